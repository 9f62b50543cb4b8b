import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseEnvText } from '../../../src/admin/environment-variables-editor/model/parseEnvText.js';

function valuesOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(parseEnvText(text).variables.map(({ name, value }) => [name, value]));
}

function problemsOf(text: string): readonly string[] {
  return parseEnvText(text).problems.map(({ line, kind, name }) => `${line} ${kind} ${name}`.trim());
}

describe('a .env text', () => {
  it.each<[string, string, Readonly<Record<string, string>>]>([
    ['plain values', 'A=1\nB = two words \n', { A: '1', B: 'two words' }],
    ['an empty value', 'A=\nB=""', { A: '', B: '' }],
    ['comments and empty lines', '# first\n\nA=1 # why\n  # last', { A: '1' }],
    ['a # inside a value', 'A=p#ss\nB=#none\nC="# in quotes" # not', { A: 'p#ss', B: '', C: '# in quotes' }],
    ['export', 'export A=1\nexport\tB=2\nexported=3', { A: '1', B: '2', exported: '3' }],
    ['quotes of each kind', `A='a "b"'\nB="it's"\nC=\`a "b" it's\``, { A: 'a "b"', B: "it's", C: 'a "b" it\'s' }],
    [
      'escapes in double quotes alone',
      [String.raw`A="a\nb\t\"c\" \\ \x"`, String.raw`B='a\nb'`].join('\n'),
      { A: 'a\nb\t"c" \\ \\x', B: 'a\\nb' },
    ],
    ['multi-line values', 'A="one\ntwo = 2\n# three"\nB=x', { A: 'one\ntwo = 2\n# three', B: 'x' }],
    ['Windows line ends', 'A=1\r\nB="x\r\ny"\r\n', { A: '1', B: 'x\ny' }],
    ['old line ends', 'A=1\rB=2', { A: '1', B: '2' }],
    ['a byte order mark', '\uFEFFA=1', { A: '1' }],
    ['= and quotes inside a value', 'A=a=b=c\nB=say "hi"', { A: 'a=b=c', B: 'say "hi"' }],
    ['unresolved references', 'A=$HOME/$B', { A: '$HOME/$B' }],
  ])('can contain %s', (_, text, values) => {
    expect(valuesOf(text)).toEqual(values);
    expect(problemsOf(text)).toEqual([]);
  });

  it('reports each line that it cannot parse, and keeps the others', () => {
    const text = ['A=1', 'words', '=x', 'B-C=1', '2D=1', 'E="open', 'F="x" y', 'G=[ENCRYPTED]', 'A=2', 'H=8'].join('\n');
    expect(problemsOf(text)).toEqual([
      '2 no-equals-sign',
      '3 no-name',
      '4 bad-name B-C',
      '5 bad-name 2D',
      '6 open-quote E',
      '7 text-after-quote F',
      '8 masked G',
      '9 duplicate A',
    ]);
    expect(valuesOf(text)).toEqual({ A: '2', H: '8' });
  });

  it('counts lines inside values', () => {
    expect(problemsOf('A="1\n2\n3"\nwords')).toEqual(['4 no-equals-sign']);
  });

  it('accepts a known legacy name', () => {
    expect(parseEnvText('legacy.flag=on', (name) => name === 'legacy.flag').problems).toEqual([]);
  });

  it('reads back any value written in quotes', () => {
    const name = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,8}$/);
    const value = fc.string({ unit: fc.constantFrom('a', '"', "'", '\\', '\n', '#', '=', ' ', 'ü', '$', '`', 'n') });
    fc.assert(
      fc.property(fc.dictionary(name, value, { maxKeys: 6 }), (values) => {
        const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
        const entries = Object.entries(values).filter(([, text]) => text !== '[ENCRYPTED]');
        const text = entries.map(([key, entry]) => `${key}=${quoted(entry)}`).join('\n');
        expect(valuesOf(text)).toEqual(Object.fromEntries(entries));
      }),
    );
  });

  it('is fast for any text', () => {
    for (const part of ['A="\n', "A='x\n", 'A="x" y\n', 'A=b # ', '#', '"\\', 'export ', '=']) {
      const before = process.cpuUsage();
      parseEnvText(part.repeat(40_000));
      expect(process.cpuUsage(before).user / 1_000, part).toBeLessThan(1_000);
    }
  });
});
