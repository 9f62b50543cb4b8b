import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonText, textOrJson } from '../../../src/client/json/jsonText.js';
import { parseExactJson } from '../../../src/client/json/parseExactJson.js';

describe('jsonText', () => {
  it('writes what was parsed, with all digits of each integer', () => {
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(fc.jsonValue(), fc.bigInt(), fc.array(tie('value')), fc.dictionary(fc.string(), tie('value'))),
    }));
    fc.assert(
      fc.property(value, (whatever) => {
        const text = jsonText(whatever);
        expect(jsonText(parseExactJson(text))).toBe(text);
      }),
    );
  });

  it("equals the engine's result, if there is one", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(jsonText(value)).toBe(JSON.stringify(value));
      }),
    );
    expect(jsonText(undefined)).toBe('null');
  });

  it('truncates endless nesting', () => {
    const cycle: Record<string, unknown> = {};
    cycle.again = cycle;
    const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    for (const value of [cycle, deep]) expect(jsonText(value)).toMatch(/^.{200,2200}"…"[\]}]+$/);
  });
});

describe('textOrJson', () => {
  it('keeps a string unchanged, and returns undefined for null', () => {
    expect([textOrJson('{"a": 1}'), textOrJson({ a: 1 }), textOrJson(null), textOrJson(undefined)]).toEqual([
      '{"a": 1}',
      '{"a":1}',
      undefined,
      undefined,
    ]);
  });
});
