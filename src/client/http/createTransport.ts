import type { TranslatedFetch } from '../dialect/Dialect.js';
import type { CredentialGuard } from '../redaction/createCredentialGuard.js';
import { abortable, throwIfAborted } from './abortable.js';
import type { Authorization, Authorizer } from './credentials.js';
import { type Failures, loadFailures } from './loadFailures.js';
import type { ReadStream, RequestAttempt, RequestTap, ServiceApi } from './ServiceClient.js';
import { isServiceError, ServiceError } from './ServiceError.js';
import { writeJson } from './writeJson.js';

/** Sends single requests with credentials; a refused token is replaced once. */
export interface Transport {
  /** `read` is part of the attempt: an `authentication` error it throws is a refusal, too. */
  exchange<T>(request: TransportRequest, read: (response: Response) => Promise<T>): Promise<T>;
  stream<T>(request: TransportRequest, read: ReadStream<T>): AsyncGenerator<T>;
}

interface TransportRequest {
  readonly api: ServiceApi;
  readonly url: string;
  readonly method: string;
  readonly body: unknown;
  readonly operation: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

export function createTransport(
  fetch: TranslatedFetch,
  authorizerOf: (api: ServiceApi) => Authorizer,
  taps: ReadonlySet<RequestTap>,
  guard: CredentialGuard,
): Transport {
  const accepted = new WeakSet<Authorizer>();

  /** Undefined where the code cannot be loaded, which the network is to blame for. */
  async function prepareFailures(): Promise<Failures | undefined> {
    try {
      const failures = await loadFailures();
      guard.complete(failures.createRedactor);
      return failures;
    } catch {
      return undefined;
    }
  }

  async function redactFailure(error: ServiceError): Promise<ServiceError> {
    const failures = await prepareFailures();
    return failures === undefined ? withoutDetails(error, guard.redact) : failures.redactError(error, guard.redact);
  }

  async function authorize(api: ServiceApi, options: { readonly refused?: string; readonly signal?: AbortSignal | undefined }) {
    const authorizer = authorizerOf(api);
    if (authorizer.kind === 'service-token' && (api === 'management' || api === 'scim')) throw (await loadFailures()).chatTokenError();
    const authorization = await authorizer.authorize(api, options);
    guard.add(authorization.secret);
    return authorization;
  }

  async function exchange<T>(request: TransportRequest, read: (response: Response) => Promise<T>): Promise<T> {
    const { api, signal, operation } = request;
    throwIfAborted(signal, operation);
    if (api === 'open') return send(request, undefined, read);
    const authorizer = authorizerOf(api);
    const { header, secret } = await authorize(api, { signal });
    try {
      return await sendAuthorized(request, authorizer, { header, secret }, read);
    } catch (error) {
      if (!authorizer.canRefresh || !isServiceError(error) || error.kind !== 'authentication') throw error;
      const fresh = await authorize(api, { refused: secret, signal });
      return sendAuthorized(request, authorizer, fresh, read);
    }
  }

  async function sendAuthorized<T>(
    request: TransportRequest,
    authorizer: Authorizer,
    { header, secret }: Authorization,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    try {
      const value = await send(request, header, read);
      accepted.add(authorizer);
      return value;
    } catch (error) {
      if (!isServiceError(error) || error.kind !== 'authentication') throw error;
      const { explainRefusal } = await loadFailures();
      throw explainRefusal(error, { api: request.api, kind: authorizer.kind, secret, wasAccepted: accepted.has(authorizer) });
    }
  }

  async function send<T>(
    request: TransportRequest,
    header: readonly [string, string] | undefined,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const outgoing = toRequest(request, header);
    const isLines = request.api === 'chat' || request.api === 'data';
    const prepared = prepareFailures();
    const tapped = { request, outgoing, credentials: header?.[0], redact: guard.redact };
    const exchanged = async () => {
      // A tap writes down what it sees.
      if (taps.size > 0) await prepared;
      return receive(await sendThrough(taps, tapped, () => fetch(outgoing, isLines)), request, read);
    };
    try {
      return await abortable(exchanged(), request.signal, request.operation);
    } catch (cause) {
      throw await redactFailure(transportError(cause, request));
    }
  }

  return {
    exchange,
    async *stream(request, read) {
      try {
        yield* await exchange(request, async (response) => {
          await prepareFailures();
          return begin(read(response, guard.redactLine));
        });
      } catch (error) {
        throw isServiceError(error) ? await redactFailure(error) : error;
      }
    },
  };
}

/** For want of the code that looks through them. */
function withoutDetails({ kind, message, reason, operation, status }: ServiceError, redact: (text: string) => string): ServiceError {
  return new ServiceError(kind, redact(message), { reason, operation, status });
}

async function receive<T>(response: Response, { operation }: TransportRequest, read: (response: Response) => Promise<T>): Promise<T> {
  if (isRedirect(response)) throw (await loadFailures()).redirectError(response, operation);
  if (!response.ok) throw await (await loadFailures()).errorFromResponse(response, operation);
  return read(response);
}

/** Waits for the first value, so that a refusal in the first line still belongs to the attempt. */
async function begin<T>(values: AsyncGenerator<T>): Promise<AsyncGenerator<T>> {
  const first = await values.next();
  return goOn(first, values);
}

async function* goOn<T>(first: IteratorResult<T>, values: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    if (first.done) return;
    yield first.value;
    yield* values;
  } finally {
    await values.return(undefined);
  }
}

function toRequest(
  { url, method, body, headers, signal, operation }: TransportRequest,
  authorization: readonly [string, string] | undefined,
): Request {
  // The platform names the type of a form itself, with its boundary.
  const isJson = body !== undefined && !(body instanceof FormData);
  return buildRequest(operation, url, {
    method,
    headers: {
      Accept: 'application/json',
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...headers,
      ...(authorization && { [authorization[0]]: authorization[1] }),
    },
    body: isJson ? writeJson(body, operation) : body instanceof FormData ? body : null,
    signal: signal ?? null,
    redirect: 'manual',
  });
}

/** The platform's own error would show the value of a header. */
function buildRequest(operation: string, url: string, init: RequestInit): Request {
  try {
    return new Request(url, init);
  } catch {
    throw new ServiceError('validation', 'The request cannot be sent: its address or the name or value of a header is not valid.', {
      field: 'headers',
      operation,
    });
  }
}

function sendThrough(taps: ReadonlySet<RequestTap>, tapped: TappedRequest, fetch: () => Promise<Response>): Promise<Response> {
  let send = fetch;
  for (const tap of taps) {
    const further = send;
    send = () => tap(attemptOf(tapped), further);
  }
  return send();
}

interface TappedRequest {
  readonly request: TransportRequest;
  readonly outgoing: Request;
  /** The name of the header that holds them. */
  readonly credentials: string | undefined;
  readonly redact: (text: string) => string;
}

function attemptOf({ request, outgoing, credentials, redact }: TappedRequest): RequestAttempt {
  const { api, operation, method, url, body } = request;
  const headers = new Headers(outgoing.headers);
  if (credentials !== undefined) headers.set(credentials, '[redacted]');
  return { call: request, api, operation, method, url, headers, body, redact };
}

/** Fetch would carry a service-token header along to any host. */
function isRedirect(response: Response): boolean {
  return response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400);
}

/** Whatever else was thrown on the way is the network's fault, in any wording. */
function transportError(cause: unknown, { operation }: TransportRequest): ServiceError {
  return isServiceError(cause) ? cause : new ServiceError('network', 'The connection to the service failed.', { operation, cause });
}
