import { createScriptedAgent, type LocalServiceOptions } from '@parley/local-service';
import { defaultSteps, startTalk } from '../../../local-service/test/support/talk.js';
import { createServiceProxy, type ServiceProxyOptions, type SessionVerdict } from '../../../src/server.js';

/** A host with a proxy in front of the local service; its people sign in by a cookie. */
export function startProxy({ service: options, onUpstream, ...proxyOptions }: StartProxyOptions = {}) {
  const agent = createScriptedAgent({ '*': defaultSteps });
  const { service } = startTalk({ agent, ...options });
  const { agentChatUrl, baseUrl, dataUrl } = service.addresses;
  /** What the proxy sent to the service, bodies as text. */
  const upstream: UpstreamRequest[] = [];
  const proxy = createServiceProxy({
    credentials: { kind: 'api-key', key: service.apiKey },
    chatUrl: agentChatUrl,
    baseUrl,
    dataUrl,
    resolveSession: sessionOfCookie,
    fetch: async (request) => {
      const body = await request.clone().text();
      upstream.push({ url: request.url, method: request.method, headers: request.headers, body, request });
      return onUpstream === undefined ? service.fetch(request) : onUpstream(request, service.fetch);
    },
    ...proxyOptions,
  });
  return { service, upstream, proxy, ...browserOf(proxy) };
}

export interface StartProxyOptions extends Partial<ServiceProxyOptions> {
  readonly service?: LocalServiceOptions;
  /** Stands in for the service. */
  readonly onUpstream?: (request: Request, serve: (request: Request) => Promise<Response>) => Response | Promise<Response>;
}

interface UpstreamRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
  /** Kept as a whole, because Node does not abort the signal of a request that was garbage-collected, even if the signal is kept. */
  readonly request: Request;
}

/** A page of the host's own origin, with Ada signed in unless told otherwise. */
function browserOf(proxy: (request: Request) => Promise<Response>) {
  const send = (path: string, { user = 'ada', headers = {}, ...init }: BrowserRequest = {}): Promise<Response> =>
    proxy(
      new Request(`${hostOrigin}/parley${path}`, {
        ...init,
        headers: { origin: hostOrigin, 'sec-fetch-site': 'same-origin', cookie: `session=${user}`, ...headers },
      }),
    );
  const post = (path: string, body: unknown, { headers, ...init }: BrowserRequest = {}): Promise<Response> =>
    send(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers }, ...init });
  return {
    send,
    post,
    chat: (body: unknown, init?: BrowserRequest) => post('/chat/stream-chat-state', body, init),
    stop: (body: unknown, init?: BrowserRequest) => post('/chat/abort', body, init),
  };
}

export interface BrowserRequest extends Omit<RequestInit, 'headers'> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly user?: string;
  /** The platform asks for it with a stream as body. */
  readonly duplex?: 'half';
}

export const hostOrigin = 'https://shop.example';

/** `session=ada` is Ada; `nobody` is signed out, `guest` may not. */
export function sessionOfCookie(request: Request): SessionVerdict {
  const user = /(?:^|; )session=([\w-]+)/.exec(request.headers.get('cookie') ?? '')?.[1];
  if (user === undefined || user === 'nobody') return undefined;
  return user === 'guest' ? 'forbidden' : { externalId: user };
}

/** The error as the browser reads it. */
export async function errorOf(answer: Promise<Response> | Response): Promise<{ status: number; code: unknown; message: string }> {
  const response = await answer;
  const { error } = JSON.parse(await response.text());
  return { status: response.status, code: error.code, message: error.message };
}
