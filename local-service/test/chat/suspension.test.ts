import { describe, expect, it } from 'vitest';
import { createScriptedAgent } from '../../src/index.js';
import { chatIdOf, closingSteps, defaultSteps, firstId, fold, ids, linesOf, secondId, startTalk, workingSteps } from '../support/talk.js';

const hourMs = 60 * 60 * 1000;

describe('a suspended run', () => {
  it('ends its stream with __suspended__, and reports it when the thread is read', async () => {
    const { chat } = startTalk({ faults: { suspendAfterEventsOnce: [1] } });
    const lines = await linesOf(chat({ input: 'Stores?', messageId: firstId }));
    expect(lines.find((line) => line.id === '__suspended__')).toMatchObject({
      type: 'suspend',
      code: 'chat_suspended',
      retryable: true,
      messageId: firstId,
    });
    expect(ids(lines)).not.toContain('__state__');
    const [cutoff] = await linesOf(chat({ chatId: chatIdOf(lines) }));
    expect(cutoff.state).toMatchObject({ isStreaming: false, suspended: { messageId: firstId } });
  });

  it.each(['replay', 'snapshot', 'continue'] as const)('is resumed with the same request (%s)', async (resubscribe) => {
    const { chat } = startTalk({ faults: { suspendAfterEventsOnce: [1], resubscribe } });
    const suspended = await linesOf(chat({ input: 'Stores?', messageId: firstId }));
    const chatId = chatIdOf(suspended);
    const rest = await linesOf(chat({ chatId, input: 'Stores?', messageId: firstId }));
    const uncut = await linesOf(startTalk().chat({ input: 'Stores?', messageId: firstId }));
    expect(ids(rest)).not.toContain('__suspended__');
    expect(fold([...suspended, ...rest])).toEqual(fold(uncut));
    expect(fold(await linesOf(chat({ chatId })))).toEqual(fold(uncut));
  });

  it('can happen before the first line', async () => {
    const { chat } = startTalk({ faults: { suspendAfterEventsOnce: [0] } });
    const chatId = chatIdOf(await linesOf(chat({ input: 'Stores?', messageId: firstId })));
    expect(ids(await linesOf(chat({ chatId, input: 'Stores?', messageId: firstId })))).toContain('__state__');
  });

  it('can also be requested by an agent', async () => {
    const agent = createScriptedAgent({ '*': [...workingSteps, { kind: 'suspend' }, ...closingSteps] });
    const { chat } = startTalk({ agent });
    const chatId = chatIdOf(await linesOf(chat({ input: 'Stores?', messageId: firstId })));
    expect(ids(await linesOf(chat({ chatId, input: 'Stores?', messageId: firstId })))).toContain('__state__');
  });

  it('waits for 24 hours; then the question is asked again', async () => {
    let now = 0;
    let runCount = 0;
    const agent = createScriptedAgent(() => {
      runCount += 1;
      return defaultSteps;
    });
    const { chat } = startTalk({ agent, now: () => now, faults: { suspendAfterEventsOnce: [1, 1] } });
    const claims = { externalId: 'ada', expiresInSeconds: 3600 };
    const chatId = chatIdOf(await linesOf(chat({ input: 'Stores?', messageId: firstId }, claims)));
    now += 25 * hourMs;
    expect((await linesOf(chat({ chatId }, claims)))[0].state).not.toHaveProperty('suspended');
    await linesOf(chat({ chatId, input: 'Stores?', messageId: firstId }, claims));
    expect(runCount).toBe(2);
    now += 23 * hourMs;
    const lines = await linesOf(chat({ chatId, input: 'Stores?', messageId: firstId }, claims));
    expect(ids(lines)).toContain('__state__');
    expect(runCount).toBe(2);
  });

  it('is replaced by another question', async () => {
    const { chat } = startTalk({ faults: { suspendAfterEventsOnce: [1] } });
    const chatId = chatIdOf(await linesOf(chat({ input: 'Stores?', messageId: firstId })));
    expect(ids(await linesOf(chat({ chatId, input: 'And now?', messageId: secondId })))).toContain('__state__');
    expect((await linesOf(chat({ chatId })))[0].state).not.toHaveProperty('suspended');
  });

  it('can be aborted', async () => {
    const { chat, abort } = startTalk({ faults: { suspendAfterEventsOnce: [1] } });
    const chatId = chatIdOf(await linesOf(chat({ input: 'Stores?', messageId: firstId })));
    expect((await abort({ chatId })).status).toBe(204);
    expect((await abort({ chatId })).status).toBe(404);
  });
});
