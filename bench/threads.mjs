// Measures showing and scrolling long threads, and adding another answer. Run by `npm run bench:threads`.
import { openBenchSite } from './support/benchSite.mjs';
import { traceTasks, watchMainThread } from './support/mainThread.mjs';
import { medians, verdict } from './support/numbers.mjs';
import { printTable } from './support/table.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
const messageCounts = (process.env.MESSAGES ?? '10,200,2000,10000').split(',').map(Number);
const scrollSteps = 60;
const deltasOfAnswer = 150;
const sentence = 'The revenue of **March** rose by 12 %, see [the report](https://example.com/report).';
/** In longer threads the naive list takes minutes for one answer. */
const longestNaiveScroll = 200;

let beginAnswer = () => {};

const site = await openBenchSite({ folder: 'threads', answerApi: answerChat });

try {
  print(await measureThreads());
} finally {
  await site.close();
}

/**
 * A service with threads of any length: the id contains the number of messages. It accepts another question and
 * answers it on command in many deltas, without the state of the whole thread at the end, which would hide the cost of a delta.
 */
async function answerChat(request) {
  if (request.url.endsWith('/begin-answer')) {
    beginAnswer();
    return new Response();
  }
  const { chatId, input, messageId } = await request.json();
  const lines = input === undefined ? threadLines(chatId) : answerLines(chatId, input, messageId);
  return new Response(ReadableStream.from(lines).pipeThrough(new TextEncoderStream()));
}

async function* threadLines(chatId) {
  const message = (kind, id, content) => ({
    lc: 1,
    type: 'constructor',
    id: ['langchain_core', 'messages', kind],
    kwargs: { id, content },
  });
  const messages = Array.from({ length: Number(chatId) / 2 }, (_, turn) => [
    message('HumanMessage', `${1_700_000_000_000 + turn}-question`, `Question ${turn}`),
    message('AIMessage', `answer-${turn}`, `${sentence}\n\n- North: 1,204,331\n- South: 998,120\n\n${sentence}`),
  ]).flat();
  yield line({ id: '__cutoff__', sort: 0, state: { chatId, isStreaming: false } });
  yield line({ id: '__state__', sort: 1, state: { messages } });
}

async function* answerLines(chatId, input, messageId) {
  const answer = { id: 'once-more', role: 'assistant', graphPath: ['final', 'service_data_analyst_agent'] };
  const deltas = Array.from({ length: deltasOfAnswer }, (_, index) => `${sentence}${index % 5 === 4 ? '\n\n' : ' '}`);
  yield line({ id: '__cutoff__', sort: 0, state: { chatId, isStreaming: true } });
  yield line({ id: messageId, role: 'user', content: input, isDelta: false, isInProcess: false, sort: 1 });
  await new Promise((resolve) => {
    beginAnswer = resolve;
  });
  for (const [index, content] of deltas.entries()) {
    yield line({ ...answer, content, isDelta: true, isInProcess: true, sort: index + 2 });
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  yield line({ ...answer, content: deltas.join(''), isDelta: false, isInProcess: false, sort: deltas.length + 2 });
}

function line(value) {
  return `${JSON.stringify(value)}\n`;
}

/** Runs all lengths and views in turn for several rounds, so a slowing machine affects all of them equally. */
async function measureThreads() {
  const measured = messageCounts.map((count) => ({ count, parley: [], naive: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { count, ...views } of measured) {
      for (const view of ['parley', 'naive']) views[view].push(await measureView({ view, count }));
    }
  }
  return new Map(measured.map(({ count, parley, naive }) => [count, { parley: medians(parley), naive: medians(naive) }]));
}

async function measureView({ view, count }) {
  const page = await site.browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => process.stderr.write(`${error.stack}\n`));
  await page.goto(`${site.origin}/?view=${view}&chatId=${count}`);
  await page.waitForFunction(() => 'loadThread' in window);
  await page.evaluate(() => window.loadThread());
  const shown = await watchMainThread(page, () => page.evaluate(() => window.showThread()));
  const figures = { showMs: shown.mainMs, elements: shown.result, nodes: shown.nodes };
  if (view === 'parley' || count <= longestNaiveScroll) {
    const tasks = await traceTasks(site.browser, page, () => page.evaluate((steps) => window.scrollUp(steps), scrollSteps));
    Object.assign(figures, { longestScrollMs: Math.max(...tasks) });
    const asked = await watchMainThread(page, () => page.evaluate(() => window.askOnceMore()));
    const answered = await watchMainThread(page, () => page.evaluate(() => window.readAnswer()));
    if (answered.result < deltasOfAnswer * sentence.length) throw new Error(`Only ${answered.result} characters of the answer came.`);
    Object.assign(figures, { askMs: asked.mainMs, deltaMs: answered.mainMs / deltasOfAnswer });
  }
  await page.close();
  return figures;
}

function print(figures) {
  const cell = (value, digits = 0) => (value === undefined ? '' : value.toFixed(digits));
  printTable('Threads', [
    [
      'messages',
      'show, ms',
      'naive',
      'nodes',
      'naive',
      'longest task scrolling, ms',
      'naive',
      'one more question, ms',
      'naive',
      'a delta, ms',
      'naive',
    ],
    ...[...figures].map(([count, { parley, naive }]) => [
      String(count),
      cell(parley.showMs),
      cell(naive.showMs),
      cell(parley.nodes),
      cell(naive.nodes),
      cell(parley.longestScrollMs, 1),
      cell(naive.longestScrollMs, 1),
      cell(parley.askMs),
      cell(naive.askMs),
      cell(parley.deltaMs, 2),
      cell(naive.deltaMs, 2),
    ]),
  ]);
  const shortest = figures.get(messageCounts[0]);
  const longest = figures.get(messageCounts.at(-1));
  printTable('Targets', [
    ['', 'measured'],
    [`${messageCounts.at(-1)} messages, of the naive list`, verdict(longest.parley.showMs / longest.naive.showMs, 0.1)],
    [`nodes for ${messageCounts.at(-1)} messages`, verdict(longest.parley.nodes, 3000)],
    [`a delta at their end, of one in ${messageCounts[0]} messages`, verdict(longest.parley.deltaMs / shortest.parley.deltaMs, 1.1)],
  ]);
}
