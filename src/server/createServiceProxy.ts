import { checkSessionSettings } from '../client/chat-stream/checkSessionSettings.js';
import type { SessionSettings } from '../client/chat-stream/sessionSettings.js';
import { isServiceError } from '../client/http/ServiceError.js';
import { answerChat, answerStop } from './answerChat.js';
import { answerData } from './answerData.js';
import { answerOperation } from './answerOperation.js';
import { checkOrigin } from './checkOrigin.js';
import { pathSegments } from './pathSegments.js';
import { type ProxyRules, readRules } from './proxyRules.js';
import { asRefusal, concernsOperator, refusalAnswer, refuse } from './refuse.js';
import type { ResolveSession, ServiceProxyOptions } from './ServiceProxyOptions.js';

/**
 * Makes the part of a server that stands between browsers and the service: it holds the API key, says by the host's own
 * session who asks, and lets through the chat and what `allow` names. Below `mountPath` it answers `chat/stream-chat-state`,
 * `chat/abort`, `data/query` and the paths of the allowed operations. It keeps nothing between requests, so any number of
 * copies may run. The promise rejects only if `onError` throws. Throws a `validation` error at once where options do not fit together.
 */
export function createServiceProxy(options: ServiceProxyOptions): (request: Request) => Promise<Response> {
  const rules = readRules(options);
  return async (request) => {
    try {
      return await answer(request, rules);
    } catch (cause) {
      const error = asRefusal(cause);
      if (concernsOperator(error)) options.onError?.(error, request);
      return refusalAnswer(error);
    }
  };
}

async function answer(request: Request, rules: ProxyRules): Promise<Response> {
  const url = new URL(request.url);
  refuseOverride(request, url);
  const segments = pathSegments(url.pathname, rules.mountPath);
  if (segments === undefined) return refuseElsewhere(rules.mountPath);
  checkOrigin(request, rules.publicOrigin ?? url.origin);
  const session = await askSession(request, rules.resolveSession);
  switch (segments.join('/')) {
    case 'chat/stream-chat-state':
      return answerChat(request, session, rules);
    case 'chat/abort':
      return answerStop(request, session, rules);
    case 'data/query':
      return answerData(request, session, rules);
    default:
      return answerOperation(request, { session, segments, query: url.searchParams }, rules);
  }
}

/** A server behind this one could take it for another method than the one that was checked. */
function refuseOverride({ headers }: Request, { searchParams }: URL): void {
  const isOverridden = overrideHeaders.some((name) => headers.has(name)) || searchParams.has('_method');
  if (isOverridden) refuse({ status: 400, code: 'method-override', message: 'A method cannot be overridden. Send the method itself.' });
}

const overrideHeaders = ['x-http-method-override', 'x-http-method', 'x-method-override'];

async function askSession(request: Request, resolveSession: ResolveSession): Promise<SessionSettings> {
  const verdict = await settle(() => resolveSession(request));
  if (verdict === undefined || verdict === null) {
    refuse({ status: 401, code: 'signed-out', message: 'Nobody is signed in. Sign in and try again.' });
  }
  if (verdict === 'forbidden') refuse({ status: 403, code: 'forbidden', message: 'You may not use this service.' });
  return settle(() => {
    checkSessionSettings(verdict);
    return verdict;
  });
}

/** What the host's function throws is for the operator, never for the browser. */
async function settle<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const reason = isServiceError(cause) ? ` ${cause.message}` : '';
    return refuse({
      status: 500,
      code: 'session-failed',
      message: 'It could not be told who asks. The operator of this server has to look at `resolveSession`.',
      cause: new Error(`resolveSession failed.${reason}`, { cause }),
    });
  }
}

function refuseElsewhere(mountPath: string): never {
  refuse({
    status: 404,
    code: 'no-such-path',
    message: `The proxy answers below ${mountPath}. Set \`mountPath\` of createServiceProxy to where it stands.`,
  });
}
