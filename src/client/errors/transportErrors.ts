import { invalid } from './invalid.js';
import { isWebPage } from './isWebPage.js';
import { limitBody } from './limitText.js';
import { ServiceError, type ServiceErrorDetails } from './ServiceError.js';

/** Not sent, because the service does not read the header of a service token there. */
export function chatTokenError(): ServiceError {
  return new ServiceError(
    'authentication',
    'Service tokens are for chat only: the management API rejects them. Pass `managementCredentials` to createServiceClient, such as { kind: "bearer", token }.',
    { reason: 'chat-token', field: 'managementCredentials' },
  );
}

/** Not sent, because the client has no address for it, or the path would send the credentials elsewhere. */
export function addressError(baseUrl: unknown, operation: string | undefined): ServiceError {
  if (baseUrl === undefined) {
    const details = { reason: 'not-configured', field: 'baseUrl' } as const;
    return new ServiceError('validation', 'This client has no baseUrl. Pass one to createServiceClient.', details);
  }
  const rule = 'begin with exactly one slash, such as /api/v1/users, and contain no backslash, control character, # or segment . or ..';
  return invalid('path', `The path of a request must ${rule}.`, operation);
}

/** A request that received nothing for so long. */
export function silenceError(silenceMs: number, operation: string | undefined): ServiceError {
  const advice =
    'A change may have taken effect: check before you repeat it. If the service needs longer, set `silenceMs` of createServiceClient.';
  return new ServiceError(
    'network',
    `The service sent nothing for ${silenceMs / 1000} s, so the connection is considered lost. ${advice}`,
    {
      operation,
    },
  );
}

/** It is not followed. What signs users in, in front of a service, redirects to its page when their session has ended. */
export function redirectError({ status }: Response, operation: string | undefined): ServiceError {
  return new ServiceError(
    'protocol',
    'The service responded with a redirect, probably to a sign-in page. It is not followed, because it could send credentials elsewhere.',
    {
      reason: 'web-page',
      status,
      operation,
    },
  );
}

/** A token function that rejects, or resolves to no token. */
export function tokenError(failure: { readonly cause: unknown } | undefined): ServiceError {
  if (failure === undefined) {
    return new ServiceError(
      'authentication',
      'The token function of the credentials returned no token. It must resolve to a string without spaces.',
      { reason: 'token-malformed' },
    );
  }
  const { cause } = failure;
  if (cause instanceof TypeError && globalThis.navigator?.onLine === false) {
    return new ServiceError('network', 'The browser is offline, so the token function of the credentials could not reach its server.', {
      cause,
    });
  }
  // A fetch that does not reach its server rejects with a TypeError, in every browser and in Node.
  const kind = cause instanceof TypeError ? 'network' : 'authentication';
  return new ServiceError(kind, 'The token function of the credentials failed. See the cause of this error.', {
    reason: 'token-unavailable',
    cause,
  });
}

/** A successful response that is not JSON. */
export function notJsonError(text: string, { status, operation }: Pick<ServiceErrorDetails, 'status' | 'operation'>): ServiceError {
  const isPage = isWebPage(text);
  const answer = isPage ? 'a web page instead of JSON' : 'something other than JSON';
  return new ServiceError('protocol', `The service responded with ${answer}.`, {
    reason: isPage ? 'web-page' : undefined,
    status,
    operation,
    body: limitBody(text),
  });
}
