import type { Browser } from 'playwright';
import { buildElement } from '../../demo/server/builds.js';
import { serveBuilt } from '../../demo/server/serveFile.js';
import { buildPages } from './buildPages.js';
import type { ServeFile } from './createChaosSite.js';
import { runAdminStorm } from './runAdminStorm.js';
import { type ChaosOptions, type HeapSample, runChaos } from './runChaos.js';
import type { TurnFailure } from './runLane.js';

/** Builds what is to be tried, runs the storm and prints what came of it. `false` where something broke. */
export async function reportChaos(browser: Browser, options: ReportOptions): Promise<boolean> {
  const startedAt = performance.now();
  print(`seed ${options.seed}`);
  const [element, pages] = [await buildElement(), await buildPages()];
  const serve: ServeFile = (path) =>
    path.startsWith('/element/') ? serveBuilt(element, path.slice('/element/'.length)) : serveBuilt(pages, path.slice('/page/'.length));
  const { seed, lane } = options;
  const isAdminCalm = (lane !== undefined && lane !== adminLane) || (await reportAdmin(browser, { seed, serve }));
  const isChatCalm = lane === adminLane || (await reportChat(browser, { ...options, serve, startedAt }));
  print(`${seconds(startedAt)} s in all`);
  return isAdminCalm && isChatCalm;
}

interface ReportOptions extends Pick<ChaosOptions, 'seed' | 'turns' | 'from' | 'lane'> {
  /** All of it takes no longer: what turns are left by then are not run. */
  readonly minutes: number;
}

async function reportAdmin(browser: Browser, options: Pick<ChaosOptions, 'seed' | 'serve'>): Promise<boolean> {
  const problems = await runAdminStorm(browser, { ...options, rounds: adminRounds });
  print(`${adminRounds} rounds of the admin hooks, ${problems.length} problems`);
  for (const problem of problems) print(`- ${problem}`);
  return problems.length === 0;
}

async function reportChat(
  browser: Browser,
  { minutes, startedAt, ...options }: ReportOptions & Pick<ChaosOptions, 'serve'> & { readonly startedAt: number },
): Promise<boolean> {
  const { failures, heaps, turnsRun } = await runChaos(browser, {
    ...options,
    measuresHeap: true,
    isLate: () => performance.now() - startedAt > minutes * 60_000 - lastHeapMs,
    onTurn({ failure }, count) {
      if (failure !== undefined) print(describeFailure(options.seed, failure));
      if (count % 100 === 0) print(`${count} turns, ${seconds(startedAt)} s`);
    },
  });
  print(`${turnsRun} of ${options.turns} turns, ${failures.length} failed`);
  const tabHeaps = readHeaps(heaps);
  for (const heap of tabHeaps) print(describeHeap(heap));
  const isFlat = options.turns < turnsThatTellOfHeap || tabHeaps.every(({ growth }) => growth < mostGrowth);
  return failures.length === 0 && isFlat;
}

function describeFailure(seed: number, { lane, plan, differences }: TurnFailure): string {
  const again = `npm run chaos -- --seed ${seed} --lane ${lane} --from ${Math.max(1, plan.turn - 8)} --turns 9`;
  return [
    `\nTurn ${plan.turn} of ${lane} failed. Again: ${again}`,
    JSON.stringify(plan),
    ...differences.map((text) => `- ${text}`),
    '',
  ].join('\n');
}

/** What a tab holds at each stage of its turns, and how much that grew since the first one. */
function readHeaps(heaps: readonly HeapSample[]): readonly TabHeap[] {
  return [...new Set(heaps.map(({ lane }) => lane))].map((name) => {
    const bytes = heaps.filter(({ lane }) => lane === name).map((sample) => sample.bytes);
    return { name, bytes, growth: (bytes.at(-1) ?? 0) / (bytes[0] ?? 0) - 1 };
  });
}

interface TabHeap {
  readonly name: string;
  readonly bytes: readonly number[];
  readonly growth: number;
}

function describeHeap({ name, bytes, growth }: TabHeap): string {
  const mebibytes = bytes.map((each) => (each / 2 ** 20).toFixed(2)).join(' ');
  return `heap of ${name}: ${(growth * 100).toFixed(1)} % more at the end; MiB on the way: ${mebibytes}`;
}

function seconds(startedAt: number): string {
  return ((performance.now() - startedAt) / 1000).toFixed(0);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Has no turns of a chat, but the rounds of the admin hooks alone. */
const adminLane = 'admin';
const adminRounds = 24;
const mostGrowth = 0.1;
/** The time for the running turns and the last measurement of the heap. */
const lastHeapMs = 8_000;
/** In shorter runs the page is still warming up. */
const turnsThatTellOfHeap = 2000;
