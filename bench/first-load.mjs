// Measures what a page loads and executes before it shows content. Run by `npm run bench:first-load`.
import { gzipSync } from 'node:zlib';
import { openBenchSite } from './support/benchSite.mjs';
import { mainTasksMs } from './support/mainTasks.mjs';
import { medians } from './support/numbers.mjs';
import { printTable } from './support/table.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
const pages = {
  'the whole panel': 'panel',
  'streamdown, one answer': 'streamdown',
  'react-markdown, one answer': 'react-markdown',
  'React alone': 'nothing',
};

const site = await openBenchSite({ folder: 'first-load', pages: Object.values(pages) });
try {
  const measured = new Map(Object.keys(pages).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, path] of Object.entries(pages)) measured.get(name).push(await load(path));
  }
  printTable('First load', [
    ['', 'gzip, KB', 'main thread, ms'],
    ...[...measured].map(([name, figures]) => {
      const { kilobytes, mainMs } = medians(figures);
      return [name, kilobytes.toFixed(1), mainMs.toFixed(0)];
    }),
  ]);
} finally {
  await site.close();
}

/** Loads a page without cache until its content is painted. */
async function load(path) {
  const context = await site.browser.newContext();
  const page = await context.newPage();
  const sizes = [];
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await site.browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await page.goto(`${site.origin}/${path}.html`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => document.getElementById('root')?.textContent !== '');
  const { traceEvents } = JSON.parse((await site.browser.stopTracing()).toString());
  const bytes = (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
  await context.close();
  return { kilobytes: bytes / 1000, mainMs: mainTasksMs(traceEvents).reduce((total, ms) => total + ms, 0) };
}
