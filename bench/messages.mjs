// Measures the time and memory of a list of finished messages, compared with the same elements created by hand. Run by `npm run bench:messages`.
import { openBenchSite } from './support/benchSite.mjs';
import { watchMainThread } from './support/mainThread.mjs';
import { medians, verdict } from './support/numbers.mjs';
import { printTable } from './support/table.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
const messageCount = Number(process.env.MESSAGES ?? 10_000);
const subjects = ['parley', 'plain DOM', 'plain React', 'react-markdown'];

const site = await openBenchSite({ folder: 'messages' });
try {
  print(await measureSubjects());
} finally {
  await site.close();
}

/** Runs them in turn for several rounds, so a slowing machine affects all of them equally. */
async function measureSubjects() {
  const measured = new Map(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [subject, measurements] of measured) measurements.push(await measureList(subject));
  }
  return new Map([...measured].map(([subject, measurements]) => [subject, medians(measurements)]));
}

async function measureList(subject) {
  const page = await site.browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => process.stderr.write(`${error.stack}\n`));
  await page.goto(site.origin);
  await page.waitForFunction(() => 'showMessages' in window);
  const { result, ...figures } = await watchMainThread(page, () =>
    page.evaluate(([name, count]) => window.showMessages(name, count), [subject, messageCount]),
  );
  await page.close();
  if (result < messageCount * 70) throw new Error(`${subject} shows ${result} characters of ${messageCount} messages.`);
  return figures;
}

function print(figures) {
  const plain = figures.get('plain DOM');
  printTable(`${messageCount} finished messages`, [
    ['', 'main thread, ms', 'of plain DOM', 'without layout and style, ms', 'of plain DOM', 'heap, MB', 'nodes'],
    ...[...figures].map(([subject, { mainMs, layoutMs, heapMb, nodes }]) => [
      subject,
      mainMs.toFixed(0),
      (mainMs / plain.mainMs).toFixed(2),
      (mainMs - layoutMs).toFixed(0),
      ((mainMs - layoutMs) / mountMs(plain)).toFixed(2),
      heapMb.toFixed(1),
      nodes.toFixed(0),
    ]),
  ]);
  const parley = figures.get('parley');
  printTable('Targets', [
    ['', 'measured'],
    ['main thread without layout and style, of plain DOM', verdict(mountMs(parley) / mountMs(plain), 1.5)],
    ['heap, MB', verdict(parley.heapMb, 30)],
  ]);
}

/** The time of the subject itself, because the browser needs the same time to lay out the same elements. */
function mountMs({ mainMs, layoutMs }) {
  return mainMs - layoutMs;
}
