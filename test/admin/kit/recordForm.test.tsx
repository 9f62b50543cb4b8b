import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { OidcTokenConfigs, type OidcTokenConfigsProps } from '../../../src/admin.js';
import { createOidcTokenConfig, deleteOidcTokenConfig, listOidcTokenConfigs, updateOidcTokenConfig } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';
import { dialogCloses } from '../../support/dialogCloses.js';

async function show(props: OidcTokenConfigsProps = {}) {
  const world = startWorld();
  const config = await createOidcTokenConfig(world.client, {
    audienceType: 'CUSTOM',
    customAudience: 'https://warehouse.example',
    name: 'warehouse',
  });
  const view = render(<OidcTokenConfigs {...props} />, { wrapper: world.wrapper });
  const rename = (changes: object) => updateOidcTokenConfig(world.client, { id: config.id, ...changes });
  return {
    world,
    config,
    view,
    rename,
    stored: async () => (await listOidcTokenConfigs(world.client, {})).find(({ id }) => id === config.id),
  };
}

async function openDrawer(): Promise<ReturnType<typeof within>> {
  await userEvent.click(await screen.findByRole('button', { name: 'warehouse' }));
  return within(await screen.findByRole('dialog', { name: 'warehouse' }));
}

async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field);
  // Brackets and braces have a meaning for `type`.
  if (text !== '') await userEvent.type(field, text.replaceAll(/[{[]/g, '$&$&'));
}

describe('a new record', () => {
  it('sends the input, reports it with the result, and names the record in the toast', async () => {
    const onCreated = vi.fn();
    const { stored, world } = await show({ onCreated });
    await userEvent.click(await screen.findByRole('button', { name: 'Add configuration' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add configuration' }));
    await fill(dialog.getByRole('textbox', { name: 'Name' }), 'lake-writer');
    await fill(dialog.getByRole('textbox', { name: 'Audience type' }), 'aws');
    await fill(dialog.getByRole('textbox', { name: 'Custom claims (JSON)' }), '{"team": "data"}');
    await userEvent.click(dialog.getByRole('button', { name: 'Add configuration' }));
    expect(await screen.findByText(/^Added .*lake-writer/)).toBeVisible();
    expect(await screen.findByRole('rowheader', { name: 'lake-writer' })).toBeVisible();
    const input = expect.objectContaining({
      audienceType: 'aws',
      name: 'lake-writer',
      customAudience: null,
      customClaims: { team: 'data' },
    });
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ audience: 'sts.amazonaws.com' }), input);
    expect(await stored()).toBeDefined();
    expect(world.sent(/^POST/)).toHaveLength(2);
  });

  it('shows problems at their fields after the first submit, and focuses the first', async () => {
    const { world } = await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add configuration' }));
    const dialog = within(await screen.findByRole('dialog'));
    const [name, type] = [dialog.getByRole('textbox', { name: 'Name' }), dialog.getByRole('textbox', { name: 'Audience type' })];
    await fill(name, 'Lake');
    expect(name).toBeValid();
    await userEvent.click(dialog.getByRole('button', { name: 'Add configuration' }));
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription(/^Use lowercase letters/);
    expect(type).toHaveAccessibleDescription('Enter an audience type.');
    expect(name).toHaveFocus();
    expect(world.sent(/^POST/)).toHaveLength(1);
  });

  it('shows at its field that the service refused a value, keeps the input and focuses the field', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add configuration' }));
    const dialog = within(await screen.findByRole('dialog'));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await fill(name, 'warehouse');
    await fill(dialog.getByRole('textbox', { name: 'Audience type' }), 'aws');
    await userEvent.click(dialog.getByRole('button', { name: 'Add configuration' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription('Another configuration already has this name.'));
    expect(name).toHaveFocus();
    expect(name).toHaveValue('warehouse');
    expect(dialog.queryByRole('alert')).toBeNull();
    await fill(name, 'warehouse-2');
    expect(name).toBeValid();
    await userEvent.click(dialog.getByRole('button', { name: 'Add configuration' }));
    expect(await screen.findByText(/^Added .*warehouse-2/)).toBeVisible();
  });

  it('keeps what was typed when the dialog is closed, until it is cancelled', async () => {
    await show();
    const open = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Add configuration' }));
      return within(await screen.findByRole('dialog'));
    };
    await fill((await open()).getByRole('textbox', { name: 'Name' }), 'lake');
    await userEvent.keyboard('{Escape}');
    await dialogCloses();
    const again = await open();
    expect(again.getByRole('textbox', { name: 'Name' })).toHaveValue('lake');
    await userEvent.click(again.getByRole('button', { name: 'Cancel' }));
    await dialogCloses();
    expect((await open()).getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });
});

describe('an open record', () => {
  it('opens on its first field', async () => {
    await show();
    const drawer = await openDrawer();
    await waitFor(() => expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  });

  it('sends only what has changed, and stays open with nothing left to save', async () => {
    const onUpdated = vi.fn();
    const { config, stored } = await show({ onUpdated });
    const drawer = await openDrawer();
    const save = drawer.getByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    await fill(drawer.getByRole('textbox', { name: 'Environment variable' }), 'LAKE_TOKEN');
    expect(drawer.getByText('1 unsaved change')).toBeVisible();
    await userEvent.click(save);
    expect(await screen.findByText(/^Saved .*warehouse/)).toBeVisible();
    expect(onUpdated).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ targetEnvVar: 'LAKE_TOKEN' }),
      expect.objectContaining({ id: config.id }),
      { targetEnvVar: 'LAKE_TOKEN' },
    );
    expect(await stored()).toMatchObject({ name: 'warehouse', targetEnvVar: 'LAKE_TOKEN' });
    expect(drawer.getByRole('textbox', { name: 'Environment variable' })).toHaveValue('LAKE_TOKEN');
    expect(save).toBeDisabled();
  });

  it('counts a text that is typed back as no change', async () => {
    await show();
    const drawer = await openDrawer();
    const name = drawer.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 's');
    expect(drawer.getByText('1 unsaved change')).toBeVisible();
    await userEvent.type(name, '{Backspace}');
    expect(drawer.queryByText(/unsaved/)).toBeNull();
  });

  it('keeps what someone else has changed in other fields', async () => {
    const { rename, stored } = await show();
    const drawer = await openDrawer();
    await fill(drawer.getByRole('textbox', { name: 'Environment variable' }), 'LAKE_TOKEN');
    await rename({ name: 'warehouse-eu' });
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Saved .*warehouse-eu/)).toBeVisible();
    expect(await stored()).toMatchObject({ name: 'warehouse-eu', targetEnvVar: 'LAKE_TOKEN' });
  });

  it.each([
    ['Keep yours', 'lake'],
    ['Use theirs', 'warehouse-eu'],
  ])('saves nothing while someone else has changed the same field; “%s” leaves %s', async (choice, expected) => {
    const { rename, stored, world } = await show();
    const drawer = await openDrawer();
    await fill(drawer.getByRole('textbox', { name: 'Name' }), 'lake');
    await fill(drawer.getByRole('textbox', { name: 'Environment variable' }), 'LAKE_TOKEN');
    await rename({ name: 'warehouse-eu' });
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    const conflict = within(await drawer.findByRole('region', { name: 'Changed by someone else' }));
    expect(conflict.getByRole('group', { name: 'Name' })).toHaveTextContent(/Yours.*lake.*Theirs.*warehouse-eu/);
    expect(world.sent(/^PUT/)).toHaveLength(1);
    expect(drawer.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.click(conflict.getByRole('button', { name: choice }));
    expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue(expected);
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await stored()).toMatchObject({ name: expected, targetEnvVar: 'LAKE_TOKEN' }));
  });

  it('keeps the input if the record was deleted meanwhile, and says so', async () => {
    const onError = vi.fn();
    const { config, world } = await show({ onError });
    const drawer = await openDrawer();
    await fill(drawer.getByRole('textbox', { name: 'Name' }), 'lake');
    await deleteOidcTokenConfig(world.client, { id: config.id });
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await drawer.findByRole('alert')).toHaveTextContent('Couldn’t save the changes');
    expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue('lake');
    expect(onError).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'not-found' }),
      expect.objectContaining({ widget: 'oidc-token-configs' }),
    );
  });

  it('asks before unsaved changes are lost', async () => {
    const { stored } = await show();
    const drawer = await openDrawer();
    await fill(drawer.getByRole('textbox', { name: 'Name' }), 'lake');
    await userEvent.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard 1 unsaved change?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    expect(drawer.getByRole('textbox', { name: 'Name' })).toHaveValue('lake');
    await userEvent.click(drawer.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await dialogCloses();
    expect(await stored()).toMatchObject({ name: 'warehouse' });
    expect((await openDrawer()).getByRole('textbox', { name: 'Name' })).toHaveValue('warehouse');
  });

  it('can be opened by the host, even if it is not in the list', async () => {
    const onOpenIdChange = vi.fn();
    const { view, config } = await show({ openId: 4711, onOpenIdChange });
    const missing = within(await screen.findByRole('dialog', { name: 'Edit' }));
    expect(await missing.findByRole('alert')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(onOpenIdChange).toHaveBeenCalledExactlyOnceWith(undefined);
    view.rerender(<OidcTokenConfigs openId={config.id} onOpenIdChange={onOpenIdChange} />);
    expect(await screen.findByRole('dialog', { name: 'warehouse' })).toBeVisible();
    view.rerender(<OidcTokenConfigs openId={null} onOpenIdChange={onOpenIdChange} />);
    await dialogCloses();
  });
});

it('runs an action without a dialog from the menu of a row, and offers it only where it makes sense', async () => {
  const onEnabled = vi.fn();
  const { stored, config } = await show({ onEnabled });
  await screen.findByRole('rowheader', { name: 'warehouse' });
  const menu = async () => userEvent.click(screen.getByRole('button', { name: /^Actions for .*warehouse/ }));
  await menu();
  const disable = await screen.findByRole('menuitem', { name: 'Disable' });
  expect(screen.queryByRole('menuitem', { name: 'Enable' })).toBeNull();
  await userEvent.click(disable);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText(/^Disabled .*warehouse/)).toBeVisible();
  expect(await stored()).toMatchObject({ isEnabled: false });
  await waitFor(() => expect(screen.getByRole('row', { name: /^warehouse/ })).toHaveTextContent('Disabled'));
  await menu();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Enable' }));
  expect(await screen.findByText(/^Enabled .*warehouse/)).toBeVisible();
  expect(onEnabled).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ isEnabled: true }),
    expect.objectContaining({ id: config.id }),
  );
});
