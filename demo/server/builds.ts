import { join } from 'node:path';
import { build } from 'vite';

/** Builds `<parley-chat>` just as customers get it; gives the folder it stands in. */
export async function buildElement(): Promise<string> {
  const outDir = join(cache, 'element');
  await build({ mode: 'element', logLevel: 'error', build: { outDir, emptyOutDir: true, reportCompressedSize: false } });
  return outDir;
}

/** Builds the React page as its app would; gives the folder it stands in. */
export async function buildApp(): Promise<string> {
  const outDir = join(cache, 'app');
  await build({
    configFile: false,
    root: join(process.cwd(), 'demo/app'),
    base: '/app/',
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, reportCompressedSize: false, target: 'es2022' },
  });
  return outDir;
}

const cache = join(process.cwd(), '.cache/demo');
