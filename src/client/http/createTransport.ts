import { invalid } from '../errors/invalid.js';
import { isServiceError, ServiceError } from '../errors/ServiceError.js';
import type { CredentialGuard } from '../redaction/createCredentialGuard.js';
import type { Redactor } from '../redaction/createRedactor.js';
import { abortable, abortedError, throwIfAborted } from './abortable.js';
import type { TranslatedFetch } from './Dialect.js';
import type { Authorization, AuthorizeOptions, Authorizer } from './keyCredentials.js';
import { limitSilence, type SilenceLimit } from './limitSilence.js';
import { connectionError, type Failures, loadFailures } from './loadFailures.js';
import type { ReadStream, RequestTap, ServiceApi } from './ServiceClient.js';
import { writeJson } from './writeJson.js';

/** Sends single requests with credentials; a refused token is replaced once. */
export interface Transport {
  /** `read` is part of the attempt: the refusal of a token may be in what it reads. */
  exchange<T>(request: TransportRequest, read: (response: Response) => Promise<T>): Promise<T>;
  /** `prepare` runs when the first value is requested. A refusal before that value still belongs to the attempt. */
  stream<T>(prepare: () => TransportRequest, read: ReadStream<T>): AsyncGenerator<T>;
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
  silenceMs = 60_000,
): Transport {
  const accepted = new WeakSet<Authorizer>();

  /** Returns `undefined` if the code cannot be loaded because of the network. */
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

  async function authorize(authorizer: Authorizer, api: ServiceApi, options: AuthorizeOptions): Promise<Authorization> {
    if (authorizer.kind === 'service-token' && (api === 'management' || api === 'scim')) throw (await loadFailures()).chatTokenError();
    const authorization = await authorizer.authorize(api, options);
    guard.add(authorization.secret);
    return authorization;
  }

  async function exchange<T>(request: TransportRequest, read: (response: Response) => Promise<T>): Promise<T> {
    const { api, operation } = request;
    const limit = limitSilence(silenceMs, request.signal, operation);
    try {
      throwIfAborted(request.signal, operation);
      return await (api === 'open' ? send(request, limit, undefined, read) : sendAuthorized(request, limit, authorizerOf(api), read));
    } catch (cause) {
      // Anything else thrown by `fetch` is a network failure, in any wording.
      const failed = limit.signal.aborted ? abortedError(limit.signal, operation) : connectionError(cause, operation);
      throw await redactFailure(isServiceError(cause) ? cause : failed);
    }
  }

  async function sendAuthorized<T>(
    request: TransportRequest,
    limit: SilenceLimit,
    authorizer: Authorizer,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const { api } = request;
    const { kind, canRefresh } = authorizer;
    for (let refused: string | undefined; ; ) {
      const { header, secret } = await limit.wait(authorize(authorizer, api, { refused, signal: limit.signal }));
      try {
        const value = await send(request, limit, header, read);
        accepted.add(authorizer);
        return value;
      } catch (error) {
        if (!isServiceError(error) || error.kind !== 'authentication') throw error;
        const failures = await prepareFailures();
        if (!canRefresh || refused !== undefined || !failures?.isRefusal(error, api)) {
          throw failures?.explainRefusal(error, { api, kind, secret, wasAccepted: accepted.has(authorizer) }) ?? error;
        }
        refused = secret;
      }
    }
  }

  function send<T>(
    request: TransportRequest,
    limit: SilenceLimit,
    header: readonly [string, string] | undefined,
    read: (response: Response) => Promise<T>,
  ): Promise<T> {
    const { api, operation } = request;
    const outgoing = toRequest({ ...request, signal: limit.signal }, header);
    const prepared = prepareFailures();
    const fetchIt = () => fetch(outgoing, api === 'chat' || api === 'data');
    const fetched = async () => {
      // Taps record what they see, so they run only once the redactor has loaded.
      const failures = taps.size > 0 ? await prepared : undefined;
      const tapped = { request, outgoing, header, redact: guard.redact };
      return failures?.sendThrough(taps, tapped, fetchIt) ?? fetchIt();
    };
    const work = async () => {
      const received = await limit.wait(fetched());
      const response = (await limit.wait(prepared))?.withSilenceLimit(received, limit.wait) ?? received;
      if (response.ok) return read(response);
      throw await (await loadFailures()).errorFromResponse(response, operation);
    };
    return abortable(work(), request.signal, operation);
  }

  return {
    exchange,
    async *stream(prepare, read) {
      const { first, values } = await exchange(prepare(), (response) => begin(read(response, guard.whole() ?? guard)));
      try {
        if (first.done) return;
        yield first.value;
        yield* values;
      } catch (error) {
        throw isServiceError(error) ? await redactFailure(error) : error;
      } finally {
        await values.return(undefined);
      }
    },
  };
}

/** Leaves the details out, because the code that redacts them could not be loaded. */
function withoutDetails({ kind, message, reason, operation, status, field }: ServiceError, redact: Redactor['redact']): ServiceError {
  return new ServiceError(kind, redact(message), { reason, operation, status, field });
}

async function begin<T>(values: AsyncGenerator<T>) {
  return { first: await values.next(), values };
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
    throw invalid('headers', 'The URL or a header of the request is invalid.', operation);
  }
}
