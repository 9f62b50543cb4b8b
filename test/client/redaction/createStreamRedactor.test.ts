import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../../src/client/redaction/createRedactor.js';
import { createStreamRedactor } from '../../../src/client/redaction/createStreamRedactor.js';
import { runs } from '../../support/runs.js';
import { encodings, secret } from './support/encodings.js';

function redactPieces(secrets: readonly string[], pieces: readonly string[]): string {
  const stream = createStreamRedactor(createRedactor(secrets));
  return pieces.map(stream.push).join('') + stream.flush();
}

const redacted = '{"a":"The key <[redacted]> is wrong, <[redacted]>!"}\n';

/** A code may hold other things before and behind the credential, which may have passed already. */
function withoutRest(text: string): string {
  return text.replace(/[\w+/=-]*\[redacted\][\w+/=-]*/g, '[redacted]');
}

/** A text in pieces, cut anywhere. */
function piecesOf(text: string): fc.Arbitrary<readonly string[]> {
  return fc
    .uniqueArray(fc.nat(text.length), { maxLength: 12 })
    .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), text.length])
    .map((ends) => ends.slice(1).map((end, index) => text.slice(ends[index], end)));
}

describe('createStreamRedactor', () => {
  it.each(Object.entries(encodings))('removes a credential %s wherever the text is split', (_encoding, text) => {
    const whole = `{"a":"The key <${text}> is wrong, <${text}>!"}\n`;
    for (let cut = 0; cut <= whole.length; cut += 1) {
      expect(withoutRest(redactPieces([secret], [whole.slice(0, cut), whole.slice(cut)]))).toBe(redacted);
    }
    expect(withoutRest(redactPieces([secret], [...whole]))).toBe(redacted);
  });

  it('returns the same as for the whole text, for any text and self-repeating credentials', () => {
    const small = (min: number, max: number) =>
      fc.string({ unit: fc.constantFrom('a', 'b', '\\', '%', '4', '1', ' '), minLength: min, maxLength: max });
    const cases = fc.tuple(small(6, 9), small(0, 60)).chain(([value, text]) => {
      const whole = `${text}${value}${text}`;
      return fc.tuple(fc.constant(value), fc.constant(whole), piecesOf(whole));
    });
    fc.assert(
      fc.property(cases, ([value, whole, pieces]) => {
        expect(redactPieces([value], pieces)).not.toContain(value);
        expect(redactPieces(['zzzzzz'], pieces)).toBe(whole);
      }),
    );
  });

  it('leaves a text without credentials unchanged', () => {
    const cases = fc.string({ unit: 'binary', maxLength: 200 }).chain((text) => fc.tuple(fc.constant(text), piecesOf(text)));
    fc.assert(
      fc.property(cases, ([text, pieces]) => redactPieces([secret, 'azkv9/'], pieces) === text),
      { numRuns: runs(30, 100) },
    );
  });

  it('holds nothing back if no credential can have started', () => {
    const stream = createStreamRedactor(createRedactor([secret]));
    for (const line of ['{"content":"Hello"}\n', '{"content":"100 % of R&D\\n"}\n', 'It is the end. '])
      expect(stream.push(line)).toBe(line);
  });

  it('holds back no more than a few times the length of the credential', () => {
    const stream = createStreamRedactor(createRedactor([secret]));
    const text = `${secret.slice(0, 5)}${' '.repeat(100_000)}`;
    let given = 0;
    let most = 0;
    for (const [index, character] of [...text].entries()) {
      given += stream.push(character).length;
      most = Math.max(most, index + 1 - given);
    }
    expect(most).toBeLessThan(600);
    expect(given + stream.flush().length).toBe(text.length);
  });

  it.each(['k9/Qz+7_a-', '\\', '&amp;#', '%25', 'k '])('reads 64 KiB of %j one character at a time', (unit) => {
    const text = unit.repeat(65_536 / unit.length);
    expect(redactPieces([secret.repeat(40)], [...text])).toBe(text);
  });
});
