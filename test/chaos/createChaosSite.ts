import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalService, type LocalService } from '@parley/local-service';
import { aborted } from '../../local-service/src/clock.js';
import { createQuestionLog, type QuestionLog } from './createQuestionLog.js';
import { sendBroken } from './sendBroken.js';
import type { RequestFault, TokenFault } from './TurnPlan.js';

/** A page's whole world over real sockets: its files, its tokens, and the service behind a line that breaks as told. */
export interface ChaosSite {
  readonly origin: string;
  readonly service: LocalService;
  readonly questions: QuestionLog;
  /** Faults that wait for the requests to come, and those that met one. */
  requestFaults: RequestFault[];
  tokenFaults: TokenFault[];
  /** Called once, when so many lines of answers have been sent; the line after them waits for it. */
  holdAfter(lines: number, action: () => Promise<void>): void;
  /** Open requests are never answered, nor are their connections closed. */
  deaden(): void;
  /** Lets time pass at the service. */
  jump(ms: number): void;
  close(): Promise<void>;
}

export type ServeFile = (path: string) => Promise<Response> | Response;

export async function createChaosSite({
  serve,
  tokenFor = chatToken,
  onTaken = () => {},
  ...options
}: ChaosSiteOptions): Promise<ChaosSite> {
  let skewMs = 0;
  let hold: { lines: number; readonly action: () => Promise<void> } | undefined;
  let isDead = new AbortController();
  const questions = createQuestionLog();
  const http = createServer((request, out) => {
    answer(request, out).catch(() => out.destroy());
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  // A server that listens on a port has an address of this kind.
  const { port } = http.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const service = createLocalService({ origin, now: () => Date.now() + skewMs, ...options });

  const site: ChaosSite = {
    origin,
    service,
    questions,
    requestFaults: [],
    tokenFaults: [],
    holdAfter(lines, action) {
      hold = { lines, action };
    },
    deaden() {
      isDead.abort();
      isDead = new AbortController();
    },
    jump(ms) {
      skewMs += ms;
    },
    async close() {
      http.closeAllConnections();
      http.close();
      await service.close();
    },
  };
  return site;

  async function answer(request: IncomingMessage, out: ServerResponse): Promise<void> {
    // Browsers send a request again by themselves where a connection breaks that they have used before.
    out.shouldKeepAlive = false;
    const url = new URL(request.url ?? '/', origin);
    if (url.pathname === '/token') return answerToken(out);
    if (url.pathname.startsWith('/api/')) return answerApi(request, url, out);
    await sendBroken(await serve(url.pathname), out, { fault: undefined, beforeLine: async () => {} });
  }

  async function answerToken(out: ServerResponse): Promise<void> {
    const fault = site.tokenFaults.shift();
    if (fault === 'lost') return void out.destroy();
    if (fault === 'server-error') return void out.writeHead(503).end();
    const token = await tokenFor(service);
    out.writeHead(200, { 'content-type': 'application/json' });
    out.end(JSON.stringify({ token: fault === 'worthless' ? token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) : token }));
  }

  async function answerApi(request: IncomingMessage, url: URL, out: ServerResponse): Promise<void> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const gone = new AbortController();
    out.on('close', () => gone.abort());
    const fault = site.requestFaults.shift();
    const dead = isDead.signal;
    questions.take(body.toString());
    const ask = async () => {
      const response = await service.fetch(toRequest(request, url, body, gone.signal));
      if (response.ok) onTaken(`${request.method} ${url.pathname}`, body.toString());
      return response;
    };

    switch (fault?.kind) {
      case 'lost':
        if (fault.isHeard) await leaveUnread(ask());
        return void out.destroy();
      case 'status':
        if (fault.isHeard) await leaveUnread(ask());
        out.writeHead(fault.status, { 'content-type': 'text/html', ...(fault.retryAfter && { 'retry-after': fault.retryAfter }) });
        return void out.end('<html><body>The gateway is tired.</body></html>');
      case 'refused-token':
        out.writeHead(fault.isJsonRpc ? 200 : 401, { 'content-type': 'application/json' });
        return void out.end(JSON.stringify({ jsonrpc: '2.0', id: null, error: { code: -32001, message: 'The token has expired.' } }));
      case 'delayed':
        await new Promise((resolve) => setTimeout(resolve, fault.ms));
        break;
      default:
        break;
    }
    await sendBroken(await ask(), out, { fault, beforeLine: () => lineComes(dead, gone.signal) });
  }

  async function lineComes(dead: AbortSignal, gone: AbortSignal): Promise<void> {
    if (hold !== undefined && hold.lines-- <= 0) {
      const { action } = hold;
      hold = undefined;
      await action();
    }
    if (dead.aborted) await aborted(gone);
  }
}

/** The service begins what it was asked for; nobody hears its answer. */
async function leaveUnread(asked: Promise<Response>): Promise<void> {
  await (await asked).body?.cancel();
}

function toRequest({ method = 'GET', headers }: IncomingMessage, url: URL, body: Uint8Array<ArrayBuffer>, signal: AbortSignal): Request {
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []));
  return new Request(url, { method, headers: kept, body: method === 'GET' || method === 'HEAD' ? null : body, signal });
}

interface ChaosSiteOptions extends Pick<NonNullable<Parameters<typeof createLocalService>[0]>, 'agent'> {
  readonly serve: ServeFile;
  /** Default: one for the chat. */
  readonly tokenFor?: (service: LocalService) => Promise<string>;
  /** Told of each request that the service did not refuse. */
  readonly onTaken?: (request: string, body: string) => void;
}

function chatToken(service: LocalService): Promise<string> {
  return service.mintToken({ externalId: 'ada', scope: ['chat'], expiresInSeconds: chatTokenSeconds });
}

/** So short that all the sleep of a run does not make the week after which the service forgets a user. */
export const chatTokenSeconds = 300;
