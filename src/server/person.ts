import type { SessionSettings } from '../client/http/sessionSettings.js';

/** Identifies a person in signed texts. Exactly one of the ids is set; external and internal users never share a value. */
export function personOf({ externalId, internalId }: SessionSettings): readonly [external: string | null, internal: string | null] {
  return [externalId ?? null, internalId ?? null];
}
