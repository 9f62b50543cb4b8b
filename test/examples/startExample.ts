import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** An example as `npm start` runs it. */
export interface RunningExample {
  /** Of its page. */
  readonly url: string;
  readonly output: () => string;
  stop(): void;
}

/** Runs `npm start` and waits until the page that it prints answers. */
export async function startExample(folder: string, { servicePort, port }: Ports): Promise<RunningExample> {
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...inherited, PORT: String(port), NO_COLOR: '1', FORCE_COLOR: '0', NEXT_TELEMETRY_DISABLED: '1', CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // It starts other programs: a group ends with all of them.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const startedAt = performance.now();
  for (;;) {
    const url = [...output.matchAll(/http:\/\/(?:localhost|127\.0\.0\.1):(\d+)/g)].find(([, found]) => Number(found) !== servicePort)?.[0];
    if (url !== undefined && (await answers(url))) return { url: `${url}/`, output: () => output, stop };
    if (child.exitCode !== null || performance.now() - startedAt > startMs) {
      stop();
      throw new Error(`The example did not start. It printed:\n${output}`);
    }
    await wait(100);
  }
}

interface Ports {
  readonly servicePort: number;
  /** For programs that take their port from the environment. */
  readonly port: number;
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

const startMs = 90_000;
