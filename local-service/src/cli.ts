#!/usr/bin/env node
import { runCommand } from './host/runCommand.js';

const started = await runCommand({
  args: process.argv.slice(2),
  env: process.env,
  print: (text) => process.stdout.write(`${text}\n`),
  printError: (text) => {
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  },
});
// All that runs lives in this process and its memory, so there is nothing to wait for.
if (started !== undefined) for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));
