import type { MeasureFormat } from '../../data-model/ModelView.js';
import { createFormatter } from '../plan/formatValue.js';
import type { Wording } from './en.js';

/** Writes numbers as a language does. */
export interface Formats {
  value(value: unknown, format: MeasureFormat): string;
  count(value: number): string;
  /** A number of rows. */
  size(value: number): string;
  percent(value: number): string;
  /** With its sign: percent, or points between percentages. */
  change(change: number, format: MeasureFormat): string;
}

/** `nothing` stands for a value that is missing. */
export function createFormats({ locale, facts }: Wording, nothing: string): Formats {
  const formatter = createFormatter(locale);
  const signed = { maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  const changed = new Intl.NumberFormat(locale, { ...signed, style: 'percent' });
  const points = new Intl.NumberFormat(locale, signed);
  return {
    value(value, format) {
      if (value === null || value === undefined || value === '') return nothing;
      const number = Number(value);
      return Number.isFinite(number) ? formatter(format)(number) : String(value);
    },
    count: formatter('count'),
    size: formatter('count'),
    percent: formatter('percent'),
    change: (change, format) => (format === 'percent' ? `${points.format(change)} ${facts.points}` : changed.format(change / 100)),
  };
}
