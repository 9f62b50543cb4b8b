import { agentRequired } from '../client/errors/readFault.js';
import { ServiceError } from '../client/errors/ServiceError.js';
import { isSendable } from '../client/http/isSendable.js';
import { type Authorizer, createKeyAuthorizer } from '../client/http/keyCredentials.js';
import { abortAddress, isDeploymentForm, resolveAddress } from '../client/http/serviceAddress.js';
import { shortestSecret } from '../client/redaction/redactPlain.js';
import { type AllowedOperations, readAllowed } from './allowedOperations.js';
import type { CallOptions } from './callService.js';
import { type ChatIds, createChatIds } from './chatIds.js';
import { readLimits } from './proxyLimits.js';
import type { ServiceProxyOptions } from './ServiceProxyOptions.js';
import { createSigner, type Signer } from './signer.js';

/** Validated options with their defaults. */
export interface ProxyRules
  extends CallOptions,
    Pick<ServiceProxyOptions, 'branches' | 'mintDataToken' | 'onRequest' | 'publicOrigin' | 'resolveSession'> {
  readonly authorizer: Authorizer;
  readonly mountPath: string;
  readonly chatUrl: string | undefined;
  readonly abortUrl: string | undefined;
  readonly baseUrl: string | undefined;
  readonly dataUrl: string | undefined;
  readonly allowed: AllowedOperations;
  /** Undefined if chat ids are forwarded unchanged. */
  readonly chatIds: ChatIds | undefined;
  readonly signer: Signer;
  /** Returns the service's name of a field. */
  readonly fieldName: (name: string) => string;
}

/** Throws a `validation` error that names the invalid option. */
export function readRules(options: ServiceProxyOptions): ProxyRules {
  const {
    credentials,
    resolveSession,
    mintDataToken,
    branches = [],
    publicOrigin,
    chatIdSecret,
    chatIdMaxAgeMs,
    mountPath = '/parley',
  } = options;
  // A shorter key could not be distinguished from ordinary text in a response.
  if (credentials?.kind !== 'api-key' || !isSendable(credentials.key) || credentials.key.length < shortestSecret) {
    throw invalid('credentials', `must be an API key of at least ${shortestSecret} characters without spaces`);
  }
  if (typeof resolveSession !== 'function') throw invalid('resolveSession', 'must be a function that identifies the user');
  if (!/^(\/[\w.~-]+)*$/.test(mountPath)) throw invalid('mountPath', 'must start with a slash and not end with one, such as /parley');
  if (publicOrigin !== undefined && !isOrigin(publicOrigin))
    throw invalid('publicOrigin', 'must be an origin, such as https://shop.example');
  const secrets = readSecrets(chatIdSecret) ?? [credentials.key];
  if (chatIdMaxAgeMs !== undefined && !(chatIdMaxAgeMs > 0))
    throw invalid('chatIdMaxAgeMs', 'must be a number of milliseconds greater than 0');

  const chatUrl = address('chatUrl', options.chatUrl);
  const abortUrl = chatUrl === undefined ? undefined : abortAddress(chatUrl);
  if (chatUrl !== undefined && abortUrl === undefined) throw invalid('chatUrl', 'must end in /stream-chat-state');
  if (chatUrl !== undefined && isDeploymentForm(chatUrl)) throw invalid('chatUrl', `must be the agent form: ${agentRequired}`);
  const baseUrl = address('baseUrl', options.baseUrl)?.replace(/\/$/, '');
  const dataUrl = address('dataUrl', options.dataUrl);
  const allowed = readAllowed(options.allow);
  if (allowed.hasOperations && baseUrl === undefined) throw invalid('baseUrl', 'is required for the operations in allow');
  if (allowed.hasRunSql && dataUrl === undefined) throw invalid('dataUrl', "is required for 'runSql' in allow");
  if (allowed.hasRunSql && mintDataToken === undefined) {
    throw invalid('mintDataToken', "is required for 'runSql' in allow: with the API key, every user could read every row");
  }
  const signer = createSigner(secrets);
  const send = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  return {
    authorizer: createKeyAuthorizer(credentials),
    resolveSession,
    mintDataToken,
    branches,
    publicOrigin,
    mountPath,
    chatUrl,
    abortUrl,
    baseUrl,
    dataUrl,
    allowed,
    chatIds: chatIdSecret === false ? undefined : createChatIds(signer, chatIdMaxAgeMs),
    signer,
    fieldName: options.dialect?.fieldName ?? ((name) => name),
    onRequest: options.onRequest,
    limits: readLimits(options.limits),
    fetch: options.dialect?.translate(send, () => baseUrl) ?? send,
  };
}

function readSecrets(given: ServiceProxyOptions['chatIdSecret']): readonly [string, ...string[]] | undefined {
  if (given === undefined || given === false) return undefined;
  const [first, ...others] = typeof given === 'string' ? [given] : given;
  if (first === undefined || [first, ...others].some((secret) => secret.length < minSecretLength)) {
    throw invalid('chatIdSecret', `must be a secret of at least ${minSecretLength} characters, or a list of them`);
  }
  return [first, ...others];
}

const minSecretLength = 16;

function address(field: string, value: string | undefined): string | undefined {
  return value === undefined ? undefined : resolveAddress(field, value, caller);
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

const caller = 'createServiceProxy';

function invalid(field: string, reason: string): ServiceError {
  return new ServiceError('validation', `${caller}: ${field} ${reason}.`, { field });
}
