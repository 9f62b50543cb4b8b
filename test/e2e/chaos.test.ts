import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveBuilt, serveFile } from '../../demo/server/serveFile.js';
import { buildPages } from '../chaos/buildPages.js';
import { runChaos } from '../chaos/runChaos.js';
import { launchBrowser } from './support/visitor.js';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

it('shows what the service holds after each turn of a storm, and asks nothing twice', async () => {
  const pages = await buildPages();
  const { failures, turnsRun } = await runChaos(browser, {
    seed: 5,
    turns: 60,
    serve: (path) =>
      path.startsWith('/element/')
        ? serveFile(`${process.cwd()}/dist/element`, path.slice('/element/'.length))
        : serveBuilt(pages, path.slice('/page/'.length)),
  });
  expect(failures).toEqual([]);
  expect(turnsRun).toBe(60);
}, 180_000);
