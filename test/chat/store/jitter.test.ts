import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ChatStore } from '../../../src/chat/store/ChatStore.js';
import { createChatStore } from '../../../src/chat/store/createChatStore.js';
import { visible } from '../../support/chatHarness.js';
import { createJitterHarness, type JitterHarness } from '../../support/jitterHarness.js';
import { runs } from '../../support/runs.js';

/** What a reader, another tab of theirs, and the network may do. */
const acts = [
  'send',
  'stop',
  'new',
  'open',
  'other thread',
  'detach',
  'attach',
  'retry',
  'watch',
  'wake',
  'focus',
  'stop elsewhere',
] as const;
const otherTabs = ['other sends', 'other stops', 'other opens'] as const;
const network = ['offline', 'online', 'cut'] as const;
type Action = (typeof acts)[number] | (typeof otherTabs)[number] | (typeof network)[number];

const step = fc.record({
  act: fc.constantFrom<Action>(...acts, ...otherTabs, ...network, 'send', 'send', 'stop'),
  thenMs: fc.constantFrom(0, 0, 1, 20, 100, 500, 3_000, 20_000),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const isAtRest = (store: ChatStore) => !store.getSnapshot().isLoading && ['idle', 'error'].includes(store.getSnapshot().status);

it('settles in the state of the service, whatever happens in whichever order and however long it takes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer(), fc.array(step, { minLength: 1, maxLength: 14 }), async (seed, steps) => {
      const harness = await createJitterHarness(seed);
      await play(harness, steps);
    }),
    // Always the same runs, for a test says the same of the same code. A deep run and JITTER_SEED look further.
    { numRuns: runs(40, 150), seed: Number(process.env.JITTER_SEED ?? 1) },
  );
});

async function play(harness: JitterHarness, steps: readonly Step[]): Promise<void> {
  const { environment, service } = harness;
  const client = harness.createClient();
  const otherClient = harness.createClient();
  const store = createChatStore({ client, environment });
  const other = createChatStore({ client: otherClient, environment });
  other.attach();
  store.attach();
  let isAttached = true;
  let count = 0;
  const ask = (asked: ChatStore) => asked.send(`question ${++count}?`);
  const chatIds: string[] = [];
  const mixed: string[] = [];
  const threads = new Map<string, string>();

  function look(seen: ChatStore) {
    const { turns, chatId } = seen.getSnapshot();
    if (chatId !== undefined && !chatIds.includes(chatId)) chatIds.push(chatId);
    for (const { question, steps: said, answer } of turns) {
      const asked = question?.content ?? '';
      if (chatId !== undefined) {
        const home = threads.get(asked) ?? chatId;
        threads.set(asked, home);
        if (home !== chatId) mixed.push(`${asked} is in two threads`);
      }
      const whole = [`On ${asked}`, `Looking into ${asked}`, `Answer to ${asked}`];
      for (const { content, thinking } of answer === undefined ? said : [...said, answer])
        for (const text of [content, thinking]) if (!whole.some((text_) => text_.startsWith(text))) mixed.push(`${asked}: ${text}`);
    }
    const ids = turns.map(({ question }) => question?.content);
    if (new Set(ids).size !== ids.length) mixed.push(`doubled: ${ids}`);
  }
  for (const seen of [store, other]) seen.subscribe(() => look(seen));

  const perform: Record<Action, () => unknown> = {
    send: () => ask(store),
    stop: () => store.stop(),
    new: () => store.newThread(),
    open: () => chatIds[0] !== undefined && store.load(chatIds[0]),
    'other thread': () => chatIds.at(-1) !== undefined && store.load(chatIds.at(-1) ?? ''),
    detach: () => {
      if (isAttached) store.detach();
      isAttached = false;
    },
    attach: () => {
      if (!isAttached) store.attach();
      isAttached = true;
    },
    retry: () => store.retry(),
    watch: () => store.watch(),
    wake: () => environment.wake(),
    focus: () => environment.focus(),
    'stop elsewhere': () => store.stopElsewhere(),
    'other sends': () => ask(other),
    'other stops': () => other.stop(),
    'other opens': () => {
      const { chatId } = store.getSnapshot();
      if (chatId !== undefined) void other.load(chatId);
    },
    offline: () => environment.setOnline(false),
    online: () => environment.setOnline(true),
    cut: () => {
      service.faults = { ...service.faults, cutAfterLinesOnce: [...(service.faults.cutAfterLinesOnce ?? []), count % 5] };
    },
  };

  for (const { act, thenMs } of steps) {
    perform[act]();
    await environment.advance(thenMs);
  }

  perform.attach();
  service.faults = {};
  environment.setOnline(true);
  for (const seen of [store, other]) {
    await environment.until(() => isAtRest(seen));
    expect(seen.getSnapshot().turns.filter(({ state }) => state === 'running')).toEqual([]);
  }
  await environment.advance(120_000);
  environment.focus();
  await environment.advance(120_000);
  expect(mixed).toEqual([]);
  expect([store, other].map((seen) => [isAtRest(seen), seen.getSnapshot().isBusyElsewhere])).toEqual([
    [true, false],
    [true, false],
  ]);
  harness.calm();
  for (const [seen, theirs] of [
    [store, client],
    [other, otherClient],
  ] as const) {
    const { chatId, turns, thread } = seen.getSnapshot();
    if (chatId === undefined) continue;
    const anew = createChatStore({ client: theirs, environment, chatId });
    anew.attach();
    await environment.until(() => isAtRest(anew));
    const held = visible(anew.getSnapshot().turns);
    // A question that never reached the service is in no thread.
    const arrived = turns.filter(({ question }) => held.some((turn) => turn.question === question?.content));
    const lost = turns.filter((turn) => !arrived.includes(turn) && !['failed', 'stopped', 'interrupted'].includes(turn.state));
    expect({ thread: chatId, lost: visible(lost) }).toEqual({ thread: chatId, lost: [] });
    expect({ end: thread.end, turns: visible(arrived) }).toEqual({ end: thread.end, turns: held });
    anew.detach();
  }
  for (const seen of [store, other]) seen.detach();
  await environment.advance(1);
  const before = harness.sent.length;
  await environment.advance(600_000);
  expect(harness.sent.slice(before)).toEqual([]);
}
