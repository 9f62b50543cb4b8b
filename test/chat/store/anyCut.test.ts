import type { AgentEvent, ServiceFaults } from '@parley/local-service';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChatStore } from '../../../src/chat/store/ChatStore.js';
import { type ChatHarness, createChatHarness, paced, visible } from '../../support/chatHarness.js';
import { runs } from '../../support/runs.js';

const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => text.trim() !== '');

const toolCall = fc.record({ input: words, result: words }).chain(({ input, result }) =>
  fc.uuid().map((callId): AgentEvent[] => [
    { kind: 'tool-start', callId, name: 'serviceSqlApi', input: { sqlQuery: input } },
    { kind: 'tool-end', callId, result: { title: result } },
  ]),
);

const step = fc.oneof(
  words.map((text): AgentEvent[] => [{ kind: 'thinking', text }]),
  words.map((text): AgentEvent[] => [{ kind: 'text', text }]),
  toolCall,
);

const run = fc
  .tuple(fc.array(step, { maxLength: 5 }), words)
  .map(([steps, answer]): readonly AgentEvent[] => [...steps.flat(), { kind: 'answer', text: answer }]);

const faults: fc.Arbitrary<ServiceFaults> = fc.record({
  chunkBytes: fc.integer({ min: 1, max: 200 }),
  cutAfterBytesOnce: fc.array(fc.integer({ min: 0, max: 6_000 }), { maxLength: 3 }),
  resubscribe: fc.constantFrom('continue', 'replay', 'snapshot'),
  duplicateLines: fc.boolean(),
  sortPerMessage: fc.boolean(),
  newerSentinels: fc.boolean(),
});

it('shows the turns of the clean run after any split, cut, resubscription, repetition and double mount', async () => {
  await fc.assert(
    fc.asyncProperty(run, faults, async (events, broken) => {
      const clean = await ask(events, {});
      const healed = await ask(events, broken);
      expect(visible(healed.turns)).toEqual(visible(clean.turns));
    }),
    { numRuns: runs(25, 150) },
  );
});

async function ask(events: readonly AgentEvent[], broken: ServiceFaults) {
  const harness: ChatHarness = await createChatHarness(paced(() => harness.environment, events));
  const store: ChatStore = harness.createStore();
  // The first question gives the thread its name, so that every cut of the second can be resumed.
  store.send('First?');
  await harness.environment.until(() => store.getSnapshot().status === 'idle');
  harness.service.faults = broken;
  store.attach();
  store.send('Second?');
  store.detach();
  store.attach();
  await harness.environment.until(() => ['idle', 'error'].includes(store.getSnapshot().status));
  return store.getSnapshot();
}
