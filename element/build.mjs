// Makes `dist` the package that is published, from the build of the element in `../dist`: its modules, the declarations they need,
// a manifest of the element for editors, the hashes of its modules, and the licences of what is bundled.
import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { reachableDeclarations } from '../scripts/reachableDeclarations.mjs';
import { customElementsManifest } from './customElementsManifest.mjs';
import { integrityOf } from './integrityOf.mjs';

process.chdir(join(import.meta.dirname, '..'));
const { private: _, scripts: __, ...manifest } = JSON.parse(readFileSync('element/package.json', 'utf8'));

rmSync('element/dist', { recursive: true, force: true });
mkdirSync('element/dist');
write('package.json', { ...manifest, sideEffects: true });
write('custom-elements.json', customElementsManifest());
write('integrity.json', integrityOf('dist/element'));
for (const file of ['parley-chat.js', 'chunks', 'LICENSES.md']) cpSync(`dist/element/${file}`, `element/dist/${file}`, { recursive: true });
for (const file of ['element/README.md', 'LICENSE']) copyFileSync(file, `element/dist/${file.replace('element/', '')}`);
for (const path of reachableDeclarations(['dist/element/parley-chat.d.ts'])) {
  const target = join('element/dist/types', relative('dist', path));
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(path, target);
}

function write(name, content) {
  writeFileSync(`element/dist/${name}`, `${JSON.stringify(content, null, 2)}\n`);
}
