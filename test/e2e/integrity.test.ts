import { createScriptedAgent } from '@parley/local-service';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { integrityOf } from '../../element/integrityOf.mjs';
import { elementPage } from './support/elementPage.js';
import { connectBrowser } from './support/shared.js';
import { barSpec, sqlSteps } from './support/sqlSteps.js';
import { type Site, startSite } from './support/startSite.js';
import { visit } from './support/visitor.js';
import { waitForState } from './support/waits.js';

const hashes = Object.entries(integrityOf('dist/element')).map(([path, hash]) => [`/element/${path}`, hash] as const);
const otherHash = `sha384-${'A'.repeat(64)}`;

let site: Site;
let browser: Browser;

beforeAll(async () => {
  const agent = createScriptedAgent({ '*': sqlSteps({ vegaSpec: barSpec }) });
  const pages = {
    '/exact': elementPage({ head: importMap(hashes) }),
    '/changed': elementPage({ head: importMap(withWrongChart(hashes)) }),
  };
  browser = await connectBrowser();
  site = await startSite({ service: { agent }, pages });
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

describe('a page that checks the hashes of the element', () => {
  it('loads each module of the build, and draws a chart', async () => {
    const visitor = await visit(browser, `${site.origin}/exact`);
    await visitor.ask('Revenue by region');
    await waitForState(visitor.turns.first().locator('[data-slot="chart"]'), 'ready');
    expect(visitor.faults).toEqual([]);
    await visitor.leave();
  });

  it('shows the table when a module of charts is not the one that was published', async () => {
    const visitor = await visit(browser, `${site.origin}/changed`);
    await visitor.ask('Revenue by region');
    await waitForState(visitor.turns.first().locator('[data-slot="chart"]'), 'failed');
    expect(await visitor.turns.first().getByRole('row').count()).toBeGreaterThan(1);
    await visitor.leave();
  });
});

function importMap(integrity: readonly (readonly [string, string])[]): string {
  return `<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(integrity) })}</script>`;
}

/** With a wrong hash for the module that draws charts. */
function withWrongChart(entries: typeof hashes): typeof hashes {
  return entries.map(([path, hash]) => [path, /drawChart/.test(path) ? otherHash : hash]);
}
