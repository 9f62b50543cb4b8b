import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { englishTenantSettings } from '../../../src/admin/tenant-settings/labels/en.js';
import { problemsOf, valuesOf, weekDayName, weekDaysLike } from '../../../src/admin/tenant-settings/tenantSettingsForm.js';
import { MaintenanceWindowSettings, TenantSettings, type TenantSettingsProps } from '../../../src/admin.js';
import { getTenantSettings, updateTenantSettings } from '../../../src/client.js';
import { startWorld, type World } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';

const ready = () => screen.findByRole('button', { name: 'Save' });

describePart('TenantSettings', (props) => <TenantSettings {...props} />, { slot: 'tenant-settings', wrapper: startWorld().wrapper, ready });
describePart('TenantSettings.Form', (props) => <TenantSettings.Form {...props} />, {
  slot: 'tenant-settings-form',
  wrapper: ({ children }) => {
    const { wrapper: World } = world;
    return (
      <World>
        <TenantSettings.Root>{children}</TenantSettings.Root>
      </World>
    );
  },
  ready,
});

const world = startWorld();

async function show(props: Partial<TenantSettingsProps> = {}, of: World = startWorld()): Promise<World> {
  render(<TenantSettings {...props} />, { wrapper: of.wrapper });
  await ready();
  return of;
}

const support = () => screen.getByRole('checkbox', { name: /support team/ });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

describe('the settings of the account', () => {
  it('can be saved once changed, and only the changes are sent', async () => {
    const onBeforeUpdate = vi.fn(() => true);
    const { client } = await show({ onBeforeUpdate });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(support());
    await userEvent.click(support());
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(support());
    await save();
    await screen.findByText('Saved the account settings');
    expect(onBeforeUpdate).toHaveBeenCalledExactlyOnceWith(expect.anything(), { hasSupportAccess: true });
    expect(await getTenantSettings(client, {})).toMatchObject({ hasSupportAccess: true });
    expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  it('can be reverted to the saved ones', async () => {
    await show();
    await userEvent.click(support());
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(support()).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('keep the changes if the host vetoes them or the service fails', async () => {
    const given = startWorld();
    const onError = vi.fn();
    given.answer = (sent) => (sent.startsWith('PUT') ? Response.json({ error: 'Down.' }, { status: 503 }) : undefined);
    const onBeforeUpdate = vi.fn(() => false);
    const { rerender } = render(<TenantSettings onError={onError} onBeforeUpdate={onBeforeUpdate} />, { wrapper: given.wrapper });
    await ready();
    await userEvent.click(support());
    await save();
    // The host is asked once the saved settings have been read again.
    await waitFor(() => expect(onBeforeUpdate).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'));
    expect(given.sent(/^PUT/)).toEqual([]);
    expect(support()).toBeChecked();
    rerender(<TenantSettings onError={onError} />);
    await save();
    await screen.findByText('Couldn’t save the account settings');
    expect(support()).toBeChecked();
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.anything(), { widget: 'tenant-settings', operation: 'updateTenantSettings' });
  });

  it('show both values of a field that someone else has changed as well, and update the others', async () => {
    const { client } = await show();
    await userEvent.click(support());
    await updateTenantSettings(client, { hasSupportAccess: true, useAIBIUserInterface: false });
    await save();
    // The same change is not a conflict.
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Show the AI interface' })).not.toBeChecked());
    expect(screen.queryByRole('region', { name: 'Changed by someone else' })).toBeNull();
    const amount = screen.getByRole('textbox', { name: /^Amount/ });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Buy AI tokens automatically' }));
    await userEvent.clear(amount);
    await userEvent.type(amount, '50');
    await updateTenantSettings(client, { aiTokensAutoPurchaseAmount: 70 });
    await save();
    await screen.findByRole('region', { name: 'Changed by someone else' });
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
    expect(amount).toHaveValue('70');
    await save();
    await waitFor(async () =>
      expect(await getTenantSettings(client, {})).toMatchObject({ aiTokensAutoPurchaseAmount: 70, aiTokensAutoPurchaseEnabled: true }),
    );
  });

  it('are read-only once the service refuses to save them', async () => {
    const given = startWorld();
    given.answer = (sent) => (sent.startsWith('PUT') ? Response.json({ error: 'No.' }, { status: 403 }) : undefined);
    await show({}, given);
    await userEvent.click(support());
    await save();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    expect(support()).toBeDisabled();
  });

  it('are limited to the groups that the host renders', async () => {
    render(
      <TenantSettings.Root>
        <TenantSettings.Form>
          <MaintenanceWindowSettings />
        </TenantSettings.Form>
      </TenantSettings.Root>,
      { wrapper: startWorld().wrapper },
    );
    await ready();
    expect(screen.getByRole('region', { name: 'Maintenance window' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'AI' })).toBeNull();
  });
});

describe('the form of the account settings', () => {
  const problems = (changes: Partial<ReturnType<typeof valuesOf>>) =>
    Object.entries(problemsOf({ ...valuesOf(undefined), ...changes }, { labels: englishTenantSettings, item: undefined, error: undefined }))
      .filter(([, problem]) => problem !== undefined)
      .map(([field]) => field);

  it.each(['3:00', '24:00', '03:60', '', 'noon'])('refuses as a time: %s', (maintenanceWindowTime) => {
    expect(problems({ maintenanceWindowEnabled: true, maintenanceWindowTime })).toEqual(['maintenanceWindowTime']);
    expect(problems({ maintenanceWindowEnabled: false, maintenanceWindowTime })).toEqual([]);
  });

  it.each(['', '-5', '9.5', '1e3', 'ten'])('refuses as an amount: %s', (aiTokensAutoPurchaseAmount) => {
    expect(problems({ aiTokensAutoPurchaseEnabled: true, aiTokensAutoPurchaseAmount })).toEqual(['aiTokensAutoPurchaseAmount']);
    expect(problems({ aiTokensAutoPurchaseEnabled: false, aiTokensAutoPurchaseAmount })).toEqual([]);
  });

  it('spells days as the service does', () => {
    expect([weekDaysLike('SUNDAY')[0], weekDaysLike('Sunday')[0], weekDaysLike('sunday')[0], weekDaysLike('')[0]]).toEqual([
      'MONDAY',
      'Monday',
      'monday',
      'monday',
    ]);
    expect([weekDayName('SUNDAY', 'de'), weekDayName('monday', 'en'), weekDayName('someday', 'en')]).toEqual([
      'Sonntag',
      'Monday',
      'someday',
    ]);
  });
});
