import type { JsonObject, ResultColumn } from '../../../client/chat-stream/QueryRows.js';
import { lookUp } from '../../../client/http/lookUp.js';
import { isJsonObject } from '../../../client/json/isJsonObject.js';
import type { ReportSnapshot, ReportSnapshotPreferences } from '../../../client/resources/report-snapshots.js';

/** The report that a widget shows, found by the id of its snapshot or of the report. */
export function snapshotOf(snapshots: readonly ReportSnapshot[], { reportSnapshotId, reportId }: JsonObject): ReportSnapshot | undefined {
  return snapshots.find(({ id }) => id === reportSnapshotId) ?? snapshots.find((snapshot) => snapshot.reportId === reportId);
}

/**
 * The Vega-Lite spec of a report as text; `undefined` if it is shown as rows. A map or a flow is a chart if its spec is Vega-Lite as well.
 */
export function chartSpecOf({ kind, spec }: Pick<ReportSnapshot, 'kind' | 'spec'>): string | undefined {
  if (spec === null || spec === undefined || spec === '' || kind === 'html' || kind === 'table' || kind === 'kpi') return undefined;
  const text = typeof spec === 'string' ? spec : JSON.stringify(spec);
  if (text.length > maxSpecCharacters) return undefined;
  return kind === 'vega' || isVegaLite(text) ? text : undefined;
}

/** Columns with the formats that the report's owner has chosen. */
export function withFormats(
  columns: readonly ResultColumn[],
  preferences: ReportSnapshotPreferences | null | undefined,
): readonly ResultColumn[] {
  const formats = preferences?.columnFormats;
  if (!isJsonObject(formats)) return columns;
  return columns.map((column) => {
    const format: unknown = lookUp(formats, column.name);
    if (!isJsonObject(format)) return column;
    const { type, decimalPlaces } = format;
    if (type !== 'number' && type !== 'percent' && type !== 'currency') return column;
    return {
      ...column,
      format: { type, currency: column.format?.currency, decimalPlaces: isDecimals(decimalPlaces) ? decimalPlaces : undefined },
    };
  });
}

function isDecimals(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 20;
}

function isVegaLite(text: string): boolean {
  try {
    const spec: unknown = JSON.parse(text);
    return isJsonObject(spec) && compositions.some((name) => Object.hasOwn(spec, name));
  } catch {
    return false;
  }
}

const compositions = ['mark', 'layer', 'facet', 'concat', 'hconcat', 'vconcat', 'repeat'];
const maxSpecCharacters = 200_000;
