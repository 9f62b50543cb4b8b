import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { type LeaveGuard, LeaveGuardProvider, OidcTokenConfigs, useLeaveGuard } from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';

/** Two pages, and a link that asks the guard. */
function Pages() {
  const guard = useLeaveGuard();
  const [page, setPage] = useState<'tokens' | 'other'>('tokens');
  const goTo = async (next: typeof page, { mayLeave }: LeaveGuard) => (await mayLeave()) && setPage(next);
  return (
    <LeaveGuardProvider guard={guard}>
      {page === 'tokens' ? <OidcTokenConfigs /> : <p>Another page</p>}
      <button type="button" data-testid="other" onClick={() => void goTo('other', guard)} />
      <button type="button" data-testid="tokens" onClick={() => void goTo('tokens', guard)} />
    </LeaveGuardProvider>
  );
}

/** As a router does: a modal dialog covers the links, but not the back button. */
const leaveFor = (page: string) => screen.getByTestId(page).click();

async function openNew() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add configuration' }));
  return within(await screen.findByRole('dialog', { name: 'Add configuration' })).getByRole('textbox', { name: 'Name' });
}

const isBlocked = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('asks before the text of an open dialog is lost, over the dialog, and keeps it if the user stays', async () => {
  render(<Pages />, { wrapper: startWorld().wrapper });
  const name = await openNew();
  expect(isBlocked()).toBe(false);
  await userEvent.type(name, 'lake');
  expect(isBlocked()).toBe(true);
  leaveFor('other');
  const question = within(await screen.findByRole('alertdialog', { name: /Discard 1 unsaved change/ }));
  await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(screen.queryByText('Another page')).toBeNull();
  expect(name).toHaveValue('lake');
  leaveFor('other');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(isBlocked()).toBe(false);
  leaveFor('tokens');
  expect(await openNew()).toHaveValue('');
});

it('does not ask about text that was typed and removed', async () => {
  render(<Pages />, { wrapper: startWorld().wrapper });
  const name = await openNew();
  await userEvent.type(name, 'lake');
  await userEvent.clear(name);
  leaveFor('other');
  expect(await screen.findByText('Another page')).toBeVisible();
});

it('keeps the input of a closed dialog while other pages are shown', async () => {
  render(<Pages />, { wrapper: startWorld().wrapper });
  await userEvent.type(await openNew(), 'lake');
  await userEvent.keyboard('{Escape}');
  leaveFor('other');
  await screen.findByText('Another page');
  leaveFor('tokens');
  expect(await openNew()).toHaveValue('lake');
});
