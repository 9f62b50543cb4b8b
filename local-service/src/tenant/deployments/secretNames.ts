/** True if the name of a variable suggests that its value is secret. */
export function isSecretName(name: string): boolean {
  return /PASS|SECRET|TOKEN|KEY|CREDENTIAL/i.test(name);
}
