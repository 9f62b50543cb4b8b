import { ServiceError } from '../errors/ServiceError.js';
import { jsonText } from '../json/jsonText.js';

/**
 * Returns the error without what `redact` removes from its message, codes, body and cause. Returns the same error if there is nothing to
 * remove.
 */
export function redactError(error: ServiceError, redact: (text: string) => string): ServiceError {
  const { message, operation, code, requestId, body, cause } = error;
  const redactText = <Value>(value: Value): Value | string => (typeof value === 'string' ? redact(value) : value);
  const clean = {
    message: redact(message),
    code: redactText(code),
    requestId: redactText(requestId),
    operation: redactText(operation),
    body: redactBody(body, redact),
    cause: isClean(cause, redact) ? cause : undefined,
  };
  const isSame = Object.entries(clean).every(([name, value]) => value === error[name as keyof typeof clean]);
  return isSame ? error : new ServiceError(error.kind, clean.message, { ...error, ...clean });
}

function redactBody(body: unknown, redact: (text: string) => string): unknown {
  if (body === undefined) return undefined;
  const text = typeof body === 'string' ? body : jsonText(body);
  const redacted = redact(text);
  if (redacted === text) return body;
  if (typeof body === 'string') return redacted;
  try {
    return JSON.parse(redacted);
  } catch {
    return redacted;
  }
}

function isClean(cause: unknown, redact: (text: string) => string): boolean {
  if (!(cause instanceof Error)) return true;
  const text = `${cause.message} ${cause.stack} ${String(cause.cause)}`;
  return redact(text) === text;
}
