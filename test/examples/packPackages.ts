import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Packs the three packages as they are published. Returns the tarballs by name. Throws where one is not built. */
export function packPackages(folder: string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(sources).map(([name, source]) => {
      if (!existsSync(join(source, source === '.' ? 'dist/index.js' : 'package.json'))) {
        throw new Error(`${name} is not built. Run \`npm run build\` first.`);
      }
      const [{ filename }] = JSON.parse(
        execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
          cwd: source,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        }),
      );
      return [name, join(folder, filename)];
    }),
  );
}

const sources = { '@parley/react': '.', '@parley/element': 'element/dist', '@parley/local-service': 'local-service/dist' };
