// Tests the ceiling of the package's dependencies: builds the last commit, and tests charts and Markdown, with the newest versions that their
// ranges allow. Their floor is the locked version, with which everything else is tested. Run by `npm run check:ranges`.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cloneTo } from './setup/cloneTo.mjs';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const newer = Object.entries(dependencies).flatMap(([name, range]) => {
  const newest = newestOf(`${name}@${range}`);
  return range === `^${newest}` ? [] : [`${name}@${newest}`];
});

/** The tests of what the dependencies do. One lists the properties of the locked version, to which a newer one may add. */
const tests = ['test/chat/markdown', 'test/chat/results'];
const others = '^(?!the properties of a spec)';

console.log(newer.length === 0 ? 'No dependency has a newer version in its range.' : `Newer in their ranges: ${newer.join(', ')}`);
if (newer.length > 0) testWith(newer);

function newestOf(spec) {
  const versions = JSON.parse(execFileSync('npm', ['view', spec, 'version', '--json'], { encoding: 'utf8' }));
  return [versions].flat().at(-1);
}

function testWith(versions) {
  const folder = mkdtempSync(join(tmpdir(), 'parley-ranges-'));
  const run = (command, ...args) => execFileSync(command, args, { cwd: folder, stdio: 'inherit' });
  try {
    cloneTo(folder);
    cpSync('node_modules', join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
    run('npm', 'install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', ...versions);
    run('npm', 'run', '--silent', 'check:types');
    run('npx', 'vitest', 'run', '--project', 'unit', '--project', 'dom', '-t', others, ...tests);
    run('npm', 'run', '--silent', 'build');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
