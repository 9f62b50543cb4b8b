import { describe, expect, it } from 'vitest';
import { abortChat } from '../../src/client/chat-stream/abortChat.js';
import type { ChatFrame } from '../../src/client/chat-stream/ChatFrame.js';
import type { ChatRequest } from '../../src/client/chat-stream/chatRequest.js';
import { readToolResult } from '../../src/client/chat-stream/readToolResult.js';
import { runSql } from '../../src/client/chat-stream/runSql.js';
import { streamChat } from '../../src/client/chat-stream/streamChat.js';
import { createServiceClient } from '../../src/client/http/createServiceClient.js';
import { createLocalService, createScriptedAgent, type LocalServiceOptions, type TokenClaims, type Warehouse } from '../src/index.js';
import { createPausedAgent, defaultSteps, firstId } from './support/talk.js';

function startClient(options: LocalServiceOptions = {}, claims: TokenClaims = { externalId: 'ada' }) {
  const service = createLocalService({ agent: createScriptedAgent({ '*': defaultSteps }), ...options });
  const { baseUrl, deploymentChatUrl: chatUrl, dataUrl } = service.addresses;
  const client = createServiceClient({
    baseUrl,
    chatUrl,
    dataUrl,
    fetch: service.fetch,
    credentials: { kind: 'service-token', token: () => service.mintToken(claims) },
  });
  return { service, client, ask: (request: ChatRequest) => collect(streamChat(client, request)) };
}

async function collect(frames: AsyncIterable<ChatFrame>): Promise<ChatFrame[]> {
  const collected: ChatFrame[] = [];
  for await (const frame of frames) collected.push(frame);
  return collected;
}

/** The kind of error of a call, thrown or in the stream. */
async function errorKindOf(call: Promise<readonly ChatFrame[]>): Promise<string | undefined> {
  try {
    return (await call).find((frame) => frame.kind === 'error')?.error.kind;
  } catch (error) {
    return error instanceof Error && 'kind' in error ? String(error.kind) : undefined;
  }
}

describe('the client of this library', () => {
  it('understands every line of a stream', async () => {
    const frames = await startClient().ask({ input: 'Stores?', messageId: firstId });
    expect(new Set(frames.map((frame) => frame.kind))).toEqual(new Set(['cutoff', 'message', 'state', 'usage']));
  });

  it('authenticates with an API key on the agent form', async () => {
    const { service } = startClient();
    const client = createServiceClient({
      chatUrl: service.addresses.agentChatUrl,
      fetch: service.fetch,
      credentials: { kind: 'api-key', key: service.apiKey },
      sessionSettings: { externalId: 'ada' },
    });
    expect((await collect(streamChat(client, { input: 'Stores?' })))[0]?.kind).toBe('cutoff');
  });

  it('distinguishes refusals', async () => {
    const { service, client, ask } = startClient({ agent: createPausedAgent().agent });
    const stream = streamChat(client, { input: 'Stores?', messageId: firstId });
    const { value: cutoff } = await stream.next();
    const chatId = cutoff?.kind === 'cutoff' ? (cutoff.chatId ?? '') : '';
    expect(await errorKindOf(ask({ input: 'And now?', chatId }))).toBe('thread-busy');
    service.faults = { busyThread: 'line' };
    expect(await errorKindOf(ask({ input: 'And now?', chatId }))).toBe('thread-busy');
    service.faults = { busyThread: 'json-rpc' };
    expect(await errorKindOf(ask({ input: 'And now?', chatId }))).toBe('thread-busy');
    expect(await errorKindOf(ask({ chatId: 'thread-0' }))).toBe('not-found');
    expect(await errorKindOf(ask({ input: '' }))).toBe('validation');
    expect(await errorKindOf(startClient({}, { externalId: 'ada', scope: [] }).ask({ input: 'Stores?' }))).toBe('authentication');
    expect(await abortChat(client, { chatId })).toBe('stopped');
    expect(await abortChat(client, { chatId })).toBe('already-over');
  });

  it('reports an invalid branch', async () => {
    const frames = await startClient().ask({ input: 'Stores?', activeBranchName: 'summer' });
    const calls = frames.flatMap((frame) => (frame.kind === 'message' && frame.toolCall?.result !== undefined ? [frame.toolCall] : []));
    expect(calls.map((call) => readToolResult(call))).toMatchObject([{ kind: 'failure', isBadBranch: true }]);
  });

  it('loads all rows of a query', async () => {
    const warehouse: Warehouse = {
      meta: () => [],
      query: async () => ({
        schema: [{ name: 'orders', column_type: 'Int64' }],
        data: Array.from({ length: 1200 }, (_, index) => [String(index)]),
        totalRows: 1200,
      }),
      close: async () => {},
    };
    const { rows, columns } = await runSql(startClient({ warehouse }).client, { query: 'select orders' });
    expect([rows.length, rows.at(-1), columns[0]?.type]).toEqual([1200, [1199], 'integer']);
  });
});
