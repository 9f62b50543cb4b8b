import type { AgentEvent } from '@parley/local-service';
import { describe, expect, it } from 'vitest';
import type { ChatStore } from '../../../src/chat/store/ChatStore.js';
import { readToolInput, readToolResult } from '../../../src/client/chat-stream/readToolResult.js';
import { deferred } from '../../client/support/deferred.js';
import { type ChatHarness, createChatHarness, lineResponse, paced, visible } from '../../support/chatHarness.js';
import { cutoff, state } from './lines.js';

const events: readonly AgentEvent[] = [
  { kind: 'thinking', text: 'Hm.' },
  { kind: 'tool-start', callId: 'q', name: 'serviceSqlApi', input: { sqlQuery: 'SELECT 1', memoryId: 'memory-1' } },
  { kind: 'tool-end', callId: 'q', result: { data: [[1]] } },
  { kind: 'answer', text: 'Revenue was 42.' },
];

const isAtRest = (store: ChatStore) => ['idle', 'error'].includes(store.getSnapshot().status) && !store.getSnapshot().isLoading;

async function harnessWithThread() {
  const harness: ChatHarness = await createChatHarness(paced(() => harness.environment, events));
  const first = harness.createStore();
  first.send('First?');
  await harness.environment.until(() => isAtRest(first));
  return { harness, first, chatId: first.getSnapshot().chatId ?? '' };
}

describe('loading a thread', () => {
  it('shows it as it was streamed', async () => {
    const { harness, first, chatId } = await harnessWithThread();
    const store = harness.createStore({ chatId });
    expect(store.getSnapshot()).toMatchObject({ isLoading: true, chatId });
    expect(harness.sent).toHaveLength(1);
    store.attach();
    await harness.environment.until(() => isAtRest(store));
    expect(visible(store.getSnapshot().turns)).toEqual(visible(first.getSnapshot().turns));
  });

  it('is not ended by a stop after the first read failed', async () => {
    const { harness, first, chatId } = await harnessWithThread();
    const store = harness.createStore({ chatId });
    harness.intercept = () => lineResponse([], { isCut: true });
    store.attach();
    await harness.environment.until(() => isAtRest(store));
    expect(store.getSnapshot()).toMatchObject({ status: 'error', turns: [] });
    const reading = deferred<Response | undefined>();
    harness.intercept = ({ to }) => (to === 'abort' ? undefined : reading.promise);
    void store.stopElsewhere();
    await harness.environment.until(() => store.getSnapshot().isLoading);
    await store.stop();
    reading.resolve(undefined);
    await harness.environment.until(() => isAtRest(store));
    expect(visible(store.getSnapshot().turns)).toEqual(visible(first.getSnapshot().turns));
  });

  it('keeps the references of the steps, and the format of the answer', async () => {
    const { harness, first, chatId } = await harnessWithThread();
    const store = harness.createStore({ chatId });
    store.attach();
    await harness.environment.until(() => isAtRest(store));
    for (const { turns } of [first.getSnapshot(), store.getSnapshot()]) {
      const calls = turns[0]?.steps.flatMap(({ toolCall }) => toolCall ?? []) ?? [];
      expect(calls.map(readToolInput)).toMatchObject([{ memoryId: 'memory-1' }]);
      expect(calls.map((call) => readToolResult(call))).toMatchObject([{ memoryId: 'memory-1' }]);
      expect(turns[0]?.answer?.isStructuredResponse).toBe(false);
    }
  });

  it('continues with a thread whose state is too long to keep, and shows it as streamed', async () => {
    const rows = [['x'.repeat(5 * 1024 * 1024)]];
    const harness: ChatHarness = await createChatHarness(
      paced(
        () => harness.environment,
        [
          { kind: 'tool-start', callId: 'q', name: 'serviceSqlApi', input: { sqlQuery: 'SELECT 1' } },
          { kind: 'tool-end', callId: 'q', result: { data: rows } },
          { kind: 'answer', text: 'Here it is.' },
        ],
      ),
    );
    const first = harness.createStore();
    for (const question of ['First?', 'Second?']) {
      first.send(question);
      await harness.environment.until(() => isAtRest(first));
    }
    const { turns, chatId } = first.getSnapshot();
    expect(turns.map(({ state }) => state)).toEqual(['done', 'done']);

    const store = harness.createStore({ chatId });
    store.attach();
    await harness.environment.until(() => isAtRest(store));
    expect(visible(store.getSnapshot().turns)).toEqual(visible(turns));
  });

  it('sends one request on a double mount', async () => {
    const { harness, chatId } = await harnessWithThread();
    const store = harness.createStore({ chatId });
    store.attach();
    store.detach();
    store.attach();
    await harness.environment.until(() => isAtRest(store));
    expect(harness.sent).toHaveLength(2);
  });

  it('resumes streaming if a run is in progress', async () => {
    const { harness, first, chatId } = await harnessWithThread();
    first.send('Second?');
    await harness.environment.until(() => first.getSnapshot().status === 'streaming');
    const store = harness.createStore();
    await store.load(chatId);
    expect(store.getSnapshot().turns.map(({ state }) => state)).toEqual(['done', 'running']);
    await harness.environment.until(() => isAtRest(store) && isAtRest(first));
    expect(visible(store.getSnapshot().turns)).toEqual(visible(first.getSnapshot().turns));
    expect(harness.sent.at(-1)?.body.messageId).toBe(first.getSnapshot().turns.at(-1)?.id);
  });

  it.each([429, 503])('treats a refusal of the stream with %i as another cut', async (status) => {
    const { harness, first, chatId } = await harnessWithThread();
    first.send('Second?');
    await harness.environment.until(() => first.getSnapshot().status === 'streaming');
    const refusals = [Response.json({ error: 'Later.' }, { status })];
    harness.intercept = ({ body }) => (body.input === undefined ? undefined : refusals.pop());
    const store = harness.createStore({ chatId });
    store.attach();
    await harness.environment.until(() => isAtRest(store) && isAtRest(first));
    expect(refusals).toEqual([]);
    expect(visible(store.getSnapshot().turns)).toEqual(visible(first.getSnapshot().turns));
  });

  it('resumes a question of this page, although the thread keeps no ids', async () => {
    const { harness, first, chatId } = await harnessWithThread();
    first.send('Second?');
    await harness.environment.until(() => first.getSnapshot().status === 'streaming');
    const told = ['First?', 'Second?'].map((content) => ({ role: 'user', content }));
    harness.intercept = ({ body }) =>
      body.input === undefined ? lineResponse([cutoff({ chatId, isStreaming: true }), state(...told)]) : undefined;
    const store = harness.createStore();
    await store.load(chatId);
    await harness.environment.settle();
    expect(harness.sent.at(-1)?.body).toMatchObject({ input: 'Second?', messageId: first.getSnapshot().turns.at(-1)?.id });
    await harness.environment.until(() => isAtRest(store));
    expect(store.getSnapshot().turns.map(({ question, answer }) => [question?.content, answer?.content])).toEqual([
      ['First?', 'Revenue was 42.'],
      ['Second?', 'Revenue was 42.'],
    ]);
  });

  it('leaves the streaming answer, and lets no part of it into the new thread', async () => {
    const { harness, first, chatId } = await harnessWithThread();
    first.newThread();
    first.send('Elsewhere?');
    await harness.environment.until(() => first.getSnapshot().status === 'streaming');
    const elsewhere = first.getSnapshot().chatId ?? '';
    await first.load(chatId);
    await harness.environment.advance(60_000);
    expect(first.getSnapshot().turns.map(({ question }) => question?.content)).toEqual(['First?']);
    expect(harness.sent.map(({ to }) => to)).not.toContain('abort');
    await first.load(elsewhere);
    expect(first.getSnapshot().turns.at(-1)).toMatchObject({ state: 'done', question: { content: 'Elsewhere?' } });
  });

  it('shows the thread requested last, whichever arrives first', async () => {
    const { harness, chatId } = await harnessWithThread();
    let answerSlowly: (response: Response) => void = () => {};
    const slow = new Promise<Response>((resolve) => {
      answerSlowly = resolve;
    });
    const store = harness.createStore();
    harness.intercept = ({ body }) => (body.chatId === 'slow' ? slow : undefined);
    void store.load('slow');
    await harness.environment.settle();
    await store.load(chatId);
    answerSlowly(lineResponse([cutoff({ chatId: 'slow', isStreaming: false }), state({ role: 'user', content: 'Slow?' })]));
    await harness.environment.settle();
    expect(store.getSnapshot().turns.map(({ question }) => question?.content)).toEqual(['First?']);
    expect(store.getSnapshot().chatId).toBe(chatId);
  });

  it.each([
    [404, 'not-found'],
    [403, 'permission'],
    [401, 'authentication'],
  ])('explains why it failed: %i is %s, and Retry loads it again', async (status, kind) => {
    const { harness, chatId } = await harnessWithThread();
    const store = harness.createStore();
    harness.intercept = () => new Response('{"error":"No."}', { status });
    await store.load(chatId);
    expect(store.getSnapshot()).toMatchObject({ status: 'error', isLoading: false, error: { kind }, turns: [] });
    harness.intercept = undefined;
    store.retry();
    await harness.environment.until(() => isAtRest(store));
    expect(store.getSnapshot()).toMatchObject({ status: 'idle', error: undefined });
    expect(store.getSnapshot().turns).toHaveLength(1);
  });

  it('is retried when the page wakes, if the network failed', async () => {
    const { harness, chatId } = await harnessWithThread();
    const store = harness.createStore();
    harness.intercept = () => lineResponse([], { isCut: true });
    await store.load(chatId);
    expect(store.getSnapshot().error?.kind).toBe('network');
    harness.intercept = undefined;
    harness.environment.wake();
    await harness.environment.until(() => isAtRest(store));
    expect(store.getSnapshot().turns).toHaveLength(1);
  });

  it('shows a question whose run died as interrupted', async () => {
    const { harness } = await harnessWithThread();
    const store = harness.createStore();
    harness.intercept = () => lineResponse([cutoff({ chatId: 'chat-9', isStreaming: false }), state({ role: 'user', content: 'Lost?' })]);
    await store.load('chat-9');
    expect(store.getSnapshot().turns[0]).toMatchObject({ state: 'interrupted', question: { content: 'Lost?' } });
  });

  it('merges the state with the stream, whatever ids it uses', async () => {
    const { harness } = await harnessWithThread();
    const question = '1700000000009-message';
    const store = harness.createStore();
    const call = {
      lc: 1,
      type: 'constructor',
      id: ['AIMessage'],
      kwargs: { content: '', tool_calls: [{ id: 'x', name: 'sql', args: { a: 1 } }] },
    };
    const asked = { lc: 1, type: 'constructor', id: ['HumanMessage'], kwargs: { id: question, content: 'How much?' } };
    const line = (id: string, more: object) => ({ id, role: 'assistant', content: '', graphPath: ['agent'], ...more });
    const responses = [
      lineResponse([cutoff({ chatId: 'chat-9', isStreaming: true }), state(asked, call)]),
      lineResponse([
        cutoff({ chatId: 'chat-9', isStreaming: true }),
        { id: question, role: 'user', content: 'How much?' },
        line('t', { toolCall: { name: 'sql', input: '{"a":1}', result: '[]' } }),
        line('f', { content: '42', graphPath: ['final'] }),
        state(asked, call),
      ]),
    ];
    harness.intercept = () => responses.shift();
    await store.load('chat-9');
    await harness.environment.until(() => isAtRest(store));
    expect(store.getSnapshot().turns[0]).toMatchObject({
      state: 'done',
      answer: { content: '42' },
      steps: [{ id: 't', toolCall: { result: '[]' } }],
    });
  });
});

describe('a new thread', () => {
  it('leaves the old one running at the service', async () => {
    const { harness, first, chatId } = await harnessWithThread();
    first.send('Second?');
    await harness.environment.until(() => first.getSnapshot().status === 'streaming');
    first.newThread();
    expect(first.getSnapshot()).toMatchObject({ chatId: undefined, turns: [], status: 'idle' });
    await harness.environment.advance(60_000);
    expect(first.getSnapshot().turns).toEqual([]);
    await first.load(chatId);
    expect(first.getSnapshot().turns.map(({ state }) => state)).toEqual(['done', 'done']);
  });
});

describe('notifications', () => {
  it('are sent once per paint, and at once for an end', async () => {
    const harness: ChatHarness = await createChatHarness(paced(() => harness.environment, [{ kind: 'answer', text: 'word '.repeat(200) }]));
    const paints: (() => void)[] = [];
    const store = harness.createStore({ environment: { ...harness.environment, scheduleNotify: (paint) => paints.push(paint) } });
    let calls = 0;
    store.subscribe(() => {
      calls += 1;
    });
    store.send('How much?');
    await harness.environment.until(() => paints.length > 0);
    await harness.environment.until(() => isAtRest(store));
    expect(paints).toHaveLength(1);
    expect(store.getSnapshot().turns[0]?.answer?.content).toContain('word');
    expect(calls).toBeLessThan(8);
    const before = calls;
    for (const paint of paints) paint();
    expect(calls).toBe(before);
  });

  it('keep every untouched turn identical', async () => {
    const { harness, first } = await harnessWithThread();
    const [turn] = first.getSnapshot().turns;
    first.send('Second?');
    await harness.environment.until(() => isAtRest(first));
    expect(first.getSnapshot().turns[0]).toBe(turn);
  });
});
