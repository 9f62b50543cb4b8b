import { type AdmittedCall, callService } from './callService.js';
import { personalKey, withPersonalKeys } from './idempotencyKeys.js';
import type { ProxyRules } from './proxyRules.js';
import { readBody, typeOf } from './readBody.js';
import { refuse } from './refuse.js';

/** Forwards an allowed operation. Its body is forwarded unread, except for the idempotency key. */
export async function answerOperation({ segments, query, ...call }: OperationCall, rules: ProxyRules): Promise<Response> {
  const { authorizer, baseUrl, limits, signer } = rules;
  const { request, session } = call;
  const { method } = request;
  const sent = method === 'GET' ? undefined : await readBody(request, limits);
  const body = sent && typeOf(request) === 'application/json' ? await withPersonalKeys(sent, session, signer) : sent;
  const idempotencyKey = request.headers.get('idempotency-key');
  const { header, secret } = await authorizer.authorize('management');
  const headers = {
    accept: 'application/json',
    ...(idempotencyKey !== null && { 'idempotency-key': await personalKey(idempotencyKey, session, signer) }),
    ...(body?.length && { 'content-type': readType(request) }),
    ...(header && { [header[0]]: header[1] }),
  };
  const url = `${baseUrl}/${segments.map(encodeURIComponent).join('/')}${`?${query}`.replace(/^\?$/, '')}`;
  return callService(call, { method, url, headers, body: body?.length ? body : undefined, secret }, rules);
}

interface OperationCall extends AdmittedCall {
  /** Decoded, then encoded again for the service. */
  readonly segments: readonly string[];
  /** The parameters to forward. */
  readonly query: URLSearchParams;
}

function readType(request: Request): string {
  const isTaken = takenTypes.includes(typeOf(request) ?? '');
  // The full content type, because its parameters contain the boundary of a form.
  const type = isTaken ? request.headers.get('content-type') : null;
  return type ?? refuse({ status: 415, code: 'body-type', message: `The content type must be ${takenTypes.join(' or ')}.` });
}

const takenTypes = ['application/json', 'multipart/form-data'];
