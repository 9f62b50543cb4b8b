import type { VariableRow } from './variableDraft.js';
import { hiddenValue, isVariableName } from './variableNames.js';

/** The reason why a typed variable cannot be added to the draft. */
export type VariableProblem = 'missingName' | 'badName' | 'taken' | 'masked';

/** Checks a variable by the service's rules before it is sent. Names of existing variables are always valid. */
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
