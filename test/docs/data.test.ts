import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const page = readFileSync('docs/data.md', 'utf8');
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => readFileSync(`src/${path}`, 'utf8'));

it('lists every key that the sources store, and no other', () => {
  const listed = [...page.matchAll(/^\| `(parley[^`]*)` \|/gm)].map(([, key = '']) => key);
  const stored = sources.flatMap((text) => [...text.matchAll(/(?:key: |[kK]ey = )['`](parley[-:.][\w-]*)/g)].map(([, key = '']) => key));
  expect(listed.toSorted()).toEqual([...new Set(stored)].map((key) => (key === 'parley-chat' ? 'parley-chat:' : key)).toSorted());
});

it('is right that no source sets a cookie, or names an address to call', () => {
  const calls = sources.filter((text) =>
    /document\.cookie|navigator\.sendBeacon|new (?:WebSocket|EventSource|XMLHttpRequest)\b/.test(text),
  );
  expect(calls).toEqual([]);
  const addresses = sources.flatMap((text) => [...text.matchAll(/fetch\(\s*['"`]https?:[^'"`]*/g)].map(([call]) => call));
  expect(addresses).toEqual([]);
});
