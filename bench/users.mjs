// Measures the list of users over ten thousand of them, beside a plain table of the same rows. Run by `npm run bench:users`.
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, createServer as createViteServer } from 'vite';
import { mainTasksMs } from './mainTasks.mjs';

process.env.NODE_ENV = 'production';
const root = new URL('..', import.meta.url).pathname;
const contentTypes = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const rounds = Number(process.env.ROUNDS ?? 3);
const rowsToScroll = 5_000;

const vite = await createViteServer({
  root,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { createLocalService } = await vite.ssrLoadModule('/src/local-service.ts');
const outDir = await mkdtemp(join(tmpdir(), 'parley-bench-'));
await build({
  configFile: false,
  root: join(root, 'bench/users'),
  base: '/',
  logLevel: 'error',
  plugins: [react()],
  build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 4_000 },
});

let service = newService();
const http = createHttpServer(getRequestListener(answer, { overrideGlobalObjects: false }));
http.listen(0, 'localhost');
await once(http, 'listening');
const origin = `http://localhost:${http.address().port}`;
const { findChromium, chromiumArgs } = await vite.ssrLoadModule('/test/support/findChromium.ts');
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });

try {
  const widget = await measure('widget');
  const plain = await measure('plain');
  const deletion = await measureDeletion();
  print([
    ['', 'widget', 'plain table', 'ratio', 'goal'],
    row('answer to first 100 rows, ms', widget.firstRowsMs, plain.firstRowsMs, '< 300'),
    row('answer to first 1,000 rows, ms', widget.thousandMs, plain.thousandMs, '< 300'),
    row(`longest task, scrolling ${rowsToScroll}, ms`, widget.longestScrollMs, plain.longestScrollMs, '< 50'),
    ['tasks over 50 ms, scrolling', String(widget.longTasks), String(plain.longTasks), '', '0'],
    ['delete 1,000: succeeded', deletion.succeeded, '', '', '963'],
    ['delete 1,000: failed', deletion.failed, '', '', '37'],
    ['delete 1,000: selected after', deletion.selected, '', '', '37'],
    ['delete 1,000, ms', deletion.tookMs.toFixed(0), '', '', ''],
  ]);
} finally {
  await browser.close();
  http.close();
  await vite.close();
  await rm(outDir, { recursive: true, force: true });
}

function newService() {
  return createLocalService({ userCount: 10_000, isHeldUser: ({ id }) => id % 27 === 0 });
}

async function answer(request) {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/api/')) return service.fetch(request);
  const file = pathname === '/' ? '/index.html' : pathname;
  const body = await readFile(join(outDir, file)).catch(() => undefined);
  return new Response(body, { status: body === undefined ? 404 : 200, headers: { 'content-type': contentTypes[extname(file)] ?? '' } });
}

async function open(view, pageSize) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const token = await service.mintAccessToken();
  await page.goto(`${origin}/?view=${view}&pageSize=${pageSize}&token=${token}`);
  await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0);
  return page;
}

/** The best of some rounds: what else the machine does makes any of them slower, and none faster. */
async function measure(view) {
  const all = [];
  for (let round = 0; round < rounds; round += 1) {
    const firstRowsMs = await firstRows(view, 100);
    const thousandMs = await firstRows(view, 1_000);
    all.push({ firstRowsMs, thousandMs, ...(await scroll(view)) });
  }
  const least = (name) => Math.min(...all.map((one) => one[name]));
  return {
    firstRowsMs: least('firstRowsMs'),
    thousandMs: least('thousandMs'),
    longestScrollMs: least('longestScrollMs'),
    longTasks: least('longTasks'),
  };
}

async function firstRows(view, pageSize) {
  const page = await open(view, pageSize);
  const ms = await page.evaluate(() => {
    const at = (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return at('painted') - at('answered');
  });
  await page.close();
  return ms;
}

async function scroll(view) {
  const page = await open(view, 1_000);
  for (let loaded = 1_000; loaded < rowsToScroll; loaded += 1_000) {
    const answered = page.waitForResponse((response) => response.url().includes('after='));
    await page.getByRole('button', { name: 'Load more' }).click();
    await answered;
    await page.waitForTimeout(300);
  }
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await page.evaluate(async () => {
    const box = document.querySelector('.parley-data-table-scroll, .scroll');
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let before = -1; box.scrollTop !== before; ) {
      before = box.scrollTop;
      box.scrollTop += 800;
      await frame();
      await frame();
    }
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await page.close();
  const tasks = mainTasksMs(traceEvents);
  return { longestScrollMs: Math.max(...tasks), longTasks: tasks.filter((ms) => ms > 50).length };
}

async function measureDeletion() {
  service = newService();
  const page = await open('widget', 1_001);
  await page.getByRole('checkbox', { name: /This is you/ }).waitFor();
  await page.getByRole('checkbox', { name: 'Select all that are loaded' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('textbox', { name: /to confirm/ }).fill('1000');
  const startedAt = performance.now();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const panel = page.locator('[data-slot="bulk-result"][data-state="done"]');
  await panel.waitFor({ timeout: 120_000 });
  const tookMs = performance.now() - startedAt;
  const numberBefore = async (locator) => (/[\d,]+/.exec(await locator.innerText()) ?? [''])[0];
  return {
    tookMs,
    succeeded: await numberBefore(panel.locator('li[data-tone="success"]')),
    failed: await numberBefore(panel.locator('li[data-tone="danger"]')),
    selected: await numberBefore(page.getByRole('toolbar')),
  };
}

function row(name, ours, baseline, goal) {
  return [name, ours.toFixed(1), baseline.toFixed(1), (ours / baseline).toFixed(2), goal];
}

function print(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  for (const cells of rows) {
    const line = cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])));
    process.stdout.write(`${line.join('  ')}\n`);
  }
}
