// Installs the packed tarball as strictly as pnpm can and checks the types an app sees, without `skipLibCheck`.
// Needs `dist` (`npm run build`) and the npm registry. Run by `npm run check:package`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { exports, devDependencies, peerDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

if (!existsSync('dist/index.d.ts')) throw new Error('dist is missing. Run `npm run build` first.');

const folder = mkdtempSync(join(tmpdir(), 'parley-install-'));
try {
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder], '.'));
  // The newest types of React, and the oldest an app with React 19.0 may hold.
  for (const types of [devDependencies['@types/react'], '19.0.14']) {
    writeApp(join(folder, filename), types);
    run('npx', ['--yes', 'pnpm@9', 'install', '--ignore-scripts', '--no-frozen-lockfile'], folder);
    for (const resolution of ['nodenext', 'bundler']) {
      const module = resolution === 'bundler' ? 'esnext' : resolution;
      run('npx', ['tsc', '--module', module, '--moduleResolution', resolution], folder);
      console.log(`@types/react ${types}, moduleResolution ${resolution}: no error`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** An app that imports every entry point of the package and has nothing but the package and its peers. */
function writeApp(tarball, reactTypes) {
  const peers = Object.keys(peerDependencies).map((name) => [name, devDependencies[name]]);
  const dependencies = {
    ...Object.fromEntries(peers),
    '@parley/react': `file:${tarball}`,
    '@types/react': reactTypes,
    '@types/react-dom': '^19.0.0',
    typescript: devDependencies.typescript,
  };
  const pnpm = { overrides: { '@types/react': reactTypes } };
  write('package.json', JSON.stringify({ name: 'app', private: true, type: 'module', dependencies, pnpm }));
  write('.npmrc', 'hoist=false\npublic-hoist-pattern=\nstrict-peer-dependencies=false\n');
  write(
    'tsconfig.json',
    JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable', 'esnext.disposable'],
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: true,
        skipLibCheck: false,
        noEmit: true,
        types: [],
      },
      files: ['app.ts'],
    }),
  );
  const entries = Object.keys(exports).filter((entry) => entry !== './package.json');
  const names = entries.filter((entry) => !entry.endsWith('.css'));
  write(
    'app.ts',
    [
      ...entries.filter((entry) => entry.endsWith('.css')).map((entry) => `import '@parley/react${entry.slice(1)}';`),
      ...names.map((entry, index) => `import * as entry${index} from '@parley/react${entry.slice(1)}';`),
      `export const entries = [${names.map((_, index) => `entry${index}`).join(', ')}];`,
      "import { reportsQuery, useReports } from '@parley/react';",
      '// Fails to compile where the types of a query have come to nothing.',
      'export const names = (): readonly string[] => useReports({ deploymentId: 1 }).data?.items.map(({ name }) => name) ?? [];',
      'export const key: readonly unknown[] = reportsQuery(null as never, { deploymentId: 1 }).queryKey;',
    ].join('\n'),
  );

  function write(name, text) {
    writeFileSync(join(folder, name), text);
  }
}

/** What a command prints; where it fails, an error that shows it. */
function run(command, args, cwd) {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')} failed:\n${error.stdout.slice(0, 8000)}\n${error.stderr.slice(-2000)}`);
  }
}
