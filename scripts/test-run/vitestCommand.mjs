import { fileURLToPath } from 'node:url';

const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));
const reporter = fileURLToPath(new URL('progressReporter.mjs', import.meta.url));

/** The command of a run with the given arguments; with `files`, of those files alone. */
export function vitestCommand(args, files) {
  const reporters = [...(args.some((arg) => arg.startsWith('--reporter')) ? [] : ['--reporter=default']), `--reporter=${reporter}`];
  const chosen =
    files === undefined ? args : [...args.filter((arg) => arg.startsWith('-') && !arg.startsWith('--project')), ...onlyFiles(files)];
  return [process.execPath, vitest, 'run', ...reporters, ...chosen];
}

function onlyFiles(files) {
  const projects = new Set(files.map(({ project }) => project.replace(/ \(.*\)$/, '')));
  return [...[...projects].map((name) => `--project=${name}`), ...new Set(files.map(({ path }) => path))];
}
