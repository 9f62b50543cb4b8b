// Checks types and lint, then runs the tests with the given arguments. Installs packages and a browser first if they are missing.
import { spawn } from 'node:child_process';
import { ensureBrowser } from './setup/ensureBrowser.mjs';
import { ensurePackages } from './setup/ensurePackages.mjs';
import { projectsInBrowsers } from './test-run/projectsInBrowsers.mjs';

const args = process.argv.slice(2);
await ensurePackages();
// Without one, the tests that need none still run.
if (projectsInBrowsers(args).length > 0) await ensureBrowser();

const steps = [
  ['npm', 'run', 'check:types'],
  ['npm', 'run', 'lint'],
  [process.execPath, 'scripts/test.mjs', ...args],
];
for (const step of steps) {
  process.exitCode = await run(step);
  if (process.exitCode !== 0) break;
}

function run([command, ...rest]) {
  const child = spawn(command, rest, { stdio: 'inherit', shell: process.platform === 'win32' && command === 'npm' });
  return new Promise((resolve) => {
    child.once('error', ({ message }) => {
      process.stderr.write(`${command} could not be started: ${message}\n`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}
