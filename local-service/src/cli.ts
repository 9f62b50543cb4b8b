#!/usr/bin/env node
import { type ChildProcess, spawn } from 'node:child_process';
import { runCommand } from './host/runCommand.js';

let child: ChildProcess | undefined;

const started = await runCommand({
  args: process.argv.slice(2),
  env: process.env,
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => {
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  },
  run: ([name, ...args]) => {
    // On Windows, programs of packages are scripts of its shell.
    child = spawn(name, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    child.once('error', ({ message }) => {
      process.stderr.write(`${name} could not be started: ${message}\n`);
      process.exit(1);
    });
    child.once('exit', (code) => process.exit(code ?? 1));
  },
});

// The first question need not wait then. It reports what goes wrong.
started?.service.ready.catch(() => undefined);

// All that runs lives in this process, and what it confirmed is kept already, so there is nothing to wait for but the program beside it.
if (started !== undefined || child !== undefined) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => (child === undefined ? process.exit(0) : child.kill(signal)));
  }
}
