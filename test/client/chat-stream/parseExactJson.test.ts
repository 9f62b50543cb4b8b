import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExactJson } from '../../../src/client/chat-stream/parseExactJson.js';

describe('parseExactJson', () => {
  it('keeps any integer exact', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), (integer) => {
        const parsed = parseExactJson(`{"rows": [[${integer}]]}`);
        const isSafe = Number.isSafeInteger(Number(integer));
        expect(parsed).toEqual({ rows: [[isSafe ? Number(integer) : integer]] });
      }),
    );
  });

  it('parses any other JSON as JSON.parse does, including long digits in strings and keys', () => {
    const digits = fc.bigInt({ min: 10n ** 15n, max: 10n ** 25n }).map(String);
    const text = fc.oneof(
      fc.string(),
      digits,
      digits.map((run) => `"\\${run}, 1`),
    );
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        text,
        fc.double({ noNaN: true, noDefaultInfinity: true }).filter((n) => !Number.isInteger(n)),
        fc.constant(null),
        tie('list'),
        tie('object'),
      ),
      list: fc.array(tie('any'), { maxLength: 4 }),
      object: fc.dictionary(text, tie('any'), { maxKeys: 4 }),
    })).any;
    fc.assert(
      fc.property(value, (any) => {
        const json = JSON.stringify([any, '1234567890123456789']);
        expect(parseExactJson(json)).toEqual(JSON.parse(json));
      }),
    );
  });

  it.each(['{12345678901234567890: 1}', '00000000000000000001', '[12345678901234567890', '-'])('refuses %s as JSON.parse does', (text) => {
    expect(() => parseExactJson(text)).toThrow(SyntaxError);
  });

  it('leaves fractions and exponents to JSON.parse', () => {
    expect(parseExactJson('[12345678901234567890.5, 1e400, 12345678901234567890e0]')).toEqual([
      12345678901234567000,
      Infinity,
      12345678901234567000,
    ]);
  });
});
