import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readYaml } from '../../src/data-model/readYaml.js';

it('keeps scalars as texts, whatever they look like', () => {
  expect(readYaml('a: yes\nb: 012\nc: ~\nd:\ne: 2026-01-01\n1.0: <<')).toEqual({
    value: { a: 'yes', b: '012', c: '~', d: '', e: '2026-01-01', '1.0': '<<' },
  });
});

it.each([
  ['an alias', 'a: &x b\nc: *x', 'Line 2: Aliases'],
  ['an alias in itself', 'a: &x [*x]', 'Line 1: Aliases'],
  ['a tag', 'a: b\nc: !!js/function d', 'Line 2: Unresolved tag'],
  ['an unknown directive', '%TAGS x\n---\na: b', 'Line 1: Unknown directive'],
  ['a second document', 'a: b\n---\nc: d', 'Line 2'],
  ['a list as a key', 'a: b\n? [c]\n: d', 'Line 2'],
  ['a repeated key in another notation', 'a: b\n"a": c', 'Line 2: Repeated key "a"'],
  ['brackets nested without end', `a: b\nc: ${'['.repeat(100_000)}`, 'Line 2: The nesting'],
  ['dashes nested without end', '- '.repeat(100_000), 'Line 1: The nesting'],
  ['maps nested without end', `${'? '.repeat(100_000)}a`, 'Line 1: The nesting'],
  ['lines nested without end', Array.from({ length: 500 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'), 'The nesting'],
])('refuses %s', (_what, text, problem) => {
  expect(readYaml(text)).toEqual({ problem: expect.stringContaining(problem) });
});

it('gives merge keys and names of built-in properties no meaning', () => {
  expect(readYaml('<<: {a: b}\nconstructor: c')).toEqual({ value: { '<<': { a: 'b' }, constructor: 'c' } });
  const read = readYaml('__proto__: {polluted: yes}');
  expect('value' in read && Object.keys(Object(read.value))).toEqual(['__proto__']);
  expect(read).not.toHaveProperty('value.polluted');
  expect({}).not.toHaveProperty('polluted');
});

/** Comparing each key with each other would take minutes. */
it('reads a map with many keys', { timeout: 30_000 }, () => {
  const keys = Array.from({ length: 100_000 }, (_, index) => `k${index}`);
  expect(readYaml(keys.map((key) => `${key}: v`).join('\n'))).toEqual({ value: Object.fromEntries(keys.map((key) => [key, 'v'])) });
});

it('answers for any text, and never throws', () => {
  const piece = fc.constantFrom(
    ...[
      'a',
      'b: ',
      ': ',
      '- ',
      '\n',
      '  ',
      '\t',
      '[',
      ']',
      '{',
      '}',
      ', ',
      '"',
      "'",
      '#',
      '&x',
      '*x',
      '!t',
      '|',
      '>',
      '%',
      '---\n',
      '...\n',
      '<<: ',
      '\r\n',
      '? ',
      '\ufeff',
      '\u0000',
    ],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      expect(Object.keys(readYaml(pieces.join('')))).toHaveLength(1);
    }),
    { numRuns: 1_000 },
  );
});
