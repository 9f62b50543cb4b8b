import { redactedMark } from '../redaction/redactedMark.js';
import type { HeaderLine } from './keyCredentials.js';
import type { RequestAttempt, RequestTap } from './ServiceClient.js';

/** Sends an attempt through all taps; the one that was put in last sees it first. */
export function sendThrough(taps: ReadonlySet<RequestTap>, tapped: TappedRequest, fetch: () => Promise<Response>): Promise<Response> {
  let send = fetch;
  for (const tap of taps) {
    const further = send;
    send = () => tap(attemptOf(tapped), further);
  }
  return send();
}

interface TappedRequest {
  readonly request: Pick<RequestAttempt, 'api' | 'operation' | 'method' | 'url' | 'body'>;
  readonly outgoing: Request;
  /** Holds the credentials. */
  readonly header: HeaderLine | undefined;
  readonly redact: (text: string) => string;
}

function attemptOf({ request, outgoing, header, redact }: TappedRequest): RequestAttempt {
  const { api, operation, method, url, body } = request;
  const headers = new Headers(outgoing.headers);
  if (header !== undefined) headers.set(header[0], redactedMark);
  return { call: request, api, operation, method, url, headers, body, redact };
}
