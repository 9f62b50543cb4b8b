import { redactedMark } from './redactedMark.js';

/** Shorter credentials occur in other words by chance. The client does not look for them; the proxy refuses them. */
export const shortestSecret = 6;

/** Returns the text without these credentials. Encoded ones stay. */
export function redactPlain(text: string, secrets: Iterable<string>): string {
  let redacted = text;
  for (const secret of secrets) if (secret.length >= shortestSecret) redacted = redacted.replaceAll(secret, redactedMark);
  return redacted;
}
