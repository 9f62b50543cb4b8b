import { refusal, refusalAnswer } from './refuse.js';

/** The part of a request that the handler reads, from `node:http`, `node:http2` or Express. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  /** The HTTP method. Default `GET`. */
  readonly method?: string | undefined;
  /** The path and query. */
  readonly url?: string | undefined;
  /** The full path in Express, where `url` lacks the part that a router has matched. */
  readonly originalUrl?: string | undefined;
  /** The header fields by lower-case name. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The connection; TLS sockets are recognized by `encrypted`. */
  readonly socket: object;
  /** True once the whole body has arrived. */
  readonly complete: boolean;
  /** True if a body parser has already read the body, which is then an error. */
  readonly readableDidRead: boolean;
  /** The major version of HTTP. Below 2, a response to an unread body closes the connection. */
  readonly httpVersionMajor: number;
  /** Iterates over the body. The handler must be able to stop early without destroying the connection. */
  iterator(options: { readonly destroyOnReturn: boolean }): AsyncIterator<Uint8Array>;
}

/** The part of a response that the handler uses, from `node:http`, `node:http2` or Express. */
export interface NodeResponse {
  /** True once the status line was sent. */
  readonly headersSent: boolean;
  /** Sends the status and headers. */
  writeHead(status: number, headers: Record<string, string>): unknown;
  /** Sends a part of the body. Returns false if the buffer is full until `drain`. */
  write(chunk: Uint8Array): boolean;
  /** Completes the response. */
  end(): unknown;
  /** Breaks off the response. */
  destroy(): unknown;
  /** Adds a listener. */
  on(event: 'close' | 'drain' | 'error', listener: () => void): unknown;
  /** Removes a listener. */
  off(event: 'close' | 'drain' | 'error', listener: () => void): unknown;
}

/**
 * Converts a function from `Request` to `Response`, such as a service proxy, to a listener for `node:http` or a handler for Express. Mount
 * it before body parsers. Requests that are not valid web requests get 400 or 405, and nothing a browser sends stops the server.
 */
export function toNodeHandler(
  handle: (request: Request) => Promise<Response>,
): (incoming: NodeRequest, outgoing: NodeResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    const left = new AbortController();
    outgoing.on('close', () => left.abort());
    // A broken connection is reported by `close`; without a listener it would stop the server.
    outgoing.on('error', ignore);
    try {
      const request = readRequest(incoming, left.signal);
      await send(request instanceof Request ? await handle(request) : request, incoming, outgoing, left.signal);
    } catch (cause) {
      if (outgoing.headersSent) outgoing.destroy();
      else await send(failed(cause), incoming, outgoing, left.signal).catch(() => outgoing.destroy());
    }
  };
}

function ignore(): void {}

/** Returns the web request, or a response to one that cannot be converted. */
function readRequest(incoming: NodeRequest, signal: AbortSignal): Request | Response {
  const { method = 'GET', headers, socket } = incoming;
  if (forbiddenMethods.includes(method.toUpperCase())) {
    return refusalAnswer(refusal({ status: 405, code: 'method-not-allowed', message: `${method} is not allowed here.` }));
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  if (hasBody && incoming.readableDidRead) return failed(new Error('The body was already read. Mount toNodeHandler before body parsers.'));
  const path = incoming.originalUrl ?? incoming.url ?? '';
  const host = headers[':authority'] ?? headers.host;
  const scheme = 'encrypted' in socket && socket.encrypted === true ? 'https' : 'http';
  try {
    if (!path.startsWith('/') || typeof host !== 'string' || !hostName.test(host)) throw new TypeError('The URL is malformed.');
    return new Request(`${scheme}://${host}${path}`, {
      method,
      headers: readHeaders(headers),
      signal,
      ...(hasBody && { body: readBody(incoming), duplex: 'half' }),
    });
  } catch {
    return refusalAnswer(refusal({ status: 400, code: 'bad-path', message: 'The URL or a header of the request is malformed.' }));
  }
}

/** Web requests cannot have these methods (https://fetch.spec.whatwg.org/#forbidden-method). */
const forbiddenMethods = ['CONNECT', 'TRACE', 'TRACK'];

/** A name or an address with a port. A URL would also accept `user:password@` before it, or a path or query after it. */
const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

function readHeaders(headers: NodeRequest['headers']): Headers {
  const entries = Object.entries(headers).filter(([name, value]) => value !== undefined && !name.startsWith(':'));
  return new Headers(entries.map(([name, value]): [string, string] => [name, String(value)]));
}

/** Reads at the pace of the consumer. If the consumer leaves, the connection stays open, so that the answer still arrives. */
function readBody(incoming: NodeRequest): ReadableStream<Uint8Array> {
  const chunks = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

async function send({ status, headers, body }: Response, incoming: NodeRequest, outgoing: NodeResponse, left: AbortSignal): Promise<void> {
  if (left.aborted) return void body?.cancel().catch(ignore);
  // The rest of an unread body would otherwise be read to its end to keep the connection.
  const isCutShort = !incoming.complete && incoming.httpVersionMajor < 2;
  outgoing.writeHead(status, { ...Object.fromEntries(headers), ...(isCutShort && { connection: 'close' }) });
  const reader = body?.getReader();
  const leave = () => void reader?.cancel().catch(ignore);
  left.addEventListener('abort', leave);
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    if (!outgoing.write(part.value)) await drained(outgoing, left);
  }
  left.removeEventListener('abort', leave);
  outgoing.end();
}

function drained(outgoing: NodeResponse, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off('drain', done);
      left.removeEventListener('abort', done);
      resolve();
    };
    outgoing.on('drain', done);
    left.addEventListener('abort', done);
  });
}

/** Reports what only the operator can fix, since the function that handles requests has no other way to report it. */
function failed(cause: unknown): Response {
  console.error('Parley: a request could not be handled.', cause);
  return refusalAnswer(refusal({ status: 500, code: 'proxy-failed', message: 'The request could not be handled. Try again in a moment.' }));
}
