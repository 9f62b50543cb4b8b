import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { linesOf } from '../../local-service/test/support/talk.js';
import { createServiceProxy } from '../../src/server.js';
import { runs } from '../support/runs.js';
import { errorOf, sessionOfCookie, startProxy } from './support/startProxy.js';

const day = 86_400_000;
const cutoff = (chatId: string) => JSON.stringify({ id: '__cutoff__', role: 'assistant', state: { chatId, isStreaming: false } });

/** A proxy in front of a service that answers with just these bytes. */
function startFixed(text: string, cuts: readonly number[] = []) {
  const bytes = new TextEncoder().encode(text);
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].toSorted((one, other) => one - other);
  const chunks = ends.map((end, index) => bytes.slice(ends[index - 1] ?? 0, end)).filter(({ length }) => length > 0);
  return startProxy({
    onUpstream: () =>
      new Response(
        new ReadableStream({
          start(controller) {
            for (const chunk of chunks) controller.enqueue(chunk);
            controller.close();
          },
        }),
      ),
  });
}

async function chatIdOf(answer: Promise<Response>): Promise<string> {
  const lines = (await (await answer).text()).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => JSON.parse(line).state?.chatId).find((id) => id !== undefined);
}

afterEach(() => {
  vi.useRealTimers();
});

describe('a chat id is signed', () => {
  it.each([
    ['after a blank line', `\n${cutoff('thread-1')}\n`],
    ['after blank lines with spaces', ` \r\n\n${cutoff('thread-1')}\n`],
    ['in a later line', `{"id":"1","content":"x"}\n${cutoff('thread-1')}\n`],
    ['in a first line over 64 KiB', `${JSON.stringify({ padding: 'x'.repeat(100_000), state: { chatId: 'thread-1' } })}\n`],
    ['in a last line without an end', cutoff('thread-1')],
    ['with spaces around its colon', '{"state":{"chatId" \t:  "thread-1"}}\n'],
    ['with escapes in it', '{"state":{"chatId":"thread\\u002d1"}}\n'],
    ['with escapes in the field name', '{"state":{"\\u0063hat\\u0049d":"thread-1"}}\n'],
  ])('%s', async (_where, text) => {
    const { chat, upstream } = startFixed(text);
    const sealed = await chatIdOf(chat({ input: 'x' }));
    expect(sealed).toMatch(/^thread-1\..+/);
    await chat({ chatId: sealed });
    expect(JSON.parse(upstream[1]?.body ?? '').chatId).toBe('thread-1');
  });

  it('after a line that is cut off inside a string', async () => {
    const passed = await (await startFixed('{"content":"x\n{"chatId":"thread-1"}\n').chat({ input: 'x' })).text();
    expect(passed).toMatch(/"chatId":"thread-1\..+"/);
  });

  it('in every line and nowhere else, however the bytes are cut', () => {
    const text = [
      '{"id":"1","content":"say \\"chatId\\":\\"thread-1\\" 店舗"}',
      cutoff('thread-1'),
      '{"chatId":null,"a":"chatId","b":["chatId",":"],"x\\"chatId":"thread-1","chatId":true,"chat\\\\u0049d":7}',
      '{"chat\\u0049d":"thread-1", "chatId" : 7e2 ,"chatId":[7]}',
      cutoff('thread-1'),
      cutoff('thread-1').replaceAll(',', ' ,\t'),
    ].join('\n');
    return fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { maxLength: 40 }), async (cuts) => {
        const passed = await (await startFixed(text, cuts).chat({ input: 'x' })).text();
        expect(passed.replaceAll(/"(?:thread-1|7e2)\.[\w-]{8}\.\w+\.[\w-]{43}"/g, '"sealed"')).toBe(
          text
            .replaceAll('"state":{"chatId":"thread-1"', '"state":{"chatId":"sealed"')
            .replace('d":"thread-1", "chatId" : 7e2', 'd":"sealed", "chatId" : "sealed"'),
        );
      }),
      { numRuns: runs(20, 50) },
    );
  });

  it('once per thread: later answers return the browser’s id', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { chat } = startFixed(`${cutoff('thread-1')}\n`);
    const sealed = await chatIdOf(chat({ input: 'x' }));
    vi.setSystemTime(Date.now() + day);
    expect(await chatIdOf(chat({ input: 'And?', chatId: sealed }))).toBe(sealed);
  });

  it('and refused if it never ends', async () => {
    const { chat } = startFixed(`{"state":{"chatId":"${'x'.repeat(10_000)}`);
    await expect((await chat({ input: 'x' })).text()).rejects.toMatchObject({ code: 'service-answer' });
  });
});

describe('several secrets', () => {
  const oldSecret = 'the secret of last year';
  const newSecret = 'the secret of this year';

  it('are all valid, and the first one signs', async () => {
    const before = startProxy({ chatIdSecret: oldSecret });
    const credentials = { kind: 'api-key', key: before.service.apiKey } as const;
    const copyOf = (chatIdSecret: string | readonly [string, ...string[]]) =>
      startProxy({ credentials, fetch: before.service.fetch, chatIdSecret });
    const chatId = await chatIdOf(before.chat({ input: 'Stores?' }));
    expect((await copyOf([newSecret, oldSecret]).chat({ chatId })).status).toBe(200);
    expect(await errorOf(copyOf(newSecret).chat({ chatId }))).toMatchObject({ status: 404, code: 'no-such-chat' });

    const later = await chatIdOf(copyOf([newSecret, oldSecret]).chat({ input: 'Stores?' }));
    expect((await copyOf(newSecret).chat({ chatId: later })).status).toBe(200);
    expect((await copyOf(oldSecret).chat({ chatId: later })).status).toBe(404);
  });

  it.each([[''], ['short'], [['long enough to be an id', 'short']], [[]]])('are refused at once if they are %j', (chatIdSecret) => {
    const options = { credentials: { kind: 'api-key', key: 'sk-0001' }, resolveSession: sessionOfCookie } as const;
    expect(() => createServiceProxy({ ...options, chatIdSecret: chatIdSecret as string })).toThrow(
      expect.objectContaining({ kind: 'validation', field: 'chatIdSecret' }),
    );
  });
});

describe('the age of a chat id', () => {
  it('has no limit by default; one set by the host counts from the first answer', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const ageless = startProxy();
    const credentials = { kind: 'api-key', key: ageless.service.apiKey } as const;
    const limited = startProxy({ credentials, fetch: ageless.service.fetch, chatIdMaxAgeMs: day });
    const chatId = await chatIdOf(limited.chat({ input: 'Stores?' }));
    vi.setSystemTime(Date.now() + day);
    await linesOf(limited.chat({ chatId }));
    vi.setSystemTime(Date.now() + 1000);
    expect(await errorOf(limited.chat({ chatId }))).toMatchObject({ status: 404, code: 'chat-expired' });
    expect((await ageless.chat({ chatId })).status).toBe(200);
  });
});
