import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Browser } from 'playwright';
import { launchBrowser, type Visitor, visit } from '../e2e/support/visitor.js';
import { waitForState } from '../e2e/support/waits.js';
import { freePort } from '../runtimes/freePort.js';
import { runIn } from '../runtimes/runIn.js';
import type { Example, ExamplePage } from './Example.js';
import { examples } from './examples.js';
import { startExample } from './startExample.js';
import { writeExample } from './writeExample.js';

/**
 * Tries all examples, or those named, and prints a row for each with the seconds that it took. `false` if one of them fails. With
 * `--keep`, leaves their folders.
 */
export async function reportExamples(args: readonly string[]): Promise<boolean> {
  const keeps = args.includes('--keep');
  const names = args.filter((arg) => arg !== '--keep');
  const unknown = names.filter((name) => !examples.some((example) => example.name === name));
  if (unknown.length > 0)
    throw new Error(`No example is named ${unknown.join(', ')}. Choose from ${examples.map(({ name }) => name).join(', ')}.`);
  const folder = await mkdtemp(join(tmpdir(), 'parley-examples-'));
  const browser = await launchBrowser();
  try {
    const tarballs = await packInto(folder);
    print('| Example | Install | Build | Start to first answer | Together |\n|-|-|-|-|-|');
    let failureCount = 0;
    for (const example of examples.filter(({ name }) => names.length === 0 || names.includes(name))) {
      await tryExample(example, { folder: join(folder, example.name), tarballs, browser }).catch((error: unknown) => {
        failureCount += 1;
        print(`| ${example.name} | **failed** | | | |\n\n${error instanceof Error ? error.message : error}\n`);
      });
    }
    return failureCount === 0;
  } finally {
    await browser.close();
    if (keeps) print(`\nThe folders are in ${folder}`);
    else await rm(folder, { recursive: true, force: true });
  }
}

/** Packs the last build with the command of README.md. Returns the tarballs by package. */
async function packInto(folder: string): Promise<ReadonlyMap<string, string>> {
  await runIn('.', 'npm', ['run', '--silent', 'pack', '--', folder, '--built']);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  return new Map(files.map((file) => [basename(file, '.tgz').replace('parley-', '@parley/'), join(folder, file)]));
}

async function tryExample({ name, files, isBuilt, pages }: Example, { folder, tarballs, browser }: Workplace): Promise<void> {
  const servicePort = await freePort();
  await writeExample(folder, await files(), { tarballs, servicePort });
  const times: number[] = [];
  const timed = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  };
  await timed(() => runIn(folder, 'npm', ['install', '--no-audit', '--no-fund']));
  await timed(async () => isBuilt && runIn(folder, 'npm', ['run', 'build'], { NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' }));
  times.push(pages.length === 0 ? 0 : await timeToAnswer(pages, { folder, servicePort, browser }));
  const seconds = [...times, times.reduce((sum, time) => sum + time)].map((time) => `${(time / 1000).toFixed(0)} s`);
  print(`| ${name} | ${seconds.join(' | ')} |`);
}

/** Opens all pages. Returns the time from the start to the first answer. */
async function timeToAnswer(pages: readonly ExamplePage[], { folder, servicePort, browser }: RunningPlace): Promise<number> {
  const startedAt = performance.now();
  const running = await startExample(folder, { servicePort, port: await freePort() });
  let firstMs = 0;
  try {
    for (const page of pages) {
      await tryPage(running.url, page, browser);
      firstMs ||= performance.now() - startedAt;
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${running.output()}`, { cause: error });
  } finally {
    running.stop();
  }
  return firstMs;
}

interface RunningPlace extends Pick<Workplace, 'folder' | 'browser'> {
  readonly servicePort: number;
}

interface Workplace {
  readonly folder: string;
  readonly tarballs: ReadonlyMap<string, string>;
  readonly browser: Browser;
}

/** Asks in a new page, and waits for an answer with a chart. */
async function tryPage(url: string, { path = '', open, holds }: ExamplePage, browser: Browser): Promise<void> {
  const visitor = await visit(browser, url + path);
  try {
    await open?.(visitor);
    await askOnceReady(visitor);
    const turn = visitor.turns.first();
    await waitForState(turn, 'done');
    await waitForState(turn.locator('[data-slot="chart"]').last(), 'ready');
    await holds?.(visitor);
    if (visitor.faults.length > 0) throw new Error(`/${path} reports errors:\n${visitor.faults.join('\n')}`);
  } finally {
    await visitor.leave();
  }
}

/** A page from a server takes no questions before its code runs, and a development server may reload it once it knows the packages. */
async function askOnceReady({ page, panel, message, turns }: Visitor): Promise<void> {
  const startedAt = performance.now();
  while ((await turns.count()) === 0) {
    if (performance.now() - startedAt > readyMs) throw new Error('The page took no question.');
    await message.fill('Revenue by month in 2025');
    const send = panel.locator('[data-slot="send"]:not([aria-disabled="true"])');
    await send.click({ timeout: retryMs }).catch(() => undefined);
    await page.waitForLoadState();
  }
}

const readyMs = 60_000;
const retryMs = 2_000;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
