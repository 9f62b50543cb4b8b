/**
 * The mask that the service returns for a hidden value. The service rejects it as a value
 * (docs/contract/deployments.md#environment-variables).
 */
export const hiddenValue = '[ENCRYPTED]';

/** The reason why a typed variable cannot be added to the draft. */
export type VariableProblem = 'missingName' | 'badName' | 'taken' | 'masked';

/** Checks a variable by the service's rules before it is sent. Names of existing variables are always valid. */
export function checkVariable(
  { name, value }: { readonly name: string; readonly value: string },
  rows: readonly { readonly name: string }[] | undefined,
): VariableProblem | undefined {
  if (rows !== undefined) {
    if (name === '') return 'missingName';
    if (rows.some((row) => row.name === name)) return 'taken';
    if (!isVariableName(name)) return 'badName';
  }
  return value === hiddenValue ? 'masked' : undefined;
}

/** True if a new variable may have this name. Existing ones may have other names. */
export function isVariableName(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}
