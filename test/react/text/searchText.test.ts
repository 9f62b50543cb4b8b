import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchKey, searchText, visibleLine } from '../../../src/react/text/searchText.js';

describe('a search', () => {
  it.each([
    ['Umsa\u0308tze', 'umsatze'],
    ['\u200bSales\ufeff ', 'sales'],
    ['Sa\u00adles', 'sales'],
    ['ＡＢＣ', 'abc'],
    ['ﾊﾟﾘ', 'パリ'],
    ['\u202aÖsterreich\u202c', 'osterreich'],
  ])('is the same for any Unicode form of %j', (typed, key) => expect(searchKey(typed)).toBe(key));

  it.each([
    ['İstanbul', 'istanbul'],
    ['ISTANBUL', 'ıstanbul'],
    ['Invoice', 'INVOICE'],
    ['Łódź', 'lodz'],
    ['Straße', 'STRASSE'],
    ['Ærø', 'aero'],
    ['Ὀδυσσεύς', 'οδυσσευσ'],
    ['Алёна', 'АЛЕНА'],
    ['شَرِكَة', 'شركة'],
    ['שָׁלוֹם', 'שלום'],
    ['O’Brien', "o'brien"],
    ['2025–26', '2025-26'],
    ['ﾊﾞﾅﾅ', 'バナナ'],
  ])('finds %j by %j', (text, typed) => expect(searchKey(text)).toBe(searchKey(typed)));

  it.each([
    ['か', 'が'],
    ['की', 'का'],
    ['กา', 'กิ'],
  ])('keeps %j and %j apart', (one, other) => expect(searchKey(one)).not.toBe(searchKey(other)));

  it('is its own key, and contains the key of each word in it', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, text, (before, word, after) => {
        const key = searchKey(`${before} ${word} ${after}`);
        expect(searchKey(key)).toBe(key);
        expect(key).toContain(searchKey(word));
      }),
      { numRuns: 1_000 },
    );
  });

  it('keeps everything else as typed', () => {
    expect(searchText(' Umsa\u0308tze\u200b 2026 ')).toBe('Umsätze 2026');
    expect(searchText('می\u200cخواهم')).toBe('می\u200cخواهم');
  });
});

describe('a visible line', () => {
  const hidden = [
    ...['\u00ad', '\u034f', '\u061c', '\u115f', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u2028', '\u2029'],
    ...['\u202a', '\u202e', '\u2060', '\u2063', '\u2064', '\u2066', '\u2069', '\u3164', '\ufe00', '\ufe0e', '\ufe0f', '\ufeff'],
    ...['\ufffa', '\u0000', '\u001b', '\u0085', '\n', '\t', '\ud83d', '\ude00', '\u{e0001}', '\u{e0041}', '\u{e0100}', '\u{e01ef}'],
  ];
  const piece = fc.oneof(
    fc.constantFrom(...hidden),
    fc.constantFrom('a', '1', ' ', '😀', '👍🏽', '❤', 'ا', 'क', '्', '\u20e3'),
    fc.string({ unit: 'binary' }),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  it('has no character that is not shown, except where it shapes others', () => {
    fc.assert(
      fc.property(text, (any) => {
        const line = visibleLine(any);
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]|^\s|\s$|\s\s|[^\S ]/u);
        const shaping = line
          .replaceAll(
            /\p{Extended_Pictographic}[\ufe0e\ufe0f\p{Emoji_Modifier}]?(?:\u200d\p{Extended_Pictographic}[\ufe0e\ufe0f\p{Emoji_Modifier}]?)*/gu,
            '',
          )
          .replaceAll(/[\d#*]\ufe0f\u20e3/g, '')
          .replaceAll(/[\u0600-\u1cff][\u200c\u200d]/g, '');
        expect(shaping).not.toMatch(/\p{Default_Ignorable_Code_Point}/u);
      }),
      { numRuns: 2_000 },
    );
  });

  it('stays as it is, so that every button and every message have the same text', () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(visibleLine(visibleLine(any))).toBe(visibleLine(any));
      }),
    );
  });

  it.each([
    'Größe – 店舗',
    'می\u200cخواهم',
    'क्\u200dष',
    'र\u200d्य',
    '👨\u200d👩\u200d👧',
    '❤\ufe0f\u200d🔥',
    '👩🏽\u200d💻',
    '1\ufe0f\u20e3',
    '☎\ufe0e',
    '🇩🇪',
    'e\u0301',
    '\u06dd12',
  ])('keeps %j, in which every character is shown', (shown) => expect(visibleLine(shown)).toBe(shown));

  it.each([
    ['Region\u{e0020}\u{e0049}\u{e0067}', 'Region'],
    ['Re\u00adgion\u2062', 'Region'],
    ['\u202eegion\u202c R', 'egion R'],
    ['two\r\n lines\u2028more', 'two lines more'],
    ['a\u200db\u200cc', 'abc'],
    ['ا\u200c\u200d\u200cب', 'ا\u200cب'],
    ['😀\u{e0101}\ufe0f\ufe0f', '😀'],
  ])('is what is left of %j', (any, line) => expect(visibleLine(any)).toBe(line));
});
