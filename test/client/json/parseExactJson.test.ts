import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExactJson } from '../../../src/client/json/parseExactJson.js';

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

  it.each(['12345678901234567.89', '90071992547409.93', '-0.1234567890123456789', '12345678901234567890e-3'])(
    'keeps %s, which a number cannot hold, as text',
    (digits) => {
      expect(parseExactJson(`{"rows": [[${digits}]]}`)).toEqual({ rows: [[digits]] });
    },
  );

  it('returns a number for a decimal that loses no digits', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Number.isInteger(number)),
        (number) => void expect(parseExactJson(`[${number}, ${number.toExponential()}]`)).toEqual([number, number]),
      ),
    );
    expect(parseExactJson('[0.30000000000000004, 1234567.5000000000000000]')).toEqual([0.30000000000000004, 1234567.5]);
  });

  it('keeps a long integer exact at any depth, under any key, and touches no other item', () => {
    const depth = 20_000;
    let item = parseExactJson(`${'['.repeat(depth)}12345678901234567${']'.repeat(depth)}`);
    while (Array.isArray(item)) [item] = item;
    expect(item).toBe(12345678901234567n);
    const parsed = parseExactJson('{"__proto__": 12345678901234567, "a": {"__proto__": [1]}}');
    expect(Object.entries(Object(parsed))).toEqual([
      ['__proto__', 12345678901234567n],
      ['a', JSON.parse('{"__proto__": [1]}')],
    ]);
  });

  it('reads NaN and Infinity, as Python writes them, as gaps', () => {
    expect(parseExactJson('{"NaN": [NaN, Infinity, -Infinity, "NaN, \\" Infinity", 1]}')).toEqual({
      NaN: [null, null, null, 'NaN, " Infinity', 1],
    });
    expect(parseExactJson('[NaN, 12345678901234567890]')).toEqual([null, 12345678901234567890n]);
    expect(() => parseExactJson('[NaNa]')).toThrow(SyntaxError);
    expect(() => parseExactJson('NaN]')).toThrow(SyntaxError);
  });
});
