// Measures the main thread time of a growing answer, compared with other Markdown renderers. Run by `npm run bench:answers`.
import { realisticAnswer } from './answers/realisticAnswer.mjs';
import { openBenchSite } from './support/benchSite.mjs';
import { traceTasks, watchMainThread } from './support/mainThread.mjs';
import { medians, verdict } from './support/numbers.mjs';
import { printTable } from './support/table.mjs';

const rounds = Number(process.env.ROUNDS ?? 3);
const kilobytes = (process.env.LENGTHS ?? '10,50,200').split(',').map(Number);
const paces = (process.env.PACES ?? 'paced,unpaced').split(',');
const footnotes = (process.env.FOOTNOTES ?? 'without,with').split(',');
const subjects = (process.env.SUBJECTS ?? 'parley,streamdown,memoised blocks,react-markdown,lower bound').split(',');
/** Rendering a longer text completely for every frame takes minutes, and for every delta ten minutes. */
const longestNaiveKb = Number(process.env.LONGEST_NAIVE_KB ?? 50);

const site = await openBenchSite({ folder: 'answers' });
try {
  const cases = await measureCases();
  printTargets(cases, await longestTask());
} finally {
  await site.close();
}

/** Runs all cases and subjects in turn for several rounds, so a slowing machine affects all of them equally. */
async function measureCases() {
  const cases = paces.flatMap((pace) => kilobytes.flatMap((kb) => footnotes.map((footnote) => ({ pace, kb, footnote }))));
  const measured = cases.map((one) => new Map(subjectsOf(one).map((subject) => [subject, []])));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of cases.entries()) {
      for (const [subject, measurements] of measured[index]) measurements.push(await measureAnswer({ subject, ...one }));
    }
  }
  return new Map(cases.map((one, index) => [`${one.pace} ${one.kb} ${one.footnote}`, printCase(one, measured[index])]));
}

function subjectsOf({ kb }) {
  return subjects.filter((subject) => subject !== 'react-markdown' || kb <= longestNaiveKb);
}

function printCase({ pace, kb, footnote }, measured) {
  const figures = new Map([...measured].map(([subject, measurements]) => [subject, medians(measurements)]));
  const base = figures.get('streamdown')?.mainMs ?? Number.NaN;
  printTable(`${kb} KB, ${pace}, ${footnote} a footnote`, [
    ['', 'main thread, ms', 'of streamdown', 'script, ms', 'layout and style, ms', 'heap, MB', 'nodes'],
    ...[...figures].map(([subject, { mainMs, scriptMs, layoutMs, heapMb, nodes }]) => [
      subject,
      mainMs.toFixed(0),
      (mainMs / base).toFixed(2),
      scriptMs.toFixed(0),
      layoutMs.toFixed(0),
      heapMb.toFixed(1),
      nodes.toFixed(0),
    ]),
  ]);
  return figures;
}

async function measureAnswer({ subject, pace, kb, footnote }) {
  const page = await openPage(subject, { length: kb * 1000, hasFootnote: footnote === 'with' });
  const { result, ...figures } = await watchMainThread(page, () => page.evaluate((one) => window.streamAnswer(one), pace));
  await page.close();
  if (result < kb * 500) throw new Error(`${subject} shows ${result} characters of ${kb} KB.`);
  return figures;
}

async function longestTask() {
  const longest = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openPage('parley', { length: 200_000, hasFootnote: true });
    const tasks = await traceTasks(site.browser, page, () => page.evaluate(() => window.streamAnswer('paced')));
    longest.push(Math.max(...tasks));
    await page.close();
  }
  return Math.min(...longest);
}

async function openPage(subject, answer) {
  const page = await site.browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => process.stderr.write(`${error.stack}\n`));
  await page.goto(site.origin);
  await page.waitForFunction(() => 'streamAnswer' in window);
  await page.evaluate(([name, text]) => window.prepareAnswer(name, text), [subject, realisticAnswer(answer)]);
  return page;
}

function printTargets(cases, longestTaskMs) {
  const figure = (name, subject = 'parley', field = 'mainMs') => cases.get(name)?.get(subject)?.[field] ?? Number.NaN;
  const ratio = (name, other, field) => figure(name, 'parley', field) / figure(name, other, field);
  const rows = paces.flatMap((pace) => [
    [`${pace}: 50 KB, of streamdown`, verdict(ratio(`${pace} 50 without`, 'streamdown'), 0.6)],
    [`${pace}: 50 KB, of the lower bound`, verdict(ratio(`${pace} 50 without`, 'lower bound'), 1.4)],
    [`${pace}: 200 KB, of streamdown`, verdict(ratio(`${pace} 200 without`, 'streamdown'), 0.5)],
    [`${pace}: 200 KB, of 50 KB`, verdict(figure(`${pace} 200 without`) / figure(`${pace} 50 without`), 5)],
    [`${pace}: 200 KB with a footnote, of without`, verdict(figure(`${pace} 200 with`) / figure(`${pace} 200 without`), 1.2)],
    [`${pace}: heap of 200 KB, of memoised blocks`, verdict(ratio(`${pace} 200 without`, 'memoised blocks', 'heapMb'), 1)],
  ]);
  printTable('Targets', [['', 'measured'], ...rows, ['longest task while 200 KB stream, ms', verdict(longestTaskMs, 50)]]);
}
