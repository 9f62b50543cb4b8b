/**
 * The mask that the service returns for a hidden value. The service rejects it as a value
 * (docs/contract/deployments.md#environment-variables).
 */
export const hiddenValue = '[ENCRYPTED]';

/** True if a new variable may have this name. Existing ones may have other names. */
export function isVariableName(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}
