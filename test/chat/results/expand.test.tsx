import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { type OtherResults, OtherResultsContext } from '../../../src/chat/results/expand/OtherResultsContext.js';
import { SqlResult } from '../../../src/chat/results/SqlResult.js';
import { exampleResult, monthlyRevenue, orderRows } from '../../../stories/support/exampleResults.js';

beforeEach(() => sessionStorage.clear());

const orders = exampleResult({ ...orderRows(12), queryTitle: 'Orders' });
const others: OtherResults = {
  list: () => [{ id: 'revenue', title: 'Revenue' }],
  render: (id) => <SqlResult result={{ ...monthlyRevenue(), queryTitle: `The ${id}` }} defaultView="table" />,
};

async function expand() {
  await userEvent.click(screen.getByRole('button', { name: 'Expand' }));
  return screen.getByRole('dialog', { name: 'Orders' });
}

describe('an expanded result', () => {
  it('is a dialog with the same elements, which takes the focus and returns it', async () => {
    render(<SqlResult result={orders} defaultView="table" />);
    const table = screen.getByRole('table');
    const dialog = await expand();
    expect(dialog).toHaveFocus();
    expect(dialog).toContainElement(table);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('table')).toBe(table);
    expect(screen.getByRole('button', { name: 'Expand' })).toHaveFocus();
  });

  it('closes with its button and with a press outside, but not with one inside', async () => {
    render(<SqlResult result={orders} defaultView="table" />);
    await userEvent.click(within(await expand()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    const dialog = await expand();
    await userEvent.click(screen.getByRole('table'));
    expect(screen.getByRole('dialog')).toBe(dialog);
    await userEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves Escape to an open menu inside, and hides it from the page around', async () => {
    const around: string[] = [];
    render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a panel that closes with Escape
      <div onKeyDown={({ key }) => around.push(key)}>
        <SqlResult result={orders} defaultView="table" />
      </div>,
    );
    const dialog = await expand();
    await userEvent.click(within(dialog).getByRole('button', { name: /Options for city/i }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBe(dialog);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(around).not.toContain('Escape');
  });

  it('shows another result of the thread beside it until the reader ends the comparison', async () => {
    render(
      <OtherResultsContext value={others}>
        <SqlResult result={orders} defaultView="table" />
      </OtherResultsContext>,
    );
    expect(screen.queryByRole('button', { name: 'Compare with…' })).toBeNull();
    const dialog = await expand();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Compare with…' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Revenue' }));
    const beside = within(dialog).getByRole('article', { name: 'The revenue' });
    expect(within(beside).queryByRole('button', { name: 'Expand' })).toBeNull();
    await userEvent.click(within(beside).getByRole('button', { name: 'Stop comparing' }));
    expect(within(dialog).getAllByRole('article')).toHaveLength(1);
    expect(dialog).toHaveFocus();
  });

  it('offers no comparison without another result', async () => {
    render(<SqlResult result={orders} defaultView="table" />);
    expect(within(await expand()).queryByRole('button', { name: 'Compare with…' })).toBeNull();
  });
});
