import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLineRedactor } from '../../../src/client/redaction/createLineRedactor.js';
import { createRedactor } from '../../../src/client/redaction/createRedactor.js';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2lnbmF0dXJl';
const known = 'q7w8e9r0t1z2';

/** Redacts deltas one by one; gives the lines as they stand in the end, and what they say together. */
function redactDeltas(deltas: readonly string[], field: 'content' | 'thinking' = 'content') {
  const lines: string[] = [];
  const redactor = createLineRedactor<number>({
    redactKnown: createRedactor([known]).redact,
    amend: (index, line) => {
      lines[index] = line;
    },
  });
  for (const delta of deltas) {
    lines.push(redactor.redact(lines.length, JSON.stringify({ id: 'm', role: 'assistant', isDelta: true, [field]: delta })));
  }
  redactor.flush();
  return { lines, text: lines.map((line) => JSON.parse(line)[field]).join('') };
}

function split(text: string, places: readonly number[]): readonly string[] {
  const cuts = [...new Set(places.map((place) => place % text.length))].sort((a, b) => a - b);
  return [...cuts, text.length].map((end, index) => text.slice(index === 0 ? 0 : cuts[index - 1], end));
}

describe('createLineRedactor', () => {
  it.each([
    ['a web token', `Use ${token} for it.`, 'c2lnbmF0dXJl'],
    ['a known credential', `Use ${known} for it.`, known],
    ['a scheme and its credential', 'Send Authorization: Bearer hunter2hunter2 with it.', 'hunter2'],
    ['a named member', 'It answered {"password":"hunter2hunter2"} then.', 'hunter2'],
    ['a key', 'Use sk-live-0123456789abcdefXYZ for it.', '0123456789abcdefXYZ'],
    ['a last word', `Use ${token}`, 'c2lnbmF0dXJl'],
  ])('redacts %s, wherever it is split', (_name, text, secret) => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 30 }), fc.constantFrom('content', 'thinking'), (places, field) => {
        const { lines, text: shown } = redactDeltas(split(text, places), field);
        expect(shown).not.toContain(secret);
        expect(shown).toMatch(/\[(redacted|token)\]/);
        for (let length = 6; length <= secret.length; length += 1) expect(lines.join('')).not.toContain(secret.slice(0, length));
      }),
    );
  });

  it('leaves a text without secrets unchanged, line by line', () => {
    const word = fc.constantFrom('revenue', ' ', 'a.b', '\n', 'of the ', '42', '"x"', 'é');
    fc.assert(
      fc.property(fc.array(word), (deltas) => {
        expect(redactDeltas(deltas).lines.map((line) => JSON.parse(line).content)).toEqual(deltas);
      }),
    );
  });

  it('keeps texts of other messages and fields separate', () => {
    const amended: string[] = [];
    const redactor = createLineRedactor<number>({ amend: (_, line) => amended.push(line) });
    const [first = '', second = '', third = ''] = split(token, [10, 30]);
    redactor.redact(0, JSON.stringify({ id: 'a', isDelta: true, content: first, thinking: 'Hm' }));
    redactor.redact(1, JSON.stringify({ id: 'b', isDelta: true, content: 'word' }));
    redactor.redact(2, JSON.stringify({ id: 'a', isDelta: true, content: second }));
    expect(redactor.redact(3, JSON.stringify({ id: 'a', isDelta: true, content: third }))).toContain('[token]');
    expect(amended.join('')).toContain('"thinking":"Hm"');
    expect(amended.join('')).not.toContain('word');
  });

  it('reads ten thousand deltas of an endless word, and of one space after it', () => {
    expect(redactDeltas([...Array(10_000).fill('-eyJaaaa'), ...Array(10_000).fill(' ')]).text).toHaveLength(90_000);
  });
});
