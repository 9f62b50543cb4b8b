/** Returns true if an embed tenant can have the name (docs/contract/embedding.md#tenants). */
export function isEmbedTenantName(name: string): boolean {
  return /^[a-z][a-z0-9-]{0,34}[a-z0-9]$/.test(name);
}
