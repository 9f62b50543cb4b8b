import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ReportList, UserManagement } from '../../src/admin.js';
import { type ParleyEvent, ParleyProvider } from '../../src/index.js';
import { salesQuestion, wholeSalesRun } from '../chat/panel/support/salesSteps.js';
import { gate, message, showPanel, turnStates } from '../chat/panel/support/showPanel.js';
import { startWorld, type World } from '../data/support/startWorld.js';

/** The events without values that differ from run to run. */
function steady(events: readonly ParleyEvent[]) {
  return events.map(({ at: _, ...event }) => ({
    ...event,
    ...('chatId' in event && event.chatId !== undefined && { chatId: 'thread' }),
    ...('turnId' in event && { turnId: 'turn' }),
    ...('durationMs' in event && { durationMs: 0 }),
  }));
}

const [inThread, ofTurn] = [{ chatId: 'thread' }, { chatId: 'thread', turnId: 'turn' }];
const salesFacts = { steps: 4, toolCalls: 2, rows: 12, tokens: expect.any(Number) };

describe('the chat', () => {
  it('emits each event of a conversation once, in order, without text', async () => {
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const events: ParleyEvent[] = [];
    const running = gate();
    const { user } = showPanel({
      script: {
        [salesQuestion]: wholeSalesRun,
        Slow: [{ kind: 'pause', until: running.until }],
        '*': wholeSalesRun,
      },
      panel: {
        starters: [salesQuestion],
        linkToThread: (id) => `/chats/${id}`,
        onFeedback: () => {},
        onEvent: (event) => events.push(event),
      },
    });
    const menuItem = async (menu: string, item: string) => {
      await user.click(screen.getByRole('button', { name: menu }));
      await user.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
    };
    await user.click(screen.getByRole('button', { name: salesQuestion }));
    await waitFor(() => expect(turnStates()).toEqual(['done']));
    await menuItem('Copy answer', 'Copy as text');
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(events.at(-1)?.type).toBe('chat.downloaded'));
    await user.click(screen.getByRole('button', { name: 'Bad answer' }));
    await user.click(screen.getByRole('button', { name: 'Wrong numbers' }));
    await user.type(screen.getByRole('textbox', { name: 'Comment (optional)' }), 'Off by ten');
    await user.click(screen.getByRole('button', { name: 'Send feedback' }));
    await menuItem('Export chat', 'Copy link to this chat');
    await user.click(screen.getByRole('button', { name: 'By Region' }));
    await waitFor(() => expect(turnStates()).toEqual(['done', 'done']));
    await user.type(message(), 'Slow{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(turnStates()).toEqual(['done', 'done', 'stopped']));
    await running.open();
    expect(steady(events)).toEqual([
      { type: 'chat.shown', chatId: undefined },
      { type: 'chat.followUp', chatId: undefined },
      { type: 'chat.asked', chatId: undefined, turnId: 'turn' },
      { type: 'chat.firstWord', ...ofTurn, durationMs: 0 },
      { type: 'chat.answered', ...ofTurn, durationMs: 0, ...salesFacts },
      { type: 'chat.copied', ...ofTurn, what: 'answer' },
      { type: 'chat.downloaded', ...ofTurn, format: 'csv', rows: 12 },
      { type: 'chat.feedback', ...ofTurn, rating: 'bad' },
      { type: 'chat.feedback', ...ofTurn, rating: 'bad', reason: 'numbers' },
      { type: 'chat.shared', ...inThread, what: 'thread' },
      { type: 'chat.followUp', ...ofTurn },
      { type: 'chat.asked', ...ofTurn },
      { type: 'chat.firstWord', ...ofTurn, durationMs: 0 },
      { type: 'chat.answered', ...ofTurn, durationMs: 0, ...salesFacts },
      { type: 'chat.asked', ...ofTurn },
      { type: 'chat.stopped', ...ofTurn, durationMs: 0 },
    ]);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted((one, other) => one - other));
    expect(JSON.stringify(events)).not.toContain(salesQuestion);
  });

  it('emits why a question was not answered, and text on request', async () => {
    const events: ParleyEvent[] = [];
    const { user } = showPanel({
      script: { Broken: [{ kind: 'refuse', status: 403, body: { error: 'Not today.' } }] },
      panel: { onEvent: (event) => events.push(event), includeText: true },
    });
    await user.type(message(), 'Broken{Enter}');
    await waitFor(() => expect(turnStates()).toEqual(['failed']));
    expect(steady(events).slice(1)).toEqual([
      { type: 'chat.asked', chatId: undefined, turnId: 'turn', text: 'Broken' },
      { type: 'chat.failed', chatId: undefined, turnId: 'turn', durationMs: 0, kind: 'permission', reason: undefined },
    ]);
  });

  it('continues when a listener throws', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const onEvent = () => {
      throw new Error('Analytics are down.');
    };
    const { user } = showPanel({ panel: { onEvent } });
    await user.type(message(), `${salesQuestion}{Enter}`);
    await waitFor(() => expect(turnStates()).toEqual(['done']));
    expect(logged).toHaveBeenCalledWith('Parley: onEvent has thrown an error.', expect.any(Error));
    logged.mockRestore();
  });
});

/** Renders a list of users, and collects the events of a listener on the provider and one on the widget. */
async function showUsers(world: World, ofWidget: { includeValues?: boolean } = {}) {
  const [ofPage, own]: [ParleyEvent[], ParleyEvent[]] = [[], []];
  render(
    <ParleyProvider client={world.client} queryClient={world.queryClient} storage={null} onEvent={(event) => ofPage.push(event)}>
      <UserManagement pageSize={3} onEvent={(event) => own.push(event)} {...ofWidget} />
    </ParleyProvider>,
  );
  await screen.findByRole('table');
  return { ofPage, own };
}

describe('an admin widget', () => {
  it('emits the changes of a bulk action once to each listener', async () => {
    const { ofPage, own } = await showUsers(startWorld());
    const user = userEvent.setup();
    const [, , second, third] = await screen.findAllByRole('checkbox');
    for (const tick of [second, third]) if (tick !== undefined) await user.click(tick);
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(own).toHaveLength(2));
    expect(steady(own)).toEqual([
      { type: 'admin.viewed', widget: 'user-management' },
      { type: 'admin.changed', widget: 'user-management', operation: 'bulkUserAction', ids: [expect.any(Number), expect.any(Number)] },
    ]);
    expect(ofPage).toEqual(own);
  });

  it('emits values only on request, and failures with their kind', async () => {
    const world = startWorld();
    const [plain, whole]: [ParleyEvent[], ParleyEvent[]] = [[], []];
    render(
      <ParleyProvider client={world.client} queryClient={world.queryClient} storage={null} onEvent={(event) => plain.push(event)}>
        <ReportList deploymentId={1} onEvent={(event) => whole.push(event)} includeValues />
      </ParleyProvider>,
    );
    const user = userEvent.setup();
    const rename = async (name: string) => {
      await user.click((await screen.findAllByRole('button', { name: /^Actions/ }))[0] ?? document.body);
      await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
      const field = within(await screen.findByRole('dialog')).getByRole('textbox');
      await user.clear(field);
      await user.type(field, `${name}{Enter}`);
    };
    await rename('Net sales');
    await waitFor(() => expect(whole).toHaveLength(2));
    expect(whole[1]).toMatchObject({ operation: 'updateReport', before: { id: expect.any(Number) }, after: { name: 'Net sales' } });
    expect(Object.keys(plain[1] ?? {}).toSorted()).toEqual(['at', 'ids', 'operation', 'type', 'widget']);
    world.answer = (sent) => (sent.startsWith('PUT') ? Response.json({ error: 'No.' }, { status: 403 }) : undefined);
    await rename('Gross sales');
    await waitFor(() => expect(plain).toHaveLength(3));
    expect(steady(plain).at(-1)).toEqual({
      ...{ type: 'admin.failed', widget: 'report-list', operation: 'updateReport', kind: 'permission', reason: undefined },
    });
  });
});
