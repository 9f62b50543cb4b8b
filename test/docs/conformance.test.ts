import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rows = readFileSync('docs/conformance.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('has each criterion of WCAG 2.2 at levels A and AA once', () => {
  const numbers = rows.map(([, name = '']) => name.split(' ', 1)[0]);
  expect(new Set(numbers).size).toBe(55);
  expect(rows.filter(([, , level]) => level === 'A')).toHaveLength(31);
  expect(rows.filter(([, , level]) => level === 'AA')).toHaveLength(24);
});

it('names a test that exists, or says that there is none', () => {
  const wrong = rows.filter(([, , , conformance, , test = '']) => {
    if (conformance === 'Not applicable') return test !== '';
    const path = /^`(.+)`$/.exec(test)?.[1];
    return path === undefined ? test !== 'not tested' : !existsSync(path);
  });
  expect(wrong.map(([, name]) => name)).toEqual([]);
});
