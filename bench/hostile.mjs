// Prints for each hostile answer, tool result, error line and chart the longest task of the page's main thread, in milliseconds
// of processor time, while it arrives and while all of it is expanded.
// Run by `npm run bench:hostile`, with parts of names to run only those.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build, createServer as createViteServer } from 'vite';
import { mainTasksMs } from './support/mainTasks.mjs';

process.env.NODE_ENV = 'production';
// Use the hostile texts and results at full size.
process.env.TEST_DEEP = '1';
const root = new URL('..', import.meta.url).pathname;
const wanted = process.argv.slice(2);
const goalMs = 200;

const vite = await createViteServer({
  root,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const load = (path) => vite.ssrLoadModule(path);
const elementFolder = await mkdtemp(join(tmpdir(), 'parley-hostile-'));
await build({ root, mode: 'element', logLevel: 'error', build: { outDir: elementFolder, emptyOutDir: true } });

const { createScriptedAgent } = await load('/local-service/src/index.ts');
const { startSite } = await load('/test/e2e/support/startSite.ts');
const { elementPage } = await load('/test/e2e/support/elementPage.ts');
const { findChromium, chromiumArgs } = await load('/test/support/findChromium.ts');
const { hostileRefusal, hostileSteps, wordsAfter } = await load('/test/hostile/hostileSteps.ts');
const { hostileTexts } = await load('/test/hostile/hostileTexts.ts');
const { hostileTurns } = await load('/test/hostile/hostileTurns.ts');
const { hostileSpecs } = await load('/test/hostile/hostileSpecs.ts');
const { openEverything } = await load('/test/hostile/openEverything.ts');
const groups = [...Object.values(hostileTexts), ...Object.values(hostileTurns), ...Object.values(hostileSpecs)];
const hostileNames = groups.flatMap((group) => Object.keys(group));
const failing = new Set(groups.flatMap((group) => Object.entries(group).flatMap(([name, { ends }]) => (ends === 'failed' ? [name] : []))));

const agent = { ...createScriptedAgent(({ text }) => hostileSteps(text)), refuse: hostileRefusal };
const site = await startSite({ service: { agent }, pages: { '/': elementPage() }, elementFolder });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const slow = [];

try {
  for (const name of hostileNames.filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))) {
    const longestMs = await measure(name);
    if (longestMs > goalMs) slow.push(name);
    process.stdout.write(`${name.padEnd(36)} ${longestMs.toFixed(0).padStart(6)}${longestMs > goalMs ? ' *' : ''}\n`);
  }
  process.stdout.write(`\n${slow.length} over ${goalMs} ms${slow.length === 0 ? '' : `: ${slow.join(', ')}`}\n`);
} finally {
  await browser.close();
  await site.close();
  await vite.close();
  await rm(elementFolder, { recursive: true, force: true });
}

/** Uses a separate page for each answer to keep other answers out of its layout. */
async function measure(name) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(site.origin);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill(name);
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await message.press('Enter');
  const isOver = await page
    .waitForFunction(
      ({ words, fails }) => {
        const panel = document.querySelector('parley-chat').shadowRoot;
        const chart = panel.querySelector('[data-slot="chart"]');
        const isDrawn = chart === null || ['ready', 'failed'].includes(chart.dataset.state);
        if (fails) return panel.querySelector('[data-slot="turn"][data-state="failed"]') !== null;
        return (
          isDrawn && (panel.querySelector('[data-slot="turn"][data-state="done"] [data-slot="answer"]')?.textContent ?? '').includes(words)
        );
      },
      { words: wordsAfter, fails: failing.has(name) },
      { polling: 250, timeout: 60_000 },
    )
    .then(
      () => true,
      () => false,
    );
  await page.evaluate(openEverything);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await page.close();
  return isOver ? Math.max(...mainTasksMs(traceEvents)) : Number.POSITIVE_INFINITY;
}
