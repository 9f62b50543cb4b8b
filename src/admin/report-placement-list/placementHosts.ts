import type { PlacementLabels } from './labels/PlacementLabels.js';
import type { PlacementRow } from './model/PlacementRow.js';

/** A spreadsheet program that reports can be placed in. */
export interface PlacementHost {
  /** The service's own word for the program, sent unchanged. Placements in programs that are not listed are shown by this value. */
  readonly value: string;
  /** The name to show. */
  readonly name: string;
}

/**
 * Returns the programs to choose from: those of the application, otherwise those of the contract; then any others found in
 * `rows`.
 */
export function choicesOfHosts(
  hosts: readonly PlacementHost[] | undefined,
  words: PlacementLabels['hosts'],
  rows: readonly Pick<PlacementRow, 'host'>[],
): readonly PlacementHost[] {
  const named = hosts ?? [
    { value: 'sheets', name: words.sheets },
    { value: 'excel', name: words.excel },
  ];
  const known = new Set(named.map(({ value }) => value));
  const others = new Set(rows.flatMap(({ host }) => (host && !known.has(host) ? [host] : [])));
  return [...named, ...[...others].map((value) => ({ value, name: value }))];
}
