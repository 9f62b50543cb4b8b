import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumber, writeNumber } from '../../../src/admin/kit/dialog/readNumber.js';

const locales = ['en', 'de', 'es', 'ja', 'ar', 'ar-EG', 'fr', 'hi', 'de-CH', 'sv', 'fa'];
const numbers = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((units) => units / 1000);

describe.each(locales)('numbers in %s', (locale) => {
  it('are parsed as they are formatted', () => {
    fc.assert(fc.property(numbers, (value) => readNumber(writeNumber(value, locale), locale) === (value === 0 ? 0 : value)));
  });

  it('are parsed with group separators, too', () => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 });
    fc.assert(fc.property(numbers, (value) => readNumber(format.format(value), locale) === (value === 0 ? 0 : value)));
  });
});

describe('a text', () => {
  it.each([
    ['1,5', 'en'],
    ['1.5', 'de'],
    ['1,23,4', 'en'],
    ['12 apples', 'en'],
    ['', 'en'],
    ['-', 'en'],
    ['.', 'en'],
    ['1.2.3', 'en'],
    ['Infinity', 'en'],
    ['0x10', 'en'],
  ])('%j is not a number in %s', (text, locale) => {
    expect(readNumber(text, locale)).toBeUndefined();
  });

  it.each([
    ['1.5', 'en', 1.5],
    ['1,5', 'de', 1.5],
    ['1.234,5', 'de', 1234.5],
    ['1 234,5', 'fr', 1234.5],
    ['1.5', 'fr', 1.5],
    [' −7 ', 'en', -7],
    ['+7', 'en', 7],
    ['.5', 'en', 0.5],
    ['٧', 'en', 7],
    ['１２', 'ja', 12],
    ['12,34,567', 'hi', 1_234_567],
  ])('%j is a number in %s', (text, locale, value) => {
    expect(readNumber(text, locale)).toBe(value);
  });
});
