import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HostileTexts } from '../hostile/HostileText.js';
import { wordsAfter, wordsBefore } from '../hostile/hostileSteps.js';
import { hostileTexts } from '../hostile/hostileTexts.js';
import { faultsOfAnswer } from '../hostile/judgeAnswer.js';
import { someOf } from '../support/runs.js';
import { readAnswer } from './support/readAnswer.js';
import { faultsOfEach, type HostilePage, type HostileVisitor, startHostilePage } from './support/startHostilePage.js';
import { untilAttached, untilShown, waitForState } from './support/waits.js';

/** What every text becomes is tested without a page. Those that are only long or deep need one just to prove that it copes with them. */
const textGroups = Object.entries<HostileTexts>(hostileTexts).map(([about, texts]) => {
  const step = about === 'nesting' || about === 'masses' ? 6 : 1;
  return [about, Object.fromEntries(someOf(Object.entries(texts), step))] as const;
});

let page: HostilePage;
let visitor: HostileVisitor;

beforeAll(async () => {
  page = await startHostilePage();
  visitor = await page.visit();
});

afterAll(async () => {
  try {
    await page.expectNoOutsideContact();
  } finally {
    await page.close();
  }
});

describe('under the recommended content security policy', () => {
  afterEach(() => visitor.expectNoHarm());

  it('is styled', async () => {
    const look = await visitor.panel
      .getByRole('button', { name: 'Send' })
      .evaluate((button) => [getComputedStyle(button).borderTopStyle, getComputedStyle(button).cursor]);
    expect(look).not.toContain('outset');
  });

  it('draws panel and chart without a violation', async () => {
    await visitor.ask('chart');
    const chart = visitor.turns.last().locator('[data-slot="chart"]');
    await waitForState(chart, 'ready');
    expect(await chart.locator('svg').count()).toBeGreaterThan(0);
  });
});

describe('hostile answers', () => {
  afterEach(() => visitor.expectNoHarm());

  it.each(textGroups)('about %s are rendered as text only', async (_, texts) => {
    const faults = await faultsOfEach(visitor, texts, async ({ text, shows = '' }) => {
      const answer = visitor.turns.last().locator('[data-slot="answer"]');
      await untilAttached(answer.filter({ hasText: wordsAfter }));
      return faultsOfAnswer(await answer.evaluate(readAnswer, [wordsBefore, wordsAfter, shows]), text);
    });
    expect(faults).toEqual([]);
  });
});

it.each([
  ['answer', 'images everywhere'],
  ['chart', 'address of the data'],
  ['table', 'cell of nested lists'],
  ['error', 'error in markup'],
])('a hostile %s does no harm as the first one of a page', async (_, question) => {
  const reader = await page.visit();
  await reader.ask(question);
  await untilShown(reader.panel.locator('[data-slot="turn"]:is([data-state="done"], [data-state="failed"])'));
  await reader.expectNoHarm();
  await reader.leave();
});
