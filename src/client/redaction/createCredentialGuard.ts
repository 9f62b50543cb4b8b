import type { createRedactor, Redactor } from './createRedactor.js';
import { redactPlain } from './redactPlain.js';

/** The credentials of one client, to be cut out of texts: as they are, and encoded once it is complete. */
export interface CredentialGuard extends Pick<Redactor, 'add' | 'redact'> {
  /** For lines and deltas. Undefined before it is complete. */
  readonly whole: () => Redactor | undefined;
  /** The code that finds encoded values is loaded later than the client, but before an answer is read. */
  complete(create: typeof createRedactor): void;
}

export function createCredentialGuard(secrets: readonly string[]): CredentialGuard {
  const known = new Set(secrets);
  let redactor: Redactor | undefined;
  return {
    add(secret) {
      (redactor ?? known).add(secret);
    },
    redact: (text) => redactor?.redact(text) ?? redactPlain(text, known),
    whole: () => redactor,
    complete(create) {
      redactor ??= create([...known]);
    },
  };
}
