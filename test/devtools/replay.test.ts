import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatTranscript, parseTranscript } from '../../src/chat-store/transcript.js';
import { listConversations, transcriptOf } from '../../src/devtools/recording/conversations.js';
import { createRecording } from '../../src/devtools/recording/createRecording.js';
import { createReplayStore } from '../../src/devtools/replay/createReplayStore.js';
import { readTranscriptFile } from '../../src/devtools/replay/readTranscriptFile.js';
import type { AgentEvent } from '../../src/local-service/chat/Agent.js';
import type { ServiceFaults } from '../../src/local-service/LocalService.js';
import { createChatHarness, paced, visible } from '../support/chatHarness.js';
import { createVirtualEnvironment } from '../support/virtualEnvironment.js';

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

it('replays any recorded transcript, saved and read again, into the thread that was on the screen', async () => {
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
    { numRuns: 60 },
  );
}, 120_000);

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

it('plays again from the beginning, and leaves off where it is stopped', async () => {
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
  ['', 'no line'],
  ['{"atMs":0,"line":"{}"}\nnonsense', 'Line 2'],
  ['<!doctype html>', 'Line 1'],
])('says by a typed error why a file is no transcript: %s', async (text, reason) => {
  await expect(readTranscriptFile(new Blob([text]))).rejects.toMatchObject({ kind: 'protocol', message: expect.stringContaining(reason) });
});
