import { describe, expect, it } from 'vitest';
import { chatIdOf, fold, ids, linesOf, parseLines, startTalk } from './support/talk.js';

/** Reads chunks until the end or the cut. */
async function chunksOf(response: Response): Promise<{ chunks: Uint8Array[]; error: unknown }> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of response.body ?? []) chunks.push(chunk);
  } catch (error) {
    return { chunks, error };
  }
  return { chunks, error: undefined };
}

function textOf(chunks: readonly Uint8Array[]): string {
  return new TextDecoder().decode(Uint8Array.from(chunks.flatMap((chunk) => [...chunk])));
}

describe('a fault', () => {
  it('splits the response into chunks of a few bytes, even inside characters', async () => {
    const { chat } = startTalk({ faults: { chunkBytes: 3 } });
    const { chunks } = await chunksOf(await chat({ input: 'Läden – 店舗?' }));
    expect(chunks.every((chunk) => chunk.length <= 3)).toBe(true);
    expect(parseLines(textOf(chunks))[1].content).toBe('Läden – 店舗?');
  });

  it('cuts the next streams after some lines, each once', async () => {
    const { chat } = startTalk({ faults: { cutAfterLinesOnce: [3, 1] } });
    const cuts = [
      await chunksOf(await chat({ input: 'One' })),
      await chunksOf(await chat({ input: 'Two' })),
      await chunksOf(await chat({ input: 'Three' })),
    ];
    expect(cuts.map(({ error }) => error instanceof TypeError)).toEqual([true, true, false]);
    expect(cuts.map(({ chunks }) => parseLines(textOf(chunks)).length)).toEqual([3, 1, expect.any(Number)]);
  });

  it('cuts only after everything before it was read, however slow the reader', async () => {
    const { chat } = startTalk({ faults: { cutAfterLinesOnce: [3] } });
    const response = await chat({ input: 'Stores?' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(parseLines(textOf((await chunksOf(response)).chunks))).toHaveLength(3);
  });

  it('cuts the next stream after some bytes, in the middle of a line', async () => {
    const { chat } = startTalk({ faults: { cutAfterBytesOnce: [150], chunkBytes: 64 } });
    const { chunks, error } = await chunksOf(await chat({ input: 'Stores?' }));
    expect(chunks.map((chunk) => chunk.length).reduce((sum, length) => sum + length)).toBe(150);
    expect(error).toBeInstanceOf(TypeError);
  });

  it('cuts before the first byte', async () => {
    const { chat } = startTalk({ faults: { cutAfterBytesOnce: [0] } });
    expect(await chunksOf(await chat({ input: 'Stores?' }))).toEqual({ chunks: [], error: expect.any(TypeError) });
  });

  it('fails the next requests whose path matches, each once', async () => {
    const { chat, abort, service } = startTalk();
    const chatId = chatIdOf(await linesOf(chat({ input: 'Stores?' })));
    service.faults = {
      failOnce: [
        { status: 500, path: '/abort' },
        { status: 429, retryAfterSeconds: 7 },
        { status: 503, body: { message: 'Closed' } },
      ],
    };
    const limited = await chat({ chatId });
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '7']);
    expect((await abort({ chatId })).status).toBe(500);
    const closed = await chat({ chatId });
    expect([closed.status, await closed.json()]).toEqual([503, { message: 'Closed' }]);
    expect((await chat({ chatId })).status).toBe(200);
    expect(service.faults.failOnce).toEqual([]);
  });

  it('delays the response', async () => {
    const { chat } = startTalk({ faults: { delayMs: 40 } });
    const startedAt = performance.now();
    await chat({ input: 'Stores?' });
    expect(performance.now() - startedAt).toBeGreaterThan(35);
  });

  it('sends an error line in the middle of the next run', async () => {
    const { chat } = startTalk({ faults: { errorAfterEventsOnce: [1] } });
    const failed = await linesOf(chat({ input: 'Stores?' }));
    expect(failed.at(-1)).toEqual({ error: expect.any(String) });
    expect(failed.length).toBeGreaterThan(3);
    expect(ids(await linesOf(chat({ input: 'Stores?' })))).toContain('__state__');
  });

  it('turns off the lines that only newer builds send', async () => {
    const { chat, service } = startTalk({ faults: { newerSentinels: false } });
    expect(ids(await linesOf(chat({ input: 'Stores?' }))).at(-1)).toBe('__state__');
    service.faults = { newerSentinels: false, suspendAfterEventsOnce: [1] };
    const suspended = await linesOf(chat({ input: 'Stores?' }));
    expect(ids(suspended).filter((id) => id.startsWith('__'))).toEqual(['__cutoff__']);
    expect((await linesOf(chat({ chatId: chatIdOf(suspended) })))[0].state).not.toHaveProperty('suspended');
  });

  it('sends each line twice', async () => {
    const { chat } = startTalk({ faults: { duplicateLines: true } });
    const lines = await linesOf(chat({ input: 'Stores?' }));
    expect(lines.length % 2).toBe(0);
    for (let index = 0; index < lines.length; index += 2) expect(lines[index + 1]).toEqual(lines[index]);
  });

  it('gives all lines of a message the same sort', async () => {
    const { chat } = startTalk({ faults: { sortPerMessage: true } });
    const lines = (await linesOf(chat({ input: 'Stores?' }))).filter((line) => line.role !== undefined);
    for (const id of Object.keys(fold(lines)))
      expect(new Set(lines.filter((line) => line.id === id).map((line) => line.sort)).size).toBe(1);
    expect(new Set(lines.map((line) => line.sort)).size).toBe(Object.keys(fold(lines)).length);
  });

  it('limits the questions of each user, and answers further ones with 402 until it is set again', async () => {
    const quota = { questions: 2 };
    const { chat, service } = startTalk({ faults: { quota } });
    const statuses = async (user: string, count: number) => {
      const seen: number[] = [];
      for (let question = 0; question < count; question += 1) {
        const answer = await chat({ input: 'Stores?' }, { externalId: user });
        await answer.text();
        seen.push(answer.status);
      }
      return seen;
    };
    expect(await statuses('ada', 3)).toEqual([200, 200, 402]);
    expect(await statuses('bo', 2)).toEqual([200, 200]);
    // Consuming another fault does not reset the count.
    service.faults = { ...service.faults, failOnce: [{ status: 500 }] };
    expect(await statuses('ada', 2)).toEqual([500, 402]);
    expect(await (await chat({ input: 'Stores?' })).json()).toEqual({
      error: 'The limit of your plan is reached: 2 questions.',
      code: 'quota_exceeded',
    });
    service.faults = { quota: { ...quota } };
    expect(await statuses('ada', 3)).toEqual([200, 200, 402]);
    service.faults = {};
    expect(await statuses('ada', 1)).toEqual([200]);
  });

  it('counts a question once, however often its answer is read, and never the reading of a thread', async () => {
    const { chat } = startTalk({ faults: { quota: { questions: 2 } } });
    const chatId = chatIdOf(await linesOf(chat({ input: 'Stores?' })));
    const question = { input: 'Stores?', chatId, messageId: '1700000000000-message' };
    // While it is being answered, another question would be refused as busy.
    await linesOf(chat(question));
    expect((await chat(question)).status).toBe(200);
    expect((await chat({ chatId })).status).toBe(200);
    expect((await chat({ input: 'Stores?', chatId })).status).toBe(402);
    expect((await linesOf(chat({ chatId }))).filter(({ role }) => role === 'user')).toHaveLength(2);
  });
});
