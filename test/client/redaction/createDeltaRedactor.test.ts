import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDeltaRedactor } from '../../../src/client/redaction/createDeltaRedactor.js';

const secret = 'acme/live+"7Qh2\\xY9=';

type Field = 'content' | 'thinking';

const delta = (text: string, field: Field = 'content', id = 'a') => ({
  id,
  role: 'assistant',
  isDelta: true,
  isInProcess: true,
  [field]: text,
});

/** What is read of these lines, each with what was read before it. */
function read(lines: readonly object[], secrets: readonly string[] = [secret]) {
  const deltas = createDeltaRedactor(secrets);
  const asLines = lines.map((value) => ({ line: JSON.stringify(value), value }));
  return [...asLines.map(deltas.push), deltas.flush()];
}

function textOf(read: ReturnType<ReturnType<typeof createDeltaRedactor>['push']>[], field: Field = 'content', id = 'a'): string {
  return read
    .flat()
    .map(({ line }) => JSON.parse(line))
    .filter((value) => value.id === id)
    .map((value) => value[field] ?? '')
    .join('');
}

describe('createDeltaRedactor', () => {
  it.each(['content', 'thinking'] as const)('removes a credential from the %s, wherever it is split', (field) => {
    const text = `It is ${secret}, and ${secret}.`;
    const cuts = fc.uniqueArray(fc.nat(text.length), { maxLength: 20 }).map((ends) => [0, ...ends.toSorted((a, b) => a - b), text.length]);
    fc.assert(
      fc.property(cuts, (ends) => {
        const pieces = ends.slice(1).map((end, index) => text.slice(ends[index], end));
        const shown = read(pieces.map((piece) => delta(piece, field)));
        expect(textOf(shown, field)).toMatch(/^It is (?:acm)?\[redacted\], and (?:acm)?\[redacted\]\.$/);
        for (const { line, value } of shown.flat()) expect(JSON.parse(line)).toEqual(value);
      }),
    );
  });

  it('passes on all other text, at once unless it could start a credential', () => {
    const pieces = fc.array(
      fc.oneof(
        fc.string(),
        fc.nat(secret.length - 1).map((length) => secret.slice(0, length)),
      ),
    );
    fc.assert(
      fc.property(pieces, (texts) => {
        const whole = texts.join('');
        fc.pre(!whole.includes(secret));
        expect(textOf(read(texts.map((text) => delta(text))))).toBe(whole);
      }),
    );
    const lines = ['acm', 'e is', ' our customer, acme too.'].map((text) => delta(text));
    expect(read(lines).map((given) => given.map(({ value }) => value))).toEqual([...lines.map((line) => [line]), []]);
  });

  it('passes on held-back text before the thread ends, with the last delta, and at the end', () => {
    const state = { id: '__state__', state: {} };
    expect(read([delta('acme/l'), state]).map((lines) => lines.map(({ value }) => value))).toEqual([
      [delta('acm')],
      [delta('e/l'), state],
      [],
    ]);
    expect(textOf(read([{ ...delta('acme/l'), isInProcess: false }]).slice(0, 1))).toBe('acme/l');
    expect(textOf(read([delta('acme/l')]))).toBe('acme/l');
  });

  it('lets a whole text replace deltas, and keeps messages separate', () => {
    const whole = { id: 'a', role: 'assistant', content: 'acme/l.' };
    expect(read([delta('acme/l'), whole]).at(-1)).toEqual([]);
    const shown = read([delta('acme/l', 'content', 'a'), delta('', 'content', 'b'), delta('ive+"7Qh2\\xY9=', 'content', 'b')]);
    expect([textOf(shown, 'content', 'a'), textOf(shown, 'content', 'b')]).toEqual(['acme/l', 'ive+"7Qh2\\xY9=']);
  });

  it('passes on a tool call whose text it holds back', () => {
    const call = { ...delta('e/l'), toolCall: { name: 'search', input: '{}' } };
    expect(read([delta('acm'), call])[1]?.map(({ value }) => value)).toEqual([{ ...call, content: '' }]);
  });

  it('reads a megabyte of near misses, over and over', () => {
    const nearly = `${'a'.repeat(500)}b`;
    expect(
      textOf(
        read(
          [...'a'.repeat(20_000)].map((text) => delta(text)),
          [nearly],
        ),
      ),
    ).toHaveLength(20_000);
    expect(textOf(read([delta('a'.repeat(1_048_576))], [nearly]))).toHaveLength(1_048_576);
  });
});
