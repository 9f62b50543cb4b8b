import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ReportList, UserManagement } from '../../../src/admin.js';
import { ParleyProvider } from '../../../src/index.js';
import { startWorld } from '../../data/support/startWorld.js';
import { createRenderCount } from '../../support/RenderCount.js';

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const reports = <ReportList deploymentId={1} pageSize={5} />;

async function openOptions() {
  await userEvent.click(await screen.findByRole('button', { name: 'View options' }));
  return within(await screen.findByRole('dialog', { name: 'Columns' }));
}

it('hides, shows and moves columns, and goes back to what the widget has', async () => {
  render(reports, { wrapper: startWorld().wrapper });
  const panel = await openOptions();
  expect(headers()).toEqual(['Name', 'Folder', 'Owner', 'Updated', 'Created']);
  expect(panel.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
  await userEvent.click(panel.getByRole('checkbox', { name: 'Owner' }));
  expect(headers()).toEqual(['Name', 'Folder', 'Updated', 'Created']);
  await userEvent.click(panel.getByRole('button', { name: 'Move Created up' }));
  await userEvent.click(panel.getByRole('button', { name: 'Move Created up' }));
  expect(panel.getByText('Created: position 3 of 5')).toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Move Created up' })).toHaveFocus();
  await userEvent.click(panel.getByRole('button', { name: 'Move Created up' }));
  expect(headers()).toEqual(['Name', 'Created', 'Folder', 'Updated']);
  // There is no way further up, and the focus stays.
  expect(panel.getByRole('button', { name: 'Move Created up' })).toHaveAttribute('aria-disabled', 'true');
  expect(panel.getByRole('button', { name: 'Move Created up' })).toHaveFocus();
  await userEvent.click(panel.getByRole('button', { name: 'Reset' }));
  expect(headers()).toEqual(['Name', 'Folder', 'Owner', 'Updated', 'Created']);
  expect(panel.queryByRole('button', { name: 'Reset' })).toBeNull();
});

it('remembers a table for the person who arranged it, in the storage of the provider', async () => {
  const { client } = startWorld();
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const page = (
    <ParleyProvider client={client} storage={storage}>
      {reports}
      <UserManagement pageSize={5} />
    </ParleyProvider>
  );
  const first = render(page);
  await screen.findByRole('columnheader', { name: 'Folder' });
  await screen.findByRole('columnheader', { name: 'Email' });
  const [button] = screen.getAllByRole('button', { name: 'View options' });
  await userEvent.click(button ?? document.body);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Folder' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Compact rows' }));
  first.unmount();
  render(page);
  await screen.findByRole('columnheader', { name: 'Owner' });
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Folder' })).toBeNull());
  const tables = () => Array.from(document.querySelectorAll<HTMLElement>('[data-slot="data-table"]'));
  await waitFor(() => expect(tables()).toHaveLength(2));
  expect(tables().map(({ dataset }) => dataset.density)).toEqual(['compact', 'comfortable']);
});

it('renders no row again while its options are opened, and one when it is ticked', async () => {
  const { of, reset, Counted } = createRenderCount();
  const { wrapper: World } = startWorld();
  render(
    <World>
      <Counted>
        <UserManagement pageSize={20} />
      </Counted>
    </World>,
  );
  await screen.findAllByRole('rowheader');
  await screen.findByRole('button', { name: 'View options' });
  reset();
  await openOptions();
  expect(of('Row')).toBe(0);
  await userEvent.keyboard('{Escape}');
  const tick = screen.getAllByRole('checkbox').find((box) => box.closest('tbody') !== null && !box.hasAttribute('disabled'));
  reset();
  await userEvent.click(tick ?? document.body);
  expect(of('Row')).toBe(1);
});
