import { join } from 'node:path';
import { build } from 'vite';
import { runIn } from './runIn.js';

/** A server that `docs/server.md` shows under this name. */
export interface Host {
  readonly name: string;
  /** The runtime whose version is reported. */
  readonly package: string;
  /** Where the code of the page goes. */
  readonly file: string;
  /** What the page leaves to its reader, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** True if it notices only with the next line that a browser has left. */
  readonly learnsLate?: boolean;
  readonly prepare?: (folder: string) => Promise<void>;
  /** The program and its arguments, below the folder. It finds `PORT`, `SERVICE_API_KEY` and `CHAT_URL` in its environment. */
  readonly command: (port: number) => readonly [program: string, ...rest: string[]];
}

export const hosts: readonly Host[] = [
  {
    name: 'Hono',
    package: 'hono',
    file: 'hono.ts',
    files: {
      'serve-hono.js': `
        import { serve } from '@hono/node-server';
        import { app } from './hono.js';
        serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' });`,
    },
    command: () => [process.execPath, 'serve-hono.js'],
  },
  {
    name: 'Next.js',
    package: 'next',
    file: 'app/parley/[...path]/route.ts',
    files: {
      'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
      // The repository's own check of types reads the code of the page.
      'next.config.mjs': 'export default { typescript: { ignoreBuildErrors: true } };',
    },
    prepare: (folder) => runIn(folder, 'node_modules/.bin/next', ['build'], { SERVICE_API_KEY: 'none-yet', NEXT_TELEMETRY_DISABLED: '1' }),
    command: (port) => ['node_modules/.bin/next', 'start', '--hostname', '127.0.0.1', '--port', String(port)],
  },
  {
    name: 'Workers',
    package: 'miniflare',
    file: 'worker.ts',
    files: {
      'serve-worker.js': `
        import { Miniflare } from 'miniflare';
        const { PORT, SERVICE_API_KEY, CHAT_URL } = process.env;
        await new Miniflare({
          modules: true,
          scriptPath: 'worker/worker.js',
          compatibilityDate: '2026-04-01',
          host: '127.0.0.1',
          port: Number(PORT),
          bindings: { SERVICE_API_KEY, CHAT_URL },
        }).ready;`,
    },
    learnsLate: true,
    prepare: bundleWorker,
    command: () => [process.execPath, 'serve-worker.js'],
  },
  {
    name: 'Express',
    package: 'express',
    file: 'express.ts',
    files: {
      'serve-express.js': `
        import { app } from './express.js';
        app.listen(Number(process.env.PORT), '127.0.0.1');`,
    },
    command: () => [process.execPath, 'serve-express.js'],
  },
  {
    name: 'Deno',
    package: 'deno',
    file: 'deno.ts',
    command: () => ['node_modules/.bin/deno', 'run', '--allow-env', '--allow-net', '--allow-read', 'deno.ts'],
  },
  {
    name: 'Bun',
    package: 'bun',
    file: 'bun.ts',
    command: () => ['node_modules/.bin/bun', 'bun.ts'],
  },
];

async function bundleWorker(root: string): Promise<void> {
  const lib = { entry: join(root, 'worker.ts'), formats: ['es' as const], fileName: 'worker' };
  await build({ configFile: false, root, logLevel: 'error', build: { outDir: 'worker', target: 'es2022', lib } });
}
