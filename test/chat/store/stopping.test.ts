import type { AgentEvent } from '@parley/local-service';
import { describe, expect, it } from 'vitest';
import type { ChatStore } from '../../../src/chat/store/ChatStore.js';
import { deferred } from '../../client/support/deferred.js';
import { type ChatHarness, createChatHarness, lineResponse, paced } from '../../support/chatHarness.js';
import { cutoff, delta } from './lines.js';

const answer: readonly AgentEvent[] = [
  { kind: 'text', text: 'Let me look.' },
  { kind: 'answer', text: 'Revenue was 42.' },
];

async function harnessOf(): Promise<ChatHarness> {
  const harness: ChatHarness = await createChatHarness(paced(() => harness.environment, answer));
  return harness;
}

const isAtRest = (store: ChatStore) => !store.getSnapshot().isLoading && ['idle', 'error'].includes(store.getSnapshot().status);
const hasStreamed = (store: ChatStore, text: string) => JSON.stringify(store.getSnapshot().turns).includes(text);

/** Every status that is shown from now on. */
function statusesOf(store: ChatStore): readonly string[] {
  const statuses: string[] = [];
  store.subscribe(() => {
    const { status } = store.getSnapshot();
    if (statuses.at(-1) !== status) statuses.push(status);
  });
  return statuses;
}

describe('a pending stop', () => {
  it('remains pending if the stream breaks and the thread cannot be read', async () => {
    const harness = await harnessOf();
    const { environment } = harness;
    const [reading, isReading, refusal] = [deferred<Response | Promise<Response>>(), deferred<void>(), deferred<Response>()];
    harness.intercept = async ({ to, body }) => {
      if (to === 'abort') return refusal.promise;
      if (body.input !== undefined) return lineResponse([cutoff({ chatId: 'thread-1' }), delta('m', 'Let me')], { isCut: true });
      isReading.resolve();
      return reading.promise;
    };
    const store = harness.createStore();
    store.send('How much?');
    await environment.until(() => store.getSnapshot().status === 'resuming');
    await environment.advance(1_000);
    await isReading.promise;
    const statuses = statusesOf(store);
    const stopped = store.stop();
    reading.resolve(Promise.reject(new TypeError('Load failed')));
    await environment.settle();
    refusal.resolve(new Response(null, { status: 204 }));
    await environment.waitFor(stopped);
    expect(statuses).toEqual(['stopping', 'idle']);
  });

  it('remains pending if a check finds the thread answered, and nothing more is requested', async () => {
    const harness = await harnessOf();
    const { environment } = harness;
    const [mine, other] = [harness.createStore(), harness.createStore()];
    mine.send('First?');
    await environment.until(() => isAtRest(mine));
    await other.load(mine.getSnapshot().chatId ?? '');
    mine.send('Second?');
    await environment.until(() => mine.getSnapshot().status === 'streaming');
    const [confirmation, gate, isRead] = [deferred<void>(), deferred<void>(), deferred<void>()];
    harness.intercept = async ({ to }) => {
      if (to === 'abort') await confirmation.promise;
      else {
        isRead.resolve();
        await gate.promise;
      }
      return undefined;
    };
    other.watch();
    await isRead.promise;
    const statuses = statusesOf(other);
    const stopped = other.stop();
    const before = harness.sent.length;
    gate.resolve();
    await environment.advance(5);
    confirmation.resolve();
    await environment.waitFor(stopped);
    expect(statuses).toEqual(['stopping', 'idle']);
    expect(harness.sent.slice(before).filter(({ body }) => body.input !== undefined)).toEqual([]);
  });

  it('remains pending while the thread is read for the rest of the aborted stream', async () => {
    const harness = await harnessOf();
    const { environment } = harness;
    const [ended, isReading, confirmation] = [deferred<void>(), deferred<void>(), deferred<Response>()];
    let isStopped = false;
    let questions = 0;
    harness.intercept = async ({ to, body }) => {
      if (to === 'abort') {
        isStopped = true;
        ended.resolve();
        return confirmation.promise;
      }
      if (body.input === undefined && !isStopped) return lineResponse([cutoff()], { isHeldOpen: true });
      if (body.input === undefined) {
        isReading.resolve();
        return new Promise(() => {});
      }
      questions += 1;
      return questions === 1
        ? lineResponse([cutoff(), delta('m', 'Let me')], { isCut: true })
        : endedLater([cutoff(), delta('m', 'ok.')], ended.promise, { id: '__aborted__' });
    };
    const store = harness.createStore();
    store.send('How much?');
    await environment.until(() => hasStreamed(store, 'ok.'));
    const statuses = statusesOf(store);
    const stopped = store.stop();
    await isReading.promise;
    confirmation.resolve(new Response(null, { status: 204 }));
    await environment.advance(10_001);
    await environment.waitFor(stopped);
    expect(statuses).toEqual(['stopping', 'idle']);
  });

  it('waits at most ten seconds for a thread that cannot be read', async () => {
    const harness = await harnessOf();
    const { environment } = harness;
    let questions = 0;
    let isStopped = false;
    harness.intercept = async ({ to, body }) => {
      if (to === 'abort') return new Response(null, { status: 204 });
      if (isStopped) return new Promise(() => {});
      if (body.input === undefined) return lineResponse([cutoff()], { isHeldOpen: true });
      questions += 1;
      return questions === 1
        ? lineResponse([cutoff(), delta('m', 'Let me')], { isCut: true })
        : lineResponse([cutoff(), delta('m', 'ok.')], { isHeldOpen: true });
    };
    const store = harness.createStore();
    store.send('How much?');
    await environment.until(() => hasStreamed(store, 'ok.'));
    isStopped = true;
    void store.stop();
    await environment.settle();
    expect(store.getSnapshot().status).toBe('stopping');
    await environment.advance(10_001);
    expect(store.getSnapshot()).toMatchObject({ status: 'idle', turns: [{ state: 'stopped' }] });
  });
});

/** Lines at once, and a last one later. */
function endedLater(first: readonly object[], when: Promise<void>, last: object): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const write = (line: object) => writer.write(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
  for (const line of first) void write(line);
  void when.then(async () => {
    await write(last);
    await writer.close();
  });
  return new Response(readable);
}

it('a stop that is refused late does not affect the next question', async () => {
  const harness = await harnessOf();
  const { environment } = harness;
  const refusal = deferred<Response>();
  harness.intercept = ({ to }) => (to === 'abort' ? refusal.promise : undefined);
  const store = harness.createStore();
  store.send('First?');
  await environment.until(() => hasStreamed(store, 'Let me look.'));
  const stopped = store.stop();
  await environment.until(() => isAtRest(store));
  expect(store.send('Second?')).toBe(true);
  refusal.resolve(Response.json({ error: 'Not yours.' }, { status: 403 }));
  await environment.waitFor(stopped);
  expect(store.getSnapshot().error).toBeUndefined();
  await environment.until(() => isAtRest(store));
  expect(store.getSnapshot()).toMatchObject({ status: 'idle', error: undefined, turns: [{}, { state: 'done' }] });
});
