import {
  isServiceError,
  isSetupReason,
  type ServiceError,
  type ServiceErrorReason,
  type SetupReason,
} from '../client/errors/ServiceError.js';
import { withoutTokens } from '../client/errors/withoutTokens.js';
import type { ServiceClient } from '../client/http/ServiceClient.js';
import { warnUnreachable } from './warnUnreachable.js';

/** Reports a set-up error of a client in the console, once for each cause, and in development an address that cannot be reached. */
export function reportSetupError(client: ServiceClient, error: unknown): void {
  if (isServiceError(error)) warnUnreachable(client, isServiceError(error.cause) ? error.cause : error);
  const cause = isServiceError(error) ? findSetupError(error) : undefined;
  if (cause === undefined || !isSetupReason(cause.reason)) return;
  const reported = reportedOf.get(client) ?? new Set<ServiceErrorReason>();
  if (reported.has(cause.reason)) return;
  reportedOf.set(client, reported.add(cause.reason));
  const advice = adviceOf[cause.reason];
  const words = [`Parley: ${cause.operation ?? 'the client'} failed (${cause.reason}).`, cause.message, advice];
  const details = cause.cause === undefined ? [] : [`\nCaused by: ${withoutTokens(textOf(cause.cause))}`];
  console.error(words.filter((text) => text !== '').join(' '), ...details);
}

/** A question that was not sent carries along why. */
function findSetupError(error: ServiceError): ServiceError | undefined {
  if (!isSetupReason(error.reason)) return undefined;
  return isServiceError(error.cause) && error.cause.reason === error.reason ? error.cause : error;
}

function textOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? String(cause)) : String(cause);
}

const reportedOf = new WeakMap<ServiceClient, Set<ServiceErrorReason>>();

const addresses = 'Check chatUrl, dataUrl and baseUrl of the client.';

/** In English, as all of a console. */
const adviceOf: Readonly<Record<SetupReason, string>> = {
  'not-configured': '',
  'token-unavailable': '',
  'token-malformed': '',
  'token-without-subject': 'The token does not name a user. Mint it with an externalId or sub claim.',
  'token-without-scope': 'Mint the token with scope: ["chat"].',
  'chat-token':
    'The management API does not accept chat tokens. Pass bearer credentials for it to createServiceClient, or send its requests through createServiceProxy.',
  'credentials-refused': 'Check that the credentials belong to this service and that it accepts tokens for chat.',
  'endpoint-missing': addresses,
  'web-page': `${addresses} Or sign in again, and let what protects the service answer with 401 if a session has ended.`,
};
