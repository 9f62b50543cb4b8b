/** True if the service hides values with this name (docs/contract/deployments.md#environment-variables). */
export function isSecretName(name: string): boolean {
  return /PASS|SECRET|TOKEN|KEY|CREDENTIAL/i.test(name);
}
