import { describe, expect, it } from 'vitest';
import { chatIdOf, createPausedAgent, isBeforePause, linesOf, readerOf, startTalk } from '../support/talk.js';

const hourMs = 60 * 60 * 1000;
const weekMs = 7 * 24 * hourMs;

function startAt(now: number, options = {}) {
  const clock = { now };
  const { chatByKey, chat } = startTalk({ ...options, now: () => clock.now });
  return {
    chat,
    later: (ms: number) => {
      clock.now += ms;
    },
    start: async (settings: object) => chatIdOf(await linesOf(chatByKey({ input: 'Stores?', sessionSettings: settings }))),
    statusOf: async (chatId: string, settings: object) => (await chatByKey({ chatId, sessionSettings: settings })).status,
    chatByKey,
  };
}

describe('an ephemeral user', () => {
  it('is deleted with its threads after a week', async () => {
    const { later, start, statusOf } = startAt(0);
    const chatId = await start({ externalId: 'ada' });
    later(weekMs - 1);
    expect(await statusOf(chatId, { externalId: 'ada' })).toBe(200);
    later(1);
    expect(await statusOf(chatId, { externalId: 'ada' })).toBe(404);
  });

  it('never outlives its TTL, however active', async () => {
    const { later, start, statusOf } = startAt(0);
    const ada = { externalId: 'ada', ephemeralTtlSeconds: 3600 };
    const chatId = await start(ada);
    later(hourMs / 2);
    await start(ada);
    later(hourMs / 2);
    expect(await statusOf(chatId, ada)).toBe(404);
  });

  it('ends its running answer when deleted', async () => {
    const { later, chatByKey, statusOf } = startAt(0, { agent: createPausedAgent().agent });
    const ada = { externalId: 'ada', ephemeralTtlSeconds: 60 };
    const reader = readerOf(await chatByKey({ input: 'Stores?', sessionSettings: ada }));
    const chatId = chatIdOf(await reader.until(isBeforePause));
    later(60_000);
    expect(await statusOf(chatId, ada)).toBe(404);
    expect((await reader.rest()).map((line) => line.id)).toContain('__aborted__');
  });

  it('can also be the user of a service token', async () => {
    const { later, chat } = startAt(0);
    const chatId = chatIdOf(await linesOf(chat({ input: 'Stores?' })));
    later(weekMs);
    expect((await chat({ chatId })).status).toBe(404);
  });

  it('remains once it is made persistent', async () => {
    const { later, start, statusOf } = startAt(0);
    const chatId = await start({ externalId: 'ada' });
    await start({ externalId: 'ada', isEphemeral: false });
    await start({ externalId: 'ada', ephemeralTtlSeconds: 60 });
    later(10 * weekMs);
    expect(await statusOf(chatId, { externalId: 'ada' })).toBe(200);
  });
});

describe('a persistent user', () => {
  it('counts towards the limit', async () => {
    const { chatByKey, start } = startAt(0, { maxPersistentUsers: 1 });
    await start({ externalId: 'ada', isEphemeral: false });
    await start({ externalId: 'ada', isEphemeral: false });
    const refused = await chatByKey({ input: 'Stores?', sessionSettings: { externalId: 'eve', isEphemeral: false } });
    expect(refused.status).toBe(403);
    await start({ externalId: 'eve' });
  });
});
