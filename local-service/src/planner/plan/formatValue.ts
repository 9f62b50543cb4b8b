import { currencyOf, type MeasureFormat } from '../../data-model/ModelView.js';

/** A number of a result as it stands in a sentence: "€1,234,567", "9,414", "8.1%". */
export function formatValue(value: unknown, format: MeasureFormat): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  const number = Number(value);
  return Number.isFinite(number) ? formatter(format)(number) : String(value);
}

/** A number of a condition, as short as it was written: "€500". */
export function formatBound(value: number, format: MeasureFormat): string {
  const currency = currencyOf(format);
  return currency !== undefined && Number.isInteger(value) ? wholeAmount('en', currency).format(value) : formatValue(value, format);
}

/** The change from one value to another: percent, or points between percentages. */
export function changeBetween(before: number, now: number, format: MeasureFormat): number | undefined {
  if (format === 'percent') return now - before;
  return before === 0 ? undefined : (100 * (now - before)) / before;
}

/** Writes numbers as a language does. */
export function createFormatter(locale: string): (format: MeasureFormat) => (value: number) => string {
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
  const [whole, exact] = [number({ maximumFractionDigits: 0 }), number({ maximumFractionDigits: 2 })];
  const percent = number({ style: 'percent', maximumFractionDigits: 1 });
  const made = new Map<MeasureFormat, (value: number) => string>([
    ['count', (value) => whole.format(value)],
    ['decimal', (value) => exact.format(value)],
    ['percent', (value) => percent.format(value / 100)],
  ]);
  return (format) => {
    const write = made.get(format) ?? amountFormatter(locale, currencyOf(format) ?? '');
    made.set(format, write);
    return write;
  };
}

/** The word for a currency, as it follows a number: "euros", "US dollars". */
export function currencyName(currency: string, locale = 'en'): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'name' }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** The sign of a currency: "€", or its code where it has none. */
export function currencySign(currency: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

function amountFormatter(locale: string, currency: string): (value: number) => string {
  const [whole, exact] = [wholeAmount(locale, currency), new Intl.NumberFormat(locale, { style: 'currency', currency })];
  return (value) => (Math.abs(value) < 1000 ? exact : whole).format(value);
}

function wholeAmount(locale: string, currency: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
}

const formatter = createFormatter('en');
