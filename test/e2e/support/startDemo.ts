import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The demo as `npm start` starts it. */
export interface Demo {
  readonly origin: string;
  /** What it printed until it was ready. */
  readonly output: string;
}

export interface RunningDemo extends Demo {
  /** Ends it as Ctrl+C does. Resolves to its exit code and the signal that ended it. */
  stop(): Promise<readonly [code: number | null, signal: string | null]>;
}

/** Starts the demo; `PORT` is the one of `environment`, if any. */
export async function startDemo(environment: Record<string, string>): Promise<RunningDemo> {
  const { PORT: _, ...inherited } = globalThis.process.env;
  const process = spawn(globalThis.process.execPath, ['scripts/start.mjs'], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(process, 'exit');
  let output = '';
  const started = new Promise<void>((resolve) => {
    process.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Ctrl+C')) resolve();
    });
  });
  const ended = exited.then(() => Promise.reject(new Error(`The demo did not start. It printed: ${output}`)));
  await Promise.race([started, ended]);
  const origin = /http:\/\/localhost:\d+/.exec(output)?.[0];
  if (origin === undefined) {
    process.kill('SIGKILL');
    throw new Error(`The demo printed no address. It printed: ${output}`);
  }
  return {
    origin,
    output,
    async stop() {
      process.kill('SIGINT');
      const [code, signal] = await exited;
      return [code, signal];
    },
  };
}
