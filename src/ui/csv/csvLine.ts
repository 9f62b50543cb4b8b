import { withoutFormula } from './withoutFormula.js';

/** A value in a CSV file. Numbers are written as they are, in text a formula is escaped, and nothing is an empty field. */
export type CsvValue = string | number | bigint | boolean | null | undefined;

/** The byte order mark that a CSV file begins with, so that spreadsheets read UTF-8. */
export const csvStart = '\uFEFF';

/** A line of a CSV file (RFC 4180), with its end. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}

function csvField(value: CsvValue): string {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  const text = withoutFormula(String(value ?? ''));
  return needsQuotes.test(text) ? quoted(text) : text;
}

export function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Spreadsheets in some languages separate fields by semicolons or tabs. */
const needsQuotes = /[",;\t\r\n]|^\s|\s$/;
