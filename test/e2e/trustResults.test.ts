import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { english } from '../../src/labels.js';
import type { HostileSpecs } from '../hostile/HostileSpec.js';
import type { HostileTurns } from '../hostile/HostileTurn.js';
import { hostileSpecs } from '../hostile/hostileSpecs.js';
import { hostileTurns } from '../hostile/hostileTurns.js';
import { openEverything } from '../hostile/openEverything.js';
import { type ReadChart, readChart } from './support/readChart.js';
import { faultsOfEach, type HostilePage, startHostilePage } from './support/startHostilePage.js';
import { type Visitor, waitForState } from './support/visitor.js';

let page: HostilePage;
let visitor: Visitor;

beforeAll(async () => {
  page = await startHostilePage();
});

afterAll(() => page.close());

describe('hostile results and errors', () => {
  beforeEach(async () => {
    visitor = await page.visit();
  });

  afterEach(() => visitor.leave());

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
  beforeEach(async () => {
    visitor = await page.visit();
  });

  afterEach(() => visitor.leave());

  it.each(Object.entries(hostileSpecs))(
    'of %s are drawn without their harm, or as a table',
    { timeout: 180_000 },
    async (_, specs: HostileSpecs) => {
      const faults = await faultsOfEach(visitor, specs, async ({ comes }) => {
        const card = visitor.turns.last().locator('[data-slot="sql-result"]');
        await card.locator('[data-slot="chart"]:not([data-state="loading"])').waitFor({ state: 'attached' });
        return faultsOfChart(await card.evaluate(readChart), comes);
      });
      expect(faults).toEqual([]);
    },
  );
});

it('the browser contacted no other host, according to its network log', () => page.expectNoOutsideContact());

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
const tagsOfCharts = new Set('div span form svg g path rect text tspan line defs clipPath linearGradient stop title'.split(' '));
