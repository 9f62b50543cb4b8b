import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { english } from '../../src/labels.js';
import type { HostileSpecs } from '../hostile/HostileSpec.js';
import type { HostileTurns } from '../hostile/HostileTurn.js';
import { hostileSpecs } from '../hostile/hostileSpecs.js';
import { hostileTurns, isMerelyLong } from '../hostile/hostileTurns.js';
import { openEverything } from '../hostile/openEverything.js';
import { isDeep, someOf } from '../support/runs.js';
import { type ReadChart, readChart } from './support/readChart.js';
import { faultsOfEach, type HostilePage, type HostileVisitor, startHostilePage } from './support/startHostilePage.js';
import { untilAttached } from './support/waits.js';

/**
 * The charts that are drawn, half of those that try how much may be drawn, and one refused chart per reason. The others are shown as the
 * same table, and a test without a browser covers their refusal. `TEST_DEEP=1` includes them, and the further crowds, which take half a
 * minute.
 */
const specGroups = Object.entries<HostileSpecs>(hostileSpecs)
  .filter(([about]) => about !== 'further crowds' || isDeep)
  .map(([about, specs]) => [about, Object.fromEntries([...drawnOf(about, specs), ...refusedOf(specs)])] as const);

function drawnOf(about: string, specs: HostileSpecs) {
  return someOf(
    Object.entries(specs).filter(([, { comes }]) => comes === 'chart' || comes === 'failed'),
    about === 'bombs' ? 2 : 1,
  );
}

function refusedOf(specs: HostileSpecs) {
  const refused = Object.entries(specs).filter(([, { comes }]) => comes !== 'chart' && comes !== 'failed');
  return refused.filter(([name, { comes }]) => isDeep || firstOfReason(comes) === name);
}

function firstOfReason(reason: string): string | undefined {
  const all = Object.values<HostileSpecs>(hostileSpecs).flatMap((specs) => Object.entries(specs));
  return all.find(([, { comes }]) => comes === reason)?.[0];
}

/** Of those that are merely long, a few prove that a page copes with them. */
const turnGroups = Object.entries<HostileTurns>(hostileTurns).map(([about, turns]) => {
  const entries = Object.entries(turns);
  const isShort = ([name]: readonly [string, unknown]) => !isMerelyLong(name);
  return [
    about,
    Object.fromEntries([
      ...entries.filter(isShort),
      ...someOf(
        entries.filter(([name]) => isMerelyLong(name)),
        5,
      ),
    ]),
  ] as const;
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

describe('hostile results and errors', () => {
  afterEach(() => visitor.expectNoHarm());

  it.each(turnGroups)('of %s leave a small page, also with everything expanded', async (_, turns) => {
    const faults = await faultsOfEach(visitor, turns, checkSize, { turnsOfThread: 1 });
    expect(faults).toEqual([]);
  });
});

describe('hostile charts', () => {
  afterEach(() => visitor.expectNoHarm());

  it.each(specGroups)('of %s are drawn without their harm, or as a table', async (_, specs) => {
    const faults = await faultsOfEach(visitor, specs, async ({ comes }) => {
      const card = visitor.turns.last().locator('[data-slot="sql-result"]');
      await untilAttached(card.locator('[data-slot="chart"]:not([data-state="loading"])'));
      return faultsOfChart(await card.evaluate(readChart), comes);
    });
    expect(faults).toEqual([]);
  });
});

/** Of the last turn, with everything expanded. */
async function checkSize(): Promise<readonly string[]> {
  await visitor.page.evaluate(openEverything);
  const { elements, characters } = await visitor.turns.last().evaluate((turn) => ({
    elements: turn.querySelectorAll('*').length,
    characters: turn.outerHTML.length,
  }));
  return [
    ...(elements > 10_000 ? [`made ${elements} elements`] : []),
    ...(characters > 2_000_000 ? [`wrote ${characters} characters`] : []),
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

const maxChartElements = 20_000;
const tagsOfCharts = new Set(
  'div span bdi dl dt dd form svg g path rect text tspan line defs clipPath linearGradient stop title'.split(' '),
);
