import { type ChildProcess, spawn } from 'node:child_process';

/** The demo as `npm start` starts it. */
export interface Demo {
  readonly origin: string;
  readonly process: ChildProcess;
  /** What it has said by then. */
  readonly output: string;
}

/** Starts the demo; `PORT` is the one of this environment, if any. */
export async function startDemo(environment: Record<string, string>): Promise<Demo> {
  const { PORT: _, ...inherited } = globalThis.process.env;
  const process = spawn(globalThis.process.execPath, ['scripts/start.mjs'], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    process.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Ctrl+C')) resolve();
    });
    process.once('exit', () => reject(new Error(`The demo did not start. It said: ${output}`)));
  });
  const origin = /http:\/\/localhost:\d+/.exec(output)?.[0];
  if (origin === undefined) throw new Error(`The demo named no address. It said: ${output}`);
  return { origin, process, output };
}
