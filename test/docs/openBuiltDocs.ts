import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from 'playwright';
import { preview } from 'vite';
import { topicPages } from '../../site/topicPages.js';
import { launchBrowser } from '../e2e/support/visitor.js';

/** The most that a page may load before its live example is seen, compressed. */
const pageLimitKiB = 200;

/**
 * Opens each page of the built documentation that has live examples: the page is small, and each example shows data. Throws an error that
 * lists the pages that do not.
 */
export async function openBuiltDocs(): Promise<void> {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    base: '/docs/',
    build: { outDir: join(process.cwd(), 'dist-docs') },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const browser = await launchBrowser();
  const paths = topicPages().flatMap(({ path, liveText }) => (liveText.includes('<LiveExample ') ? path : []));
  const problems: string[] = [];
  try {
    problems.push(...(await problemsOfSize(browser, new URL(`${paths[0]}.html`, origin).href)));
    const left = [...paths];
    const visit = async () => {
      const page = await browser.newPage();
      for (let path = left.shift(); path !== undefined; path = left.shift()) {
        problems.push(...(await problemsOfPage(page, new URL(`${path}.html`, origin).href)).map((problem) => `${path}: ${problem}`));
      }
    };
    await Promise.all([visit(), visit()]);
  } finally {
    await browser.close();
    await server.close();
  }
  if (problems.length > 0) throw new Error(`Problems of the documentation:\n${problems.join('\n')}`);
  process.stdout.write(`${paths.length} pages with live examples\n`);
}

/** Pages differ by their text alone, so one stands for all. */
async function problemsOfSize(browser: Browser, url: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.route('**/live/**', (route) => route.abort());
  await page.goto(url, { waitUntil: 'networkidle' });
  const sizes = await Promise.all(
    responses.map((response) =>
      response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      ),
    ),
  );
  const sizeKiB = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  await page.close();
  process.stdout.write(`${sizeKiB.toFixed(1)} KiB before a live example is seen\n`);
  return sizeKiB > pageLimitKiB ? [`${url} loads ${sizeKiB.toFixed(1)} KiB, over ${pageLimitKiB}.`] : [];
}

async function problemsOfPage(page: Page, url: string): Promise<readonly string[]> {
  const problems: string[] = [];
  const listen = (error: Error) => void problems.push(error.message);
  page.on('pageerror', listen);
  await page.goto(url);
  for (const example of await page.locator('[data-live]').all()) {
    await example.scrollIntoViewIfNeeded();
    const surface = example.frameLocator('iframe').locator('.live-surface');
    const shown = surface.locator('[data-state="ready"], canvas, table, form, [data-slot="markdown"], button[aria-keyshortcuts]').first();
    await shown.waitFor({ timeout: 30_000 }).catch(async () => {
      problems.push(`shows no data: ${(await surface.innerText().catch(() => 'no frame')).slice(0, 200)}`);
    });
    const failed = await surface.locator('[data-state="error"], [data-state="denied"]').count();
    if (failed > 0) problems.push(`shows an error: ${(await surface.innerText()).slice(0, 200)}`);
  }
  page.off('pageerror', listen);
  return problems;
}
