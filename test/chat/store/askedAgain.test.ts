import { expect, it } from 'vitest';
import { readInput } from '../../../src/chat/store/fold/questionContext.js';
import { createChatHarness, paced, visible } from '../../support/chatHarness.js';

it('a question that a gateway refused but the service accepted is shown completely when asked again during the answer', async () => {
  const thoughts = ['First.', 'Second.', 'Third.'].map((text) => ({ kind: 'thinking', text }) as const);
  const harness = await createChatHarness(
    paced(
      () => harness.environment,
      [
        ...thoughts,
        { kind: 'tool-start', callId: 'call', name: 'serviceMeta', input: {} },
        { kind: 'tool-end', callId: 'call', result: {} },
        { kind: 'answer', text: 'Forty-two.' },
      ],
    ),
    { resubscribe: 'continue' },
  );
  const store = harness.createStore();
  const isAtRest = () => ['idle', 'error'].includes(store.getSnapshot().status);
  store.send('One?');
  await harness.environment.until(isAtRest);
  harness.replaceAnswer = (response) => {
    harness.replaceAnswer = undefined;
    void response.body?.cancel();
    return new Response('Gateway Timeout', { status: 504 });
  };
  store.send('Two?');
  await harness.environment.until(isAtRest);
  expect(store.getSnapshot().turns.at(-1)).toMatchObject({ state: 'failed', error: { kind: 'server' } });
  await harness.environment.advance(5 * 400);
  store.retry();
  await harness.environment.until(isAtRest);
  const [first, second] = visible(store.getSnapshot().turns);
  expect(second).toEqual({ ...first, question: 'Two?' });
});

it('an answer that was resumed in the middle and then stopped has its beginning', async () => {
  const texts = ['First.', 'Second.', 'Third.', 'Fourth.'].map((text) => ({ kind: 'text', text }) as const);
  const harness = await createChatHarness(
    paced(() => harness.environment, texts),
    { resubscribe: 'continue', cutAfterLinesOnce: [3] },
  );
  const store = harness.createStore();
  store.send('One?');
  await harness.environment.until(() => store.getSnapshot().status === 'resuming');
  await harness.environment.until(() => store.getSnapshot().turns[0]?.answer?.content.endsWith('Third.') === true);
  expect(store.getSnapshot().turns[0]?.answer?.content).not.toContain('First.');
  await harness.environment.waitFor(store.stop());
  expect(store.getSnapshot().turns[0]).toMatchObject({ state: 'stopped', answer: { content: 'First.Second.Third.' } });
});

it('a question that is edited or asked again has the context that it had, and a new one that of the moment with its own', async () => {
  let page = 'Dashboard 7';
  const harness = await createChatHarness(paced(() => harness.environment, [{ kind: 'answer', text: 'Forty-two.' }]));
  const store = harness.createStore({ context: () => ({ page }) });
  const contexts = () => harness.sent.map(({ body }) => readInput(String(body.input)).context);
  const settle = () => harness.environment.until(() => store.getSnapshot().status === 'idle');
  store.send('One?', { context: { filter: 'Europe' } });
  await settle();
  page = 'Dashboard 8';
  const [first] = store.getSnapshot().turns;
  store.send('One or two?', { replaces: first?.id });
  await settle();
  store.retry(store.getSnapshot().turns.at(-1)?.id);
  await settle();
  store.retry(first?.id);
  await settle();
  store.send('Two?', { context: { page: 'Page 9' } });
  await settle();
  const ofFirst = '{"page":"Dashboard 7","filter":"Europe"}';
  expect(contexts()).toEqual([ofFirst, ofFirst, ofFirst, ofFirst, '{"page":"Page 9"}']);
});

it('a question whose context could not be sent has one when it is edited', async () => {
  let filter: unknown = 1n;
  const harness = await createChatHarness(paced(() => harness.environment, [{ kind: 'answer', text: 'Forty-two.' }]));
  const store = harness.createStore({ context: () => ({ filter }) });
  store.send('One?');
  expect(store.getSnapshot().turns[0]).toMatchObject({ state: 'failed', error: { field: 'context' } });
  filter = 'Europe';
  store.send('One or two?', { replaces: store.getSnapshot().turns[0]?.id });
  await harness.environment.until(() => store.getSnapshot().status === 'idle');
  expect(harness.sent.map(({ body }) => readInput(String(body.input)).context)).toEqual(['{"filter":"Europe"}']);
});
