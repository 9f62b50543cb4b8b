/** What the service gives in place of a hidden value. It is no value: sent back, it is refused (docs/contract/deployments.md#environment-variables). */
export const hiddenValue = '[ENCRYPTED]';

/** Whether a new variable may be called so. Older ones may have other names. */
export function isVariableName(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}

/** Whether the service hides values of this name. */
export function isSecretName(name: string): boolean {
  return /PASS|SECRET|TOKEN|KEY|CREDENTIAL/i.test(name);
}
