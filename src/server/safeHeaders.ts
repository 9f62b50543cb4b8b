import type { Redactor } from '../client/redaction/createRedactor.js';

/**
 * Returns the headers of a response: a few of the service's own, and those that prevent a browser from running, storing or sharing content
 * from the host's origin. A value that contains a secret is left out.
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
 * Returns the headers of a response sent line by line. Proxies that compress hold lines back until they have enough of them, so the
 * response asks not to be transformed, and has a type that is not on their lists.
 */
export function safeLineHeaders(upstream: Headers, redactor: Redactor): Headers {
  const headers = safeHeaders(upstream, redactor);
  headers.set('cache-control', 'no-store, no-transform');
  headers.set('content-type', 'application/x-ndjson');
  return headers;
}

/** Returns a content type without its parameters, or one that no browser displays. */
export function safeType(header: string | null): string | undefined {
  if (header === null) return undefined;
  const type = header.split(';')[0]?.trim().toLowerCase();
  return safeTypes.find((safe) => safe === type) ?? 'application/octet-stream';
}

/**
 * Returns the headers that continue a request's trace (W3C Trace Context), or none if they are invalid. No other headers of the browser are
 * forwarded.
 */
export function traceHeaders({ headers }: Pick<Request, 'headers'>): Readonly<Record<string, string>> {
  const traceparent = headers.get('traceparent') ?? '';
  const tracestate = headers.get('tracestate') ?? '';
  if (!/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/.test(traceparent)) return {};
  return /^[\x20-\x7e]{1,512}$/.test(tracestate) ? { traceparent, tracestate } : { traceparent };
}

const passedHeaders = ['retry-after', 'content-disposition', 'x-request-id', 'request-id', 'x-correlation-id'];

/** The types that a browser displays without running anything in them. */
const safeTypes = ['application/json', 'application/x-ndjson', 'text/plain', 'text/csv', 'application/pdf', 'image/png'];

const ownHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  // Read by proxies that otherwise buffer responses.
  'x-accel-buffering': 'no',
};
