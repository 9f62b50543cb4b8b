import { expect, it } from 'vitest';
import { abortChat, createDialect, createServiceClient, decodeFrame, readToolResult, runSql, streamChat } from '../../src/client.js';
import { collect } from '../../test/client/support/collect.js';
import { startProxy } from '../../test/server/support/startProxy.js';
import { clientShape } from '../../test/support/clientShape.js';
import { createLocalService, createScriptedAgent } from '../src/index.js';
import { everythingRenamed } from './support/foreignNames.js';
import { sharedWarehouse } from './support/sharedWarehouse.js';
import { speakForeignLines } from './support/speakForeignLines.js';
import { defaultSteps, firstId, linesOf } from './support/talk.js';

const dialect = createDialect(everythingRenamed(clientShape));

it('streams, reads and stops a chat of a service with different names for everything', async () => {
  const service = createLocalService({ agent: createScriptedAgent({ '*': defaultSteps }), warehouse: await sharedWarehouse() });
  const lines: unknown[] = [];
  const client = createServiceClient({
    chatUrl: service.addresses.deploymentChatUrl,
    dataUrl: service.addresses.dataUrl,
    credentials: { kind: 'service-token', token: () => service.mintToken({ externalId: 'ada' }) },
    fetch: speakForeignLines(service.fetch, (line) => lines.push(line)),
    dialect,
  });
  const frames = await collect(streamChat(client, { input: 'Stores?', messageId: firstId }));
  expect(frames).toEqual(lines.map(decodeFrame));
  const calls = frames.flatMap((frame) => (frame.kind === 'message' && frame.toolCall ? [frame.toolCall] : []));
  expect(calls.map((call) => readToolResult(call)?.kind)).toContain('meta');
  const chatId = frames.flatMap((frame) => (frame.kind === 'cutoff' ? (frame.chatId ?? []) : []))[0] ?? '';
  expect(await abortChat(client, { chatId })).toMatch(/stopped|already-over/);
  const rows = await runSql(client, { query: 'SELECT 1 AS name' });
  expect(rows).toMatchObject({ columns: [{ name: 'name' }], rows: [[1]] });
  await service.close();
});

it('lets a proxy use the names of its service while browsers use those of the contract', async () => {
  const sent: string[] = [];
  const { chat, upstream, service } = startProxy({
    dialect,
    onUpstream: (request, serve) => speakForeignLines(serve, (line) => sent.push(JSON.stringify(line)))(request),
  });
  const answered = await linesOf(chat({ input: 'Stores?', messageId: firstId }));
  expect(readingOf(answered)).toEqual(readingOf(sent.map((line) => JSON.parse(line))));
  expect(upstream[0]?.body).toBe(`{"acme_input":"Stores?","acme_messageId":"${firstId}","acme_sessionSettings":{"acme_externalId":"ada"}}`);
  expect(JSON.stringify(answered)).not.toBe(JSON.stringify(sent.map((line) => JSON.parse(line))));
  await service.close();
});

/** The content of lines, independent of how the proxy splits deltas and names the chat. */
function readingOf(lines: readonly unknown[]) {
  const texts = lines.map((line) => line as Readonly<Record<'content' | 'thinking', unknown>>);
  const textOf = (name: 'content' | 'thinking') => texts.map((line) => (typeof line[name] === 'string' ? line[name] : '')).join('');
  const rest = lines.map((line) => JSON.stringify(line, (name, value) => (['content', 'thinking', 'chatId'].includes(name) ? '' : value)));
  return { content: textOf('content'), thinking: textOf('thinking'), rest };
}
