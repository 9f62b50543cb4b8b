import { StateError } from '../state/State.js';
import { AuthenticationFailure, ServiceFailure } from './ServiceFailure.js';

/** Answers a refused request, by status or, for the chat's authentication, inside HTTP 200 (docs/contract/errors.md#errors-inside-a-success). */
export function failureResponse(error: unknown, { asJsonRpc }: { readonly asJsonRpc: boolean }): Response {
  if (error instanceof AuthenticationFailure && asJsonRpc) return jsonRpcError(authenticationCode, error.message);
  if (error instanceof ServiceFailure) {
    const { status, message, code, retryAfterSeconds } = error;
    const headers = new Headers(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) });
    return Response.json({ error: message, ...(code !== undefined && { code }) }, { status, headers });
  }
  if (error instanceof StateError) return Response.json({ error: error.message }, { status: error.code === 'full' ? 507 : 500 });
  return Response.json({ error: error instanceof Error ? error.message : 'The service failed.' }, { status: 500 });
}

export function jsonRpcError(code: number, message: string): Response {
  return Response.json({ jsonrpc: '2.0', id: null, error: { code, message } });
}

/** In the range that JSON-RPC leaves to servers. */
const authenticationCode = -32001;
export const busyCode = -32002;
