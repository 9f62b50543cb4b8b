import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { Open } from '../http/Open.js';

/** A report as it was when its dashboard was published (docs/contract/reports.md#snapshots). */
export interface ReportSnapshot {
  readonly id: number;
  readonly reportId: number;
  readonly versionNumber: number;
  readonly publicId?: string | null;
  readonly kind?: Open<'vega' | 'table' | 'kpi' | 'html' | 'map' | 'sankey'> | null;
  readonly name?: string | null;
  readonly title?: string | null;
  readonly description?: string | null;
  /** The chart definition, such as a Vega-Lite spec. */
  readonly spec?: string | JsonObject | null;
  readonly sqlQuery?: string | null;
  readonly meta?: JsonObject | null;
  readonly preferences?: ReportSnapshotPreferences | null;
  readonly periodComparisons?: readonly PeriodComparison[] | null;
  readonly fillMissingRows?: FillMissingRows | null;
  readonly isSourceReport?: boolean | null;
  readonly pythonCode?: string | null;
}

/** The formats in which a report is shown. */
export interface ReportSnapshotPreferences {
  readonly columnFormats?: Readonly<Record<string, ColumnFormatOverride>> | null;
}

/** The number format of one column. */
export interface ColumnFormatOverride {
  readonly type: Open<'currency' | 'percent' | 'number'>;
  readonly decimalPlaces?: number | null;
}

/** Another column for a measure: its value some time before. */
export interface PeriodComparison {
  readonly measure: string;
  readonly timeDimension: string;
  readonly offset: PeriodComparisonOffset;
  readonly outputs?: readonly string[] | null;
}

/** A time span, such as 1 `year`. */
export interface PeriodComparisonOffset {
  readonly amount: number;
  readonly unit: string;
}

/** Rows that are added where the data has gaps along a member. */
export interface FillMissingRows {
  readonly member: string;
  readonly excludedDimensions?: readonly string[] | null;
}
