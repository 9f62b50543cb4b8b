import type { AgentEvent, ServiceFaults } from '@parley/local-service';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChatStore } from '../../src/chat/store/ChatStore.js';
import { formatTranscript, parseTranscript } from '../../src/chat/store/transcript/transcript.js';
import { createServiceClient } from '../../src/client/http/createServiceClient.js';
import { type Conversation, listConversations, transcriptOf } from '../../src/devtools/recording/conversations.js';
import { createRecording } from '../../src/devtools/recording/createRecording.js';
import { createReplayStore } from '../../src/devtools/replay/createReplayStore.js';
import { readTranscriptFile } from '../../src/devtools/replay/readTranscriptFile.js';
import { createChatHarness, paced, visible } from '../support/chatHarness.js';
import { runs } from '../support/runs.js';
import { createVirtualEnvironment, type VirtualEnvironment } from '../support/virtualEnvironment.js';

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '');

const events: fc.Arbitrary<readonly AgentEvent[]> = fc
  .tuple(
    fc.array(
      fc.oneof(
        words.map((text): AgentEvent => ({ kind: 'thinking', text })),
        words.map((text): AgentEvent => ({ kind: 'text', text })),
      ),
      { maxLength: 5 },
    ),
    words,
  )
  .map(([steps, text]) => [...steps, { kind: 'answer', text }]);

const faults: fc.Arbitrary<ServiceFaults> = fc.record({
  chunkBytes: fc.integer({ min: 1, max: 200 }),
  cutAfterBytesOnce: fc.array(fc.integer({ min: 0, max: 4_000 }), { maxLength: 3 }),
  resubscribe: fc.constantFrom('continue', 'replay', 'snapshot'),
  duplicateLines: fc.boolean(),
  newerSentinels: fc.boolean(),
});

/** Of a line that does not break. */
const roughness = faults.map(({ cutAfterBytesOnce: _, ...rest }) => rest);

it('replays any recorded transcript, saved and loaded, into the thread that was displayed', async () => {
  await fc.assert(
    fc.asyncProperty(events, faults, fc.constantFrom(0.25, 1, 16, Number.POSITIVE_INFINITY), async (answer, broken, speed) => {
      const { transcript, turns } = await recordChat(answer, broken);
      const environment = createVirtualEnvironment();
      const store = createReplayStore(parseTranscript(formatTranscript(transcript)), environment);
      let isOver = false;
      void store.play(speed).then(() => {
        isOver = true;
      });
      await environment.until(() => isOver);
      expect(visible(store.getSnapshot().turns)).toEqual(visible(turns));
    }),
    { numRuns: runs(12, 60) },
  );
});

/** Two questions in one thread, the second one over a bad line, with a recording that listens. */
async function recordChat(answer: readonly AgentEvent[], broken: ServiceFaults) {
  const harness = await createChatHarness(paced(() => harness.environment, answer));
  const recording = createRecording({ now: harness.environment.now, environment: harness.environment });
  harness.client.tap(recording.tap);
  const store = harness.createStore();
  for (const [question, inForce] of [
    ['First?', {}],
    ['Second?', broken],
  ] as const) {
    harness.service.faults = inForce;
    store.send(question);
    await harness.environment.until(() => ['idle', 'error'].includes(store.getSnapshot().status));
  }
  const [conversation, ...others] = listConversations(recording.getSnapshot());
  if (conversation === undefined || others.length > 0) throw new Error('One thread makes one conversation.');
  return { transcript: transcriptOf(conversation), turns: store.getSnapshot().turns };
}

describe('the replay of an interrupted chat', () => {
  const delay = fc.integer({ min: 0, max: 4_000 });

  it('shows a stopped answer as stopped, and the questions after it', async () => {
    await fc.assert(
      fc.asyncProperty(events, roughness, delay, async (answer, broken, stopAfterMs) => {
        const { harness, open } = await recordedHarness(answer);
        const { environment } = harness;
        const { store, conversations } = open();
        await ask(environment, store, 'First?');
        harness.service.faults = broken;
        store.send('Second?');
        // Of what ends before its first line nothing can be written down.
        await environment.until(() => store.getSnapshot().status === 'streaming' || isAtRest(store));
        await environment.advance(stopAfterMs);
        await environment.waitFor(store.stop());
        await environment.until(() => isAtRest(store));
        harness.service.faults = {};
        await ask(environment, store, 'Third?');
        await expectSameReplay(conversations(), store);
      }),
      { numRuns: runs(10, 40) },
    );
  });

  it('shows the whole answer of a chat that was left and resumed', async () => {
    await fc.assert(
      fc.asyncProperty(events, faults, delay, delay, async (answer, broken, leaveAfterMs, awayMs) => {
        const { harness, open } = await recordedHarness(answer);
        const { environment } = harness;
        const { store, conversations } = open();
        await ask(environment, store, 'First?');
        harness.service.faults = broken;
        store.send('Second?');
        await environment.advance(leaveAfterMs);
        store.detach();
        await environment.advance(awayMs);
        store.attach();
        await environment.until(() => isAtRest(store));
        await expectSameReplay(conversations(), store);
      }),
      { numRuns: runs(10, 40) },
    );
  });

  it('shows what each of two tabs showed', async () => {
    await fc.assert(
      fc.asyncProperty(events, faults, delay, async (answer, broken, watchAfterMs) => {
        const { harness, open } = await recordedHarness(answer);
        const { environment } = harness;
        const one = open();
        await ask(environment, one.store, 'First?');
        const other = open(one.store.getSnapshot().chatId);
        other.store.attach();
        await environment.until(() => isAtRest(other.store));
        harness.service.faults = broken;
        one.store.send('Second?');
        await environment.advance(watchAfterMs);
        other.store.watch();
        await environment.until(() => isAtRest(one.store) && isAtRest(other.store));
        await ask(environment, other.store, 'Third?');
        await expectSameReplay(one.conversations(), one.store);
        await expectSameReplay(other.conversations(), other.store);
      }),
      { numRuns: runs(10, 40) },
    );
  });
});

/** Tabs with a recording each. */
async function recordedHarness(answer: readonly AgentEvent[]) {
  const harness = await createChatHarness(paced(() => harness.environment, answer));
  const token = await harness.service.mintToken({ externalId: 'ann', scope: ['chat'] });
  return {
    harness,
    open(chatId?: string) {
      const { environment, service } = harness;
      const client = createServiceClient({
        chatUrl: service.addresses.agentChatUrl,
        credentials: { kind: 'service-token', token },
        fetch: (request) => environment.waitFor(service.fetch(request)),
      });
      const recording = createRecording({ now: environment.now, environment });
      client.tap(recording.tap);
      return { store: harness.createStore({ client, chatId }), conversations: () => listConversations(recording.getSnapshot()) };
    },
  };
}

async function ask(environment: VirtualEnvironment, store: ChatStore, question: string): Promise<void> {
  store.send(question);
  await environment.until(() => isAtRest(store));
}

function isAtRest(store: ChatStore): boolean {
  const { isLoading, status } = store.getSnapshot();
  return !isLoading && (status === 'idle' || status === 'error');
}

async function expectSameReplay(conversations: readonly Conversation[], store: ChatStore): Promise<void> {
  const { chatId, turns } = store.getSnapshot();
  const conversation = conversations.find(({ id }) => id === chatId);
  if (conversation === undefined) throw new Error('The chat was not recorded.');
  const environment = createVirtualEnvironment();
  const replay = createReplayStore(transcriptOf(conversation), environment);
  let isOver = false;
  void replay.play(Number.POSITIVE_INFINITY).then(() => {
    isOver = true;
  });
  await environment.until(() => isOver);
  expect(visible(replay.getSnapshot().turns)).toEqual(visible(turns));
}

it('restarts from the beginning, and pauses where it is stopped', async () => {
  const { transcript } = await recordChat([{ kind: 'answer', text: '42' }], {});
  const environment = createVirtualEnvironment();
  const store = createReplayStore(transcript, environment);
  const whole = store.play(Number.POSITIVE_INFINITY);
  await environment.settle();
  await whole;
  expect(store.getSnapshot().turns).toHaveLength(2);

  const stopped = store.play(1);
  await environment.settle();
  expect(store.getSnapshot()).toMatchObject({ status: 'streaming', turns: [{ question: { content: 'First?' } }] });
  await store.stop();
  await environment.settle();
  await stopped;
  expect(store.getSnapshot().status).toBe('idle');
  expect(store.getSnapshot().turns).toHaveLength(1);
});

it.each([
  ['', 'is empty'],
  ['{"atMs":0,"line":"{}"}\nnonsense', 'Line 2'],
  ['<!doctype html>', 'Line 1'],
])('throws a typed error that explains why a file is not a transcript: %s', async (text, reason) => {
  await expect(readTranscriptFile(new Blob([text]))).rejects.toMatchObject({ kind: 'protocol', message: expect.stringContaining(reason) });
});
