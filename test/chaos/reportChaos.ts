import type { Browser } from 'playwright';
import { buildElement } from '../../demo/server/builds.js';
import { serveBuilt } from '../../demo/server/serveFile.js';
import { buildPages } from './buildPages.js';
import type { ServeFile } from './createChaosSite.js';
import { runAdminStorm } from './runAdminStorm.js';
import { type ChaosOptions, type HeapSample, runChaos } from './runChaos.js';
import type { TurnFailure } from './runLane.js';

/** Builds what is to be tried, runs the storm and prints what came of it. `false` where something broke. */
export async function reportChaos(browser: Browser, options: Pick<ChaosOptions, 'seed' | 'turns' | 'from' | 'lane'>): Promise<boolean> {
  print(`seed ${options.seed}`);
  const [element, pages] = [await buildElement(), await buildPages()];
  const serve: ServeFile = (path) =>
    path.startsWith('/element/') ? serveBuilt(element, path.slice('/element/'.length)) : serveBuilt(pages, path.slice('/page/'.length));
  const startedAt = performance.now();
  const { failures, heaps, turnsRun } = await runChaos(browser, {
    ...options,
    serve,
    onTurn({ failure }, count) {
      if (failure !== undefined) print(describeFailure(options.seed, failure));
      if (count % 100 === 0) print(`${count} turns, ${seconds(startedAt)} s`);
    },
  });
  print(`${turnsRun} turns in ${seconds(startedAt)} s, ${failures.length} failed`);
  for (const line of describeHeaps(heaps)) print(line);
  if (options.lane !== undefined) return failures.length === 0;

  const problems = await runAdminStorm(browser, { seed: options.seed, rounds: adminRounds, serve });
  print(`${adminRounds} rounds of the admin hooks, ${seconds(startedAt)} s in all, ${problems.length} problems`);
  for (const problem of problems) print(`- ${problem}`);
  return failures.length === 0 && problems.length === 0;
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

function describeHeaps(heaps: readonly HeapSample[]): readonly string[] {
  return [...new Set(heaps.map(({ lane }) => lane))].map((name) => {
    const [warm, last] = heaps.filter(({ lane }) => lane === name);
    if (warm === undefined || last === undefined) return `heap of ${name}: measured once`;
    const growth = ((last.bytes / warm.bytes - 1) * 100).toFixed(1);
    return `heap of ${name}: ${mebibytes(warm)} MiB after turn ${warm.turn}, ${mebibytes(last)} MiB after turn ${last.turn}: ${growth} %`;
  });
}

function mebibytes({ bytes }: HeapSample): string {
  return (bytes / 2 ** 20).toFixed(2);
}

function seconds(startedAt: number): string {
  return ((performance.now() - startedAt) / 1000).toFixed(0);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

const adminRounds = 24;
