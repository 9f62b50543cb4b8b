// Measures an answer that streams into the whole panel and the element, compared with the same text as plain DOM. Run by `npm run bench:panel`.
import { measureAnswer, measureFrames } from './panel/measureAnswer.mjs';
import { openBenchSite } from './support/benchSite.mjs';
import { medians, verdict } from './support/numbers.mjs';
import { printTable } from './support/table.mjs';

const rounds = Number(process.env.ROUNDS ?? 3);
const listed = (name, usual) => (process.env[name] ?? usual).split(',');
const lengths = listed('LENGTHS', '10,50,200').map(Number);
const paces = listed('PACES', 'paced,unpaced');
const subjects = listed('SUBJECTS', 'panel,element,panel with a chart,element with a chart,plain DOM');
const targets = { '50 paced': 1.05, '200 paced': 0.75 };

const site = await openBenchSite({ folder: '.', pages: ['panel/index'], hasElement: true });
try {
  const cases = lengths.flatMap((kb) => paces.map((pace) => ({ kb, pace })));
  const measured = await measureCases(cases);
  for (const one of cases) printCase(one, measured.get(one));
  if (paces.includes('paced')) await printFrames();
} finally {
  await site.close();
}

/** Runs all cases and subjects in turn for several rounds, so a slowing machine affects all of them equally. */
async function measureCases(cases) {
  const all = new Map(cases.map((one) => [one, new Map(subjects.map((subject) => [subject, []]))]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [one, measured] of all) {
      for (const [subject, measurements] of measured) measurements.push(await measureAnswer(site, { ...one, subject }));
    }
  }
  return all;
}

function printCase({ kb, pace }, measured) {
  const figures = new Map([...measured].map(([subject, measurements]) => [subject, medians(measurements)]));
  const boundMs = figures.get('plain DOM')?.mainMs ?? Number.NaN;
  const target = targets[`${kb} ${pace}`];
  printTable(`${kb} KB, ${pace}`, [
    ['', 'main thread, ms', 'of plain DOM', 'script, ms', 'layout and style, ms', 'heap, MB', 'nodes'],
    ...[...figures].map(([subject, { mainMs, scriptMs, layoutMs, heapMb, nodes }]) => [
      subject,
      mainMs.toFixed(0),
      target === undefined || subject === 'plain DOM' ? (mainMs / boundMs).toFixed(2) : verdict(mainMs / boundMs, target),
      scriptMs.toFixed(0),
      layoutMs.toFixed(0),
      heapMb.toFixed(1),
      nodes.toFixed(0),
    ]),
  ]);
}

async function printFrames() {
  const rows = [];
  for (const kb of lengths) {
    for (const subject of subjects)
      rows.push([`${kb} KB, ${subject}`, verdict(await measureFrames(site, { kb, subject, pace: 'paced' }), 8)]);
  }
  printTable('A paced frame, 95th percentile of the main thread', [['', 'ms'], ...rows]);
}
