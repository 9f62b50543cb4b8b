import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { chatIdOf, isBeforePause, readerOf } from '../../local-service/test/support/talk.js';
import { errorOf } from '../server/support/startProxy.js';
import type { WatchedService } from './startWatchedService.js';

/** What the proxy promises wherever it stands. `holds` rejects where it does not. */
export const proxyRules: readonly ProxyRule[] = [
  { name: 'Lines come while the run goes on', holds: streamsLines },
  { name: 'A silence of 12 s', holds: outlastsSilence },
  { name: 'A browser that leaves closes its connection', holds: closesConnection, needsSignal: true },
  { name: 'and ends no run', holds: survivesLeaving },
  { name: 'Stop', holds: stops },
  { name: 'A refused key is 401', holds: tellsRefusedKey },
  { name: 'The host says who asks', holds: takesIdentityFromHost },
  { name: 'Other sites', holds: refusesOtherSites },
];

export interface ProxyRule {
  readonly name: string;
  readonly holds: (tried: Tried) => Promise<void>;
  /** True if the runtime must report at once that a browser has left. */
  readonly needsSignal?: boolean;
}

interface Tried {
  readonly origin: string;
  readonly service: WatchedService;
}

async function streamsLines({ origin, service }: Tried): Promise<void> {
  const reader = readerOf(await ask(origin, question));
  await reader.until(isBeforePause);
  service.resume();
  assert.equal((await reader.rest()).at(-1).id, '__usage__');
}

async function outlastsSilence({ origin, service }: Tried): Promise<void> {
  const reader = readerOf(await ask(origin, question));
  await reader.until(isBeforePause);
  await wait(12_000);
  service.resume();
  assert.equal((await reader.rest()).at(-1).id, '__usage__');
}

async function closesConnection({ origin, service }: Tried): Promise<void> {
  const connection = new AbortController();
  await readerOf(await ask(origin, question, { signal: connection.signal })).until(isBeforePause);
  connection.abort();
  await service.calls[0]?.left;
}

async function survivesLeaving({ origin, service }: Tried): Promise<void> {
  const connection = new AbortController();
  const asked = { ...question, messageId: '1700000000000-message' };
  const before = await readerOf(await ask(origin, asked, { signal: connection.signal })).until(isBeforePause);
  connection.abort();
  const again = await ask(origin, { ...asked, chatId: chatIdOf(before) });
  service.resume();
  assert.ok((await readerOf(again).rest()).some(({ graphPath }) => graphPath?.[0] === 'final'));
  assert.equal(service.runCount(), 1);
  assert.deepEqual(
    service.calls.filter(({ path }) => path.endsWith('/abort')),
    [],
  );
}

async function stops({ origin, service }: Tried): Promise<void> {
  const reader = readerOf(await ask(origin, question));
  const chatId = chatIdOf(await reader.until(isBeforePause));
  assert.equal((await send(origin, 'abort', { chatId })).status, 204);
  assert.ok((await reader.rest()).some(({ id }) => id === '__aborted__'));
  assert.equal(service.calls.filter(({ path }) => path.endsWith('/abort')).length, 1);
}

async function tellsRefusedKey({ origin, service }: Tried): Promise<void> {
  service.refuseKey();
  const { status, code } = await errorOf(ask(origin, question));
  assert.deepEqual({ status, code }, { status: 401, code: 'key-refused' });
}

async function takesIdentityFromHost({ origin, service }: Tried): Promise<void> {
  service.resume();
  const asEve = { ...question, sessionSettings: { externalId: 'eve' } };
  await (await ask(origin, asEve)).text();
  assert.equal(service.calls[0]?.body.sessionSettings?.externalId, 'ada');
  const { status, code } = await errorOf(ask(origin, asEve, { headers: { cookie: '' } }));
  assert.deepEqual({ status, code }, { status: 401, code: 'signed-out' });
  assert.equal(service.calls.length, 1);
}

async function refusesOtherSites({ origin, service }: Tried): Promise<void> {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const { status, code } = await errorOf(ask(origin, question, { headers }));
  assert.deepEqual({ status, code }, { status: 403, code: 'cross-site' });
  assert.deepEqual(service.calls, []);
}

function ask(origin: string, body: object, init?: Sent): Promise<Response> {
  return send(origin, 'stream-chat-state', body, init);
}

/** As a page of the same origin, in a browser that accepts what browsers accept. */
function send(origin: string, path: string, body: object, { headers, ...init }: Sent = {}): Promise<Response> {
  return fetch(`${origin}/parley/chat/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'gzip, deflate, br',
      origin,
      'sec-fetch-site': 'same-origin',
      cookie: 'session=ada',
      ...headers,
    },
    body: JSON.stringify(body),
    ...init,
  });
}

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

const question = { input: 'How many stores are there?' };
