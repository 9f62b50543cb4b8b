import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScriptedAgent } from '@parley/local-service';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { english } from '../../src/labels.js';
import type { HostileSpecs } from '../hostile/HostileSpec.js';
import type { HostileTexts } from '../hostile/HostileText.js';
import type { HostileTurns } from '../hostile/HostileTurn.js';
import { hostileSpecs } from '../hostile/hostileSpecs.js';
import { hostileRefusal, hostileSteps, wordsAfter, wordsBefore } from '../hostile/hostileSteps.js';
import { hostileTexts } from '../hostile/hostileTexts.js';
import { hostileTurns } from '../hostile/hostileTurns.js';
import { openEverything } from '../hostile/openEverything.js';
import { outsideDomain } from '../hostile/outside.js';
import { elementPage } from './support/elementPage.js';
import { type ReadAnswer, readAnswer } from './support/readAnswer.js';
import { type ReadChart, readChart } from './support/readChart.js';
import { recommendedHeaders } from './support/recommendedHeaders.js';
import { barSpec, sqlSteps } from './support/sqlSteps.js';
import { type Site, startSite } from './support/startSite.js';
import { launchBrowser, type Visitor, visit, waitForState } from './support/visitor.js';

let site: Site;
let browser: Browser;
let visitor: Visitor;
let folder: string;
/** What the page did that no answer may make it do. */
let acts: string[] = [];

beforeAll(async () => {
  const scripted = createScriptedAgent(({ text }) => (text === 'chart' ? sqlSteps({ vegaSpec: barSpec }) : hostileSteps(text)));
  const agent = { ...scripted, refuse: hostileRefusal };
  folder = await mkdtemp(join(tmpdir(), 'parley-trust-'));
  [site, browser] = await Promise.all([
    startSite({ service: { agent }, pages: { '/': elementPage() }, headers: recommendedHeaders() }),
    launchBrowser([`--log-net-log=${netLog()}`]),
  ]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

async function arrive(): Promise<void> {
  visitor = await visit(browser, site.origin);
  acts = [];
  const { page } = visitor;
  // Opening everything in a hostile answer keeps a slow machine busy for longer than any reader would wait.
  page.setDefaultTimeout(60_000);
  page.on('dialog', (dialog) => acts.push(`dialog: ${dialog.message()}`));
  page.on('popup', (popup) => acts.push(`window: ${popup.url()}`));
  page.on('download', (download) => acts.push(`download: ${download.url()}`));
  page.on('framenavigated', (frame) => acts.push(`navigation: ${frame.url()}`));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(token$|element\/|api\/)/.test(pathname)) acts.push(`request: ${request.url()}`);
  });
}

async function leave(): Promise<void> {
  const changed = await visitor.page.evaluate(() => [
    ...('hacked' in window ? ['hacked'] : []),
    ...Object.keys(Object.prototype),
    ...['polluted'].filter((name) => name in {}),
  ]);
  const violations = await visitor.violations();
  await visitor.leave();
  const { outsideRequests: outside, faults } = visitor;
  expect({ acts, changed, violations, outside, faults }).toEqual({ acts: [], changed: [], violations: [], outside: [], faults: [] });
}

describe('under the recommended content security policy', () => {
  beforeEach(arrive);
  afterEach(leave);

  it('draws panel and chart without a violation', async () => {
    await visitor.ask('chart');
    const chart = visitor.turns.first().locator('[data-slot="chart"]');
    await waitForState(chart, 'ready');
    expect(await chart.locator('svg').count()).toBeGreaterThan(0);
  });

  it('is styled', async () => {
    const look = await visitor.panel
      .getByRole('button', { name: 'Send' })
      .evaluate((button) => [getComputedStyle(button).borderTopStyle, getComputedStyle(button).cursor]);
    expect(look).not.toContain('outset');
  });
});

describe('hostile answers', () => {
  beforeEach(arrive);
  afterEach(leave);

  it.each(Object.entries(hostileTexts))('about %s are rendered as text only', { timeout: 180_000 }, async (_, texts: HostileTexts) => {
    const faults = await faultsOfEach(texts, async ({ text, shows = '' }) => {
      const answer = visitor.turns.last().locator('[data-slot="answer"]');
      await answer.filter({ hasText: wordsAfter }).waitFor({ state: 'attached', timeout: 60_000 });
      return faultsOfAnswer(await answer.evaluate(readAnswer), { text, shows });
    });
    expect(faults).toEqual([]);
  });
});

describe('hostile results and errors', () => {
  beforeEach(arrive);
  afterEach(leave);

  it.each(Object.entries(hostileTurns))(
    'of %s leave a small page, also with everything expanded',
    { timeout: 300_000 },
    async (_, turns: HostileTurns) => {
      const faults: string[] = [];
      for (const [name, { ends = 'done' }] of Object.entries(turns)) {
        await visitor.panel.locator('[data-slot="new-chat"]').click();
        await visitor.ask(name);
        await waitForState(visitor.turns.first(), ends);
        await visitor.page.evaluate(openEverything);
        const { elements, characters } = await visitor.turns.first().evaluate((turn) => ({
          elements: turn.querySelectorAll('*').length,
          characters: turn.outerHTML.length,
        }));
        if (elements > 10_000) faults.push(`${name}: made ${elements} elements`);
        if (characters > 2_000_000) faults.push(`${name}: wrote ${characters} characters`);
      }
      expect(faults).toEqual([]);
    },
  );
});

describe('hostile charts', () => {
  beforeEach(arrive);
  afterEach(leave);

  it.each(Object.entries(hostileSpecs))(
    'of %s are drawn without their harm, or as a table',
    { timeout: 180_000 },
    async (_, specs: HostileSpecs) => {
      const faults = await faultsOfEach(specs, async ({ comes }) => {
        const card = visitor.turns.last().locator('[data-slot="sql-result"]');
        await card.locator('[data-slot="chart"]:not([data-state="loading"])').waitFor({ state: 'attached' });
        return faultsOfChart(await card.evaluate(readChart), comes);
      });
      expect(faults).toEqual([]);
    },
  );
});

it('hostile answers and charts never made the browser contact another host, according to its network log', async () => {
  await browser.close();
  const log = await readFile(netLog(), 'utf8');
  expect(log).toContain(new URL(site.origin).host);
  expect(log.includes(outsideDomain)).toBe(false);
});

/** Asks for each entry, a few in each conversation, and looks at what came once its turn is done. */
async function faultsOfEach<Entry>(
  entries: Readonly<Record<string, Entry>>,
  look: (entry: Entry) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const faults: string[] = [];
  let place = turnsOfThread;
  for (const [name, entry] of Object.entries(entries)) {
    if (place === turnsOfThread) {
      await visitor.panel.locator('[data-slot="new-chat"]').click();
      place = 0;
    }
    const faultsBefore = visitor.faults.length;
    try {
      await visitor.ask(name);
      await waitForState(visitor.turns.nth(place), 'done');
      const found = [...(await look(entry)), ...visitor.faults.slice(faultsBefore)];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
      place += 1;
    } catch (error) {
      faults.push(`${name}: ${error}`);
      place = turnsOfThread;
    }
  }
  return faults;
}

function faultsOfAnswer(answer: ReadAnswer, { text, shows }: { readonly text: string; readonly shows: string }): readonly string[] {
  const missing = [wordsBefore, wordsAfter, shows].filter((words) => !answer.words.includes(words));
  return [
    ...missing.map((words) => `does not show "${words}"`),
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

function faultsOfChart(chart: ReadChart, comes: HostileSpecs[string]['comes']): readonly string[] {
  const isDrawn = comes === 'chart';
  const problem = isDrawn ? '' : english.chart.cannotDraw[comes];
  return [
    ...(chart.state === (isDrawn ? 'ready' : 'failed') ? [] : [`is ${chart.state}`]),
    ...(chart.problem === problem ? [] : [`says "${chart.problem}"`]),
    ...(isDrawn === chart.markCount > 0 ? [] : [`has ${chart.markCount} marks`]),
    ...(isDrawn || chart.tableRows > 1 ? [] : ['has no table']),
    ...chart.tags.filter((tag) => !tagsOfCharts.has(tag)).map((tag) => `made a <${tag}>`),
    ...chart.addresses.map((address) => `leads to ${address}`),
    ...(chart.elementCount > maxChartElements ? [`made ${chart.elementCount} elements`] : []),
  ];
}

function netLog(): string {
  return join(folder, 'network.json');
}

const turnsOfThread = 10;
/** A block of code takes ten characters at least, and eleven elements with its button. */
const elementsPerCharacter = 1.2;
const maxChartElements = 20_000;
const tagsOfAnswers = new Set(
  `div p h3 h4 h5 h6 blockquote ul ol li pre code span button svg path rect table thead tbody tr th td hr em strong del br a section sup`.split(
    ' ',
  ),
);
const tagsOfCharts = new Set('div span form svg g path rect text tspan line defs clipPath linearGradient stop title'.split(' '));
