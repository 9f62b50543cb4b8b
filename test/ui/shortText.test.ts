import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, shortText } from '../../src/ui/text/shortText.js';

describe('cutText', () => {
  it.each([
    ['ab👍🏽c', 3, 'ab'],
    ['ab👩‍💻c', 5, 'ab'],
    ['a🇩🇪', 3, 'a'],
    ['Umsa\u0308tze', 4, 'Ums'],
    ['நிறை', 1, ''],
    ['abc', 2, 'ab'],
  ])('does not split a character of %s', (text, to, expected) => expect(cutText(text, 0, to)).toBe(expected));

  it('splits a text into two parts without loss, at any index', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-composite' }), fc.nat(40), (text, place) => {
        expect(cutText(text, 0, place) + cutText(text, place, text.length)).toBe(text);
      }),
    );
  });

  it('keeps a shortened text well formed', () => {
    expect(shortText(`${'x'.repeat(79)}😀`, 80)).toBe(`${'x'.repeat(79)}…`);
  });
});
