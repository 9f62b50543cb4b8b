import type { VariableRow } from './variableDraft.js';
import { hiddenValue, isVariableName } from './variableNames.js';

/** What keeps a typed variable from being taken into the draft. */
export type VariableProblem = 'missingName' | 'badName' | 'taken' | 'masked';

/** Rules of the service, known before anything is sent. Names of variables that are there already are good as they are. */
export function checkVariable(
  { name, value }: { readonly name: string; readonly value: string },
  rows: readonly Pick<VariableRow, 'name'>[] | undefined,
): VariableProblem | undefined {
  if (rows !== undefined) {
    if (name === '') return 'missingName';
    if (rows.some((row) => row.name === name)) return 'taken';
    if (!isVariableName(name)) return 'badName';
  }
  return value === hiddenValue ? 'masked' : undefined;
}
