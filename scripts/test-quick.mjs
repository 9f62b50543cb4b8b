// Checks types and lint of everything, and runs the tests beside the given files and folders, in every project that has any. Without
// arguments, runs the Node and DOM tests beside everything changed since `main`, committed or not.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { ensurePackages } from './setup/ensurePackages.mjs';

await ensurePackages();

const named = process.argv.slice(2).map((path) => relative('', path).replace(/\/$/, ''));
const missing = named.filter((path) => !existsSync(path));
if (missing.length > 0) {
  process.stderr.write(`There is no ${missing.join(', ')}. Name files or folders, such as src/chat/markdown.\n`);
  process.exit(1);
}
const tests = named.length > 0 ? named.flatMap(testsBeside) : ['test/architecture.test.ts', ...changedPaths().flatMap(testsBeside)];
const projects = named.length > 0 ? projectsOf(tests) : ['unit', 'unit-alone', 'dom'];

const results = await Promise.all([
  run('types', 'npm', 'run', '--silent', 'check:types'),
  run('lint', 'npx', 'biome', 'check', '.'),
  tests.length > 0 &&
    run('tests', 'npx', 'vitest', 'run', ...projects.map((name) => `--project=${name}`), '--passWithNoTests', ...new Set(tests)),
]);
process.exitCode = results.includes(1) ? 1 : 0;

function changedPaths() {
  return [...linesOf('diff', '--name-only', 'main'), ...linesOf('ls-files', '--others', '--exclude-standard')];
}

function linesOf(...args) {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** Returns tests and stories themselves, and for source the test folder that mirrors its nearest folder. */
function testsBeside(path) {
  if (/\.(test|stories)\.tsx?$/.test(path)) return existsSync(path) ? [path] : [];
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  if (isFolder && /^((local-service\/)?test|stories)(\/|$)/.test(path)) return [`${path}/`];
  const [, area, inside] = /^((?:local-service\/)?)(?:src|test)\/(.+)$/.exec(path) ?? [];
  if (inside === undefined) return [];
  const folders = inside.split('/').slice(0, isFolder ? undefined : -1);
  while (folders.length > 0) {
    const folder = `${area}test/${folders.join('/')}`;
    if (existsSync(folder)) return [`${folder}/`];
    folders.pop();
  }
  return [];
}

function projectsOf(paths) {
  const isOf = (folder) => paths.some((path) => path.startsWith(folder));
  return ['unit', 'unit-alone', 'dom', 'browser', ...(isOf('stories') ? ['stories-*'] : []), ...(isOf('test/e2e') ? ['e2e'] : [])];
}

/** Runs a command, and prints its output once it has ended. Returns 1 if it failed. */
function run(title, command, ...args) {
  const startedAt = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      process.stdout.write(`── ${title}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n${output}\n`);
      resolve(code === 0 ? 0 : 1);
    });
  });
}
