import { describe, expect, it } from 'vitest';
import { chatIdOf, createPausedAgent, firstId, fold, ids, isBeforePause, linesOf, readerOf, secondId, startTalk } from '../support/talk.js';

const styles = ['replay', 'snapshot', 'continue'] as const;

/** A run whose first reader disconnected halfway. */
async function startCutRun(faults = {}) {
  const paused = createPausedAgent();
  const talk = startTalk({ agent: paused.agent, faults });
  const reader = readerOf(await talk.chat({ input: 'Stores?', messageId: firstId }));
  const before = await reader.until(isBeforePause);
  await reader.leave();
  return { ...talk, ...paused, before, chatId: chatIdOf(before) };
}

describe('the same messageId', () => {
  it.each(styles)('resubscribes to the active stream (%s)', async (resubscribe) => {
    const { chat, chatId, before, resume, runCount } = await startCutRun({ resubscribe });
    const response = await chat({ chatId, input: 'Stores?', messageId: firstId });
    resume();
    const after = await linesOf(response);
    expect(after[0]).toMatchObject({ id: '__cutoff__', state: { chatId, isStreaming: true } });
    expect(fold([...before, ...after])).toEqual(fold(await linesOf(chat({ chatId }))));
    expect(runCount()).toBe(1);
  });

  it('replays the stream from the start by default', async () => {
    const { chat, chatId, before } = await startCutRun();
    const reader = readerOf(await chat({ chatId, input: 'Stores?', messageId: firstId }));
    expect(await reader.take(before.length)).toEqual(before);
    await reader.leave();
  });

  it('begins with a snapshot', async () => {
    const { chat, chatId, before } = await startCutRun({ resubscribe: 'snapshot' });
    const reader = readerOf(await chat({ chatId, input: 'Stores?', messageId: firstId }));
    const [, echo, working] = await reader.take(3);
    expect(echo.id).toBe(firstId);
    expect(working).toMatchObject({ ...fold(before)[working.id], isDelta: false, isInProcess: true });
    await reader.leave();
  });

  it('continues from the current point', async () => {
    const { chat, chatId, resume } = await startCutRun({ resubscribe: 'continue' });
    const reader = readerOf(await chat({ chatId, input: 'Stores?', messageId: firstId }));
    resume();
    const [, next] = await reader.take(2);
    expect(next).toMatchObject({ content: 'Let me look at the stores.', isDelta: false });
    await reader.leave();
  });

  it('lets several readers follow one run', async () => {
    const { chat, chatId, resume, runCount } = await startCutRun();
    const again = { chatId, input: 'Stores?', messageId: firstId };
    const responses = await Promise.all([chat(again), chat(again), chat(again)]);
    resume();
    const [first, ...others] = await Promise.all(responses.map(linesOf));
    for (const other of others) expect(other).toEqual(first);
    expect(runCount()).toBe(1);
  });

  it('does not run twice after the run has ended: it returns the thread', async () => {
    const { chat, chatId, resume, runCount } = await startCutRun();
    resume();
    await linesOf(chat({ chatId, input: 'Stores?', messageId: firstId }));
    const adopted = await linesOf(chat({ chatId, input: 'Stores?', messageId: firstId }));
    expect(adopted).toEqual(await linesOf(chat({ chatId })));
    expect(runCount()).toBe(1);
  });

  it('runs again from the start after a failure', async () => {
    const { chat } = startTalk({ faults: { errorAfterEventsOnce: [2] } });
    const failed = await linesOf(chat({ input: 'Stores?', messageId: firstId }));
    expect(failed.at(-1)).toEqual({ error: expect.any(String) });
    const chatId = chatIdOf(failed);
    const again = await linesOf(chat({ chatId, input: 'Stores?', messageId: firstId }));
    expect(ids(again)).toContain('__state__');
    expect(fold(await linesOf(chat({ chatId })))).toEqual(fold(again));
  });
});

describe('another question to a streaming thread', () => {
  it('is refused, with or without a messageId', async () => {
    const { chat, chatId } = await startCutRun();
    for (const messageId of [secondId, undefined]) {
      const response = await chat({ chatId, input: 'And now?', messageId });
      expect([response.status, await response.json()]).toEqual([409, { error: 'Streaming for thread is in progress' }]);
    }
  });

  it('is refused in the way the build at hand reports errors', async () => {
    const { chat, chatId, service } = await startCutRun();
    service.faults = { busyThread: 'line' };
    expect(await linesOf(chat({ chatId, input: 'And now?' }))).toEqual([{ error: 'Streaming for thread is in progress' }]);
    service.faults = { busyThread: 'json-rpc' };
    expect(await (await chat({ chatId, input: 'And now?' })).json()).toMatchObject({
      jsonrpc: '2.0',
      error: { message: 'Streaming for thread is in progress' },
    });
  });
});

describe('a reader that disconnects', () => {
  it('leaves the run in progress', async () => {
    const { chat, chatId, resume } = await startCutRun();
    resume();
    const watched = await linesOf(chat({ chatId, input: 'Stores?', messageId: firstId }));
    expect(watched.find((line) => line.graphPath?.[0] === 'final' && !line.isDelta)?.content).toContain('12 stores');
  });

  it('is released at once, even while it waits for a line', async () => {
    const { chat, chatId } = await startCutRun();
    const reader = readerOf(await chat({ chatId, input: 'Stores?', messageId: firstId }));
    await reader.until(isBeforePause);
    const pending = reader.next();
    await reader.leave();
    expect(await pending).toBeUndefined();
  });

  it('rejects with an abort error if it aborts its request, before and during the response', async () => {
    const { agent } = createPausedAgent();
    const { chat } = startTalk({ agent });
    const controller = new AbortController();
    const reader = readerOf(await chat({ input: 'Stores?' }, undefined, controller.signal));
    const chatId = chatIdOf(await reader.until(isBeforePause));
    controller.abort();
    await expect(reader.rest()).rejects.toMatchObject({ name: 'AbortError' });
    expect((await linesOf(chat({ chatId })))[0].state.isStreaming).toBe(true);
    await expect(chat({ chatId }, undefined, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('does not block: a run ends although nobody reads', async () => {
    const { chat } = startTalk();
    const unread = await chat({ input: 'Stores?' });
    const reader = readerOf(unread);
    const chatId = chatIdOf(await reader.take(1));
    const read = await linesOf(chat({ chatId }));
    expect(read[0].state.isStreaming).toBe(false);
    expect(ids(await reader.rest()).at(-1)).toBe('__usage__');
  });
});
