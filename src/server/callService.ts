import { isJsonObject } from '../client/http/isJsonObject.js';
import { readErrorLine } from '../client/http/readErrorLine.js';
import { createByteReplacer } from './byteReplacer.js';
import { type Exchange, openExchange } from './openExchange.js';
import type { ProxyLimits } from './proxyLimits.js';
import { type FirstLine, readFirstLine } from './readFirstLine.js';
import { refusal, refuse } from './refuse.js';
import { relayBody } from './relayBody.js';
import { safeHeaders, safeLineHeaders, safeType } from './safeHeaders.js';

/** What goes to the service in place of the browser's request. Nothing of that is in it unless it was put there. */
export interface ServiceCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | string | undefined;
  /** The credential of this call. It is cut out of everything that comes back. */
  readonly secret: string;
  /** For answers of lines: what to replace in all of it, by what the first line says. */
  readonly readLines?: ((first: FirstLine) => Promise<readonly (readonly [text: string, replacement: string])[]>) | undefined;
}

export interface CallOptions {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly limits: ProxyLimits;
}

/** Sends a call while the browser waits, and gives the answer on as it comes. Throws a refusal where there is none. */
export async function callService(request: Request, call: ServiceCall, { fetch, limits }: CallOptions): Promise<Response> {
  const exchange = openExchange(request);
  const answered = exchange.endAfter(limits.answerMs, () =>
    refusal({
      status: 504,
      code: 'service-silent',
      message: `The service did not answer within ${limits.answerMs} ms. See \`limits.answerMs\`.`,
    }),
  );
  try {
    const response = await send(call, exchange, fetch);
    const answer = await readAnswer(response, call, exchange);
    answered();
    if (answer === undefined) {
      exchange.finish();
      return new Response(null, { status: response.status, headers: safeHeaders(response.headers, call.secret) });
    }
    const isLines = response.ok && call.readLines !== undefined;
    const headers = (isLines ? safeLineHeaders : safeHeaders)(response.headers, call.secret);
    return new Response(relayBody({ ...answer, exchange, limits }), { status: response.status, headers });
  } catch (error) {
    exchange.end(unreachable(undefined));
    throw error;
  }
}

async function send(
  { method, url, headers, body, secret }: ServiceCall,
  exchange: Exchange,
  fetch: CallOptions['fetch'],
): Promise<Response> {
  const outgoing = new Request(url, { method, headers, body: body ?? null, redirect: 'manual', signal: exchange.signal });
  const response = await exchange.take(fetch(outgoing), (cause) => unreachable(holds(cause, secret) ? undefined : cause));
  if (response.status === 401) throw keyRefused();
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
    refuse({
      status: 502,
      code: 'service-answer',
      message: 'The service answered with a redirect, which is not followed, since it could carry the key elsewhere.',
    });
  }
  return response;
}

async function readAnswer({ body, ok, status, headers }: Response, { secret, readLines }: ServiceCall, exchange: Exchange) {
  if (!ok && safeType(headers.get('content-type')) !== 'application/json') {
    refuse({ status, code: 'service-answer', message: `The service answered ${status} without saying why. Try again in a moment.` });
  }
  if (body === null) return undefined;
  const reader = body.getReader();
  exchange.signal.addEventListener('abort', () => reader.cancel().catch(() => undefined));
  const read = () => exchange.take(reader.read(), unreachable);
  const withoutSecret = [secret, '[key]'] as const;
  if (!ok || readLines === undefined) return { first: new Uint8Array(), read, replacer: createByteReplacer([withoutSecret]) };
  const first = await readFirstLine(read);
  if (isKeyRefusal(first.value)) throw keyRefused();
  return { first: first.bytes, read, replacer: createByteReplacer([withoutSecret, ...(await readLines(first))]) };
}

/** The Chat API hides refused credentials inside a success (interface, section 7). */
function isKeyRefusal(value: unknown): boolean {
  return isJsonObject(value) && readErrorLine(value)?.kind === 'authentication';
}

function keyRefused() {
  return refusal({
    status: 401,
    code: 'key-refused',
    message: 'The service does not accept the credentials of this server. Its operator has to check `credentials` of createServiceProxy.',
  });
}

function unreachable(cause: unknown) {
  return refusal({ status: 502, code: 'service-unreachable', message: 'The service could not be reached. Try again in a moment.', cause });
}

function holds(cause: unknown, secret: string): boolean {
  return cause instanceof Error && `${cause.message} ${cause.stack} ${String(cause.cause)}`.includes(secret);
}
