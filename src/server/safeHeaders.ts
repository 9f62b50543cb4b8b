import type { Redactor } from '../client/redaction/createRedactor.js';

/**
 * The headers of an answer: a few of the service's own, and those that keep a browser from running, keeping or sharing what
 * comes through the host's origin. A value that holds a secret is left out.
 */
export function safeHeaders(upstream: Headers, redactor?: Redactor): Headers {
  const headers = new Headers(ownHeaders);
  for (const name of passedHeaders) {
    const value = upstream.get(name);
    if (value !== null && (redactor?.redact(value) ?? value) === value) headers.set(name, value);
  }
  const type = safeType(upstream.get('content-type'));
  if (type !== undefined) headers.set('content-type', type);
  return headers;
}

/**
 * The headers of an answer that comes line by line. Servers in front that compress hold lines back until they have enough of
 * them, so the answer asks to be left alone, and has a type that is not on their lists.
 */
export function safeLineHeaders(upstream: Headers, redactor: Redactor): Headers {
  const headers = safeHeaders(upstream, redactor);
  headers.set('cache-control', 'no-store, no-transform');
  headers.set('content-type', 'application/x-ndjson');
  return headers;
}

/** A content type without its parameters, or one that no browser shows. */
export function safeType(header: string | null): string | undefined {
  if (header === null) return undefined;
  const type = header.split(';')[0]?.trim().toLowerCase();
  return safeTypes.find((safe) => safe === type) ?? 'application/octet-stream';
}

const passedHeaders = ['retry-after', 'content-disposition', 'x-request-id', 'request-id', 'x-correlation-id'];

/** What a browser shows without running anything in it. */
const safeTypes = ['application/json', 'application/x-ndjson', 'text/plain', 'text/csv', 'application/pdf', 'image/png'];

const ownHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  // Servers in front that gather answers before they pass them on heed this.
  'x-accel-buffering': 'no',
};
