import type { AgentEvent } from '@parley/local-service';
import { describe, expect, it } from 'vitest';
import type { ChatStore } from '../../../src/chat/store/ChatStore.js';
import { isMessageId } from '../../../src/client/chat-stream/chatRequest.js';
import { deferred } from '../../client/support/deferred.js';
import { type ChatHarness, createChatHarness, lineResponse, paced } from '../../support/chatHarness.js';
import { cutoff, delta, echo, final, state } from './lines.js';

const answer: readonly AgentEvent[] = [
  { kind: 'text', text: 'Let me look.' },
  { kind: 'answer', text: 'Revenue was 42.' },
];

async function harnessOf(): Promise<ChatHarness> {
  const harness: ChatHarness = await createChatHarness(paced(() => harness.environment, answer));
  return harness;
}

const isAtRest = (store: ChatStore) => ['idle', 'error'].includes(store.getSnapshot().status);
const lastTurn = (store: ChatStore) => store.getSnapshot().turns.at(-1);
const hasStreamed = (store: ChatStore, text: string) => JSON.stringify(store.getSnapshot().turns).includes(text);

describe('a stop', () => {
  it('that is refused reports nothing to a thread started meanwhile', async () => {
    const harness = await harnessOf();
    const refusal = deferred<Response>();
    harness.intercept = ({ to }) => (to === 'abort' ? refusal.promise : undefined);
    const store = harness.createStore();
    store.send('How much?');
    await harness.environment.until(() => hasStreamed(store, 'Let me look.'));
    const stopped = store.stop();
    store.newThread();
    refusal.resolve(Response.json({ error: 'Not yours.' }, { status: 403 }));
    await stopped;
    expect(store.getSnapshot()).toMatchObject({ status: 'idle', error: undefined, turns: [] });
  });

  it('that the service never answers is abandoned after a while, with an error', async () => {
    const harness = await harnessOf();
    harness.intercept = ({ to }) => {
      if (to === 'abort') return new Promise(() => {});
      return lineResponse([cutoff({ chatId: 'thread-1' }), delta('m', 'Let me look.')], { isHeldOpen: true });
    };
    const store = harness.createStore();
    store.send('How much?');
    await harness.environment.until(() => hasStreamed(store, 'Let me look.'));
    void store.stop();
    expect(store.getSnapshot().status).toBe('stopping');
    await harness.environment.advance(10_000);
    expect(store.getSnapshot()).toMatchObject({ status: 'idle', error: { kind: 'network', operation: 'abortChat' } });
    expect(lastTurn(store)?.state).toBe('stopped');
  });
});

describe('a store that is detached while it stops', () => {
  it('is stopped when it returns, and resumes nothing', async () => {
    const harness = await harnessOf();
    const answered = deferred<undefined>();
    harness.intercept = ({ to }) => (to === 'abort' ? answered.promise : undefined);
    const store = harness.createStore();
    store.attach();
    store.send('How much?');
    await harness.environment.until(() => hasStreamed(store, 'Let me look.'));
    const stopped = store.stop();
    store.detach();
    await harness.environment.advance(10);
    answered.resolve(undefined);
    await stopped;
    const before = harness.sent.length;
    store.attach();
    await harness.environment.advance(5_000);
    expect(lastTurn(store)?.state).toBe('stopped');
    expect(store.getSnapshot().status).toBe('idle');
    expect(harness.sent.slice(before).map(({ body }) => body.input)).toEqual([undefined]);
  });
});

describe('a store that is detached before the first line', () => {
  it('shows the answer as interrupted if watching fails, and loads it when the reader returns', async () => {
    const harness = await harnessOf();
    const { environment } = harness;
    const store = harness.createStore();
    store.attach();
    store.send('How much?');
    store.detach();
    await environment.advance(20_000);
    harness.intercept = () => lineResponse([], { isCut: true });
    store.watch();
    store.attach();
    await environment.until(() => isAtRest(store));
    expect(store.getSnapshot()).toMatchObject({ status: 'error', turns: [{ state: 'interrupted', error: { kind: 'interrupted' } }] });
    harness.intercept = undefined;
    environment.focus();
    await environment.until(() => lastTurn(store)?.state === 'done');
    expect(lastTurn(store)?.answer?.content).toBe('Revenue was 42.');
  });

  it('shows why the request failed when it returns, and does not retry by itself', async () => {
    const harness = await harnessOf();
    const refusal = deferred<Response>();
    harness.intercept = () => refusal.promise;
    const store = harness.createStore();
    store.attach();
    store.send('How much?');
    store.detach();
    await harness.environment.advance(10);
    refusal.resolve(Response.json({ error: 'Not for you.' }, { status: 403 }));
    await harness.environment.until(() => isAtRest(store));
    store.attach();
    await harness.environment.advance(1_000);
    expect(lastTurn(store)).toMatchObject({ state: 'failed', error: { kind: 'permission' } });
    expect(harness.sent).toHaveLength(1);
  });
});

describe('a thread whose questions have no client ids', () => {
  it('is asked again with an id that the service accepts', async () => {
    const harness = await harnessOf();
    harness.intercept = ({ body }) => {
      if (body.input === undefined)
        return lineResponse([cutoff({ chatId: 'thread-1', isStreaming: false }), state({ role: 'user', content: 'How much?' })]);
      return lineResponse([cutoff({ chatId: 'thread-1' }), echo(String(body.messageId), 'How much?'), final('f', 'Revenue was 42.')]);
    };
    const store = harness.createStore();
    await store.load('thread-1');
    expect(lastTurn(store)).toMatchObject({ state: 'interrupted', question: { content: 'How much?' } });
    store.retry();
    await harness.environment.until(() => isAtRest(store));
    expect(store.getSnapshot().turns).toHaveLength(1);
    expect(lastTurn(store)).toMatchObject({ state: 'done', answer: { content: 'Revenue was 42.' } });
    expect(isMessageId(String(harness.sent.at(-1)?.body.messageId))).toBe(true);
  });
});

describe('a question that is asked again after another', () => {
  it("is at the service's position, and no turn is shown twice", async () => {
    const harness: ChatHarness = await createChatHarness(paced(() => harness.environment, [{ kind: 'suspend' }, ...answer]));
    const store = harness.createStore();
    for (const question of ['First?', 'Second?']) {
      store.send(question);
      await harness.environment.until(() => isAtRest(store));
    }
    // The service has given up the first run for the second: it answers with the thread as it stands.
    store.retry(store.getSnapshot().turns[0]?.id);
    await harness.environment.until(() => isAtRest(store));
    expect(store.getSnapshot().turns.map(({ question }) => question?.content)).toEqual(['First?', 'Second?']);
  });
});

describe('a thread that is left while it is answered', () => {
  it('forgets the old question once it has ended: watching follows the running one', async () => {
    const harness = await harnessOf();
    const store = harness.createStore();
    store.send('First?');
    await harness.environment.until(() => hasStreamed(store, 'Let me look.'));
    const chatId = store.getSnapshot().chatId ?? '';
    store.newThread();
    await harness.environment.advance(5_000);
    await store.load(chatId);
    expect(lastTurn(store)?.state).toBe('done');

    const other = harness.createStore({ client: (await otherTab(harness)).client });
    await other.load(chatId);
    other.send('Second?');
    await harness.environment.until(() => JSON.stringify(lastTurn(other)).includes('Let me look.'));
    const before = harness.sent.length;
    store.watch();
    await harness.environment.until(() => isAtRest(store));
    const asked = harness.sent.slice(before).flatMap(({ body }) => (typeof body.input === 'string' ? [body.input] : []));
    expect(asked).toEqual(['Second?']);
  });
});

async function otherTab({ service, environment }: ChatHarness) {
  const { createServiceClient } = await import('../../../src/client/http/createServiceClient.js');
  const token = await service.mintToken({ externalId: 'ann', scope: ['chat'] });
  const client = createServiceClient({
    chatUrl: service.addresses.agentChatUrl,
    credentials: { kind: 'service-token', token },
    fetch: (request) => environment.waitFor(service.fetch(request)),
  });
  return { client };
}
