import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts a program that has to be ended with `stop`. What it prints last is part of the errors about it. */
export function startProcess(command: string, args: readonly string[], options: SpawnOptions = {}): StartedProcess {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  // Vitest does not close its providers if it is interrupted.
  const killNow = () => child.kill('SIGKILL');
  process.once('exit', killNow);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text) => {
      output = `${output}${text}`.slice(-keptCharacters);
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      process.off('exit', killNow);
      resolve();
    });
    child.once('error', (error) => {
      output += error.message;
      resolve();
    });
  });
  return {
    child,
    ended,
    output: () => output,
    async stop() {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const kill = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await once(child, 'exit');
      clearTimeout(kill);
    },
  };
}

export interface StartedProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  /** The end of what it printed. */
  output(): string;
  stop(): Promise<void>;
}

/** Calls `look` until it returns something. Throws if the program ends before, or after `limitMs`. */
export async function waitFor<Result>(
  what: string,
  { process, limitMs }: { process: StartedProcess; limitMs: number },
  look: () => Promise<Result | undefined> | Result | undefined,
): Promise<Result> {
  let hasEnded = false;
  void process.ended.then(() => {
    hasEnded = true;
  });
  const limit = Date.now() + limitMs;
  while (!hasEnded && Date.now() < limit) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${what} did not ${hasEnded ? 'start' : `start within ${limitMs / 1000} s`}. It printed:\n${process.output()}`);
}

const keptCharacters = 4_000;
const graceMs = 5_000;
