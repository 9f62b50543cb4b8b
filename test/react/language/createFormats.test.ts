import { expect, it } from 'vitest';
import { createFormats } from '../../../src/react/language/createFormats.js';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it('formats numbers by locale, and integers past 2^53 with all their digits', () => {
  expect(createFormats('en').number(1234.567)).toBe('1,234.57');
  expect(createFormats('de').number(1234.5)).toBe('1.234,5');
  expect(createFormats('en').number(9_007_199_254_740_993n)).toBe('9,007,199,254,740,993');
  expect(createFormats('en').number(0.12345, 4)).toBe('0.1235');
  expect(createFormats('en').compact(2_300_000)).toBe('2.3M');
});

it.each([
  ['en', '40%'],
  ['de', '40 %'],
  ['es', '40 %'],
  ['ja', '40%'],
])('formats percentages in %s by its rules', (locale, text) => {
  expect(plain(createFormats(locale).percent(40.2))).toBe(text);
});

it.each([
  [0, '10 ms'],
  [348, '350 ms'],
  [949, '950 ms'],
  [950, '1 s'],
  [1240, '1.2 s'],
  [12_400, '12 s'],
  [59_600, '1 m'],
  [125_000, '2 m 5 s'],
])('formats %i milliseconds as %s', (durationMs, text) => {
  expect(plain(createFormats('en').duration(durationMs))).toBe(text);
});

it('formats durations in the units of the language', () => {
  expect(plain(createFormats('de').duration(125_000))).toBe('2 Min. 5 Sek.');
  expect(plain(createFormats('ja').duration(125_000))).toBe('2 分 5 秒');
});

it('converts instants to the time zone, and leaves wall-clock times and dates unchanged', () => {
  const tokyo = createFormats('en', 'Asia/Tokyo');
  expect(plain(tokyo.dateTime('2025-01-01T20:00:00Z'))).toBe('Jan 2, 2025, 5:00 AM');
  expect(plain(tokyo.dateTime('2025-01-01T20:00:00.000'))).toBe('Jan 1, 2025, 8:00 PM');
  expect(tokyo.dateTime('2025-01-01')).toBe('Jan 1, 2025');
  expect(tokyo.dateTime('next week')).toBe('next week');
  for (const written of [
    '20:00:00Z',
    '20:00:00+00',
    '20:00:00.123456+00',
    '20:00:00.000 +0000',
    '20:00:00 UTC',
    '20:00:00 +0000 UTC',
    '22:00+02:00',
  ]) {
    expect(plain(tokyo.dateTime(`2025-01-01 ${written}`)), written).toBe('Jan 2, 2025, 5:00 AM');
  }
});

it('formats elapsed time in the largest fitting unit', () => {
  const { relativeTime } = createFormats('en');
  const now = Date.UTC(2026, 0, 31);
  expect(relativeTime(now - 20_000, now)).toBe('now');
  expect(relativeTime(now + 90_000, now)).toBe('now');
  expect(relativeTime(now - 5 * 60_000, now)).toBe('5 minutes ago');
  expect(relativeTime(now - 86_400_000, now)).toBe('yesterday');
  expect(relativeTime(now - 20 * 86_400_000, now)).toBe('3 weeks ago');
});

it("falls back to English and the runtime's time zone for invalid settings", () => {
  expect(createFormats('not a locale').number(1.5)).toBe('1.5');
  expect(createFormats('en', 'Mars/Olympus').timeZone).toBeUndefined();
});

it('creates the formatters of a locale once', () => {
  expect(createFormats('es', 'Europe/Madrid')).toBe(createFormats('es', 'Europe/Madrid'));
});
