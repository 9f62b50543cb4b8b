import type { ServiceError } from '../client/errors/ServiceError.js';
import type { SessionSettings } from '../client/http/sessionSettings.js';
import type { AllowedCall, ProxyOperation } from './allowedOperations.js';
import { answerChat, answerStop } from './answerChat.js';
import { answerData } from './answerData.js';
import { answerOperation } from './answerOperation.js';
import { callHost } from './callHost.js';
import type { AdmittedCall } from './callService.js';
import { checkOrigin } from './checkOrigin.js';
import { pathSegments } from './pathSegments.js';
import { type ProxyRules, readRules } from './proxyRules.js';
import { passedQuery } from './queryNames.js';
import { readSession } from './readSession.js';
import { asRefusal, concernsOperator, refusalAnswer, refuse } from './refuse.js';
import type { ProxyCall, ServiceProxyOptions } from './ServiceProxyOptions.js';

/**
 * Creates the request handler between browsers and the service. It holds the API key, identifies the user by the host's own session, and
 * forwards the chat and the operations in `allow`. Below `mountPath` it serves `chat/stream-chat-state`, `chat/abort`, `data/query` and the
 * paths of the allowed operations. It is stateless, so any number of copies may run. The promise rejects only if `onError` throws. Throws a
 * `validation` error at once if the options do not fit together.
 */
export function createServiceProxy(options: ServiceProxyOptions): (request: Request) => Promise<Response> {
  const rules = readRules(options);
  return async (request) => {
    const startedAt = Date.now();
    const passage: Passage = { request };
    const report = (status: number, error: ServiceError | undefined) => {
      if (error !== undefined && concernsOperator(error)) options.onError?.(error, request);
      try {
        const { session, operation } = passage;
        options.onAnswer?.({ request, session, operation, status, durationMs: Date.now() - startedAt, error });
      } catch (cause) {
        options.onError?.(asRefusal(cause), request);
      }
    };
    let end: (error: ServiceError | undefined) => void = () => undefined;
    const ended = new Promise<ServiceError | undefined>((resolve) => {
      end = resolve;
    });
    try {
      const response = await answer(passage, rules, end);
      // Rejects only if `onError` throws, when there is nowhere left to report it.
      void ended.then((error) => report(response.status, error)).catch(() => undefined);
      return response;
    } catch (cause) {
      const error = asRefusal(cause);
      const response = refusalAnswer(error);
      report(response.status, error);
      return response;
    }
  };
}

/** What is known of a request so far. */
interface Passage {
  readonly request: Request;
  session?: SessionSettings;
  operation?: ProxyOperation;
}

async function answer(passage: Passage, rules: ProxyRules, onEnd: AdmittedCall['onEnd']): Promise<Response> {
  const { request } = passage;
  const url = new URL(request.url);
  refuseOverride(request, url);
  const segments = pathSegments(url.pathname, rules.mountPath);
  if (segments === undefined) return refuseElsewhere(rules.mountPath);
  checkOrigin(request, rules.publicOrigin ?? url.origin);
  const session = await readSession(request, rules);
  passage.session = session;
  const { operation, query } = await readOperation(segments, request, session, rules);
  passage.operation = operation;
  await admit({ request, session, operation }, rules);
  const call = { request, session, operation, onEnd };
  switch (operation) {
    case 'streamChat':
      return answerChat(call, rules);
    case 'abortChat':
      return answerStop(call, rules);
    case 'runSql':
      return answerData(call, rules);
    default:
      return answerOperation({ ...call, segments, query: passedQuery(url.searchParams, query) }, rules);
  }
}

/** Refuses an operation that is not allowed. */
async function readOperation(
  segments: readonly string[],
  { method }: Request,
  session: SessionSettings,
  { allowed, limits }: ProxyRules,
): Promise<AllowedCall> {
  const operation = ownPaths.get(segments.join('/'));
  return operation === undefined ? allowed.check({ method, segments }, session, limits) : { operation, query: [] };
}

const ownPaths: ReadonlyMap<string, ProxyOperation> = new Map([
  ['chat/stream-chat-state', 'streamChat'],
  ['chat/abort', 'abortChat'],
  ['data/query', 'runSql'],
]);

/** Lets the host refuse a request, for example after too many. */
async function admit(call: ProxyCall, { onRequest, limits }: ProxyRules): Promise<void> {
  const verdict = onRequest && (await callHost('onRequest', () => onRequest(call), limits));
  if (!verdict) return;
  const { status, message, retryAfterSeconds } = verdict;
  const isTooMany = status === 429;
  refuse({
    status: isTooMany ? 429 : 403,
    code: isTooMany ? 'too-many-requests' : 'forbidden',
    message: message ?? (isTooMany ? 'You have sent too many requests. Try again in a moment.' : 'You do not have permission to do this.'),
    retryAfterMs: retryAfterSeconds === undefined ? undefined : retryAfterSeconds * 1000,
  });
}

/** A server behind this one could read another method than the one that was checked. */
function refuseOverride({ headers }: Request, { searchParams }: URL): void {
  const isOverridden = overrideHeaders.some((name) => headers.has(name)) || searchParams.has('_method');
  if (isOverridden) refuse({ status: 400, code: 'method-override', message: 'Method overrides are not allowed. Send the method itself.' });
}

const overrideHeaders = ['x-http-method-override', 'x-http-method', 'x-method-override'];

function refuseElsewhere(mountPath: string): never {
  refuse({
    status: 404,
    code: 'no-such-path',
    message: `The proxy handles paths below ${mountPath}. Set \`mountPath\` of createServiceProxy to the path where it is mounted.`,
  });
}
