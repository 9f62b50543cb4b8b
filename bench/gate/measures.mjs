import { measureAnswer } from '../panel/measureAnswer.mjs';
import { watchMainThread } from '../support/mainThread.mjs';

/** The pages that the measures need, in one build. */
export const gatePages = ['panel/index', 'messages/index', 'charts/parley', 'gate/lists'];

/** What the gate compares, in milliseconds of the main thread, each on a fresh page of a site. Short work varies more and is repeated more. */
export const measures = {
  'panel, 50 KB paced': {
    rounds: 3,
    measure: async (site) => (await measureAnswer(site, { subject: 'panel', kb: 50, pace: 'paced' })).mainMs,
  },
  'mount of 10,000 messages': {
    rounds: 3,
    measure: (site) =>
      onPage(site, 'messages/index', 'showMessages', (page) =>
        mainMs(page, () => page.evaluate(() => window.showMessages('parley', 10_000)), 700_000),
      ),
  },
  'first chart': {
    rounds: 5,
    measure: (site) => onPage(site, 'charts/parley', 'bench', (page) => chartMs(page, ['bars'])),
  },
  'seven more charts': {
    rounds: 4,
    measure: (site) =>
      onPage(site, 'charts/parley', 'bench', async (page) => {
        await chartMs(page, ['bars', 'lines', 'names']);
        return chartMs(page, ['bars', 'lines', 'names', 'bars', 'lines', 'names', 'bars']);
      }),
  },
  'list of 10,000 rows': {
    rounds: 4,
    measure: (site) =>
      onPage(site, 'gate/lists', 'lists', (page) => mainMs(page, () => page.evaluate(() => window.lists.listUsers(10_000)), 10_000)),
  },
  'palette with 2,000 commands': {
    rounds: 5,
    measure: (site) =>
      onPage(site, 'gate/lists', 'lists', (page) => mainMs(page, () => page.evaluate(() => window.lists.searchCommands(2_000)), 1)),
  },
};

async function onPage(site, path, name, measure) {
  const page = await site.browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => process.stderr.write(`${error.stack}\n`));
  try {
    await page.goto(`${site.origin}/${path}.html`);
    await page.waitForFunction((global) => global in window, name);
    return await measure(page);
  } finally {
    await page.close();
  }
}

async function chartMs(page, kinds) {
  await page.evaluate(() => window.bench.preload('parley'));
  // The library is loaded while the query runs.
  await page.waitForTimeout(500);
  return mainMs(
    page,
    () =>
      page.evaluate(async (all) => {
        for (const kind of all) await window.bench.show('parley', kind);
        return all.length;
      }, kinds),
    kinds.length,
  );
}

/** Throws if less was shown than expected, because nothing is quickest. */
async function mainMs(page, work, least) {
  const { result, mainMs: spentMs } = await watchMainThread(page, work);
  if (result < least) throw new Error(`Only ${result} of ${least} were shown.`);
  return spentMs;
}
