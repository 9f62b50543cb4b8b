import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonErrorLine } from '../../../src/admin/shared/fields/jsonErrorLine.js';

describe('the line at which a text stops being JSON', () => {
  it.each([
    ['', 1],
    ['{\n"a": tru\n}', 2],
    ['{\n"a": 1,\n}', 3],
    ['[\n1\n2]', 3],
    ['{"a" 1}', 1],
    ['{\n"a": "text\n}', 2],
    ['{\n"a": "\\x"}', 2],
    ['[1]\n\n]', 3],
    ['{\n"a": [1}\n', 2],
    ['{"a":\n\n', 3],
    ['[,]', 1],
    ['[1,]', 1],
    ['{1: 2}', 1],
  ])('of %j is %i', (text, line) => {
    expect(jsonErrorLine(text)).toBe(line);
  });

  it('exists for exactly the texts that a browser refuses', () => {
    const texts = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom('', ',', '"', '}', ']', ':', '0', '\n', '\\'))
      .map(([text, at, mark]) => text.slice(0, at % (text.length + 1)) + mark + text.slice(at % (text.length + 1)));
    fc.assert(fc.property(texts, (text) => (jsonErrorLine(text) === undefined) === isJson(text)));
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
