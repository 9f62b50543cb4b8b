import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitText } from '../../src/chat/splitText.js';

describe('splitText', () => {
  it('loses no text and splits no code point', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const pieces = splitText(text);
        expect(pieces.join('')).toBe(text);
        expect(pieces).not.toContain('');
        // Half a surrogate pair cannot be encoded.
        expect(() => pieces.map(encodeURIComponent)).not.toThrow();
      }),
    );
  });

  it('returns a few words at a time, and splits text without spaces', () => {
    expect(splitText('one two three four')).toEqual(['one two three ', 'four']);
    expect(splitText('店'.repeat(100)).length).toBe(3);
  });
});
