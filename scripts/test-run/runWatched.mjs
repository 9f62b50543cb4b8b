import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { findProcesses } from './findProcesses.mjs';

const markName = 'PARLEY_TEST_RUN';

/**
 * Runs a command that reports its progress with messages. It is ended if no test or file ends within `stuckAfterMs`, or if it
 * continues for `endWithinMs` after its run has ended. Everything it started ends with it; what is still running `graceMs` after a run
 * that ended by itself is returned as left behind.
 */
export async function runWatched({ command: [program, ...args], stuckAfterMs, endWithinMs, graceMs, onMessage }) {
  const mark = randomUUID();
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...process.env, [markName]: mark } });
  const endAll = () => {
    const found = findProcesses(child.pid, `${markName}=${mark}`);
    for (const { pid } of found) endProcess(pid);
    return found;
  };
  const stop = () => {
    endAll();
    process.exit(130);
  };
  for (const signal of stopSignals) process.once(signal, stop);

  let isStuck = false;
  let isOverdue = false;
  let timer;
  const allow = (ms, onPassed) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      onPassed();
      endAll();
    }, ms);
  };
  const allowNextTest = () =>
    allow(stuckAfterMs, () => {
      isStuck = true;
    });
  const allowToExit = () =>
    allow(endWithinMs, () => {
      isOverdue = true;
    });
  allowNextTest();
  child.on('message', (message) => {
    onMessage(message);
    if (message.kind === 'run-ended') allowToExit();
    else if (signsOfLife.includes(message.kind)) allowNextTest();
  });
  const [exitCode, signal] = await new Promise((resolve) => child.once('close', (...outcome) => resolve(outcome)));
  clearTimeout(timer);
  for (const name of stopSignals) process.off(name, stop);
  const leftBehind = await withoutThoseThatEnd(() => findProcesses(child.pid, `${markName}=${mark}`), graceMs);
  endAll();
  return {
    exitCode,
    signal,
    isStuck,
    isOverdue,
    leftBehind: isStuck || isOverdue ? [] : leftBehind.map(({ pid, command }) => `${pid} ${command}`),
  };
}

const signsOfLife = ['test-ended', 'file-started', 'file-ended'];
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** A browser that was closed takes a moment to end. */
async function withoutThoseThatEnd(find, graceMs) {
  const until = performance.now() + graceMs;
  while (find().length > 0 && performance.now() < until) await wait(200);
  return find();
}

function endProcess(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
