import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of each published package. */
const folders = { '@parley/react': '.', '@parley/element': 'element/dist', '@parley/local-service': 'local-service/dist' };

/**
 * Packs the three packages as they are published, without a version in the names of the files. Returns the tarballs by package. Throws an
 * error if one is not built.
 */
export function packPackages(folder) {
  mkdirSync(folder, { recursive: true });
  return new Map(
    Object.entries(folders).map(([name, source]) => {
      const { filename } = packPackage(source, folder);
      const tarball = join(resolve(folder), tarballOf(name));
      renameSync(join(folder, filename), tarball);
      return [name, tarball];
    }),
  );
}

/** Packs one of them. Returns npm's report, with `filename` and sizes. */
export function packPackage(source, folder) {
  const isBuilt = existsSync(join(source, source === '.' ? 'dist/index.js' : 'package.json'));
  if (!isBuilt) throw new Error(`${source === '.' ? 'dist' : source} is missing. Run \`npm run build\` first.`);
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', resolve(folder)];
  const output = execFileSync('npm', args, {
    cwd: source,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return JSON.parse(output)[0];
}

/** The command that installs the tarballs in an app, from its folder. */
export function installLine() {
  return `npm install ${Object.keys(folders)
    .map((name) => `./${tarballOf(name)}`)
    .join(' ')} @tanstack/react-query`;
}

function tarballOf(name) {
  return `${name.replace('@', '').replace('/', '-')}.tgz`;
}
