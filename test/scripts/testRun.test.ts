import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRunRecord, type RunMessage } from '../../scripts/test-run/createRunRecord.mjs';
import { describeTimes, describeUnfinished } from '../../scripts/test-run/describeRun.mjs';
import { rememberTimes } from '../../scripts/test-run/rememberTimes.mjs';
import { runWatched } from '../../scripts/test-run/runWatched.mjs';
import { vitestCommand } from '../../scripts/test-run/vitestCommand.mjs';

const one = { project: 'unit', path: `${process.cwd()}/test/one.test.ts` };
const two = { project: 'browser (chromium)', path: `${process.cwd()}/test/two.test.ts` };
const begun: readonly RunMessage[] = [
  { kind: 'files', files: [one, two] },
  { kind: 'file-started', ...one },
  { kind: 'test-started', ...one, name: 'waits for a page' },
];
const ended: readonly RunMessage[] = [
  { kind: 'test-ended', ...one, name: 'waits for a page', state: 'passed', ms: 20, errors: [] },
  { kind: 'file-ended', ...one, state: 'passed', ms: 30, setupMs: 10, errors: [] },
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-test-run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const stuckAfterMs = 180_000;
const endWithinMs = 60_000;

describe('a watched run', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('in which no test ends is ended with everything it started, and the report names what was running', async () => {
    const { record, run, receives } = start(`${startsSleeper} send(${JSON.stringify(begun)}); setInterval(() => {}, 1000);`);
    await receives(begun.length);
    const sleeper = Number(readFileSync(join(folder, 'sleeper'), 'utf8'));
    expect(isRunning(sleeper)).toBe(true);
    vi.advanceTimersByTime(stuckAfterMs);
    expect(await run).toMatchObject({ isStuck: true, leftBehind: [] });
    await becomes(() => !isRunning(sleeper));
    expect(describeUnfinished(record.unfinished())).toBe(
      ['Under way:', '   unit: test/one.test.ts', '      under way: waits for a page', 'Not begun: 1 file'].join('\n'),
    );
  });

  it('continues as long as tests end', async () => {
    const { run, receives } = start(
      `send(${JSON.stringify(begun)}); ${onceAllowed(`send(${JSON.stringify(ended)}); ${onceAllowed('process.exit(3)')}`)}`,
    );
    await receives(begun.length);
    vi.advanceTimersByTime(stuckAfterMs - 1);
    allow();
    await receives(begun.length + ended.length);
    vi.advanceTimersByTime(stuckAfterMs - 1);
    allow();
    expect(await run).toMatchObject({ isStuck: false, exitCode: 3 });
  });

  it('that does not exit at its end is ended, and is not stuck', async () => {
    const { run, receives } = start(`send([{ kind: 'run-ended', errors: [] }]); setInterval(() => {}, 1000);`);
    await receives(1);
    vi.advanceTimersByTime(endWithinMs);
    expect(await run).toMatchObject({ isStuck: false, isOverdue: true });
  });

  it('reports and ends what its tests left running', async () => {
    const { leftBehind } = await start(startsSleeper).run;
    const sleeper = Number(readFileSync(join(folder, 'sleeper'), 'utf8'));
    expect(leftBehind).toEqual([expect.stringContaining(String(sleeper))]);
    await becomes(() => !isRunning(sleeper));
  });

  /** Starts a program in place of Vitest. It has `send` for its messages. */
  function start(program: string) {
    const record = createRunRecord();
    let count = 0;
    const prelude = `const fs = require('node:fs'); const folder = ${JSON.stringify(folder)}; const send = (all) => all.forEach((one) => process.send(one));`;
    const run = runWatched({
      command: [process.execPath, '-e', prelude + program],
      stuckAfterMs,
      endWithinMs,
      graceMs: 0,
      onMessage: (message) => {
        record.apply(message);
        count += 1;
      },
    });
    return { record, run, receives: (wanted: number) => becomes(() => count >= wanted) };
  }

  /** A process that leaves its parent, as browsers do. */
  const startsSleeper = `
    const sleeper = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
    sleeper.unref();
    fs.writeFileSync(folder + '/sleeper', String(sleeper.pid));`;

  function onceAllowed(program: string): string {
    return `{ const timer = setInterval(() => { if (fs.existsSync(folder + '/go')) { clearInterval(timer); fs.rmSync(folder + '/go'); ${program} } }, 10); }`;
  }

  function allow(): void {
    writeFileSync(join(folder, 'go'), '');
  }
});

describe('the record of a run', () => {
  it('counts the tests of all runs, and files that failed outside their tests', () => {
    const record = createRunRecord();
    for (const message of [...begun, ...ended]) record.apply(message);
    record.apply({ kind: 'file-ended', ...two, state: 'failed', ms: 5, setupMs: 5, errors: ['no such module'] });
    expect(record.counts()).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(record.unfinished()).toEqual([]);
  });

  it('forgets what an unfinished file did, because all of it runs again', () => {
    const record = createRunRecord();
    for (const message of [...begun, ...ended.slice(0, 1)]) record.apply(message);
    expect(record.unfinished()).toHaveLength(2);
    record.forget(record.unfinished());
    for (const message of [...begun, ...ended]) record.apply(message);
    expect(record.counts()).toEqual({ passed: 1, failed: 0, skipped: 0 });
  });

  it('forgets a failure when its file runs again', () => {
    const record = createRunRecord();
    const failed = { ...one, state: 'failed', ms: 5, errors: ['not found'] };
    record.apply({ kind: 'test-ended', ...failed, name: 'opens a list' });
    record.apply({ kind: 'file-ended', ...failed, setupMs: 5 });
    expect(record.failed()).toMatchObject([one]);
    record.forget(record.failed());
    for (const message of ended) record.apply(message);
    expect(record.failed()).toEqual([]);
    expect(record.counts()).toEqual({ passed: 1, failed: 0, skipped: 0 });
  });
});

it('runs unfinished files again in their projects, with the flags of the first run', () => {
  const [, , ...args] = vitestCommand(['--project=unit', '--project=browser', '--retry=1', 'test/one'], [two]);
  expect(args.filter((arg) => !arg.startsWith('--reporter'))).toEqual(['run', '--retry=1', '--project=browser', two.path]);
});

it('tells which files took more than 1.5 times as long as in their last run', () => {
  const cacheFile = join(folder, 'cache', 'times.json');
  const after = (ms: number, state = 'passed') => {
    const record = createRunRecord();
    record.apply({ kind: 'file-ended', ...one, state, ms, setupMs: 0, errors: [] });
    return rememberTimes(record.files(), cacheFile).map(({ ms, lastMs }) => [ms, lastMs]);
  };
  expect(after(10_000)).toEqual([]);
  expect(after(15_000)).toEqual([]);
  expect(after(90_000, 'failed')).toEqual([]);
  expect(after(23_000)).toEqual([[23_000, 15_000]]);
  expect(existsSync(cacheFile)).toBe(true);
});

it('prints the time of each project beside its budget, with the slowest files, and remarks on a project over it', () => {
  const record = createRunRecord();
  const ends = (project: string, path: string, seconds: number) =>
    record.apply({ kind: 'file-ended', project, path, state: 'passed', ms: seconds * 1000, setupMs: 500, errors: [] });
  ends('stories-admin (chromium)', `${process.cwd()}/stories/Menu.stories.tsx`, 300);
  ends('stories-others (chromium)', `${process.cwd()}/stories/Tree.stories.tsx`, 312);
  ends('unit', one.path, 149);
  ends('unit-alone', `${process.cwd()}/test/alone.test.ts`, 1);
  ends('browser-firefox (firefox)', two.path, 5);
  expect(describeTimes(record.files(), [])).toBe(
    [
      '',
      '── Time by project in seconds, of its budget, and the slowest files',
      '     612 of 450  stories: 2 files, 0 tests, 1.0 s of imports and set-up, OVER BUDGET',
      '     150 of 150  unit: 2 files, 0 tests, 1.0 s of imports and set-up',
      '       5         browser-firefox: 1 files, 0 tests, 0.5 s of imports and set-up',
      '     312.0  stories-others (chromium): stories/Tree.stories.tsx',
      '     300.0  stories-admin (chromium): stories/Menu.stories.tsx',
      '     149.0  unit: test/one.test.ts',
      '       5.0  browser-firefox (firefox): test/two.test.ts',
      '       1.0  unit-alone: test/alone.test.ts',
      '',
    ].join('\n'),
  );
});

async function becomes(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(5);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
