import { keepsDigits } from '../../../client/json/parseExactJson.js';

/**
 * Parses a number in a locale, with or without thousands separators; returns `undefined` if the text is not a number, and `inexact` if it has
 * more digits than a JavaScript number. Rejects misplaced separators: `1,5` is not fifteen.
 */
export function readNumber(text: string, locale: string): number | 'inexact' | undefined {
  const { decimal, groups, digits: plainDigits } = symbolsOf(locale);
  const plain = [...text.replace(invisible, '').trim()].map((sign) => plainDigits.get(sign) ?? sign).join('');
  const decimals = groups.has('.') ? [decimal] : [decimal, '.'];
  const group = anyOf([...groups]);
  const pattern = new RegExp(`^([+-]?)(\\d+|\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3})?(?:${anyOf(decimals)}(\\d+))?$`);
  const [, sign = '', whole = '', fraction = ''] = pattern.exec(plain.replace(minus, '-')) ?? [];
  if (whole === '' && fraction === '') return undefined;
  const digits = `${sign === '-' ? sign : ''}${whole.replace(/\D/g, '') || '0'}.${fraction || '0'}`;
  return keepsDigits(digits) ? Number(digits) : 'inexact';
}

/** Formats a number for editing in a locale: all digits, without thousands separators. */
export function writeNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumSignificantDigits: 21, useGrouping: false }).format(value);
}

interface NumberSymbols {
  readonly decimal: string;
  readonly groups: ReadonlySet<string>;
  readonly digits: ReadonlyMap<string, string>;
}

const known = new Map<string, NumberSymbols>();

function symbolsOf(locale: string): NumberSymbols {
  const symbols = known.get(locale) ?? readSymbols(locale);
  known.set(locale, symbols);
  return symbols;
}

function readSymbols(locale: string): NumberSymbols {
  const parts = new Intl.NumberFormat(locale).formatToParts(-12_345_678.9);
  const partOf = (type: string, other: string) => parts.find((part) => part.type === type)?.value ?? other;
  const group = partOf('group', '');
  const groups = group === '' || isSpace(group) ? [' ', '\u00a0', '\u202f'] : group === '’' ? ['’', "'"] : [group];
  const tens = new Intl.NumberFormat(locale, { useGrouping: false });
  const own = Array.from({ length: 10 }, (_, digit) => [tens.format(digit), String(digit)] as const);
  const arabic = [...'٠١٢٣٤٥٦٧٨٩'].map((sign, digit) => [sign, String(digit)] as const);
  const wide = [...'０１２３４５６７８９'].map((sign, digit) => [sign, String(digit)] as const);
  return { decimal: partOf('decimal', '.'), groups: new Set(groups), digits: new Map([...wide, ...arabic, ...own]) };
}

function isSpace(text: string): boolean {
  return /^\s$/.test(text);
}

function anyOf(signs: readonly string[]): string {
  return `[${signs.map((sign) => (sign === '' ? '' : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)).join('')}]`;
}

/** Direction marks, which some locales put around a minus sign. */
const invisible = /[\u061c\u200e\u200f\u2066-\u2069]/g;
const minus = /^[−‐‑–－]/;
