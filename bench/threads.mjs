// Measures long threads: to show them, to scroll them, and one more answer at their end. Run by `npm run bench:threads`.
import { openBenchSite } from './support/benchSite.mjs';
import { traceTasks, watchMainThread } from './support/mainThread.mjs';
import { medians, verdict } from './support/numbers.mjs';
import { printTable } from './support/table.mjs';

const rounds = Number(process.env.ROUNDS ?? 3);
const messageCounts = (process.env.MESSAGES ?? '10,200,2000,10000').split(',').map(Number);
const scrollSteps = 60;
const deltasOfAnswer = 150;
/** In longer ones the naive list takes minutes for one answer. */
const longestNaiveScroll = 200;

let service;
const site = await openBenchSite({ folder: 'threads', answerApi: (request) => service.fetch(request) });
const { createLocalService, createScriptedAgent } = await site.load('/src/local-service.ts');
const { createServiceClient, streamChat } = await site.load('/src/client.ts');
service = createLocalService({ origin: site.origin, agent: createScriptedAgent(answerTo) });
const token = () => service.mintToken({ externalId: 'ada' });
const chatUrl = service.addresses.deploymentChatUrl;

try {
  const figures = new Map();
  for (const count of messageCounts) figures.set(count, await measureThread(count));
  print(figures);
} finally {
  await site.close();
}

/** A short answer to each question, and one in many deltas to the last. */
async function* answerTo({ text }) {
  const sentence = `The revenue of **${text}** rose by 12 %, see [the report](https://example.com/report).`;
  if (text !== 'Once more') {
    yield { kind: 'answer', text: `${sentence}\n\n- North: 1,204,331\n- South: 998,120\n\n${sentence}` };
    return;
  }
  for (let index = 0; index < deltasOfAnswer; index += 1) {
    yield { kind: 'text', text: `${sentence}${index % 5 === 4 ? '\n\n' : ' '}` };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function measureThread(count) {
  const chatId = await writeThread(count / 2);
  const measured = { parley: [], naive: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const view of ['parley', 'naive']) measured[view].push(await measureView({ view, count, chatId }));
  }
  return { parley: medians(measured.parley), naive: medians(measured.naive) };
}

/** Asks so many questions as a client would, and gives the thread's id. */
async function writeThread(turnCount) {
  const client = createServiceClient({ chatUrl, credentials: { kind: 'service-token', token }, fetch: service.fetch });
  let chatId;
  for (let turn = 1; turn <= turnCount; turn += 1) {
    for await (const frame of streamChat(client, { chatId, input: `Question ${turn}` })) chatId ??= frame.chatId;
  }
  return chatId;
}

async function measureView({ view, count, chatId }) {
  const page = await site.browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('pageerror', (error) => process.stderr.write(`${error.stack}\n`));
  const query = new URLSearchParams({ view, chatId, chatUrl, token: await token() });
  await page.goto(`${site.origin}/?${query}`);
  await page.waitForFunction(() => 'loadThread' in window);
  await page.evaluate(() => window.loadThread());
  const shown = await watchMainThread(page, () => page.evaluate(() => window.showThread()));
  const figures = { showMs: shown.mainMs, elements: shown.result, nodes: shown.nodes };
  if (view === 'parley' || count <= longestNaiveScroll) {
    const tasks = await traceTasks(site.browser, page, () => page.evaluate((steps) => window.scrollUp(steps), scrollSteps));
    Object.assign(figures, { longestScrollMs: Math.max(...tasks) });
    const answered = await watchMainThread(page, () => page.evaluate(() => window.askOnceMore()));
    Object.assign(figures, { answerMs: answered.mainMs });
  }
  await page.close();
  return figures;
}

function print(figures) {
  const cell = (value, digits = 0) => (value === undefined ? '' : value.toFixed(digits));
  printTable('Threads', [
    ['messages', 'show, ms', 'naive', 'nodes', 'naive', 'longest task scrolling, ms', 'naive', 'one more answer, ms', 'naive'],
    ...[...figures].map(([count, { parley, naive }]) => [
      String(count),
      cell(parley.showMs),
      cell(naive.showMs),
      cell(parley.nodes),
      cell(naive.nodes),
      cell(parley.longestScrollMs, 1),
      cell(naive.longestScrollMs, 1),
      cell(parley.answerMs),
      cell(naive.answerMs),
    ]),
  ]);
  const shortest = figures.get(messageCounts[0]);
  const longest = figures.get(messageCounts.at(-1));
  printTable('Targets', [
    ['', 'measured'],
    [`${messageCounts.at(-1)} messages, of the naive list`, verdict(longest.parley.showMs / longest.naive.showMs, 0.1)],
    [`nodes for ${messageCounts.at(-1)} messages`, verdict(longest.parley.nodes, 3000)],
    [`one more answer, of that in ${messageCounts[0]} messages`, verdict(longest.parley.answerMs / shortest.parley.answerMs, 1.1)],
  ]);
}
