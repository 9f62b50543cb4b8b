import type { PlacementRecord, ReportRecord } from '../workspace/Workspace.js';

/** The same for the same query; `null` for a report without one. Neither its name nor its place is part of it. */
export function queryChecksumOf({ jsonQuery, sqlQuery }: Pick<ReportRecord, 'jsonQuery' | 'sqlQuery'>): string | null {
  if (jsonQuery === null && sqlQuery === null) return null;
  const text = JSON.stringify([jsonQuery, sqlQuery]);
  return hash(text, firstBasis) + hash(text, secondBasis);
}

/** True if the cells still show the report's query (docs/contract/reports.md#placements). */
export function syncStatusOf(report: ReportRecord, { queryChecksum }: PlacementRecord): 'UP_TO_DATE' | 'CHANGED' | 'UNKNOWN' {
  if (queryChecksum === null) return 'UNKNOWN';
  return queryChecksum === queryChecksumOf(report) ? 'UP_TO_DATE' : 'CHANGED';
}

/** FNV-1a: short and quick, and no secret hangs on it. */
function hash(text: string, basis: number): string {
  let state = basis;
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), fnvPrime);
  return (state >>> 0).toString(16).padStart(8, '0');
}

const fnvPrime = 0x01000193;
const firstBasis = 0x811c9dc5;
const secondBasis = 0x6b43a9b5;
