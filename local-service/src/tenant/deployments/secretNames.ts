/** Whether the name of a variable says that its value is not to be shown. */
export function isSecretName(name: string): boolean {
  return /PASS|SECRET|TOKEN|KEY|CREDENTIAL/i.test(name);
}
