import { join } from 'node:path';
import { build } from 'vite';

/** Builds `<parley-chat>` as customers get it, in the background; resolves to the folder it stands in. */
export async function buildElement(): Promise<string> {
  const outDir = join(process.cwd(), '.cache/demo-element');
  await build({ mode: 'element', logLevel: 'warn', build: { outDir, emptyOutDir: true, reportCompressedSize: false } });
  return outDir;
}
