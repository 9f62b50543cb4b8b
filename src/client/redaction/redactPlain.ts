import { redactedMark } from './redactedMark.js';

/** Shorter credentials would cut words apart, and are not looked for. */
export const shortestSecret = 6;

/** The text without these credentials as they are; encoded ones stay. */
export function redactPlain(text: string, secrets: Iterable<string>): string {
  let redacted = text;
  for (const secret of secrets) if (secret.length >= shortestSecret) redacted = redacted.replaceAll(secret, redactedMark);
  return redacted;
}
