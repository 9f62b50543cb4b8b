import type { EnvText } from './parseEnvText.js';
import type { VariableRow } from './variableDraft.js';

/** The changes that importing a `.env` text would make. A hidden value cannot be compared, and counts as changed. */
export interface EnvTextSummary {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** The number of lines that cannot be imported. */
  readonly leftOut: number;
}

export function summarizeEnvText({ variables, problems }: EnvText, rows: readonly VariableRow[]): EnvTextSummary {
  const known = new Map(rows.map((row) => [row.name, row]));
  const added = variables.filter(({ name }) => !known.has(name)).length;
  const unchanged = variables.filter(({ name, value }) => known.has(name) && known.get(name)?.value === value).length;
  return {
    added,
    unchanged,
    changed: variables.length - added - unchanged,
    leftOut: problems.filter(({ kind }) => kind !== 'duplicate').length,
  };
}
