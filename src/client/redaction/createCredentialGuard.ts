import type { createRedactor, Redactor } from './createRedactor.js';
import { redactPlain, shortestSecret } from './redactPlain.js';

/** The credentials of one client, to be cut out of texts: as they are, and in all encodings once it is complete. */
export interface CredentialGuard extends Redactor {
  /** The code that finds encoded values is loaded later than the client, but before an answer is read. */
  complete(create: typeof createRedactor): void;
}

export function createCredentialGuard(secrets: readonly string[]): CredentialGuard {
  const known = new Set<string>();
  let redactor: Redactor | undefined;
  const guard: CredentialGuard = {
    add(secret) {
      if (redactor !== undefined) redactor.add(secret);
      else if (secret.length >= shortestSecret) known.add(secret);
    },
    redact: (text) => (redactor === undefined ? redactPlain(text, known) : redactor.redact(text)),
    redactLine: (line) => (redactor === undefined ? redactPlain(line, known) : redactor.redactLine(line)),
    complete(create) {
      redactor ??= create([...known]);
    },
  };
  for (const secret of secrets) guard.add(secret);
  return guard;
}
