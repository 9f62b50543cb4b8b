// Installs the packed tarballs as strictly as pnpm can and checks the types an app sees, without `skipLibCheck`.
// Needs `dist` of both packages (`npm run build`) and the npm registry. Run by `npm run check:package`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packPackage } from './pack/packPackages.mjs';

const { devDependencies } = readManifest('.');

const libraryProbe = [
  "import { reportsQuery, useReports } from '@parley/react/data';",
  '// Fails to compile where the types of a query have come to nothing.',
  'export const names = (): readonly string[] => useReports({ deploymentId: 1 }).data?.items.map(({ name }) => name) ?? [];',
  'export const key: readonly unknown[] = reportsQuery(null as never, { deploymentId: 1 }).queryKey;',
];

// Its own declarations also compile without `skipLibCheck`, but those of the test runner do not.
const localServiceProbe = [
  "import { inject } from 'vitest';",
  "import { createLocalService, createModelAgent } from '@parley/local-service';",
  "export const origin: string = inject('parley').origin;",
  "export const service = createLocalService({ agent: (warehouse) => createModelAgent({ baseUrl: origin, model: 'small', warehouse }) });",
];

const elementProbe = [
  "import type { ElementProperties } from '@parley/element';",
  "const chat = document.querySelector('parley-chat');",
  "chat?.addEventListener('parley-result', ({ detail }) => console.log(detail.result.sqlQuery.length));",
  "export const token: ElementProperties['getToken'] = chat?.getToken;",
];

const commandProbe = `
  const { startHttpService } = await import('@parley/local-service/node');
  const { service, close } = await startHttpService({ port: 0 });
  await service.ready;
  await close();
`;

const react = (version) => ({ '@types/react': version, '@types/react-dom': '^19.0.0' });

/** Each published package, with the types to test it with. */
const packages = [
  // The newest types of React, and the oldest that an app with React 19.0 can have.
  { source: '.', types: [react(devDependencies['@types/react']), react('19.0.14')], probe: libraryProbe },
  { source: 'element/dist', types: [{}], probe: elementProbe },
  {
    source: 'local-service/dist',
    types: [{ '@types/node': devDependencies['@types/node'] }],
    probe: localServiceProbe,
    skipLibCheck: true,
    tryCommand,
  },
];

for (const { source, types, probe, skipLibCheck = false, tryCommand } of packages) {
  const { name, exports, peerDependencies } = readManifest(source);
  const folder = mkdtempSync(join(tmpdir(), 'parley-install-'));
  try {
    const { filename } = packPackage(source, folder);
    const peers = Object.fromEntries(Object.keys(peerDependencies ?? {}).map((peer) => [peer, devDependencies[peer]]));
    for (const typePackages of types) {
      writeManifest(folder, { [name]: `file:${join(folder, filename)}`, ...peers, ...typePackages }, typePackages['@types/react']);
      writeApp(folder, name, exports, probe, skipLibCheck);
      run('npx', ['--yes', 'pnpm@9', 'install', '--ignore-scripts', '--no-frozen-lockfile'], folder);
      for (const resolution of ['nodenext', 'bundler']) {
        const module = resolution === 'bundler' ? 'esnext' : resolution;
        run('npx', ['tsc', '--module', module, '--moduleResolution', resolution], folder);
        const typeVersions = Object.entries(typePackages).map(([types, version]) => `, ${types} ${version}`);
        console.log(`${name}${typeVersions.join('')}, moduleResolution ${resolution}: no error`);
      }
    }
    tryCommand?.(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Checks that the command of the local service runs with only its dependencies. */
function tryCommand(folder) {
  if (!run('npx', ['parley-local-service', '--help'], folder).includes('--port'))
    throw new Error('The command of the local service prints no help.');
  run('node', ['--input-type=module', '--eval', commandProbe], folder);
  console.log('@parley/local-service: the command and its database start');
}

/** An app with only a package and its peers. */
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

/** Imports every entry point of the package. */
function writeApp(folder, name, exports, probe, skipLibCheck) {
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable', 'esnext.disposable'],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck,
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

/** Returns the output of a command, or throws an error that contains it. */
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
