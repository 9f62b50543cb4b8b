import { afterEach, describe, expect, it } from 'vitest';
import { createPlannerAgent } from '../../src/chat/createPlannerAgent.js';
import { createScriptedAgent, type LocalServiceOptions, type ScriptStep, StateError } from '../../src/index.js';
import { createLogStore, type LogStore } from '../support/logStore.js';
import { sharedWarehouse } from '../support/sharedWarehouse.js';
import { type Line, linesOf, readerOf, startTalk } from '../support/talk.js';

const talks: ReturnType<typeof startTalk>[] = [];
afterEach(async () => {
  for (const { service } of talks.splice(0)) await service.close();
});

function open(log: LogStore, options: LocalServiceOptions = {}) {
  const talk = startTalk({ state: log.open(), ...options });
  talks.push(talk);
  return talk;
}

const idOf = (lines: readonly Line[]): string => lines[0].state.chatId;
const messagesOf = (lines: readonly Line[]) => lines.filter(({ role }) => role !== undefined);
const finalOf = (lines: readonly Line[]) => lines.findLast(({ graphPath }) => graphPath?.[0] === 'final')?.content;
const scripted = (steps: readonly ScriptStep[]) => createScriptedAgent({ '*': steps });
const never = [{ kind: 'thinking', text: 'I look' }, { kind: 'pause' }] as const;

describe('threads of a service that is opened again', () => {
  it('are read as before by their owner, and by nobody else', async () => {
    const log = createLogStore();
    const first = open(log);
    const chatId = idOf(await linesOf(first.chat({ input: 'How many?' })));
    await linesOf(first.chat({ chatId, input: 'How much?', messageId: '1790000000001-message' }));
    const before = await linesOf(first.chat({ chatId }));
    await first.service.close();
    const again = open(log);
    expect(await linesOf(again.chat({ chatId }))).toEqual(before);
    expect((await again.chat({ chatId }, { externalId: 'bob' })).status).toBe(403);
    expect(await linesOf(again.chat({ chatId, input: 'How much?', messageId: '1790000000001-message' }))).toEqual(before);
  });

  it('go on with numbers that were never given', async () => {
    const log = createLogStore();
    const first = open(log);
    const chatId = idOf(await linesOf(first.chat({ input: 'One' })));
    const again = open(log);
    const lines = await linesOf(again.chat({ chatId, input: 'Two' }));
    const read = messagesOf(await linesOf(again.chat({ chatId })));
    expect(new Set(read.map(({ id }) => id)).size).toBe(read.length);
    expect(read.map(({ sort }) => sort)).toEqual(read.map(({ sort }) => sort).toSorted((one, other) => one - other));
    expect(lines.at(-2)?.id).toBe('__state__');
  });

  it('show an answer that was going on as aborted, and take the next question', async () => {
    const log = createLogStore();
    const first = open(log, { agent: scripted(never) });
    const reader = readerOf(await first.chat({ input: 'Go on' }));
    const chatId = idOf([await reader.next()]);
    const again = open(log);
    const lines = await linesOf(again.chat({ chatId }));
    expect(lines[0].state.isStreaming).toBe(false);
    expect(lines.at(-1)?.id).toBe('__aborted__');
    expect(messagesOf(lines).map(({ content, isInProcess }) => [content, isInProcess])).toEqual([
      ['Go on', false],
      ['', false],
    ]);
    const numbers = messagesOf(await linesOf(again.chat({ chatId, input: 'Next' }))).map(({ sort }) => sort);
    expect(Math.min(...numbers)).toBeGreaterThan(10_000);
  });

  it('let a question that was suspended be asked again', async () => {
    const log = createLogStore();
    const chatId = idOf(await linesOf(open(log).chat({ input: 'One' })));
    const first = open(log, { agent: scripted([{ kind: 'text', text: 'Half' }, { kind: 'suspend' }]) });
    await linesOf(first.chat({ chatId, input: 'Wait', messageId: '1790000000002-message' }));
    const again = open(log);
    const lines = await linesOf(again.chat({ chatId, input: 'Wait', messageId: '1790000000002-message' }));
    expect(lines.some(({ id }) => id === '__state__')).toBe(true);
    expect(JSON.stringify(await linesOf(again.chat({ chatId })))).not.toContain('Half');
  });

  it('are gone with a user whose time is over', async () => {
    const log = createLogStore();
    const now = Date.now();
    const first = open(log, { now: () => now });
    const chatId = idOf(await linesOf(first.chat({ input: 'One' })));
    await first.service.close();
    const later = now + 8 * 24 * 3600 * 1000;
    expect((await open(log, { now: () => later }).chat({ chatId })).status).toBe(404);
    const lastly = open(log, { now: () => later });
    await lastly.chat({ input: 'Other' });
    await lastly.service.close();
    expect((await open(log, { now: () => now }).chat({ chatId })).status).toBe(404);
  });

  it('give the agent its memory back, where that is plain data', async () => {
    const log = createLogStore();
    const first = open(log, {
      agent: scripted([
        { kind: 'memory', memory: { plan: new Map([['a', 1]]) } },
        { kind: 'answer', text: 'Done' },
      ]),
    });
    const chatId = idOf(await linesOf(first.chat({ input: 'One' })));
    const other = open(log, {
      agent: scripted([
        { kind: 'memory', memory: { plan: () => 1 } },
        { kind: 'answer', text: 'Done' },
      ]),
    });
    await linesOf(other.chat({ chatId, input: 'Two' }));
    const seen: unknown[] = [];
    const again = open(log, {
      agent: {
        async *answer({ history }) {
          seen.push(...history.map(({ memory }) => memory));
          yield { kind: 'answer', text: 'Done' } as const;
        },
      },
    });
    await linesOf(again.chat({ chatId, input: 'Three' }));
    expect(seen).toEqual([{ plan: new Map([['a', 1]]) }, undefined]);
  });

  it('let the planner take up a question of before', async () => {
    const planner = { agent: createPlannerAgent, warehouse: await sharedWarehouse() };
    const straight = startTalk(planner);
    const chatId = idOf(await linesOf(straight.chat({ input: 'Revenue by region in 2025' })));
    const answer = finalOf(await linesOf(straight.chat({ chatId, input: 'only 2024, by month' })));
    const log = createLogStore();
    const first = open(log, planner);
    const keptId = idOf(await linesOf(first.chat({ input: 'Revenue by region in 2025' })));
    await first.service.close();
    expect(finalOf(await linesOf(open(log, planner).chat({ chatId: keptId, input: 'only 2024, by month' })))).toBe(answer);
    await straight.service.close();
  });
});

describe('a question that cannot be kept', () => {
  it('is refused with 507 and leaves no thread', async () => {
    const log = createLogStore();
    const talk = open(log);
    const chatId = idOf(await linesOf(talk.chat({ input: 'One' })));
    const before = await linesOf(talk.chat({ chatId }));
    log.fail = new StateError('full', 'No room in The log.');
    const refused = await talk.chat({ chatId, input: 'Two' });
    expect(refused.status).toBe(507);
    expect(await refused.json()).toEqual({ error: 'No room in The log.' });
    log.fail = undefined;
    expect(await linesOf(talk.chat({ chatId }))).toEqual(before);
    expect(idOf(await linesOf(talk.chat({ chatId, input: 'Two' })))).toBe(chatId);
  });

  it('ends with the connection where its answer cannot', async () => {
    const log = createLogStore();
    let go: (() => void) | undefined;
    const until = new Promise<void>((resolve) => {
      go = resolve;
    });
    const talk = open(log, {
      agent: scripted([
        { kind: 'pause', until },
        { kind: 'answer', text: 'Lost' },
      ]),
    });
    const response = await talk.chat({ input: 'One' });
    log.fail = new Error('No room');
    go?.();
    await expect(response.text()).rejects.toThrow();
    log.fail = undefined;
  });
});
