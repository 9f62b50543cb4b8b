// Makes `dist` the package that is published: its manifest, and the declarations that its entry points reach.
import { chmodSync, copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reachableDeclarations } from '../scripts/reachableDeclarations.mjs';

process.chdir(import.meta.dirname);
const { private: _, scripts: __, exports, ...manifest } = JSON.parse(readFileSync('package.json', 'utf8'));

writeFileSync(
  'dist/package.json',
  `${JSON.stringify({ ...manifest, bin: { 'parley-local-service': './cli.js' }, exports: Object.fromEntries(Object.entries(exports).map(published)) }, null, 2)}\n`,
);
// Formatted over many lines in the repository, so that changes can be reviewed. The package needs only the content.
writeFileSync('dist/openapi.json', JSON.stringify(JSON.parse(readFileSync('src/resources/openapi.json', 'utf8'))));
for (const file of ['README.md', '../LICENSE']) copyFileSync(file, join('dist', file.replace('../', '')));
chmodSync('dist/cli.js', 0o755);
keepReachableDeclarations(['dist/index.d.ts', 'dist/node.d.ts', 'dist/vitest.d.ts']);

/** `./src/x.ts` of the repository is `./x.js` with its declarations in the package. */
function published([name, path]) {
  if (name === './package.json') return [name, path];
  if (path.endsWith('.json')) return [name, './openapi.json'];
  const file = path.replace('./src/', './').replace(/\.ts$/, '');
  for (const ending of ['js', 'd.ts']) if (!existsSync(`dist/${file}.${ending}`)) throw new Error(`dist/${file}.${ending} is missing.`);
  return [name, { types: `${file}.d.ts`, default: `${file}.js` }];
}

/** Internal modules import client types, but no public declaration does, so the package does not depend on the client. */
function keepReachableDeclarations(entries) {
  const reached = reachableDeclarations(entries, Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }));
  for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
    const path = join('dist', file);
    if (path.endsWith('.d.ts') && statSync(path).isFile() && !reached.has(path)) rmSync(path);
  }
}
