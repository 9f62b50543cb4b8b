import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ThreadSource } from '../../../src/chat/panel/model/ThreadSummary.js';
import { groupThreads } from '../../../src/chat/panel/threads/groupThreads.js';
import { memoryStorage } from './support/memoryStorage.js';
import { salesQuestion } from './support/salesSteps.js';
import { gate, message, showPanel, slot, slots, turnStates } from './support/showPanel.js';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const titles = () => slots('thread-row').map((row) => row.querySelector('.parley-thread-title')?.textContent ?? '');
const list = () => document.querySelector<HTMLElement>('[data-slot="thread-popup"]') ?? document.body;
const inTopLayer = { hidden: true } as const;
const button = (name: string | RegExp) => within(list()).getByRole('button', { ...inTopLayer, name });
const action = (name: string) => within(list()).getByRole('menuitem', { ...inTopLayer, name });

async function open({ user }: ReturnType<typeof showPanel>) {
  await user.click(screen.getByRole('button', { name: /^Chats/ }));
  await waitFor(() => expect(slot('thread-popup')).toBeDefined());
}

async function ask({ user }: ReturnType<typeof showPanel>, question: string) {
  await user.type(message(), `${question}{Enter}`);
  await waitFor(() => expect(turnStates().at(-1)).toBe('done'));
}

describe('the threads of this browser', () => {
  it('can be renamed, pinned, removed and put back, and stay so after a reload', async () => {
    const storage = memoryStorage();
    const panel = showPanel({ storage });
    const { user } = panel;
    await ask(panel, salesQuestion);
    await open(panel);

    await user.click(button(/^Actions for/));
    await user.click(action('Rename'));
    await user.clear(screen.getByRole('textbox', { ...inTopLayer, name: 'Name of the chat' }));
    await user.keyboard('Revenue{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Revenue']));
    await user.click(button('Actions for Revenue'));
    await user.click(action('Pin'));
    expect(within(list()).getByRole('region', { ...inTopLayer, name: 'Pinned' })).toHaveTextContent('Revenue');
    await user.click(button('Actions for Revenue'));
    await user.click(action('Remove from the list'));
    expect(titles()).toEqual([]);
    await user.click(button('Undo'));
    expect(titles()).toEqual(['Revenue']);
    expect(list()).toHaveTextContent('This list is saved in this browser only.');
    panel.unmount();

    const again = showPanel({ started: panel, storage });
    await open(again);
    await waitFor(() => expect(within(list()).getByRole('region', { ...inTopLayer, name: 'Pinned' })).toHaveTextContent('Revenue'));
  });

  it('can be used with the keyboard alone', async () => {
    const panel = showPanel();
    const { user } = panel;
    await ask(panel, salesQuestion);
    await open(panel);
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(button(/^How did revenue/)).toHaveFocus();
    await user.keyboard('{F2}Another name{Escape}');
    expect(titles()[0]).toMatch(/^How did revenue/);
    await waitFor(() => expect(button(/^How did revenue/)).toHaveFocus());
    await user.keyboard('{Delete}');
    await waitFor(() => expect(titles()).toEqual([]));
    await user.keyboard('{Escape}');
    expect(slot('thread-popup')).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Chats' })).toHaveFocus();
  });

  it('are marked while they have an unseen answer', async () => {
    const pause = gate();
    const panel = showPanel({ delayed: pause.until });
    await panel.user.type(message(), `${salesQuestion}{Enter}`);
    await waitFor(() => expect(turnStates()).toEqual(['running']));
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pause.open();
    expect(await screen.findByRole('button', { name: 'Chats' })).toBeVisible();
    await waitFor(() => expect(turnStates()).toEqual(['done']));
    await panel.user.click(screen.getByRole('button', { name: 'New chat' }));
    expect(await screen.findByRole('button', { name: 'Chats: New answer' })).toBeVisible();
    hidden.mockReturnValue(false);
    await open(panel);
    expect(within(list()).getByRole('img', { ...inTopLayer, name: 'New answer' })).toBeInTheDocument();
    await panel.user.click(button(/^How did revenue/));
    expect(await screen.findByRole('button', { name: 'Chats' })).toBeVisible();
  });

  it('notify the user of an answer in a hidden tab, once turned on, with the question alone', async () => {
    const shown: { readonly title: string; readonly body: string | undefined }[] = [];
    class Notice {
      static permission: NotificationPermission = 'default';
      static async requestPermission() {
        Notice.permission = 'granted';
        return Notice.permission;
      }
      constructor(title: string, { body }: NotificationOptions = {}) {
        shown.push({ title, body });
      }
    }
    vi.stubGlobal('Notification', Notice);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const panel = showPanel();
    await ask(panel, salesQuestion);
    expect(shown).toEqual([]);
    await open(panel);
    await panel.user.click(within(list()).getByRole('checkbox', { ...inTopLayer, name: 'Notify me when an answer is ready' }));
    await panel.user.keyboard('{Escape}');
    await ask(panel, 'Which products sell best?');
    expect(shown).toEqual([{ title: 'Answer ready', body: 'Which products sell best?' }]);
  });
});

describe('the threads of a host', () => {
  const threads = [{ chatId: 'stock', title: 'Stock in May' }];
  const source = (actions: Partial<ThreadSource>) => ({ panel: { threads: { threads, ...actions } } });

  it('offer what the host can do, and nothing else', async () => {
    const panel = showPanel({ panel: { threads } });
    await open(panel);
    expect(within(list()).queryByRole('button', { ...inTopLayer, name: /^Actions/ })).toBeNull();
    expect(list()).not.toHaveTextContent('saved in this browser');
  });

  it('are deleted after the user has confirmed it, and report a failure', async () => {
    const remove = vi.fn(async () => {}).mockRejectedValueOnce(new Error('The server is down.'));
    const panel = showPanel(source({ remove }));
    const { user } = panel;
    await open(panel);
    await user.click(button('Actions for Stock in May'));
    await user.click(action('Delete'));
    expect(remove).not.toHaveBeenCalled();
    await user.click(button('Delete'));
    expect(await within(list()).findByRole('alert', inTopLayer)).toHaveTextContent('That didn’t work.');
    expect(titles()).toEqual(['Stock in May']);
    await user.click(button('Actions for Stock in May'));
    await user.click(action('Delete'));
    await user.click(button('Delete'));
    await waitFor(() => expect(list()).toHaveTextContent('Removed from the list.'));
    expect(remove).toHaveBeenLastCalledWith('stock');
    expect(within(list()).queryByRole('button', { ...inTopLayer, name: 'Undo' })).toBeNull();
  });

  it('are found by the host’s own search, and by their titles if it fails', async () => {
    const search = vi.fn(async (text: string) => {
      if (text === 'broken') throw new Error('The index is down.');
      return [{ chatId: 'old', title: 'Returns in 2019' }];
    });
    const panel = showPanel(source({ search }));
    await open(panel);
    const field = within(list()).getByRole('searchbox', { ...inTopLayer, name: 'Search chats' });
    await panel.user.type(field, 'returns');
    await waitFor(() => expect(titles()).toEqual(['Returns in 2019']));
    expect(search).toHaveBeenCalledTimes(1);
    await panel.user.clear(field);
    await panel.user.type(field, 'broken');
    await waitFor(() => expect(list()).toHaveTextContent('Couldn’t search.'));
  });
});

describe('the groups of threads', () => {
  const formats = { locale: 'en', timeZone: 'America/New_York' };
  const nowMs = Date.parse('2026-03-02T03:00:00Z');
  const groupsOf = (times: readonly string[], locale = 'en') =>
    groupThreads(
      times.map((time, index) => ({ chatId: String(index), title: time, atMs: Date.parse(time) })),
      { pinned: 'Pinned', formats: { ...formats, locale } },
      nowMs,
    ).map(({ heading, threads }) => [heading, threads.length]);

  it('are the days of the user’s time zone, then months', () => {
    const times = ['2026-03-02T02:00:00Z', '2026-03-01T06:00:00Z', '2026-03-01T04:00:00Z', '2026-02-10T00:00:00Z', '2025-05-31T12:00:00Z'];
    expect(groupsOf(times)).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
      ['Last month', 1],
      ['May 2025', 1],
    ]);
    expect(groupsOf(times, 'de').map(([heading]) => heading)).toEqual(['Heute', 'Gestern', 'Letzten Monat', 'Mai 2025']);
  });

  it('begin with pinned threads, and leave those without a time without a heading', () => {
    const threads = [
      { chatId: 'a', title: 'A' },
      { chatId: 'b', title: 'B', isPinned: true, atMs: nowMs },
    ];
    expect(groupThreads(threads, { pinned: 'Pinned', formats }, nowMs)).toEqual([
      { heading: 'Pinned', threads: [threads[1]] },
      { heading: undefined, threads: [threads[0]] },
    ]);
  });
});
