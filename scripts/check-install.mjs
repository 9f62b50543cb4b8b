// Installs the packed tarballs as strictly as pnpm can and checks the types an app sees, without `skipLibCheck`.
// Needs `dist` of both packages (`npm run build`) and the npm registry. Run by `npm run check:package`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { devDependencies } = readManifest('.');

const libraryProbe = [
  "import { reportsQuery, useReports } from '@parley/react/data';",
  '// Fails to compile where the types of a query have come to nothing.',
  'export const names = (): readonly string[] => useReports({ deploymentId: 1 }).data?.items.map(({ name }) => name) ?? [];',
  'export const key: readonly unknown[] = reportsQuery(null as never, { deploymentId: 1 }).queryKey;',
];

// Its own declarations hold without `skipLibCheck` too, but those of the test runner do not.
const localServiceProbe = [
  "import { inject } from 'vitest';",
  "import { createLocalService, createModelAgent } from '@parley/local-service';",
  "export const origin: string = inject('parley').origin;",
  "export const service = createLocalService({ agent: (warehouse) => createModelAgent({ baseUrl: origin, model: 'small', warehouse }) });",
];

const commandProbe = `
  const { startHttpService } = await import('@parley/local-service/node');
  const { service, close } = await startHttpService({ port: 0 });
  await service.ready;
  await close();
`;

for (const source of ['.', 'local-service/dist']) {
  const { name, version, exports, peerDependencies } = readManifest(source);
  const isLibrary = name === '@parley/react';
  const folder = mkdtempSync(join(tmpdir(), 'parley-install-'));
  try {
    const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', folder], source));
    // The newest types of React, and the oldest an app with React 19.0 may hold.
    for (const reactTypes of isLibrary ? [devDependencies['@types/react'], '19.0.14'] : [undefined]) {
      const peers = Object.fromEntries(Object.keys(peerDependencies).map((peer) => [peer, devDependencies[peer]]));
      const types = isLibrary
        ? { '@types/react': reactTypes, '@types/react-dom': '^19.0.0' }
        : { '@types/node': devDependencies['@types/node'] };
      writeManifest(folder, { [name]: `file:${join(folder, filename)}`, ...peers, ...types }, reactTypes);
      writeApp(folder, name, exports, isLibrary ? libraryProbe : localServiceProbe);
      run('npx', ['--yes', 'pnpm@9', 'install', '--ignore-scripts', '--no-frozen-lockfile'], folder);
      for (const resolution of ['nodenext', 'bundler']) {
        const module = resolution === 'bundler' ? 'esnext' : resolution;
        run('npx', ['tsc', '--module', module, '--moduleResolution', resolution], folder);
        console.log(`${name}${isLibrary ? `, @types/react ${reactTypes}` : ''}, moduleResolution ${resolution}: no error`);
      }
    }
    if (!isLibrary) {
      // The command is there and runs on what its package depends on.
      if (!run('npx', ['parley-local-service', '--help'], folder).includes('--port'))
        throw new Error('The command of the local service prints no help.');
      run('node', ['--input-type=module', '--eval', commandProbe], folder);
      console.log(`${name} ${version}: the command and its database start`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An app that has nothing but a package and its peers. */
function writeManifest(folder, dependencies, reactTypes) {
  const pnpm = reactTypes === undefined ? {} : { overrides: { '@types/react': reactTypes } };
  const manifest = {
    name: 'app',
    private: true,
    type: 'module',
    dependencies: { ...dependencies, typescript: devDependencies.typescript },
    pnpm,
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, '.npmrc'), 'hoist=false\npublic-hoist-pattern=\nstrict-peer-dependencies=false\n');
}

/** It imports every entry point of the package. */
function writeApp(folder, name, exports, probe) {
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable', 'esnext.disposable'],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: probe === localServiceProbe,
    noEmit: true,
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['app.ts'] }));
  const entries = Object.keys(exports)
    .filter((entry) => !entry.endsWith('.json'))
    .map((entry) => entry.replace('/admin/*', '/admin/report-list'));
  const modules = entries.filter((entry) => !entry.endsWith('.css'));
  writeFileSync(
    join(folder, 'app.ts'),
    [
      ...entries.filter((entry) => entry.endsWith('.css')).map((entry) => `import '${name}${entry.slice(1)}';`),
      ...modules.map((entry, index) => `import * as entry${index} from '${name}${entry.slice(1)}';`),
      `export const entries = [${modules.map((_, index) => `entry${index}`).join(', ')}];`,
      ...probe,
    ].join('\n'),
  );
}

/** What a command prints; where it fails, an error that shows it. */
function run(command, args, cwd) {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    throw new Error(`${command} ${args.join(' ')} failed:\n${error.stdout.slice(0, 8000)}\n${error.stderr.slice(-2000)}`);
  }
}

function readManifest(folder) {
  if (!existsSync(join(folder, 'package.json'))) throw new Error(`${folder} is missing. Run \`npm run build\` first.`);
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
