import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HostileTexts } from '../hostile/HostileText.js';
import { wordsAfter, wordsBefore } from '../hostile/hostileSteps.js';
import { hostileTexts } from '../hostile/hostileTexts.js';
import { type ReadAnswer, readAnswer } from './support/readAnswer.js';
import { faultsOfEach, type HostilePage, type HostileVisitor, startHostilePage } from './support/startHostilePage.js';
import { untilAttached, untilShown, waitForState } from './support/waits.js';

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

  it.each(Object.entries(hostileTexts))('about %s are rendered as text only', async (_, texts: HostileTexts) => {
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

function faultsOfAnswer(answer: ReadAnswer, text: string): readonly string[] {
  return [
    ...answer.missing.map((words) => `does not show "${words}"`),
    ...answer.tags.filter((tag) => !tagsOfAnswers.has(tag)).map((tag) => `made a <${tag}>`),
    ...answer.attributes.filter((name) => /^on|^style$|^src/.test(name)).map((name) => `set ${name}`),
    ...answer.protocols
      .filter((protocol) => !['http:', 'https:', 'mailto:', '#'].includes(protocol))
      .map((protocol) => `links to ${protocol}`),
    ...answer.astray.map((href) => `leads astray to ${href}`),
    ...answer.relations.filter((relation) => relation !== 'noopener noreferrer nofollow').map((relation) => `relates as "${relation}"`),
    ...(answer.elementCount > 200 + text.length * elementsPerCharacter ? [`made ${answer.elementCount} elements`] : []),
    ...(answer.attributeLength > 100_000 + text.length * 40 ? [`wrote ${answer.attributeLength} characters of attributes`] : []),
  ];
}

/** A block of code takes ten characters at least, and eleven elements with its button. */
const elementsPerCharacter = 1.2;
const tagsOfAnswers = new Set(
  `div p h3 h4 h5 h6 blockquote ul ol li pre code span button svg path rect table thead tbody tr th td hr em strong del br a section sup`.split(
    ' ',
  ),
);
