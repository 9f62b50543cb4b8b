import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { inputOf, paramsOf, valuesOf } from '../../../src/admin/my-settings/mySettingsForm.js';
import { MySettings } from '../../../src/admin.js';
import { getMe, type User, updateMySettings } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';
import { chooseOption } from '../../support/chooseOption.js';
import { describePart } from '../../support/conformance.js';

const ready = () => screen.findByRole('button', { name: 'Save' });

describePart('MySettings', (props) => <MySettings {...props} />, { slot: 'my-settings', wrapper: startWorld().wrapper, ready });

describe('the settings of a user', () => {
  it('are set, cleared and kept one by one', async () => {
    const { client, wrapper } = startWorld();
    const onUpdated = vi.fn();
    render(<MySettings onUpdated={onUpdated} />, { wrapper });
    await ready();
    // Another device changes a setting of the same group.
    await updateMySettings(client, { sheets: { revealSheetOnOpen: true } });
    await chooseOption(screen.getByRole('combobox', { name: /^Show applied filters/ }), 'Default');
    await chooseOption(screen.getByRole('combobox', { name: /^Leave out repeated/ }), 'Off');
    await chooseOption(screen.getByRole('combobox', { name: 'Default deployment' }), 'Staging');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved the settings');
    expect(onUpdated).toHaveBeenCalledOnce();
    expect((await getMe(client, {})).settings).toMatchObject({
      timezone: 'Europe/Berlin',
      defaultDeploymentId: 2,
      sheets: { revealSheetOnOpen: true, suppressDuplicateValues: false },
    });
    expect((await getMe(client, {})).settings?.sheets).not.toHaveProperty('showAppliedFilters');
  });

  it('include a stored value that is not offered', async () => {
    const { client, wrapper } = startWorld();
    await updateMySettings(client, { locale: 'tlh', theme: 'solarized', timezone: 'Mars/Olympus', defaultDeploymentId: 77 });
    render(<MySettings />, { wrapper });
    await ready();
    expect(screen.getByRole('combobox', { name: 'Theme' })).toHaveTextContent('solarized');
    expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveTextContent('Mars/Olympus');
    expect(screen.getByRole('combobox', { name: 'Default deployment' })).toHaveTextContent('Deployment 77');
  });
});

describe('the input sent for the settings', () => {
  // Only the settings matter.
  const user = { settings: { theme: 'dark', sheets: { showAppliedFilters: true } } } as User;

  it('has null for cleared settings', () => {
    expect(inputOf(valuesOf(user))).toMatchObject({ theme: 'dark', showAppliedFilters: true, locale: null, revealSheetOnOpen: null });
  });

  it('nests those of the add-ons', () => {
    expect(paramsOf({}, user, { theme: null, showAppliedFilters: false })).toEqual({ theme: null, sheets: { showAppliedFilters: false } });
    expect(paramsOf({}, user, { theme: 'light' })).toEqual({ theme: 'light' });
  });
});
