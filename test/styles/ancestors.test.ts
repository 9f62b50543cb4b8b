import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Browsers restyle what `:has()` is asked of for each text that is added below it, and with it the whole panel: 40 % of the time of streaming.
it('marks what contains an answer by attributes, not by :has()', () => {
  const paths = readdirSync('src/chat', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
  const sheets = paths.map((path) => [path, readFileSync(`src/chat/${path}`, 'utf8').replace(/@media print \{[\s\S]*?\n\}/g, '')]);
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets.filter(([, sheet]) => sheet?.includes(':has(')).map(([path]) => path)).toEqual([]);
});
