import { readErrorLine } from '../client/errors/readErrorLine.js';
import type { ServiceError } from '../client/errors/ServiceError.js';
import type { TranslatedFetch } from '../client/http/Dialect.js';
import { isJsonObject } from '../client/json/isJsonObject.js';
import { createRedactor, type Redactor } from '../client/redaction/createRedactor.js';
import { join } from './bytes.js';
import { createBodyReducer } from './createBodyReducer.js';
import { createDeltaCutter } from './createDeltaCutter.js';
import { createErrorReducer } from './createErrorReducer.js';
import { createSecretCutter } from './createSecretCutter.js';
import type { ValueReplacer } from './createValueReplacer.js';
import { type Exchange, openExchange } from './openExchange.js';
import type { ProxyLimits } from './proxyLimits.js';
import { parseLine, readFirstLine } from './readFirstLine.js';
import { forwardedFault } from './reduceErrors.js';
import { asRefusal, refusal, refuse } from './refuse.js';
import { relayBody } from './relayBody.js';
import type { ProxyCall } from './ServiceProxyOptions.js';
import { safeHeaders, safeLineHeaders, safeType, traceHeaders } from './safeHeaders.js';

/** A request that may go to the service. */
export interface AdmittedCall extends ProxyCall {
  /** Called once when a response of the service is complete, or with the reason it broke off. */
  readonly onEnd: (error: ServiceError | undefined) => void;
}

/** Builds the request to the service. Of the browser's request, it contains only the trace and what was copied explicitly. */
export interface ServiceCall {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | string | undefined;
  /** The credential of this call. It is removed from everything that comes back, in every encoding. */
  readonly secret: string;
  /** True for responses of lines, which are forwarded as they arrive. */
  readonly isLines?: boolean | undefined;
  /** True if the lines are those of a chat, in which the deltas of a message form one text. */
  readonly hasDeltas?: boolean | undefined;
  /** Replaces values in a response of lines. */
  readonly replacer?: ValueReplacer | undefined;
}

export interface CallOptions {
  readonly fetch: TranslatedFetch;
  readonly limits: ProxyLimits;
}

/** Sends a call while the browser waits, and forwards the response as it arrives. Throws a refusal if there is none. */
export async function callService({ request, onEnd }: AdmittedCall, call: ServiceCall, { fetch, limits }: CallOptions): Promise<Response> {
  const exchange = openExchange(request, onEnd);
  const redactor = createRedactor([call.secret]);
  const answered = exchange.endAfter(limits.answerMs, () =>
    refusal({
      status: 504,
      code: 'service-silent',
      message: `The service did not respond within ${limits.answerMs} ms. See \`limits.answerMs\`.`,
    }),
  );
  try {
    const traced = { ...call, headers: { ...traceHeaders(request), ...call.headers } };
    const response = await send(traced, { redactor, exchange, fetch });
    const { status } = response;
    if (!response.ok) {
      const answer = await readFailure(response, { redactor, exchange });
      exchange.finish();
      return answer;
    }
    if (!hasBody(response)) {
      exchange.finish();
      return new Response(null, { status, headers: safeHeaders(response.headers, redactor) });
    }
    const answer = await readSuccess(response, call, { redactor, exchange });
    answered();
    const headers = (call.isLines ? safeLineHeaders : safeHeaders)(response.headers, redactor);
    return new Response(relayBody({ ...answer, exchange, limits }), { status, headers });
  } catch (error) {
    exchange.end(asRefusal(error));
    throw error;
  }
}

async function send(
  { method, url, headers, body, isLines = false }: ServiceCall,
  { redactor, exchange, fetch }: CallContext & Pick<CallOptions, 'fetch'>,
): Promise<Response> {
  const outgoing = new Request(url, { method, headers, body: body ?? null, redirect: 'manual', signal: exchange.signal });
  const response = await exchange.take(fetch(outgoing, isLines), (cause) => unreachable(holdsSecret(cause, redactor) ? undefined : cause));
  if (response.status === 401) throw keyRefused();
  if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
    refuse({
      status: 502,
      code: 'service-answer',
      message: 'The service responded with a redirect, which is not followed because it could send the key elsewhere.',
    });
  }
  return response;
}

/** The state of a call in progress. */
interface CallContext {
  readonly redactor: Redactor;
  readonly exchange: Exchange;
}

interface ResponseWithBody extends Response {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
}

function hasBody(response: Response): response is ResponseWithBody {
  return response.body !== null;
}

async function readSuccess({ body, headers }: ResponseWithBody, call: ServiceCall, context: CallContext) {
  const { isLines = false, hasDeltas = false, replacer, secret } = call;
  const { redactor, exchange } = context;
  const read = readerOf(body, exchange);
  const cutter = createSecretCutter(redactor, isLines || isText(headers));
  if (!isLines) return { first: new Uint8Array(), read, replacers: [cutter, createBodyReducer(redactor)] };
  const first = await readFirstLine(read);
  if (isKeyRefusal(first.value)) throw keyRefused();
  const replacers = [
    cutter,
    ...(hasDeltas ? [createDeltaCutter(redactor, secret)] : []),
    createErrorReducer(redactor),
    ...(replacer === undefined ? [] : [replacer]),
  ];
  return { first: first.bytes, read, replacers };
}

/** Of a failure, only its status, its code and its message are forwarded; a body could contain anything else. */
async function readFailure({ status, headers, body }: Response, { redactor, exchange }: CallContext): Promise<Response> {
  const read = body !== null && isJson(headers) ? readerOf(body, exchange) : undefined;
  const fault = forwardedFault(read && (await readJson(read)), redactor);
  if (fault.message === undefined) {
    refuse({
      status,
      code: 'service-answer',
      message: `The service responded with ${status} without giving a reason. Try again in a moment.`,
    });
  }
  return Response.json({ error: fault }, { status, headers: safeHeaders(headers, redactor) });
}

/** Returns the JSON of a body; undefined if it is longer than 1 MiB or not JSON. */
async function readJson(read: Read): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let part = await read(); !part.done; part = await read()) {
    chunks.push(part.value);
    length += part.value.length;
    if (length > maxFailureBytes) return undefined;
  }
  return parseLine(new TextDecoder().decode(join(chunks)));
}

const maxFailureBytes = 1024 * 1024;

type Read = () => Promise<ReadableStreamReadResult<Uint8Array>>;

function readerOf(body: ReadableStream<Uint8Array>, exchange: Exchange): Read {
  const reader = body.getReader();
  exchange.signal.addEventListener('abort', () => reader.cancel().catch(() => undefined));
  return () => exchange.take(reader.read(), unreachable);
}

/** The Chat API hides refused credentials inside a success (docs/contract/errors.md#errors-inside-a-success). */
function isKeyRefusal(value: unknown): boolean {
  return isJsonObject(value) && readErrorLine(value)?.kind === 'authentication';
}

function keyRefused() {
  return refusal({
    status: 401,
    code: 'key-refused',
    message: 'The service rejected the credentials of this server. Its operator should check `credentials` of createServiceProxy.',
  });
}

function unreachable(cause: unknown) {
  return refusal({ status: 502, code: 'service-unreachable', message: 'The service could not be reached. Try again in a moment.', cause });
}

function holdsSecret(cause: unknown, { redact }: Redactor): boolean {
  if (!(cause instanceof Error)) return false;
  const text = `${cause.message} ${cause.stack} ${String(cause.cause)}`;
  return redact(text) !== text;
}

function isJson(headers: Headers): boolean {
  return /^application\/(?:[\w.-]{1,60}\+)?json\s*(?:;|$)/i.test(headers.get('content-type') ?? '');
}

/** Other types are files, which are relayed unchanged. */
function isText(headers: Headers): boolean {
  return isJson(headers) || (safeType(headers.get('content-type'))?.startsWith('text/') ?? false);
}
