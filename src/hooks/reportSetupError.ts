import type { ServiceClient } from '../client/http/ServiceClient.js';
import { isServiceError, type ServiceError, type ServiceErrorReason } from '../client/http/ServiceError.js';
import { withoutTokens } from '../client/http/withoutTokens.js';

/** Tells developers in the console what is wrong with the set-up of a client: once for each cause, however often it is tried. */
export function reportSetupError(client: ServiceClient, error: unknown): void {
  const cause = isServiceError(error) ? findSetupError(error) : undefined;
  if (cause?.reason === undefined) return;
  const reported = reportedOf.get(client) ?? new Set<ServiceErrorReason>();
  if (reported.has(cause.reason)) return;
  reportedOf.set(client, reported.add(cause.reason));
  const advice = adviceOf[cause.reason];
  const words = [`Parley: ${cause.operation ?? 'the client'} failed (${cause.reason}).`, cause.message, advice];
  const details = cause.cause === undefined ? [] : [`\nCaused by: ${withoutTokens(textOf(cause.cause))}`];
  console.error(words.filter((text) => text !== '').join(' '), ...details);
}

/** True for what only a change of the application or of its configuration can mend. */
export function isSetupReason(reason: ServiceErrorReason | undefined): boolean {
  return reason !== undefined && adviceOf[reason] !== undefined;
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
const adviceOf: Partial<Readonly<Record<ServiceErrorReason, string>>> = {
  'not-configured': '',
  'token-unavailable': '',
  'token-malformed': '',
  'token-without-subject': 'The token names no user. Mint it with a claim externalId or sub.',
  'token-without-scope': 'Mint the token with scope: ["chat"].',
  'chat-token':
    'The management API does not accept chat tokens. Give createServiceClient bearer credentials for it, or send its requests through createServiceProxy.',
  'credentials-refused': 'Check that the credentials belong to this service, and that it accepts tokens for the chat.',
  'endpoint-missing': addresses,
  'web-page': addresses,
};
