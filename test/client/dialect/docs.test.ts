import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createDialect } from '../../../src/client/dialect/createDialect.js';

const page = readFileSync('docs/dialect.md', 'utf8');

it('each dialect on its page is accepted, except for those that the page calls refused', () => {
  const blocks = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']) => text);
  const inline = [...page.matchAll(/`(\{ "[^`]*\})`( is refused)?/g)].map(([, text = '', refused]) => ({
    text,
    isRefused: refused !== undefined,
  }));
  const examples = [...blocks.map((text) => ({ text, isRefused: false })), ...inline];
  expect(examples.length).toBeGreaterThan(1);
  for (const { text, isRefused } of examples) {
    const create = () => createDialect(JSON.parse(text));
    if (isRefused) expect(create, text).toThrow();
    else expect(create, text).not.toThrow();
  }
});
