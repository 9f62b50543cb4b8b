import type { ScriptStep } from '@parley/local-service';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { isMerelyLong } from '../../hostile/hostileTurns.js';
import { stepTurns } from '../../hostile/stepTurns.js';
import { tableTurns } from '../../hostile/tableTurns.js';
import { otherCall, searchCall, sqlCall } from '../../hostile/toolCalls.js';
import { message, showPanel, slot, slots, turnStates } from './support/showPanel.js';

describe('an agent run with many steps', () => {
  it('shows a hundred steps at first, and more on request', async () => {
    const user = await ask(Array.from({ length: 230 }, (_, index) => otherCall({ callId: `call-${index}` })).flat());
    await user.click(screen.getByRole('button', { name: /230 steps/ }));
    expect(slots('tool-call')).toHaveLength(100);
    expect(slot('show-more')).toHaveTextContent('100 of 230');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(slots('tool-call')).toHaveLength(200);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(slots('tool-call')).toHaveLength(230);
    expect(slot('show-more')).toBeUndefined();
  });

  it('shows twenty results at first, and more on request', async () => {
    const user = await ask(Array.from({ length: 35 }, (_, index) => sqlCall({ callId: `call-${index}` })).flat());
    expect(slots('sql-result')).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(slots('sql-result')).toHaveLength(30);
  });

  it('shows a hundred views of the data model, with a hundred members each', async () => {
    const members = Array.from({ length: 120 }, (_, index) => ({ name: `m${index}`, title: `Member ${index}`, type: 'number' }));
    const user = await ask(
      searchCall(
        Array.from({ length: 300 }, (_, index) => ({ name: `v${index}`, title: `View ${index}`, members: index === 0 ? members : [] })),
      ),
    );
    await user.click(screen.getByRole('button', { name: /1 step/ }));
    await user.click(screen.getByRole('button', { name: /Searched the data model/ }));
    expect(screen.getAllByText(/^View \d/)).toHaveLength(100);
    await user.click(screen.getByText('View 0'));
    expect(screen.getAllByText(/^Member/)).toHaveLength(100);
    expect(slots('show-more').map(({ textContent }) => textContent)).toEqual(['Show more100 of 120', 'Show more100 of 300']);
  });

  it('copies a query in full, and shows its beginning', async () => {
    const sqlQuery = `SELECT ${'a, 1, '.repeat(70_000)}b FROM t`;
    const user = await ask(sqlCall({ sqlQuery }));
    await user.click(screen.getByRole('tab', { name: 'SQL' }));
    const text = slot('sql-text') ?? document.body;
    expect(text.querySelectorAll('*').length).toBeLessThan(2_500);
    expect(text.textContent?.length).toBeLessThan(5_000);
    await user.click(within(text).getByRole('button', { name: 'Show more' }));
    expect(text.textContent?.startsWith(sqlQuery.slice(0, 13_900))).toBe(true);
    await user.click(within(text).getByRole('button', { name: 'Copy SQL' }));
    expect(await navigator.clipboard.readText()).toBe(sqlQuery);
  });
});

describe('long content', () => {
  it.each([...Object.entries(stepTurns), ...Object.entries(tableTurns)].filter(([name]) => isMerelyLong(name)))(
    'is shortened (%s)',
    async (_, { steps }) => {
      const user = await ask(steps());
      const opener = screen.queryByRole('button', { name: /1 step/ });
      if (opener !== null) await user.click(opener);
      for (const button of slots('tool-call').flatMap((call) => [...call.querySelectorAll('button')].slice(0, 1))) await user.click(button);
      const table = screen.queryByRole('tab', { name: 'Table' });
      if (table !== null) await user.click(table);
      const turn = slot('turn') ?? document.body;
      expect(turn.innerHTML.length).toBeLessThan(1_000_000);
      expect(turn.querySelectorAll('*').length).toBeLessThan(5_000);
    },
    60_000,
  );
});

async function ask(steps: readonly ScriptStep[]) {
  const { user } = showPanel({ script: { '*': [...steps, { kind: 'answer', text: 'Done.' }] } });
  await user.type(message(), 'Go{Enter}');
  await waitFor(() => expect(turnStates()).toEqual(['done']));
  return user;
}
