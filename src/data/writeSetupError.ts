import type { ServiceError, SetupReason } from '../client/errors/ServiceError.js';
import { withoutTokens } from '../client/errors/withoutTokens.js';

/** Writes a set-up error to the console, with what to do about it. */
export function writeSetupError(cause: ServiceError, reason: SetupReason): void {
  const words = [`Parley: ${cause.operation ?? 'the client'} failed (${reason}).`, cause.message, adviceOf[reason]];
  const details = cause.cause === undefined ? [] : [`\nCaused by: ${withoutTokens(textOf(cause.cause))}`];
  console.error(words.filter((text) => text !== '').join(' '), ...details);
}

function textOf(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? String(cause)) : String(cause);
}

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
