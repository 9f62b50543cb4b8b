import { describe, expect, it } from 'vitest';
import { chatIdOf, createPausedAgent, firstId, fold, ids, isBeforePause, linesOf, readerOf, secondId, startTalk } from '../support/talk.js';

describe('reading a thread', () => {
  it('returns its messages as full lines, then the state', async () => {
    const { chat } = startTalk();
    const asked = await linesOf(chat({ input: 'Stores?', messageId: firstId }));
    const read = await linesOf(chat({ chatId: chatIdOf(asked) }));
    expect(read[0]).toEqual({ id: '__cutoff__', sort: 0, state: { chatId: chatIdOf(asked), isStreaming: false } });
    expect(read.at(-1)).toMatchObject({ id: '__state__', state: asked.find((line) => line.id === '__state__').state });
    expect(fold(read)).toEqual(fold(asked));
    expect(read.slice(1, -1).every((line) => line.isDelta === false && line.isInProcess === false)).toBe(true);
  });

  it('keeps each message in its place', async () => {
    const { chat } = startTalk();
    const asked = await linesOf(chat({ input: 'Stores?' }));
    const read = (await linesOf(chat({ chatId: chatIdOf(asked) }))).filter((line) => line.role !== undefined);
    for (const message of read) expect(message.sort).toBe(asked.find((line) => line.id === message.id).sort);
  });

  it('reports that an answer is in progress', async () => {
    const { agent, resume } = createPausedAgent();
    const { chat } = startTalk({ agent });
    const reader = readerOf(await chat({ input: 'Stores?', messageId: firstId }));
    const before = await reader.until(isBeforePause);
    const read = await linesOf(chat({ chatId: chatIdOf(before) }));
    expect(read[0].state.isStreaming).toBe(true);
    expect(read.at(-2)).toMatchObject({ content: 'Let me look at the stores.', isInProcess: true, isDelta: false });
    resume();
    await reader.rest();
  });

  it('answers 404 for an unknown thread', async () => {
    const { chat, abort } = startTalk();
    expect((await chat({ chatId: 'thread-0' })).status).toBe(404);
    expect((await chat({ chatId: 'thread-0', input: 'Stores?' })).status).toBe(404);
    expect((await abort({ chatId: 'thread-0' })).status).toBe(404);
  });

  it('is allowed only to its owner', async () => {
    const { agent } = createPausedAgent();
    const { chat, abort, chatByKey } = startTalk({ agent });
    const reader = readerOf(await chat({ input: 'Stores?', messageId: firstId }));
    const chatId = chatIdOf(await reader.take(1));
    const eve = { externalId: 'eve' };
    expect((await chat({ chatId }, eve)).status).toBe(403);
    expect((await chat({ chatId, input: 'Stores?', messageId: firstId }, eve)).status).toBe(403);
    expect((await abort({ chatId }, eve)).status).toBe(403);
    expect((await chatByKey({ chatId, sessionSettings: { externalId: 'eve' } })).status).toBe(403);
    expect((await linesOf(chatByKey({ chatId, sessionSettings: { externalId: 'ada' } })))[0].state.isStreaming).toBe(true);
    await reader.leave();
  });

  it('distinguishes an internal user from an external one of the same name', async () => {
    const { chatByKey } = startTalk({ internalUsers: [{ internalId: 'ada' }] });
    const chatId = chatIdOf(await linesOf(chatByKey({ input: 'Stores?', sessionSettings: { internalId: 'ada' } })));
    expect((await chatByKey({ chatId, sessionSettings: { externalId: 'ada' } })).status).toBe(403);
  });
});

describe('abort', () => {
  it('answers 204 without a body and ends the stream with __aborted__', async () => {
    const { chat, abort } = startTalk({ agent: createPausedAgent().agent });
    const reader = readerOf(await chat({ input: 'Stores?', messageId: firstId }));
    const before = await reader.until(isBeforePause);
    const response = await abort({ chatId: chatIdOf(before) });
    expect([response.status, await response.text()]).toEqual([204, '']);
    const after = await reader.rest();
    expect(after[0]).toMatchObject({ content: 'Let me look at the stores.', isDelta: false, isInProcess: false });
    expect(after[1]).toMatchObject({ id: '__aborted__', type: 'abort', code: 'chat_aborted' });
    expect(ids(after).at(-1)).toBe('__usage__');
  });

  it('keeps the text so far and frees the thread', async () => {
    const { agent, resume } = createPausedAgent();
    const { chat, abort } = startTalk({ agent });
    const reader = readerOf(await chat({ input: 'Stores?', messageId: firstId }));
    const chatId = chatIdOf(await reader.until(isBeforePause));
    await abort({ chatId });
    const read = await linesOf(chat({ chatId }));
    expect(read[0].state.isStreaming).toBe(false);
    expect(read.filter((line) => line.role).map((line) => line.content)).toEqual(['Stores?', 'Let me look at the stores.']);
    resume();
    expect((await linesOf(chat({ chatId, input: 'And now?', messageId: secondId }))).at(-1).id).toBe('__usage__');
  });

  it('is reported by the thread until the next question, and not by older builds', async () => {
    const { agent, resume } = createPausedAgent();
    const { chat, abort, service } = startTalk({ agent });
    const reader = readerOf(await chat({ input: 'Stores?', messageId: firstId }));
    const chatId = chatIdOf(await reader.until(isBeforePause));
    await abort({ chatId });
    expect(ids(await linesOf(chat({ chatId }))).slice(-2)).toEqual(['__state__', '__aborted__']);
    service.faults = { newerSentinels: false };
    expect(ids(await linesOf(chat({ chatId }))).at(-1)).toBe('__state__');
    service.faults = {};
    resume();
    await linesOf(chat({ chatId, input: 'And now?', messageId: secondId }));
    expect(ids(await linesOf(chat({ chatId }))).at(-1)).toBe('__state__');
  });

  it('notifies the agent, and does not wait for one that ignores it', async () => {
    let signal: AbortSignal | undefined;
    const { chat, abort } = startTalk({
      agent: {
        async *answer(question) {
          signal = question.signal;
          yield { kind: 'text', text: 'Working' } as const;
          await new Promise(() => {});
        },
      },
    });
    const reader = readerOf(await chat({ input: 'Stores?' }));
    const chatId = chatIdOf(await reader.until((line) => line.content === 'Working'));
    expect((await abort({ chatId })).status).toBe(204);
    expect(signal?.aborted).toBe(true);
    expect(ids(await reader.rest())).toContain('__aborted__');
  });

  it('ignores an agent that continues regardless', async () => {
    let resume = () => {};
    const { chat, abort } = startTalk({
      agent: {
        async *answer() {
          yield { kind: 'text', text: 'Working' } as const;
          await new Promise<void>((resolve) => {
            resume = resolve;
          });
          yield { kind: 'answer', text: 'Too late' } as const;
        },
      },
    });
    const reader = readerOf(await chat({ input: 'Stores?' }));
    const chatId = chatIdOf(await reader.until((line) => line.content === 'Working'));
    await abort({ chatId });
    resume();
    await new Promise((resolve) => setImmediate(resolve));
    expect((await linesOf(chat({ chatId }))).map((line) => line.content)).not.toContain('Too late');
  });

  it('answers 404 if nothing is in progress', async () => {
    const { chat, abort } = startTalk();
    const chatId = chatIdOf(await linesOf(chat({ input: 'Stores?' })));
    expect((await abort({ chatId })).status).toBe(404);
  });

  it('requires a chatId', async () => {
    const response = await startTalk().abort({});
    expect([response.status, await response.json()]).toEqual([400, { error: 'chatId is required' }]);
  });
});
