import { expect, it } from 'vitest';
import type { ChatStoreOptions } from '../../../src/chat/store/ChatStore.js';
import { readInput } from '../../../src/chat/store/fold/questionContext.js';
import { createChatHarness, paced } from '../../support/chatHarness.js';

const region = { id: 'region', label: 'Region', value: 'Europe' };
const report = { id: 'report', label: 'Report', value: { id: 7 } };

async function storeWith(options: Omit<ChatStoreOptions, 'client'>) {
  const harness = await createChatHarness(paced(() => harness.environment, [{ kind: 'answer', text: 'Forty-two.' }]));
  const store = harness.createStore(options);
  return {
    store,
    /** Waits for all answers. Returns the context of each request as text. */
    async sent() {
      await harness.environment.until(() => store.getSnapshot().status === 'idle' && store.getSnapshot().queue.length === 0);
      return harness.sent.map(({ body }) => readInput(String(body.input)).context);
    },
    shown: () => store.getSnapshot().context.map(({ id, isRemoved = false }) => (isRemoved ? `-${id}` : id)),
  };
}

it('facts are sent by their ids, without those that the user removed', async () => {
  const { store, sent, shown } = await storeWith({ context: [region, report] });
  expect(shown()).toEqual(['region', 'report']);
  store.send('One?');
  await sent();
  store.includeContext('region', false);
  expect(shown()).toEqual(['-region', 'report']);
  store.send('Two?');
  await sent();
  store.includeContext('region', true);
  store.send('Three?');
  expect(await sent()).toEqual(['{"region":"Europe","report":{"id":7}}', '{"report":{"id":7}}', '{"region":"Europe","report":{"id":7}}']);
});

it('a removed fact stays removed when its value changes, and returns once the host has taken it away', async () => {
  const { store, shown } = await storeWith({ context: [region] });
  store.includeContext('region', false);
  store.setContext([{ ...region, value: 'Asia' }]);
  expect(shown()).toEqual(['-region']);
  store.setContext([]);
  store.setContext([region]);
  expect(shown()).toEqual(['region']);
});

it('facts of a draft go with the next question of the user only, and can be removed', async () => {
  const { store, sent, shown } = await storeWith({ context: [region] });
  store.setDraft({ context: [report, { id: 'result', label: 'Result', value: 1 }], suggestions: ['Why?'] });
  expect(shown()).toEqual(['region', 'report', 'result']);
  store.includeContext('result', false);
  store.send('Not of the draft?', { usesDraft: false });
  await sent();
  expect(store.getSnapshot().suggestions).toEqual(['Why?']);
  store.send('One?');
  expect(store.getSnapshot().suggestions).toEqual([]);
  expect(shown()).toEqual(['region']);
  await sent();
  store.send('Two?');
  expect(await sent()).toEqual(['{"region":"Europe"}', '{"region":"Europe","report":{"id":7}}', '{"region":"Europe"}']);
});

it('a question that waits keeps the facts that it was asked with', async () => {
  const { store, sent } = await storeWith({});
  store.send('One?');
  store.setDraft({ context: [region] });
  store.enqueue('Two?');
  store.setDraft({ context: [report] });
  store.enqueue('Three?', { context: [{ id: 'page', label: 'Page', value: 3 }] });
  expect(await sent()).toEqual([undefined, '{"region":"Europe"}', '{"report":{"id":7},"page":3}']);
});

it('facts that cannot be sent fail the question and stay, so that they can be removed', async () => {
  const { store, sent, shown } = await storeWith({});
  store.setDraft({ context: [{ id: 'report', label: 'Report', value: 'x'.repeat(9_000) }] });
  store.send('One?');
  expect(store.getSnapshot().turns[0]).toMatchObject({ state: 'failed', error: { kind: 'validation', field: 'context' } });
  expect(shown()).toEqual(['report']);
  store.includeContext('report', false);
  store.retry();
  expect(await sent()).toEqual([undefined]);
});

it('what is no fact is left out', async () => {
  const { shown } = await storeWith({ context: [null, { label: 'No id' }, 7, region] as never });
  expect(shown()).toEqual(['region']);
});
