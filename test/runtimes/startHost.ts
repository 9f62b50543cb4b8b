import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './freePort.js';
import type { Host } from './hosts.js';
import type { WatchedService } from './startWatchedService.js';

export interface RunningHost {
  readonly origin: string;
  /** Its name with its version. */
  readonly title: string;
  /** Ends it, and gives what it printed. */
  stop(): string;
}

/** Starts a server that has the key of the service, and waits until it answers. */
export async function startHost(host: Host, folder: string, { apiKey, chatUrl }: WatchedService): Promise<RunningHost> {
  await host.prepare?.(folder);
  const { version } = JSON.parse(await readFile(join(folder, 'node_modules', host.package, 'package.json'), 'utf8'));
  const port = await freePort();
  const [program, ...args] = host.command(port);
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SERVICE_API_KEY: apiKey,
      CHAT_URL: chatUrl,
      PORT: String(port),
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Runtimes installed by npm start through a script: a separate group ends with all of them.
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
    return output;
  };
  const origin = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  while (!(await answers(origin))) {
    if (child.exitCode !== null || performance.now() - startedAt > startMs) throw new Error(`${host.name} did not start.\n${stop()}`);
    await wait(100);
  }
  return { origin, title: `${host.name}${host.package === host.name.toLowerCase() ? '' : ` (${host.package})`} ${version}`, stop };
}

function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/parley/chat/abort`).then(
    () => true,
    () => false,
  );
}

const startMs = 60_000;
