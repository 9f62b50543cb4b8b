import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocalService, createScriptedAgent, type LocalServiceOptions } from '../src/index.js';
import { chatIdOf, createPausedAgent, firstId, isBeforePause, linesOf, readerOf } from './support/talk.js';

const closings: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  // The HTTP adapter reports every connection that ends early.
  vi.spyOn(console, 'info').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(closings.splice(0).map((close) => close()));
});

async function listen(options: LocalServiceOptions) {
  const http = createServer();
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  // A server that listens on TCP has an address with a port.
  const { port } = http.address() as AddressInfo;
  const service = createLocalService({ ...options, origin: `http://127.0.0.1:${port}` });
  http.on('request', getRequestListener(service.fetch, { overrideGlobalObjects: false }));
  closings.push(async () => {
    http.closeAllConnections();
    http.close();
    await service.close();
  });
  const headers = { 'X-Service-Auth-Token': await service.mintToken({ externalId: 'ada' }) };
  return {
    service,
    ask: (body: object, signal?: AbortSignal) =>
      fetch(service.addresses.deploymentChatUrl, { method: 'POST', headers, body: JSON.stringify(body), ...(signal && { signal }) }),
  };
}

describe('the service behind a real HTTP server', () => {
  it('continues a run whose connection was closed', async () => {
    const { agent, resume, runCount } = createPausedAgent();
    const { ask } = await listen({ agent });
    const controller = new AbortController();
    const reader = readerOf(await ask({ input: 'Stores?', messageId: firstId }, controller.signal));
    const chatId = chatIdOf(await reader.until(isBeforePause));
    controller.abort();
    await expect(reader.rest()).rejects.toThrow();

    const again = await ask({ chatId, input: 'Stores?', messageId: firstId });
    resume();
    expect((await linesOf(again)).at(-2)).toMatchObject({ id: '__state__' });
    expect(runCount()).toBe(1);
  });

  it('sends lines as they are written', async () => {
    const { agent, resume } = createPausedAgent();
    const { ask } = await listen({ agent });
    const reader = readerOf(await ask({ input: 'Stores?' }));
    await reader.until(isBeforePause);
    resume();
    expect((await reader.rest()).at(-1).id).toBe('__usage__');
  });

  it('cuts the connection according to a fault', async () => {
    const { ask, service } = await listen({ agent: createPausedAgent().agent });
    service.faults = { cutAfterLinesOnce: [2] };
    await expect(linesOf(ask({ input: 'Stores?' }))).rejects.toThrow();
  });

  it('loses nothing if the reader is far slower than the run', async () => {
    const text = 'Läden und 店舗 in Mengen. '.repeat(4000);
    const { ask } = await listen({ agent: createScriptedAgent({ '*': [{ kind: 'answer', text }] }) });
    const response = await ask({ input: 'Everything?' });
    const reader = readerOf(response);
    const chatId = chatIdOf(await reader.take(1));
    expect((await linesOf(ask({ chatId })))[0].state.isStreaming).toBe(false);
    const deltas = (await reader.rest()).filter((line) => line.isDelta).map((line) => line.content);
    expect(deltas.join('')).toBe(text);
  });
});
