// Measures how fast lines become a thread, compared with only splitting and parsing them. Run by `npm run bench:decode`.
import { openBenchSite } from './support/benchSite.mjs';
import { watchMainThread } from './support/mainThread.mjs';
import { median, verdict } from './support/numbers.mjs';
import { printTable } from './support/table.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
const cases = [
  { name: '20 MB of deltas', kind: 'deltas', length: 20_000_000 },
  { name: 'one line of 4 MB', kind: 'line', length: 4_000_000 },
];

const site = await openBenchSite({ folder: 'decode' });
try {
  const figures = [];
  for (const one of cases) figures.push(await measure(one));
  const [deltas, line] = figures;
  printTable('Lines', [
    ['', 'Parley, ms', 'split and parse, ms', 'ratio', 'Parley, MB/s'],
    ...figures.map(({ name, parleyMs, plainMs, megabytes }) => [
      name,
      parleyMs.toFixed(0),
      plainMs.toFixed(0),
      (parleyMs / plainMs).toFixed(2),
      (megabytes / (parleyMs / 1000)).toFixed(0),
    ]),
  ]);
  const perByte = ({ parleyMs, megabytes }) => parleyMs / megabytes;
  printTable('Targets', [
    ['', 'measured'],
    ['20 MB of deltas, of split and parse', verdict(deltas.parleyMs / deltas.plainMs, 2.5)],
    ['a byte of one line of 4 MB, of one of deltas', verdict(perByte(line) / perByte(deltas), 1)],
  ]);
} finally {
  await site.close();
}

/** Runs both in turn on one page, after a warm-up run. */
async function measure({ name, kind, length }) {
  const page = await site.browser.newPage();
  await page.goto(site.origin);
  await page.waitForFunction(() => 'prepareLines' in window);
  const bytes = await page.evaluate((options) => window.prepareLines(options), { kind, length });
  const parley = [];
  const plain = [];
  for (let round = 0; round <= rounds; round += 1) {
    const ours = await watchMainThread(page, () => page.evaluate(() => window.readAsParley()));
    const theirs = await watchMainThread(page, () => page.evaluate(() => window.readPlainly()));
    if (round === 0) continue;
    parley.push(ours.mainMs);
    plain.push(theirs.mainMs);
  }
  await page.close();
  return { name, megabytes: bytes / 1e6, parleyMs: median(parley), plainMs: median(plain) };
}
