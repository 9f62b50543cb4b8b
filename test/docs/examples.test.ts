import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { writeExamples } from './examples/writeExamples.js';

const { examples, project } = writeExamples();

it('every example in the documentation and in docstrings compiles against the public entry points, as do the elements that prose mentions', async () => {
  expect(examples.length).toBeGreaterThan(50);
  expect(await problemsOf(project)).toEqual([]);
});

/** Returns what the compiler reports, with the lines of the page. */
function problemsOf(path: string): Promise<readonly string[]> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', path, '--pretty', 'false'], (_, output, errors) => {
      const lines = `${output}${errors}`.split('\n').filter((line) => line.trim() !== '');
      resolve(lines.map((line) => line.replace(/^\.cache\/examples\/(.*)\.\d+\.tsx?\((\d+),\d+\)/, '$1:$2')));
    });
  });
}
