import { redactedMark } from './redactedMark.js';

/** Shorter credentials stand in other words by chance. The client does not look for them; the proxy refuses them. */
export const shortestSecret = 6;

/** The text without these credentials as they are; encoded ones stay. */
export function redactPlain(text: string, secrets: Iterable<string>): string {
  let redacted = text;
  for (const secret of secrets) if (secret.length >= shortestSecret) redacted = redacted.replaceAll(secret, redactedMark);
  return redacted;
}
