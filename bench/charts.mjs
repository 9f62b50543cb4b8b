// Measures the time from a result to its painted chart on a processor slowed down four times, compared with vega-embed.
// Run by `npm run bench:charts`.
import { openBenchSite } from './support/benchSite.mjs';
import { printTable } from './support/table.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
const slowdown = 4;
const kinds = ['bars', 'lines', 'names'];

const site = await openBenchSite({ folder: 'charts' });
try {
  const subjects = ['parley', 'plain'].map((view) => ({ view, rounds: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const subject of subjects) subject.rounds.push(await measure(subject.view, kinds[round % kinds.length]));
  }
  const [parley, plain] = subjects.map(({ rounds: all }) => best(all));
  printTable('Charts', [
    [`result to painted chart, ${slowdown} times slower`, 'Parley, ms', 'vega-embed, ms', 'ratio', 'goal, ms'],
    row('first, library not loaded', parley.unloaded, plain.unloaded, ''),
    row('first, library loaded while the query ran', parley.cold, plain.cold, '< 400'),
    row('after three charts', parley.warm, plain.warm, '< 120'),
  ]);
} finally {
  await site.close();
}

/** Returns the shortest time of each kind. Other load on the machine can only make a round slower. */
function best(all) {
  const least = (name) => Math.min(...all.map((times) => times[name]));
  return { unloaded: least('unloaded'), cold: least('cold'), warm: least('warm') };
}

/** Measures one chart on a fresh page, and one after the library has loaded and after three charts, in milliseconds. */
async function measure(view, kind) {
  const unloaded = await withPage(async (page) => show(page, view, kind));
  return withPage(async (page) => {
    await page.evaluate((name) => window.bench.preload(name), view);
    await page.waitForTimeout(3_000);
    const cold = await show(page, view, kind);
    const times = [];
    for (const next of [...kinds, ...kinds, kind]) times.push(await show(page, view, next));
    return { unloaded, cold, warm: Math.min(...times.slice(2)) };
  });
}

async function withPage(use) {
  const page = await site.browser.newPage({ viewport: { width: 900, height: 900 } });
  try {
    await page.goto(site.origin);
    await page.waitForFunction(() => 'bench' in window);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page);
  } finally {
    await page.close();
  }
}

function show(page, view, kind) {
  return page.evaluate(([name, shown]) => window.bench.show(name, shown), [view, kind]);
}

function row(title, ours, theirs, goal) {
  return [title, ours.toFixed(0), theirs.toFixed(0), (ours / theirs).toFixed(2), goal];
}
