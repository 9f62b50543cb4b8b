import { cleanup, screen, within } from '@testing-library/react';
import { use } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChatPart, chatParts } from '../../../src/chat/hooks/chatParts.js';
import { HiddenPartsContext } from '../../../src/chat/hooks/HiddenPartsContext.js';
import type { ChatPanelProps } from '../../../src/chat/panel/ChatPanel.js';
import { salesAnswerStep, salesSteps } from './support/salesSteps.js';
import { showAnswer } from './support/showAnswer.js';
import { gate, message, showPanel, slot, slots, spoken } from './support/showPanel.js';
import { walk } from './support/walk.js';

/** A panel with every part. */
const everything: ChatPanelProps = {
  onFeedback: () => {},
  onSave: () => {},
  linkToThread: (chatId) => `/chats/${chatId}`,
  linkToTurn: (chatId, turnId) => `/chats/${chatId}#${turnId}`,
  followUps: () => ['And by region?'],
  context: [{ id: 'region', label: 'Region', value: 'Europe' }],
};

/** What each part shows in the panel above. Hiding a part removes exactly this. */
const shownBy: Readonly<Record<ChatPart, readonly string[]>> = {
  threads: ['button Chats'],
  export: ['menuitem Save as Markdown', 'menuitem Save as web page', 'menuitem Print'],
  share: ['menuitem Copy link to this chat', 'button Copy link to this answer', 'button Save result'],
  sql: ['tab SQL', 'menuitem Copy SQL', 'button Copy SQL', 'button Format', 'button Edit', 'button Show the query'],
  chartSwitch: ['button Change chart'],
  feedback: ['button Good answer', 'button Bad answer'],
  followUps: ['list Follow-up questions', 'button And by region?'],
  steps: [
    ...['button 4 steps', 'list Steps', 'button Searched the data model', 'button Queried Revenue by month'],
    ...['button Orders 4', 'button Stores 1'],
  ],
  fullscreen: ['button Full screen', 'button Expand'],
  edit: ['button Edit and ask again'],
  retry: ['button Try again'],
  download: ['button Download CSV', 'button Download', 'menuitem Download JSON', 'menuitem Download PNG', 'menuitem Download SVG'],
  context: ['list Sent with your question', 'button Don’t send Region: Europe', 'button Context of this question'],
};

beforeEach(() => Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true }));
afterEach(() => vi.restoreAllMocks());

async function walkWith(panel: ChatPanelProps): Promise<ReadonlySet<string>> {
  const { user } = await showAnswer({ panel: { ...everything, ...panel } });
  const found = await walk(user);
  cleanup();
  return found;
}

let all: Promise<ReadonlySet<string>> | undefined;

/** Returns what is missing compared with the whole panel. */
async function missingWith(panel: ChatPanelProps): Promise<readonly string[]> {
  all ??= walkWith({});
  const [whole, found] = [await all, await walkWith(panel)];
  expect([...found].filter((name) => !whole.has(name))).toEqual([]);
  return [...whole].filter((name) => !found.has(name)).sort();
}

describe('hide', () => {
  it.each(chatParts)('takes %s from the page, and nothing else', async (part) => {
    expect(await missingWith({ hide: [part] })).toEqual([...shownBy[part]].sort());
  });

  it('can hide all parts at once, and leaves no empty menu, bar or list of views', async () => {
    const { user } = await showAnswer({ panel: { ...everything, hide: chatParts } });
    const found = await walk(user);
    expect(
      Object.values(shownBy)
        .flat()
        .filter((name) => found.has(name)),
    ).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Export chat' })).toBeNull();
    expect(document.body).not.toHaveTextContent('SELECT');
    for (const bar of ['.parley-turn-actions', '.parley-result-downloads']) expect(document.querySelector(`${bar}:empty`)).toBeNull();
  });

  it('with the last ways to copy and to rate hidden, a turn has no bar of actions', async () => {
    await showAnswer({ panel: { hide: ['retry'], restrictDataDownload: true } });
    expect(slot('turn-actions')).toBeUndefined();
  });

  it('shows the only view of a result without a choice of views', async () => {
    const input = { queryTitle: 'Regions', sqlQuery: 'SELECT region FROM orders' };
    const schema = [{ name: 'region', column_type: 'String' }];
    const result = { ...input, schema, data: [['North'], ['South']], totalRows: 2 };
    const { user } = await showAnswer({
      panel: { hide: ['sql'] },
      script: {
        '*': [
          { kind: 'tool-start', callId: 'sql', name: 'serviceSqlApi', input },
          { kind: 'tool-end', callId: 'sql', result },
          salesAnswerStep,
        ],
      },
    });
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.queryByRole('tabpanel')).toBeNull();
    expect(slot('result-table')).toHaveTextContent('North');
    // A call without a description has no other input to show.
    await user.click(within(slots('steps')[0] as HTMLElement).getByRole('button'));
    await user.click(screen.getByRole('button', { name: /^Queried/ }));
    expect(document.body).not.toHaveTextContent('SELECT');
    expect(screen.queryByText('Input')).toBeNull();
  });

  it('of steps shows and announces only that the agent is working', async () => {
    const pause = gate();
    const { user } = showPanel({ panel: { hide: ['steps'] }, script: { '*': [...salesSteps, { kind: 'pause', until: pause.until }] } });
    await user.type(message(), 'Revenue?{Enter}');
    await vi.waitFor(() => expect(slot('steps')).toHaveTextContent(/^Working…$/));
    expect(within(slot('steps') as HTMLElement).queryByRole('button')).toBeNull();
    expect(spoken()).not.toMatch(/Search|Think/);
    await pause.open();
  });

  it('of retrying keeps the recovery action of a failed turn', async () => {
    const { user, setReachable } = showPanel({ panel: { hide: ['retry', 'edit'] } });
    setReachable(false);
    await user.type(message(), 'Revenue?{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
  });

  it('applies as it changes', async () => {
    const { show } = await showAnswer();
    show({ hide: ['chartSwitch', 'sql'] });
    expect(screen.queryByRole('tab', { name: 'SQL' })).toBeNull();
    show({});
    expect(screen.getByRole('tab', { name: 'SQL' })).toBeVisible();
  });

  it('as an equal list does not rerender answers', async () => {
    let renders = 0;
    function Probe() {
      use(HiddenPartsContext);
      renders += 1;
      return null;
    }
    const turnActions = <Probe />;
    const { show } = await showAnswer({ panel: { turnActions, hide: ['sql', 'share'] } });
    const before = renders;
    for (let count = 0; count < 5; count += 1) show({ hide: ['sql', 'share'] });
    expect(renders).toBe(before);
    show({ hide: ['sql'] });
    expect(renders).toBeGreaterThan(before);
  });

  it('warns once about an unknown name, and suggests the closest one', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    // Plain JavaScript has no types.
    const hide = JSON.parse('["exports", "zzz"]');
    const { show } = showPanel({ panel: { hide } });
    show({ hide: [...hide] });
    expect(warn.mock.calls.map(([text]) => text)).toEqual([
      'Parley: hide has no part "exports". Did you mean "export"?',
      'Parley: hide has no part "zzz".',
    ]);
  });
});

describe('restrictDataDownload', () => {
  it('is hiding the same parts, and copying', async () => {
    const missing = await missingWith({ restrictDataDownload: true });
    expect(missing).toEqual(expect.arrayContaining([...shownBy.export, ...shownBy.download]));
    expect(missing.filter((name) => ![...shownBy.export, ...shownBy.download].includes(name)).sort()).toEqual(
      [
        ...['button Copy SQL', 'button Copy answer', 'button Copy result', 'button Edit', 'menuitem Copy SQL'],
        ...['menuitem Copy as CSV', 'menuitem Copy as Markdown', 'menuitem Copy as text', 'menuitem Copy table'],
        'menuitem Quote in your question',
      ].sort(),
    );
  });
});
