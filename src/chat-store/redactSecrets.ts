import { withoutTokens } from '../client/http/withoutTokens.js';

/** Blanks what looks like a token, a key or a password. JSON stays JSON. */
export function redactSecrets(text: string): string {
  return withoutTokens(text)
    .replace(/\b(Bearer|Api-Key)\s+[\w.~+/=-]+/gi, '$1 [redacted]')
    .replace(/\b(?:sk|pk|rk|key|api)[-_][\w-]{16,}/gi, '[redacted]')
    .replace(secretMember, '$1[redacted]');
}

/** A member of an object by a telling name; quotes are escaped where the object is itself a JSON text. */
const secretMember = /(\\*"[\w-]*(?:token|secret|password|passwd|api[_-]?key|authorization|credential)\\*"\s*:\s*\\*")[^"\\]+/gi;
