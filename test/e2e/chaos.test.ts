import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveBuilt, serveFile } from '../../demo/server/serveFile.js';
import { buildPages } from '../chaos/buildPages.js';
import type { ServeFile } from '../chaos/createChaosSite.js';
import { runAdminStorm } from '../chaos/runAdminStorm.js';
import { runChaos } from '../chaos/runChaos.js';
import { runs } from '../support/runs.js';
import { connectBrowser } from './support/shared.js';

/** The machine may have other work to do. */
const patienceMs = 240_000;
const seed = 5;
const turns = runs(40, 60);
let browser: Browser;
let serve: ServeFile;

beforeAll(async () => {
  const pages = await buildPages();
  browser = await connectBrowser();
  serve = (path) =>
    path.startsWith('/element/')
      ? serveFile(`${process.cwd()}/dist/element`, path.slice('/element/'.length))
      : serveBuilt(pages, path.slice('/page/'.length));
});

afterAll(() => browser?.close());

it(
  "shows the service's state after each turn of a storm, and asks nothing twice",
  async () => {
    const { failures, turnsRun } = await runChaos(browser, { seed, turns, serve });
    // An assertion would truncate the list.
    if (failures.length > 0) throw new Error(JSON.stringify(failures, undefined, 1));
    expect(turnsRun).toBe(turns);
  },
  patienceMs,
);

it(
  "lists the service's state after each round of a storm on the admin hooks, and acts on no user twice",
  async () => {
    expect(await runAdminStorm(browser, { seed, rounds: runs(3, 4), serve })).toEqual([]);
  },
  patienceMs,
);
