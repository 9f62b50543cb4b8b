import { expect, it } from 'vitest';
import { createTurnObserver } from '../../../src/chat/hooks/createTurnObserver.js';
import { type BranchChoice, type ChatBranch, readBranch } from '../../../src/chat/store/ChatBranch.js';
import type { ChatSnapshot } from '../../../src/chat/store/ChatStore.js';
import { emptyThread } from '../../../src/chat/store/fold/emptyThread.js';
import { foldFrame } from '../../../src/chat/store/fold/foldFrame.js';
import type { Thread } from '../../../src/chat/store/fold/Thread.js';
import { threadTurns } from '../../../src/chat/store/fold/threadTurns.js';

/** A store that gets its lines and the time from the test. */
function telling() {
  let thread = emptyThread;
  let turns = threadTurns(thread);
  let nowMs = 0;
  let branch: ChatBranch | undefined;
  const listeners = new Set<() => void>();
  const store = {
    getSnapshot: () => ({ turns, thread, branch, chatId: thread.chatId }) as ChatSnapshot, // what the clock does not look at is left out
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  function show(next: Thread) {
    thread = next;
    turns = threadTurns(thread, turns);
    for (const listener of listeners) listener();
  }
  return {
    store,
    show,
    thread: () => thread,
    now: () => nowMs,
    setBranch(choice: BranchChoice | undefined) {
      branch = readBranch(choice);
    },
    tell(atMs: number, line: object) {
      nowMs = atMs;
      show(foldFrame(thread, line));
    },
    lastTurn: () => {
      const turn = turns.at(-1);
      if (turn === undefined) throw new Error('There is no turn yet.');
      return turn;
    },
  };
}

const cutoff = { id: '__cutoff__', state: { chatId: 'thread-1', isStreaming: true } };
const question = { id: '1700000000000-message', role: 'user', content: 'Revenue?' };
const call = { id: 'call', role: 'assistant', content: '', graphPath: ['agent', 'tools'], isInProcess: true };
const toolCall = { name: 'serviceSqlApi', input: '{}' };
const done = { ...call, isInProcess: false, toolCall: { ...toolCall, result: '{"data":[]}' } };

it('measures a step from its first to its last line, and the total of all steps', () => {
  const { store, now, tell, lastTurn } = telling();
  const observer = createTurnObserver(store, now);
  observer.start();
  tell(100, cutoff);
  tell(200, question);
  tell(1000, { id: 'thought', role: 'assistant', content: '', thinking: 'Hm.', graphPath: ['agent'], isDelta: true, isInProcess: true });
  tell(1500, { ...call, toolCall });
  expect(observer.durationOf(lastTurn().steps[1] ?? fail())).toBeUndefined();
  tell(2700, done);
  expect(observer.durationOf(lastTurn().steps[1] ?? fail())).toBe(1200);
  expect(observer.durationOfAll(lastTurn())).toBe(1700);
});

it('has no duration for steps that already existed', () => {
  const { store, now, tell, lastTurn } = telling();
  tell(0, { ...cutoff, state: { chatId: 'thread-1', isStreaming: false } });
  tell(0, question);
  tell(0, done);
  tell(0, { id: 'answer', role: 'assistant', content: 'Done.', graphPath: ['final'], isInProcess: false });
  tell(0, { id: '__state__', state: { messages: [] } });
  const observer = createTurnObserver(store, now);
  observer.start();
  expect(lastTurn().state).toBe('done');
  expect(observer.durationOf(lastTurn().steps[0] ?? fail())).toBeUndefined();
  expect(observer.durationOfAll(lastTurn())).toBeUndefined();
});

it('reports the branch that each question was asked on, whatever the current one', () => {
  const { store, now, tell, lastTurn, setBranch } = telling();
  const observer = createTurnObserver(store, now);
  observer.start();
  setBranch('dev-anna');
  tell(0, cutoff);
  tell(0, question);
  const onBranch = lastTurn();
  setBranch(undefined);
  tell(0, { id: '__state__', state: { messages: [] } });
  tell(0, { ...question, id: '1700000000001-message' });
  expect(observer.branchOf(onBranch)).toBe('dev-anna');
  expect(observer.branchOf(lastTurn())).toBeUndefined();
});

it('reports no branch for a question on the default one', () => {
  const { store, now, tell, lastTurn, setBranch } = telling();
  const observer = createTurnObserver(store, now);
  observer.start();
  setBranch({ name: 'main', isDefault: true });
  tell(0, cutoff);
  tell(0, question);
  expect(observer.branchOf(lastTurn())).toBeUndefined();
});

it('distinguishes threads whose steps have the same ids, and recognizes each when it returns', () => {
  const { store, now, tell, lastTurn, show, thread, setBranch } = telling();
  const observer = createTurnObserver(store, now);
  observer.start();
  setBranch('dev-anna');
  // Nobody has named the thread yet.
  tell(0, question);
  tell(100, cutoff);
  tell(1000, { ...call, toolCall });
  tell(2200, done);
  const [first, firstTurn] = [thread(), lastTurn()];
  expect([observer.durationOfAll(firstTurn), observer.branchOf(firstTurn)]).toEqual([1200, 'dev-anna']);

  setBranch(undefined);
  show(emptyThread);
  tell(5000, { ...cutoff, state: { chatId: 'thread-2', isStreaming: true } });
  tell(5000, question);
  tell(5000, { ...call, toolCall });
  tell(5300, done);
  expect([observer.durationOfAll(lastTurn()), observer.branchOf(lastTurn())]).toEqual([300, undefined]);

  show(first);
  expect([observer.durationOfAll(lastTurn()), observer.branchOf(lastTurn())]).toEqual([1200, 'dev-anna']);
});

function fail(): never {
  throw new Error('The step is not there.');
}
