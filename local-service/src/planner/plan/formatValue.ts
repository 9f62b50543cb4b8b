import type { MeasureFormat } from '../../data-model/ModelView.js';

/** A number of a result as it stands in a sentence: "€1,234,567", "9,414", "8.1%". */
export function formatValue(value: unknown, format: MeasureFormat): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  const number = Number(value);
  return Number.isFinite(number) ? formatters[format](number) : String(value);
}

/** A number of a condition, as short as it was written: "€500". */
export function formatBound(value: number, format: MeasureFormat): string {
  return format === 'euros' && Number.isInteger(value) ? euros.format(value) : formatValue(value, format);
}

/** The change from one value to another: percent, or points between percentages. */
export function changeBetween(before: number, now: number, format: MeasureFormat): number | undefined {
  if (format === 'percent') return now - before;
  return before === 0 ? undefined : (100 * (now - before)) / before;
}

/** Writes numbers as a language does. */
export function createFormatters(locale: string): Readonly<Record<MeasureFormat, (value: number) => string>> {
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
  const [whole, exact] = [number({ maximumFractionDigits: 0 }), number({ maximumFractionDigits: 2 })];
  const euros = number({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  const cents = number({ style: 'currency', currency: 'EUR' });
  const percent = number({ style: 'percent', maximumFractionDigits: 1 });
  return {
    euros: (value) => (Math.abs(value) < 1000 ? cents : euros).format(value),
    count: (value) => whole.format(value),
    decimal: (value) => exact.format(value),
    percent: (value) => percent.format(value / 100),
  };
}

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const formatters = createFormatters('en');
