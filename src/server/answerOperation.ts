import { type AdmittedCall, callService } from './callService.js';
import { personalKey, withPersonalKeys } from './idempotencyKeys.js';
import type { ProxyRules } from './proxyRules.js';
import { readBody, readJsonText, typeOf } from './readBody.js';
import { refuse } from './refuse.js';

/** Forwards an allowed operation. A JSON body is read for its idempotency keys; a form is forwarded unread. */
export async function answerOperation({ segments, query, ...call }: OperationCall, rules: ProxyRules): Promise<Response> {
  const { authorizer, baseUrl, signer } = rules;
  const { request, session } = call;
  const { method } = request;
  const sent = method === 'GET' ? undefined : await readSent(call, rules);
  const idempotencyKey = request.headers.get('idempotency-key');
  const { header, secret } = await authorizer.authorize('management');
  const headers = {
    accept: 'application/json',
    ...(idempotencyKey !== null && { 'idempotency-key': await personalKey(idempotencyKey, session, signer) }),
    ...(sent && { 'content-type': sent.type }),
    ...(header && { [header[0]]: header[1] }),
  };
  const url = `${baseUrl}/${segments.map(encodeURIComponent).join('/')}${`?${query}`.replace(/^\?$/, '')}`;
  return callService(call, { method, url, headers, body: sent?.body, secret }, rules);
}

interface OperationCall extends AdmittedCall {
  /** Decoded, then encoded again for the service. */
  readonly segments: readonly string[];
  /** The parameters to forward. */
  readonly query: URLSearchParams;
}

/** Returns the body to forward with its type; undefined if there is none. */
async function readSent({ request, session, operation }: AdmittedCall, { limits, signer, fieldName }: ProxyRules) {
  if (typeOf(request) === jsonType) {
    const text = await readJsonText(request, limits);
    return text === '' ? undefined : { type: jsonType, body: await withPersonalKeys(text, { session, signer, fieldName }) };
  }
  const body = await readBody(request, limits);
  if (body.length === 0) return undefined;
  // A form could carry a key that is not the user's own, so only the operation that needs one takes it.
  const isForm = operation === 'uploadFile' && typeOf(request) === 'multipart/form-data';
  // The full content type, because its parameters contain the boundary of the form.
  const type = isForm ? request.headers.get('content-type') : null;
  return { type: type ?? refuseType(operation === 'uploadFile' ? `${jsonType} or multipart/form-data` : jsonType), body };
}

function refuseType(taken: string): never {
  refuse({ status: 415, code: 'body-type', message: `The content type must be ${taken}.` });
}

const jsonType = 'application/json';
