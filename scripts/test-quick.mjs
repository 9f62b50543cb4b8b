// Checks types and lint of everything, then runs the Node and DOM tests next to everything changed since `main`, committed or not.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const base = process.argv[2] ?? 'main';
const lines = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [...lines('diff', '--name-only', base), ...lines('ls-files', '--others', '--exclude-standard')];
const tests = [...new Set(['test/architecture.test.ts', ...changed.flatMap(testsBeside)])];

run('tsc', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/quick.tsbuildinfo');
run('biome', 'check', '.');
run('vitest', 'run', '--project', 'unit', '--project', 'dom', '--passWithNoTests', ...tests);

/** Returns a test file itself, or the test folder that mirrors the nearest folder of a source file. */
function testsBeside(path) {
  if (/\.test\.tsx?$/.test(path)) return existsSync(path) ? [path] : [];
  const [, area, inside] = /^((?:local-service\/)?)(?:src|test)\/(.+)$/.exec(path) ?? [];
  if (inside === undefined) return [];
  const folders = inside.split('/').slice(0, -1);
  while (folders.length > 0) {
    const folder = `${area}test/${folders.join('/')}`;
    if (existsSync(folder)) return [`${folder}/`];
    folders.pop();
  }
  return [];
}

function run(command, ...args) {
  const { status } = spawnSync('npx', [command, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
