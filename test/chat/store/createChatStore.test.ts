import type { AgentEvent, ServiceFaults } from '@parley/local-service';
import { describe, expect, it } from 'vitest';
import type { ChatStore } from '../../../src/chat/store/ChatStore.js';
import { isMessageId } from '../../../src/client/chat-stream/chatRequest.js';
import { type ChatHarness, createChatHarness, lineResponse, paced } from '../../support/chatHarness.js';
import { cutoff, delta, echo, final, full, start, state } from './lines.js';

const answer: readonly AgentEvent[] = [
  { kind: 'thinking', text: 'Hm, revenue. ' },
  { kind: 'text', text: 'Let me look.' },
  { kind: 'answer', text: 'Revenue was 42.' },
];

async function harnessOf(faults: ServiceFaults = {}, events = answer): Promise<ChatHarness> {
  const harness: ChatHarness = await createChatHarness(
    paced(() => harness.environment, events),
    faults,
  );
  return harness;
}

const isAtRest = (store: ChatStore) => ['idle', 'error'].includes(store.getSnapshot().status);
const lastTurn = (store: ChatStore) => store.getSnapshot().turns.at(-1);
const hasStreamed = (store: ChatStore, text: string) => JSON.stringify(store.getSnapshot().turns).includes(text);

async function askFirst({ environment }: ChatHarness, store: ChatStore): Promise<void> {
  store.send('First?');
  await environment.until(() => isAtRest(store));
}

describe('1. sending', () => {
  it('shows the question at once, with its own id, and streams the answer into its turn', async () => {
    const { createStore, environment, sent } = await harnessOf();
    const store = createStore();
    expect(store.send('How much?')).toBe(true);
    expect(store.getSnapshot().status).toBe('submitting');
    expect(lastTurn(store)).toMatchObject({ state: 'running', question: { content: 'How much?', origin: 'optimistic' } });
    await environment.until(() => isAtRest(store));
    expect(store.getSnapshot().turns).toHaveLength(1);
    expect(lastTurn(store)).toMatchObject({ state: 'done', question: { origin: 'streamed' }, answer: { content: 'Revenue was 42.' } });
    expect(lastTurn(store)?.steps.map(({ content, thinking }) => thinking + content)).toEqual(['Hm, revenue. Let me look.']);
    expect(isMessageId(String(sent[0]?.body.messageId))).toBe(true);
    expect(sent[0]?.body.messageId).toBe(lastTurn(store)?.id);
  });

  it('names the thread once the service does, and gives questions increasing ids', async () => {
    const harness = await harnessOf();
    const named: string[] = [];
    const store = harness.createStore({ onThread: (chatId, firstQuestion) => named.push(`${chatId}: ${firstQuestion}`) });
    await askFirst(harness, store);
    await askFirst(harness, store);
    const { chatId } = store.getSnapshot();
    expect(harness.sent.map(({ body }) => body.chatId)).toEqual([undefined, chatId]);
    expect(String(harness.sent[1]?.body.messageId) > String(harness.sent[0]?.body.messageId)).toBe(true);
    expect(named).toEqual([`${chatId}: First?`]);
  });

  it('asks in a thread that was not loaded, and completes it from the state', async () => {
    const harness = await harnessOf();
    const first = harness.createStore();
    await askFirst(harness, first);
    const store = harness.createStore({ chatId: first.getSnapshot().chatId });
    expect(store.send('Second?')).toBe(true);
    await harness.environment.until(() => isAtRest(store));
    expect(harness.sent[1]?.body.chatId).toBe(first.getSnapshot().chatId);
    expect(store.getSnapshot().turns.map(({ question, answer }) => [question?.content, answer?.content])).toEqual([
      ['First?', 'Revenue was 42.'],
      ['Second?', 'Revenue was 42.'],
    ]);
  });

  it('accepts no empty question, and none while an answer is in progress', async () => {
    const { createStore, sent, environment } = await harnessOf();
    const store = createStore();
    expect(store.send(' \n')).toBe(false);
    store.send('How much?');
    expect(store.send('And why?')).toBe(false);
    await environment.until(() => isAtRest(store));
    expect(sent).toHaveLength(1);
  });

  it('merges a late echo, and one with another id', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    harness.intercept = () =>
      lineResponse([cutoff(), start('a', 2), delta('a', 'Rev', 3), echo('1-of-theirs', 'How much?', 1), final('f', '42', 4), state()]);
    store.send('How much?');
    await harness.environment.until(() => isAtRest(store));
    expect(store.getSnapshot().turns).toHaveLength(1);
    expect(lastTurn(store)).toMatchObject({ question: { origin: 'streamed' }, answer: { content: '42' } });
  });

  it('sends the branch with each request', async () => {
    const { createStore, environment, sent } = await harnessOf();
    const store = createStore({ branch: 'next' });
    store.send('How much?');
    expect(store.getSnapshot().branch).toEqual({ name: 'next', isDefault: false });
    await environment.until(() => isAtRest(store));
    store.setBranch(undefined);
    store.send('And now?');
    await environment.until(() => isAtRest(store));
    expect(sent[0]?.body).toMatchObject({ activeBranchName: 'next', isDefaultBranch: false });
    expect(sent[1]?.body).not.toHaveProperty('activeBranchName');
  });

  it('sends the default branch with a flag, which the service accepts', async () => {
    const { createStore, environment, sent } = await harnessOf();
    const store = createStore({ branch: { name: 'main', isDefault: true } });
    store.send('How much?');
    await environment.until(() => isAtRest(store));
    store.setBranch({ name: 'next' });
    store.send('And now?');
    await environment.until(() => isAtRest(store));
    expect(sent.map(({ body }) => [body.activeBranchName, body.isDefaultBranch])).toEqual([
      ['main', true],
      ['next', false],
    ]);
    expect(store.getSnapshot().turns.map(({ answer }) => answer?.content)).toEqual(['Revenue was 42.', 'Revenue was 42.']);
  });

  it('lets the service refuse the name of the default branch without the flag', async () => {
    const { createStore, environment } = await harnessOf();
    const store = createStore({ branch: 'main' });
    store.send('How much?');
    await environment.until(() => isAtRest(store));
    expect(lastTurn(store)?.steps.at(-1)?.toolCall?.result).toContain('Bad branch');
  });

  it('does not publish when the branch is set to the current one', async () => {
    const { createStore } = await harnessOf();
    const store = createStore({ branch: { name: 'main', isDefault: true } });
    const before = store.getSnapshot();
    store.setBranch({ name: 'main', isDefault: true });
    expect(store.getSnapshot()).toBe(before);
  });

  it('opens one request on a double mount, and keeps listening', async () => {
    const { createStore, environment, sent } = await harnessOf();
    const store = createStore();
    store.attach();
    store.send('How much?');
    store.detach();
    store.attach();
    await environment.until(() => isAtRest(store));
    expect(sent).toHaveLength(1);
    expect(lastTurn(store)?.state).toBe('done');
  });
});

describe('2. the end', () => {
  it('is reached by a finished final message, even if the connection breaks before the state', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    harness.intercept = () => lineResponse([cutoff(), final('f', '42')], { isCut: true });
    store.send('How much?');
    await harness.environment.until(() => isAtRest(store));
    expect(lastTurn(store)).toMatchObject({ state: 'done', answer: { content: '42' } });
    expect(harness.sent).toHaveLength(1);
  });

  it('can be an error line, which fails the turn and keeps the text so far', async () => {
    const harness = await harnessOf({ errorAfterEventsOnce: [2] });
    const store = harness.createStore();
    await askFirst(harness, store);
    expect(store.getSnapshot().status).toBe('error');
    expect(lastTurn(store)).toMatchObject({ state: 'failed', error: { kind: 'server' }, answer: { content: 'Let me look.' } });
    store.retry();
    await harness.environment.until(() => isAtRest(store));
    expect(lastTurn(store)).toMatchObject({ state: 'done', error: undefined, answer: { content: 'Revenue was 42.' } });
    expect(lastTurn(store)?.steps).toHaveLength(1);
    expect(harness.sent[1]?.body.messageId).toBe(harness.sent[0]?.body.messageId);
  });
});

describe('3. a cut', () => {
  it('is resumed by reading the thread and repeating the request', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    await askFirst(harness, store);
    harness.service.faults = { cutAfterLinesOnce: [4] };
    store.send('Second?');
    await harness.environment.until(() => store.getSnapshot().status === 'resuming');
    await harness.environment.until(() => isAtRest(store));
    expect(lastTurn(store)).toMatchObject({ state: 'done', answer: { content: 'Revenue was 42.' } });
    const { chatId } = store.getSnapshot();
    const [, second, read, again] = harness.sent;
    expect(read?.body).toEqual({ chatId });
    expect(again?.body).toEqual({ ...second?.body, chatId });
    expect(harness.sent).toHaveLength(4);
  });

  it('in the first answer is resumed as well, with the id from the service', async () => {
    const harness = await harnessOf({ cutAfterLinesOnce: [3] });
    const store = harness.createStore();
    await askFirst(harness, store);
    expect(lastTurn(store)?.state).toBe('done');
    expect(harness.sent[2]?.body).toMatchObject({ input: 'First?', chatId: store.getSnapshot().chatId });
  });

  it('is replaced by the answer if it is complete by then', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    await askFirst(harness, store);
    harness.service.faults = { cutAfterLinesOnce: [3] };
    store.send('Second?');
    await harness.environment.until(() => store.getSnapshot().status === 'resuming');
    harness.environment.setOnline(false);
    await harness.environment.advance(60_000);
    expect(harness.sent).toHaveLength(2);
    harness.environment.setOnline(true);
    await harness.environment.until(() => isAtRest(store));
    expect(lastTurn(store)).toMatchObject({ state: 'done', answer: { content: 'Revenue was 42.' } });
    expect(harness.sent.map(({ body }) => body.input)).toEqual(['First?', 'Second?', undefined]);
  });

  it('of a question that never arrived marks it as not sent, and Retry sends it with the same id', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    await askFirst(harness, store);
    harness.intercept = ({ body }) => (body.input === 'Second?' ? lineResponse([], { isCut: true }) : undefined);
    store.send('Second?');
    await harness.environment.until(() => isAtRest(store));
    expect(lastTurn(store)).toMatchObject({ state: 'failed', error: { kind: 'not-sent' }, question: { content: 'Second?' } });
    harness.intercept = undefined;
    store.retry(lastTurn(store)?.id);
    await harness.environment.until(() => isAtRest(store));
    expect(lastTurn(store)).toMatchObject({ state: 'done', question: { content: 'Second?' } });
    expect(harness.sent.at(-1)?.body.messageId).toBe(harness.sent[1]?.body.messageId);
  });

  it('of a thread without an id is never resumed automatically', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    harness.intercept = () => lineResponse([], { isCut: true });
    store.send('How much?');
    await harness.environment.until(() => isAtRest(store));
    harness.environment.wake();
    await harness.environment.settle();
    expect(harness.sent).toHaveLength(1);
    expect(lastTurn(store)).toMatchObject({ state: 'failed', error: { kind: 'not-sent' }, question: { content: 'How much?' } });
  });

  it('is retried five times, after half a second doubling to eight, and then left to the user', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    await askFirst(harness, store);
    harness.intercept = () => lineResponse([], { isCut: true });
    const before = harness.environment.pauses.length;
    store.send('Second?');
    await harness.environment.until(() => isAtRest(store));
    expect(harness.environment.pauses.slice(before)).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
    expect(lastTurn(store)).toMatchObject({ state: 'interrupted', error: { kind: 'interrupted' } });
    harness.intercept = undefined;
    store.retry();
    await harness.environment.until(() => isAtRest(store));
    expect(lastTurn(store)).toMatchObject({ state: 'done', error: undefined });
  });

  it('may occur any number of times while each attempt makes progress', async () => {
    const thoughts = Array.from({ length: 12 }, (_, index): AgentEvent => ({ kind: 'thinking', text: `Thought ${index}. ` }));
    const harness = await harnessOf({}, [...thoughts, { kind: 'answer', text: 'Revenue was 42.' }]);
    const store = harness.createStore();
    await askFirst(harness, store);
    const untouched = 1_000;
    const cuts = Array.from({ length: 8 }, (_, index) => [4 + index, untouched]).flat();
    harness.service.faults = { cutAfterLinesOnce: cuts, resubscribe: 'replay' };
    store.send('Second?');
    await harness.environment.until(() => isAtRest(store));
    expect(harness.sent.filter(({ body }) => body.input === 'Second?')).toHaveLength(9);
    expect(lastTurn(store)).toMatchObject({ state: 'done', answer: { content: 'Revenue was 42.' } });
  });

  it('that was given up is retried when the page wakes, without asking again', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    await askFirst(harness, store);
    harness.service.faults = { cutAfterLinesOnce: [3] };
    harness.intercept = ({ body }) => (body.input === undefined ? lineResponse([], { isCut: true }) : undefined);
    store.send('Second?');
    await harness.environment.until(() => isAtRest(store));
    expect(lastTurn(store)?.state).toBe('interrupted');
    harness.intercept = undefined;
    harness.environment.wake();
    expect(lastTurn(store)?.state).toBe('running');
    await harness.environment.until(() => isAtRest(store));
    expect(lastTurn(store)).toMatchObject({ state: 'done', answer: { content: 'Revenue was 42.' } });
    expect(harness.sent.filter(({ body }) => body.input === 'Second?')).toHaveLength(1);
  });

  it('of a run that died without an answer marks it as interrupted, and Retry asks again', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    await askFirst(harness, store);
    const { chatId } = store.getSnapshot();
    harness.service.faults = { cutAfterLinesOnce: [3] };
    harness.intercept = ({ body }) =>
      body.input === undefined
        ? lineResponse([cutoff({ chatId, isStreaming: false }), echo(String(harness.sent[1]?.body.messageId), 'Second?'), state()])
        : undefined;
    store.send('Second?');
    await harness.environment.until(() => isAtRest(store));
    expect(lastTurn(store)).toMatchObject({ state: 'interrupted', error: { kind: 'interrupted' } });
    store.retry();
    await harness.environment.until(() => isAtRest(store));
    expect(lastTurn(store)).toMatchObject({ state: 'done', answer: { content: 'Revenue was 42.' } });
    expect(harness.sent.filter(({ body }) => body.input === 'Second?')).toHaveLength(2);
  });

  it.each([
    [401, 'authentication'],
    [403, 'permission'],
    [500, 'server'],
  ])('is not a refusal: %i fails the turn as %s, and nothing is lost', async (status, kind) => {
    const harness = await harnessOf();
    const store = harness.createStore();
    await askFirst(harness, store);
    harness.intercept = () => new Response('{"error":"No."}', { status });
    store.send('Second?');
    await harness.environment.until(() => isAtRest(store));
    expect(store.getSnapshot().status).toBe('error');
    expect(lastTurn(store)).toMatchObject({ state: 'failed', error: { kind }, question: { content: 'Second?' } });
  });

  it('is retried at once when the page wakes, and never while offline', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    await askFirst(harness, store);
    harness.service.faults = { cutAfterLinesOnce: [3] };
    harness.environment.setOnline(false);
    expect(store.getSnapshot().isOffline).toBe(true);
    store.send('Second?');
    await harness.environment.until(() => store.getSnapshot().status === 'resuming');
    await harness.environment.advance(60_000);
    expect(harness.sent).toHaveLength(2);
    harness.environment.setOnline(true);
    expect(store.getSnapshot().isOffline).toBe(false);
    await harness.environment.settle();
    expect(harness.sent.length).toBeGreaterThan(2);
    await harness.environment.until(() => isAtRest(store));
    expect(lastTurn(store)?.state).toBe('done');
  });

  it('is assumed for a connection that is silent when the page wakes from sleep', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    await askFirst(harness, store);
    harness.intercept = ({ body }) =>
      body.input === 'Second?'
        ? new Response(
            new ReadableStream({
              start: (c) => c.enqueue(new TextEncoder().encode(`${JSON.stringify(cutoff({ chatId: store.getSnapshot().chatId }))}\n`)),
            }),
          )
        : undefined;
    store.send('Second?');
    await harness.environment.until(() => store.getSnapshot().status === 'streaming');
    harness.intercept = undefined;
    harness.environment.wake(60_000);
    await harness.environment.until(() => isAtRest(store));
    expect(harness.sent[2]?.body).not.toHaveProperty('input');
  });
});

describe('4. after a resubscribe', () => {
  it('reads the thread again if no full line has healed the gap', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    const id = () => String(harness.sent[0]?.body.messageId);
    const responses = [
      () => lineResponse([cutoff(), echo(id(), 'How much?', 1), start('a', 2), delta('a', 'Rev', 3)], { isCut: true }),
      () => lineResponse([cutoff()]),
      () => lineResponse([cutoff(), delta('a', 'ue', 6), state()]),
      () => lineResponse([cutoff({ chatId: 'chat-1', isStreaming: false }), echo(id(), 'How much?', 1), full('a', 'Revenue', 2), state()]),
    ];
    harness.intercept = () => responses[harness.sent.length - 1]?.();
    store.send('How much?');
    await harness.environment.until(() => isAtRest(store));
    expect(harness.sent).toHaveLength(4);
    expect(lastTurn(store)).toMatchObject({ state: 'done', answer: { content: 'Revenue', isCatchingUp: false } });
  });
});

describe('5. an answer in progress elsewhere', () => {
  async function busy(faults: ServiceFaults) {
    const harness = await harnessOf();
    const [mine, other] = [harness.createStore(), harness.createStore()];
    await askFirst(harness, mine);
    await other.load(mine.getSnapshot().chatId ?? '');
    harness.service.faults = faults;
    other.send('Theirs?');
    await harness.environment.until(() => other.getSnapshot().status === 'streaming');
    mine.send('Mine?');
    await harness.environment.until(() => isAtRest(mine));
    return { harness, mine, other };
  }

  it.each(['line', 'json-rpc', 'status'] as const)('is not a failure of the thread, as reported by a %s', async (busyThread) => {
    const { mine } = await busy({ busyThread });
    expect(mine.getSnapshot()).toMatchObject({ status: 'idle', isBusyElsewhere: true, error: undefined });
    expect(lastTurn(mine)).toMatchObject({ state: 'failed', error: { kind: 'thread-busy' }, question: { content: 'Mine?' } });
  });

  it('can be watched; the refused question stays below and can be sent afterwards', async () => {
    const { harness, mine } = await busy({});
    mine.watch();
    await harness.environment.until(() => hasStreamed(mine, 'Let me look') && mine.getSnapshot().status === 'streaming');
    expect(mine.getSnapshot().turns.map(({ question, state }) => [question?.content, state])).toEqual([
      ['First?', 'done'],
      ['Theirs?', 'running'],
      ['Mine?', 'failed'],
    ]);
    await harness.environment.until(() => isAtRest(mine));
    expect(mine.getSnapshot().turns[1]).toMatchObject({ state: 'done', answer: { content: 'Revenue was 42.' } });
    mine.retry();
    await harness.environment.until(() => isAtRest(mine));
    expect(lastTurn(mine)).toMatchObject({ state: 'done', question: { content: 'Mine?' }, answer: { content: 'Revenue was 42.' } });
    expect(mine.getSnapshot().isBusyElsewhere).toBe(false);
  });

  it('is polled if the id of its question is unknown', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    const said = { role: 'user', content: 'Theirs?' };
    let reads = 0;
    harness.intercept = () => {
      reads += 1;
      const isStreaming = reads < 4;
      return lineResponse([
        cutoff({ chatId: 'chat-1', isStreaming }),
        state(said, { role: 'assistant', content: isStreaming ? `Part ${reads}` : 'All of it' }),
      ]);
    };
    await store.load('chat-1');
    await harness.environment.until(() => isAtRest(store));
    expect(harness.sent.every(({ body }) => body.input === undefined)).toBe(true);
    expect(harness.environment.pauses).toEqual([1_000, 1_500, 2_250]);
    expect(store.getSnapshot().turns).toHaveLength(1);
    expect(lastTurn(store)).toMatchObject({ state: 'done', steps: [], answer: { content: 'All of it' } });
  });

  it('can be stopped', async () => {
    const { harness, mine, other } = await busy({});
    await mine.stopElsewhere();
    await harness.environment.until(() => isAtRest(other));
    expect(lastTurn(other)?.state).toBe('stopped');
    expect(mine.getSnapshot().isBusyElsewhere).toBe(false);
    expect(mine.getSnapshot().turns.map(({ question }) => question?.content)).toEqual(['First?', 'Theirs?', 'Mine?']);
  });

  it('stays busy until the rest of the stopped run is loaded: nothing is sent or retried in between', async () => {
    const { mine } = await busy({});
    const statuses: string[] = [];
    mine.subscribe(() => {
      const { status, isBusyElsewhere } = mine.getSnapshot();
      if (!isBusyElsewhere) statuses.push(status);
    });
    await mine.stopElsewhere();
    expect(statuses[0]).toBe('resuming');
    expect(statuses.at(-1)).toBe('idle');
  });
});

describe('6. stopping', () => {
  it('aborts the run, keeps the text so far and resumes nothing', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    store.send('How much?');
    await harness.environment.until(() => hasStreamed(store, 'Let me'));
    const stopped = store.stop();
    expect(store.getSnapshot().status).toBe('stopping');
    await stopped;
    expect(store.getSnapshot().status).toBe('idle');
    expect(lastTurn(store)?.state).toBe('stopped');
    expect(hasStreamed(store, 'Let me')).toBe(true);
    harness.environment.wake(60_000);
    await harness.environment.advance(60_000);
    const { chatId } = store.getSnapshot();
    expect(harness.sent.map(({ to, body }) => [to, body.input])).toEqual([
      ['stream-chat-state', 'How much?'],
      ['abort', undefined],
      ['stream-chat-state', undefined],
    ]);
    expect(harness.sent.slice(1).map(({ body }) => body)).toEqual([{ chatId }, { chatId }]);
    expect(store.getSnapshot()).toMatchObject({ status: 'idle', turns: [{ state: 'stopped' }] });
  });

  it('resumes nothing if the connection breaks during the abort', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    let breakStream = () => {};
    let answerAbort: (response: Response) => void = () => {};
    const aborted = new Promise<Response>((resolve) => {
      answerAbort = resolve;
    });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(`${JSON.stringify(cutoff())}\n${JSON.stringify(delta('a', 'Rev'))}\n`));
        breakStream = () => controller.error(new TypeError('Load failed'));
      },
    });
    harness.intercept = ({ to }) => (to === 'abort' ? aborted : new Response(body));
    store.send('How much?');
    await harness.environment.until(() => hasStreamed(store, 'Rev'));
    const stopped = store.stop();
    await harness.environment.settle();
    breakStream();
    await harness.environment.advance(5_000);
    expect(store.getSnapshot().status).toBe('stopping');
    answerAbort(new Response(null, { status: 204 }));
    await stopped;
    expect(lastTurn(store)).toMatchObject({ state: 'stopped', answer: { content: 'Rev' } });
    expect(harness.sent).toHaveLength(2);
  });

  it('closes the request before the service has named the run', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    harness.intercept = () => new Promise(() => undefined);
    store.send('How much?');
    await harness.environment.until(() => harness.sent.length > 0);
    expect(store.getSnapshot().status).toBe('submitting');
    await store.stop();
    expect(lastTurn(store)?.state).toBe('stopped');
    expect(store.getSnapshot().status).toBe('idle');
    await harness.environment.advance(10_000);
    expect(harness.sent.map(({ to }) => to)).toEqual(['stream-chat-state']);
  });

  it('treats a run that had already ended as stopped', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    store.send('How much?');
    await harness.environment.until(() => store.getSnapshot().status === 'streaming');
    harness.intercept = ({ to }) => (to === 'abort' ? new Response('{"error":"no such chat"}', { status: 404 }) : undefined);
    await store.stop();
    expect(store.getSnapshot()).toMatchObject({ status: 'idle', error: undefined });
    expect(lastTurn(store)?.state).toBe('stopped');
  });

  it('reports a thread of someone else, and keeps listening', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    store.send('How much?');
    await harness.environment.until(() => store.getSnapshot().status === 'streaming');
    harness.intercept = ({ to }) => (to === 'abort' ? new Response('{"error":"not yours"}', { status: 403 }) : undefined);
    await store.stop();
    expect(store.getSnapshot()).toMatchObject({ status: 'streaming', error: { kind: 'permission' } });
    await harness.environment.until(() => isAtRest(store));
    expect(lastTurn(store)?.state).toBe('done');
  });

  it('stops an answer that was in progress when its thread was loaded', async () => {
    const harness = await harnessOf();
    const [mine, loaded] = [harness.createStore(), harness.createStore()];
    mine.send('How much?');
    await harness.environment.until(() => mine.getSnapshot().status === 'streaming');
    await loaded.load(mine.getSnapshot().chatId ?? '');
    await loaded.stop();
    expect(lastTurn(loaded)?.state).toBe('stopped');
    expect(harness.sent.map(({ to }) => to)).toContain('abort');
  });

  it('ends a resumption, too', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    await askFirst(harness, store);
    harness.intercept = ({ to, body }) =>
      to === 'abort' ? undefined : body.input === undefined ? lineResponse([], { isCut: true }) : undefined;
    harness.service.faults = { cutAfterLinesOnce: [3] };
    store.send('Second?');
    await harness.environment.until(() => store.getSnapshot().status === 'resuming');
    await store.stop();
    const requests = harness.sent.length;
    await harness.environment.advance(60_000);
    expect(lastTurn(store)?.state).toBe('stopped');
    expect(harness.sent).toHaveLength(requests);
  });

  it('does not happen on unmount: the answer continues, and mounting shows it and resumes streaming', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    store.attach();
    store.send('How much?');
    await harness.environment.until(() => hasStreamed(store, 'revenue'));
    store.detach();
    await harness.environment.advance(500);
    expect(harness.sent.map(({ to }) => to)).not.toContain('abort');
    store.attach();
    await harness.environment.until(() => isAtRest(store) && lastTurn(store)?.state !== 'running');
    expect(lastTurn(store)).toMatchObject({ state: 'done', answer: { content: 'Revenue was 42.' } });
  });

  it('does not happen on unmount before the first line either', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    let takeUp = () => {};
    const taken = new Promise<void>((resolve) => {
      takeUp = resolve;
    });
    harness.intercept = async () => {
      await taken;
      return undefined;
    };
    store.attach();
    store.send('How much?');
    store.detach();
    await harness.environment.advance(5_000);
    takeUp();
    await harness.environment.until(() => store.getSnapshot().chatId !== undefined);
    harness.intercept = undefined;
    const again = harness.createStore({ chatId: store.getSnapshot().chatId });
    again.attach();
    await harness.environment.until(() => !again.getSnapshot().isLoading && isAtRest(again));
    expect(lastTurn(again)).toMatchObject({ state: 'done', answer: { content: 'Revenue was 42.' } });
  });
});

describe('a suspended run', () => {
  it('is resumed with the same request', async () => {
    const harness = await harnessOf({ suspendAfterEventsOnce: [2] });
    const store = harness.createStore();
    await askFirst(harness, store);
    expect(lastTurn(store)?.state).toBe('suspended');
    expect(store.getSnapshot().status).toBe('idle');
    store.retry();
    await harness.environment.until(() => isAtRest(store));
    expect(lastTurn(store)).toMatchObject({ state: 'done', answer: { content: 'Revenue was 42.' } });
    expect(lastTurn(store)?.steps).toHaveLength(1);
    expect(harness.sent[1]?.body).toEqual({ ...harness.sent[0]?.body, chatId: store.getSnapshot().chatId });
  });

  it('is still suspended when the thread is loaded', async () => {
    const harness = await harnessOf({ suspendAfterEventsOnce: [2] });
    const first = harness.createStore();
    await askFirst(harness, first);
    const store = harness.createStore();
    await store.load(first.getSnapshot().chatId ?? '');
    expect(lastTurn(store)?.state).toBe('suspended');
    store.retry();
    await harness.environment.until(() => isAtRest(store));
    expect(lastTurn(store)?.state).toBe('done');
  });
});
