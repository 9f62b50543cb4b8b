import type { SessionSettings } from '../client/chat-stream/sessionSettings.js';
import { callService } from './callService.js';
import type { ProxyRules } from './proxyRules.js';
import { queryNames } from './queryNames.js';
import { readBody, typeOf } from './readBody.js';
import { refuse } from './refuse.js';

/** Passes an operation of the management API on, if it was let through. Its body is its own, and passes unread. */
export async function answerOperation(
  request: Request,
  { session, segments, query }: OperationRequest,
  rules: ProxyRules,
): Promise<Response> {
  const { allowed, authorizer, baseUrl, limits } = rules;
  const { method } = request;
  allowed.check({ method, segments }, session);
  const body = method === 'GET' ? undefined : await readBody(request, limits);
  const { header, secret } = await authorizer.authorize('management');
  const headers = {
    accept: 'application/json',
    ...readHeaders(request, body),
    ...(header && { [header[0]]: header[1] }),
  };
  const url = `${baseUrl}/${segments.map(encodeURIComponent).join('/')}${readQuery(query)}`;
  return callService(request, { method, url, headers, body: body?.length ? body : undefined, secret }, rules);
}

interface OperationRequest {
  readonly session: SessionSettings;
  /** Decoded, and encoded anew for the service. */
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
}

function readHeaders(request: Request, body: Uint8Array | undefined): Readonly<Record<string, string>> {
  const idempotencyKey = request.headers.get('idempotency-key');
  return {
    ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
    ...(body?.length && { 'content-type': readType(request) }),
  };
}

function readType(request: Request): string {
  const isTaken = takenTypes.includes(typeOf(request) ?? '');
  // The whole of it: the boundary of a form stands in its parameters.
  const type = isTaken ? request.headers.get('content-type') : null;
  return type ?? refuse({ status: 415, code: 'body-type', message: `The content type must be ${takenTypes.join(' or ')}.` });
}

const takenTypes = ['application/json', 'multipart/form-data'];

function readQuery(query: URLSearchParams): string {
  const passed = new URLSearchParams([...query].filter(([name]) => queryNames.has(name))).toString();
  return passed === '' ? '' : `?${passed}`;
}
