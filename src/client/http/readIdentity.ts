import { readTokenClaims } from './readTokenClaims.js';
import type { SessionSettings } from './sessionSettings.js';

/** Identifies the user of a credential without secrets: by the token's claims, the session settings, or a fingerprint. */
export function readIdentity(secret: string, settings: SessionSettings | undefined): string {
  const { externalId, sub } = readTokenClaims(secret) ?? {};
  if (typeof externalId === 'string' && externalId) return `external:${externalId.toLowerCase()}`;
  if (typeof sub === 'string' && sub) return `external:${sub}`;
  if (settings?.externalId) return `external:${settings.externalId}`;
  if (settings?.internalId) return `internal:${settings.internalId}`;
  return `credential:${fingerprint(secret)}`;
}

/** 64-bit FNV-1a: enough to tell credentials apart, and too little to reveal anything about them. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(36);
}
