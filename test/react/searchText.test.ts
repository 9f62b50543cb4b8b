import { describe, expect, it } from 'vitest';
import { searchKey, searchText } from '../../src/react/searchText.js';

describe('a search', () => {
  it.each([
    ['Umsa\u0308tze', 'umsätze'],
    ['\u200bSales\ufeff ', 'sales'],
    ['Sa\u00adles', 'sales'],
    ['ＡＢＣ', 'abc'],
    ['ﾊﾟﾘ', 'パリ'],
    ['\u202aÖsterreich\u202c', 'österreich'],
  ])('is the same for any Unicode form of %j', (typed, key) => expect(searchKey(typed)).toBe(key));

  it('keeps everything else as typed', () => {
    expect(searchText(' Umsa\u0308tze\u200b 2026 ')).toBe('Umsätze 2026');
    expect(searchText('می\u200cخواهم')).toBe('می\u200cخواهم');
  });
});
