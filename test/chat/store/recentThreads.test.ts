import { describe, expect, it } from 'vitest';
import { createRecentThreads } from '../../../src/chat/store/memory/recentThreads.js';
import { createDrafts } from '../../../src/data/memory/drafts.js';
import type { KeyValueStorage } from '../../../src/data/memory/identityRecord.js';
import { deniedStorage } from '../panel/support/deniedStorage.js';

function createMemory(): KeyValueStorage & { readonly items: Map<string, string> } {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

describe('recent threads', () => {
  it('are kept newest first, titled by the first question, across a reload', () => {
    const storage = createMemory();
    let nowMs = 0;
    const threads = createRecentThreads(storage, { now: () => ++nowMs });
    threads.enter('ann');
    threads.remember('one', '  How\n much? ');
    threads.remember('two', 'Why?');
    threads.remember('one', 'And by month?');
    const reloaded = createRecentThreads(storage);
    reloaded.enter('ann');
    expect(reloaded.getSnapshot()).toEqual([
      { chatId: 'one', title: 'How much?', atMs: 3 },
      { chatId: 'two', title: 'Why?', atMs: 2 },
    ]);
  });

  it('are erased when another user signs in', () => {
    const storage = createMemory();
    const threads = createRecentThreads(storage);
    threads.enter('ann');
    threads.remember('one', 'Salaries?');
    threads.enter('bob');
    expect(threads.getSnapshot()).toEqual([]);
    expect(JSON.stringify([...storage.items])).not.toContain('Salaries');
    threads.enter('ann');
    expect(threads.getSnapshot()).toEqual([]);
  });

  it('of a tab left open never replace those of the next user', () => {
    const storage = createMemory();
    const [open, next] = [createRecentThreads(storage), createRecentThreads(storage)];
    open.enter('ann');
    open.remember('one', 'Salaries?');
    next.enter('bob');
    next.remember('two', 'Stores?');
    for (const write of [
      () => open.remember('three', 'Salaries in May?'),
      () => open.rename('one', 'Salaries!'),
      () => open.forget('one'),
    ]) {
      write();
      open.enter('ann');
      expect(JSON.stringify([...storage.items])).not.toContain('Salaries');
    }
    expect(open.getSnapshot().map(({ chatId }) => chatId)).toEqual(['three']);
    const reloaded = createRecentThreads(storage);
    reloaded.enter('bob');
    expect(reloaded.getSnapshot().map(({ title }) => title)).toEqual(['Stores?']);
  });

  it('remember questions from before the user is known', () => {
    const storage = createMemory();
    const before = createRecentThreads(storage);
    before.enter('ann');
    before.remember('old', 'Old?');
    const threads = createRecentThreads(storage);
    threads.remember('new', 'New?');
    expect(storage.items.get('parley:recent-threads')).not.toContain('New?');
    threads.enter('ann');
    expect(threads.getSnapshot().map(({ chatId }) => chatId)).toEqual(['new', 'old']);
  });

  it('are limited in number, with titles of at most 80 characters', () => {
    const threads = createRecentThreads(createMemory(), { limit: 2 });
    threads.enter('ann');
    for (const id of ['a', 'b', 'c']) threads.remember(id, 'word '.repeat(50));
    expect(threads.getSnapshot().map(({ chatId }) => chatId)).toEqual(['c', 'b']);
    expect(threads.getSnapshot()[0]?.title.length).toBeLessThanOrEqual(80);
    expect(threads.getSnapshot()[0]?.title.endsWith('…')).toBe(true);
  });

  it('keep a name, a pin and an unread mark across a reload and further questions', () => {
    const storage = createMemory();
    let nowMs = 0;
    const threads = createRecentThreads(storage, { now: () => ++nowMs });
    threads.enter('ann');
    threads.remember('one', 'How much?');
    threads.rename('one', '  Revenue\n of May ');
    threads.pin('one', true);
    threads.mark('one', true);
    threads.rename('one', ' ');
    threads.remember('one', 'And by month?');
    const reloaded = createRecentThreads(storage);
    reloaded.enter('ann');
    expect(reloaded.getSnapshot()).toEqual([{ chatId: 'one', title: 'Revenue of May', atMs: 2, isPinned: true, isUnread: true }]);
    reloaded.pin('one', false);
    reloaded.mark('one', false);
    expect(reloaded.getSnapshot()).toEqual([{ chatId: 'one', title: 'Revenue of May', atMs: 2, isPinned: false, isUnread: false }]);
  });

  it('never drop a pinned thread because the list is full', () => {
    const threads = createRecentThreads(createMemory(), { limit: 2 });
    threads.enter('ann');
    threads.remember('a', 'A?');
    threads.pin('a', true);
    for (const id of ['b', 'c', 'd']) threads.remember(id, 'More?');
    expect(threads.getSnapshot().map(({ chatId }) => chatId)).toEqual(['d', 'c', 'a']);
  });

  it('put a removed thread back in its place', () => {
    let nowMs = 0;
    const threads = createRecentThreads(createMemory(), { now: () => ++nowMs });
    threads.enter('ann');
    for (const id of ['a', 'b', 'c']) threads.remember(id, 'How much?');
    const before = threads.getSnapshot();
    const removed = before[1];
    if (removed === undefined) throw new Error('Three threads were remembered.');
    threads.forget('b');
    threads.restore(removed);
    expect(threads.getSnapshot()).toEqual(before);
  });

  it('include what another tab has written', () => {
    const storage = createMemory();
    const [here, there] = [createRecentThreads(storage), createRecentThreads(storage)];
    for (const threads of [here, there]) threads.enter('ann');
    there.remember('there', 'There?');
    here.remember('here', 'Here?');
    expect(here.getSnapshot().map(({ chatId }) => chatId)).toEqual(['here', 'there']);
  });

  it.each([
    ['denied', deniedStorage],
    ['absent', undefined],
  ])('stay in memory if storage is %s', (_, storage) => {
    const threads = createRecentThreads(storage);
    threads.enter('ann');
    threads.remember('one', 'How much?');
    expect(threads.getSnapshot()).toHaveLength(1);
    threads.forget('one');
    expect(threads.getSnapshot()).toEqual([]);
  });

  it.each([
    '{',
    '7',
    '{"identity":"ann","value":{}}',
    '{"identity":"ann","value":[{"chatId":1},null,{"chatId":"a","title":"A","atMs":1,"isPinned":"no"}]}',
  ])('survive arbitrary storage: %s', (broken) => {
    const storage = createMemory();
    storage.setItem('parley:recent-threads', broken);
    const threads = createRecentThreads(storage);
    threads.enter('ann');
    expect(threads.getSnapshot()).toEqual([]);
  });

  it('notify listeners of changes only, and keep the list otherwise', () => {
    const threads = createRecentThreads(createMemory(), { now: () => 1 });
    let calls = 0;
    const unsubscribe = threads.subscribe(() => {
      calls += 1;
    });
    threads.enter('ann');
    threads.remember('one', 'How much?');
    const list = threads.getSnapshot();
    threads.remember('one', 'How much?');
    threads.forget('two');
    expect(threads.getSnapshot()).toBe(list);
    expect(calls).toBe(1);
    unsubscribe();
    threads.forget('one');
    expect(calls).toBe(1);
  });
});

describe('drafts', () => {
  it('are kept for each thread, and for the one without an id', () => {
    const storage = createMemory();
    const drafts = createDrafts(storage);
    drafts.enter('ann');
    drafts.write(undefined, 'New');
    drafts.write('new', 'In a thread called new');
    drafts.write('one', 'Half a quest');
    drafts.write('one', 'Half a question');
    const reloaded = createDrafts(storage);
    reloaded.enter('ann');
    expect([undefined, 'new', 'one', 'two'].map(reloaded.read)).toEqual(['New', 'In a thread called new', 'Half a question', '']);
    reloaded.write('one', '');
    expect(reloaded.read('one')).toBe('');
  });

  it('of one user are never shown to another', () => {
    const storage = createMemory();
    const drafts = createDrafts(storage);
    drafts.enter('ann');
    drafts.write('one', 'Secret');
    drafts.enter('bob');
    expect(drafts.read('one')).toBe('');
    expect(JSON.stringify([...storage.items])).not.toContain('Secret');
  });

  it('restore a question whose thread has no id yet, before later text, and only in its own tab', () => {
    const [storage, tabStorage] = [createMemory(), createMemory()];
    const drafts = createDrafts(storage, tabStorage);
    drafts.enter('ann');
    drafts.ask('How much?');
    drafts.write(undefined, 'And then');
    expect(drafts.read(undefined)).toBe('And then');

    const otherTab = createDrafts(storage, createMemory());
    otherTab.enter('ann');
    expect(otherTab.read(undefined)).toBe('And then');
    const reloaded = [1, 2].map(() => {
      const next = createDrafts(storage, tabStorage);
      next.enter('ann');
      return next.read(undefined);
    });
    expect(reloaded).toEqual(['How much?\n\nAnd then', 'How much?\n\nAnd then']);
  });

  it('contain no pending question of a thread with an id, and none of another user', () => {
    const storage = createMemory();
    const drafts = createDrafts(storage);
    drafts.enter('ann');
    drafts.ask('How much?');
    drafts.ask('');
    drafts.enter('ann');
    const reloaded = createDrafts(storage);
    reloaded.enter('ann');
    expect(reloaded.read(undefined)).toBe('');

    reloaded.ask('Secret');
    const foreign = createDrafts(storage);
    foreign.enter('bob');
    expect(foreign.read(undefined)).toBe('');
    expect(JSON.stringify([...storage.items])).not.toContain('Secret');
  });

  it('survive full storage', () => {
    const drafts = createDrafts(deniedStorage);
    drafts.enter('ann');
    drafts.write('one', 'Half a question');
    expect(drafts.read('one')).toBe('Half a question');
  });
});
