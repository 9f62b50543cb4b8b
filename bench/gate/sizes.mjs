import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const entries = ['index', 'admin', 'client', 'data', 'devtools', 'labels', 'server'];
const peers = ['react', 'react-dom', '@tanstack/react-query', 'node:'];

/** The gzip bytes of each entry point of a tree with all that it exports, and of the element, at first load. */
export async function sizesOf(site, tree) {
  const { weighEach } = await site.load('/test/e2e/support/bundleSizes.ts');
  const sources = entries.map((name) => [name, `export * from '${join(tree, 'src', `${name}.ts`)}';`]);
  const sizes = await weighEach(Object.fromEntries(sources), peers);
  return new Map([...sizes, ['parley-chat', await firstLoadOf(join(site.outDir, 'element/parley-chat.js'))]]);
}

/** The gzip bytes of a module and of all that it imports statically. */
async function firstLoadOf(entry) {
  const paths = new Set([entry]);
  let bytes = 0;
  for (const path of paths) {
    const code = await readFile(path, 'utf8');
    bytes += gzipSync(code, { level: 9 }).length;
    for (const [, imported] of code.matchAll(/\b(?:from|import)\s*["'](\.[^"']+)["']/g)) paths.add(join(dirname(path), imported));
  }
  return bytes;
}
