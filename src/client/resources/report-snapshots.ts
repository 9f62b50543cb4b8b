import type { JsonObject } from '../chat-stream/QueryRows.js';
import type { Open } from '../json/Open.js';

/** A report as it was when its dashboard was published (docs/contract/reports.md#snapshots). */
export interface ReportSnapshot {
  readonly id: number;
  /** The id of the report it was taken of. */
  readonly reportId: number;
  /** The number of the snapshot. */
  readonly versionNumber: number;
  /** The public id of the report. */
  readonly publicId?: string | null;
  /** The way the report is shown. */
  readonly kind?: Open<'vega' | 'table' | 'kpi' | 'html' | 'map' | 'sankey'> | null;
  readonly name?: string | null;
  /** The title above the report. */
  readonly title?: string | null;
  /** A longer text about the report. */
  readonly description?: string | null;
  /** The chart definition, such as a Vega-Lite spec. */
  readonly spec?: string | JsonObject | null;
  /** The query as SQL. */
  readonly sqlQuery?: string | null;
  /** Settings that the contract does not specify, such as the chart. */
  readonly meta?: JsonObject | null;
  /** The formats of the values. */
  readonly preferences?: ReportSnapshotPreferences | null;
  /** The columns that compare measures with an earlier time. */
  readonly periodComparisons?: readonly PeriodComparison[] | null;
  /** The gaps in the data to fill. */
  readonly fillMissingRows?: FillMissingRows | null;
  /** True if it only feeds other reports and is not shown itself. */
  readonly isSourceReport?: boolean | null;
  /** The Python code that runs over the rows. */
  readonly pythonCode?: string | null;
}

/** The formats in which a report is shown. */
export interface ReportSnapshotPreferences {
  /** The number formats, by column. */
  readonly columnFormats?: Readonly<Record<string, ColumnFormatOverride>> | null;
}

/** The number format of one column. */
export interface ColumnFormatOverride {
  /** The kind of number. */
  readonly type: Open<'currency' | 'percent' | 'number'>;
  /** The number of decimals. */
  readonly decimalPlaces?: number | null;
}

/** Another column for a measure: its value some time before. */
export interface PeriodComparison {
  /** The measure that is compared. */
  readonly measure: string;
  /** The time dimension along which it is compared. */
  readonly timeDimension: string;
  /** The time between both values. */
  readonly offset: PeriodComparisonOffset;
  /** The contract does not specify its values. */
  readonly outputs?: readonly string[] | null;
}

/** A time span, such as 1 `year`. */
export interface PeriodComparisonOffset {
  /** The number of units. */
  readonly amount: number;
  /** The unit, such as `month`. */
  readonly unit: string;
}

/** Rows that are added where the data has gaps along a member. */
export interface FillMissingRows {
  /** The member along which rows are added. */
  readonly member: string;
  /** The dimensions whose values are not combined with it. */
  readonly excludedDimensions?: readonly string[] | null;
}
