/** Claims of a JSON web token, not verified: that is the service's part. `undefined` for an opaque token. */
export function readTokenClaims(token: string): TokenClaims | undefined {
  const payload = token.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
}

/** Nobody vouches for the types: the token may come from anywhere. */
export interface TokenClaims {
  readonly exp?: unknown;
  readonly sub?: unknown;
  readonly externalId?: unknown;
  readonly scope?: unknown;
}
