import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CircleOff, Trash2 } from 'lucide-react';
import { type ComponentProps, type ReactElement, useCallback } from 'react';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { action, bulkAction, createResourceWidget, listBulk, type ResourceColumn } from '../../../src/admin.js';
import { createOidcTokenConfig, listOidcTokenConfigs, type OidcTokenConfig } from '../../../src/client.js';
import { useDeleteOidcTokenConfig, useLocalList, useOidcTokenConfigs, useUpdateOidcTokenConfig } from '../../../src/data.js';
import { startWorld } from '../../data/support/startWorld.js';
import { dialogCloses } from '../../support/dialogCloses.js';

const words = {
  caption: 'Token configs',
  search: 'Search token configs',
  columns: { name: 'Name' },
  rename: {
    action: 'Rename',
    title: (name: string) => `Rename ${name}`,
    field: 'New name',
    missing: 'Enter a name.',
    done: (name: string) => `Renamed to ${name}`,
    failed: 'Couldn’t rename it',
  },
  delete: {
    action: 'Delete',
    title: (name: string) => `Delete ${name}?`,
    effect: 'Its tokens stop working.',
    done: (name: string) => `Deleted ${name}`,
    failed: 'Couldn’t delete it',
  },
  empty: 'No token configs',
  emptyAdvice: 'Add one.',
};

interface ConfigListOptions {
  readonly canDelete?: boolean;
}

const columns: readonly ResourceColumn<OidcTokenConfig, typeof words>[] = [
  { id: 'name', header: (labels) => labels.columns.name, isRowHeader: true, cell: ({ name }) => name },
];

const shared = {
  name: 'config-list',
  root: 'ConfigList',
  useLabels: () => words,
  options: { canDelete: true },
  list: {
    useList(_options: ConfigListOptions) {
      const { data, error, isFetching, refetch } = useOidcTokenConfigs();
      return useLocalList<OidcTokenConfig, object, number>({
        read: { items: data, error, isFetching, refetch },
        idOf: ({ id }) => id,
        arrange: useCallback((items, { search }) => items.filter(({ name }) => name.includes(search)), []),
      });
    },
    operation: 'listOidcTokenConfigs',
    idOf: ({ id }: OidcTokenConfig) => id,
    nameOf: ({ name }: OidcTokenConfig) => name,
  },
  useMore: () => ({}),
  columns,
  contextOf: () => ({}),
  icon: CircleOff,
} as const;

const widget = createResourceWidget({
  ...shared,
  actions: {
    rename: action(
      'updateOidcTokenConfig',
      'renamed',
      useUpdateOidcTokenConfig,
      (_: ConfigListOptions, { id }: OidcTokenConfig, name: string) => ({ id, name }),
      { dialog: 'name', itemOf: ({ id }) => id, undoOf: (renamed, { name }, _name) => ['rename', renamed, name] },
    ),
    delete: action(
      'deleteOidcTokenConfig',
      'deleted',
      useDeleteOidcTokenConfig,
      (_: ConfigListOptions, { id }: OidcTokenConfig) => ({ id }),
      {
        dialog: 'confirm',
        icon: Trash2,
        isAllowed: ({ isEnabled }) => !isEnabled,
        isOffered: ({ canDelete = true }) => canDelete,
        Effect: ({ item }) => <p>{`Audience: ${item.audience}`}</p>,
      },
    ),
  },
});

const ConfigList = widget.assemble({});
type Props = ComponentProps<typeof ConfigList>;

async function show(props: Props = {}, list: ReactElement = <ConfigList {...props} />) {
  const world = startWorld();
  const input = { audienceType: 'CUSTOM', customAudience: 'https://warehouse.example' };
  const enabled = await createOidcTokenConfig(world.client, { ...input, name: 'in-use', isEnabled: true });
  const disabled = await createOidcTokenConfig(world.client, { ...input, name: 'retired', isEnabled: false });
  render(list, { wrapper: world.wrapper });
  await screen.findByRole('rowheader', { name: 'in-use' });
  const choose = async ({ name }: OidcTokenConfig, item: string) => {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Actions for .*${name}`) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { world, choose, enabled, disabled };
}

it('runs an action from the menu of a row, and reports it with its result and arguments', async () => {
  const onBeforeRename = vi.fn();
  const onRenamed = vi.fn();
  const { choose, enabled } = await show({ onBeforeRename, onRenamed });
  await choose(enabled, 'Rename');
  const field = await screen.findByRole('textbox', { name: 'New name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'renamed');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByText(/^Renamed to .*renamed/)).toBeVisible();
  expect(onBeforeRename).toHaveBeenCalledExactlyOnceWith(enabled, 'renamed');
  expect(onRenamed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: enabled.id, name: 'renamed' }), enabled, 'renamed');
  expect(await screen.findByRole('rowheader', { name: 'renamed' })).toBeVisible();
});

it('offers to undo an action that can be undone, and reports that to the host as well', async () => {
  const onRenamed = vi.fn();
  const { choose, enabled } = await show({ onRenamed });
  await choose(enabled, 'Rename');
  const field = await screen.findByRole('textbox', { name: 'New name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'renamed');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^Renamed to .*in-use/)).toBeVisible();
  expect(await screen.findByRole('rowheader', { name: 'in-use' })).toBeVisible();
  expect(onRenamed).toHaveBeenLastCalledWith(
    expect.objectContaining({ name: 'in-use' }),
    expect.objectContaining({ name: 'renamed' }),
    'in-use',
  );
});

it('asks before something is lost, and reports an action without a result with its arguments alone', async () => {
  const onDeleted = vi.fn();
  const { choose, disabled, world } = await show({ onDeleted });
  await choose(disabled, 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Its tokens stop working.')).toBeVisible();
  expect(world.sent(/^DELETE/)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(onDeleted).toHaveBeenCalledExactlyOnceWith(disabled));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: disabled.name })).toBeNull());
});

it('sends nothing if the host vetoes the action, and reports a failure to the host', async () => {
  const onError = vi.fn();
  const { choose, disabled, world } = await show({ onBeforeDelete: () => false, onError });
  await choose(disabled, 'Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The action was not carried out.');
  expect(world.sent(/^DELETE/)).toEqual([]);
  expect(onError).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await choose(disabled, 'Rename');
  const field = await screen.findByRole('textbox', { name: 'New name' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Not Allowed');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  const source = { widget: 'config-list', operation: 'updateOidcTokenConfig' };
  await waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'validation' }), source));
  expect(field).toHaveValue('Not Allowed');
});

it.each<[string, () => Promise<string>]>([
  ['that a veto returns', async () => 'The board report uses it.'],
  ['of the error that a veto throws', () => Promise.reject(new Error('The board report uses it.'))],
])('shows the reason %s', async (_, onBeforeDelete) => {
  const { choose, disabled, world } = await show({ onBeforeDelete });
  await choose(disabled, 'Delete');
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The board report uses it.');
  expect(world.sent(/^DELETE/)).toEqual([]);
});

it('disables an action that is not allowed for the record, and says why', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: /^Actions for .*in-use/ }));
  const item = await screen.findByRole('menuitem', { name: 'Delete' });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveAccessibleDescription(/^Some actions need permissions/);
});

it('says in the dialog what depends on the record', async () => {
  const { choose, disabled } = await show();
  await choose(disabled, 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Audience: https://warehouse.example')).toBeVisible();
});

it('does not offer an action that the options rule out', async () => {
  await show({ canDelete: false });
  await userEvent.click(screen.getByRole('button', { name: /^Actions for .*retired/ }));
  expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
});

it('opens the dialog of an action for a host that controls it', async () => {
  const onDialogChange = vi.fn();
  const world = startWorld();
  const [config] = await listOidcTokenConfigs(world.client, {});
  if (config === undefined) throw new Error('The seeds have no config.');
  render(<ConfigList dialog={{ kind: 'delete', item: config }} onDialogChange={onDialogChange} />, { wrapper: world.wrapper });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(onDialogChange).toHaveBeenCalledExactlyOnceWith(undefined);
});

it('types the callbacks of the host by the calls', () => {
  expectTypeOf<NonNullable<Props['onRenamed']>>().parameters.toEqualTypeOf<[result: OidcTokenConfig, OidcTokenConfig, name: string]>();
  expectTypeOf<NonNullable<Props['onDeleted']>>().parameters.toEqualTypeOf<[OidcTokenConfig]>();
  expectTypeOf<Parameters<NonNullable<Props['onBeforeRename']>>>().toEqualTypeOf<[OidcTokenConfig, name: string]>();
});

it('disables an action that the service has refused for a record, and for no other', async () => {
  const world = startWorld();
  render(<ConfigList />, { wrapper: world.wrapper });
  await screen.findByRole('row', { name: /archive-2024/ });
  world.answer = (sent) => (sent.startsWith('PUT ') ? Response.json({ error: 'Admins only.' }, { status: 403 }) : undefined);
  const openMenu = (name: string) => userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  const rename = () => screen.findByRole('menuitem', { name: 'Rename' });
  await openMenu('archive-2024');
  await userEvent.click(await rename());
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'x');
  await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
  await dialog.findByRole('alert');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await dialogCloses();
  await openMenu('archive-2024');
  expect(await rename()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await openMenu('lake-reader');
  expect(await rename()).not.toHaveAttribute('aria-disabled', 'true');
});

it('asks for the exact name, and says what depends on the record, if an action is declared so', async () => {
  const Careful = createResourceWidget({
    ...shared,
    actions: {
      delete: action(
        'deleteOidcTokenConfig',
        'deleted',
        useDeleteOidcTokenConfig,
        (_: ConfigListOptions, { id }: OidcTokenConfig) => ({ id }),
        { dialog: 'confirm', isNameTyped: true, Effect: ({ item }) => <p>{item.audience} loses access</p> },
      ),
    },
  }).assemble({});
  const { choose, disabled } = await show({}, <Careful />);
  await choose(disabled, 'Delete');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('https://warehouse.example loses access')).toBeVisible();
  const submit = dialog.getByRole('button', { name: 'Delete' });
  const field = dialog.getByRole('textbox', { name: /^Type .*retired.* to confirm$/ });
  await userEvent.type(field, 'Retired');
  expect(submit).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, 'retired');
  await userEvent.click(submit);
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'retired' })).toBeNull());
});

it('titles a failure by its reason if the action starts at once', async () => {
  const toggle = {
    action: 'Enable',
    done: (name: string) => `Enabled ${name}`,
    failed: 'Couldn’t enable it',
    failures: { limit: 'The plan allows no more' },
  };
  const Switched = createResourceWidget({
    ...shared,
    useLabels: () => ({ ...words, toggle }),
    actions: {
      toggle: action(
        'updateOidcTokenConfig',
        'toggled',
        useUpdateOidcTokenConfig,
        (_: ConfigListOptions, { id }: OidcTokenConfig) => ({ id, isEnabled: true }),
        { dialog: 'run', failureOf: ({ kind }, { name }) => (kind === 'validation' && name === 'retired' ? 'limit' : undefined) },
      ),
    },
  }).assemble({});
  const { world, choose, enabled, disabled } = await show({}, <Switched />);
  world.answer = (sent) => (sent.startsWith('PUT ') ? Response.json({ error: 'Only 3 are allowed.' }, { status: 400 }) : undefined);
  await choose(disabled, 'Enable');
  expect(await screen.findByText('The plan allows no more')).toBeVisible();
  await choose(enabled, 'Enable');
  expect(await screen.findByText('Couldn’t enable it')).toBeVisible();
});

/** Deletes the configs one by one. */
function useDeleteConfigs() {
  const { mutateAsync } = useDeleteOidcTokenConfig();
  return {
    async mutateAsync({ ids }: { readonly ids: readonly number[] }) {
      for (const id of ids) await mutateAsync({ id });
      return { succeeded: ids, failed: [] };
    },
  };
}

function listOfMany({ isLockedOf = () => () => false }: { isLockedOf?: () => (id: number) => boolean } = {}) {
  const onMany = {
    title: (_: number, formatted: string) => `Delete ${formatted} configs?`,
    effect: 'Their tokens stop working.',
    heading: 'Delete configs',
    done: (_: number, formatted: string) => `${formatted} configs deleted`,
  };
  const labels = { ...words, locked: 'In use.', delete: { ...words.delete, bulk: onMany } };
  return createResourceWidget(
    {
      ...shared,
      useLabels: () => labels,
      list: { ...shared.list, isLockedOf },
      actions: {
        delete: action(
          'deleteOidcTokenConfig',
          'deleted',
          useDeleteOidcTokenConfig,
          (_: ConfigListOptions, { id }: OidcTokenConfig) => ({ id }),
          {
            dialog: 'confirm',
            saidOf: (_, { id }): [ids: readonly number[]] => [[id]],
            bulk: bulkAction(
              'deleteOidcTokenConfig',
              'deleted',
              useDeleteConfigs,
              (_: ConfigListOptions, configs: readonly OidcTokenConfig[]) => ({ ids: configs.map(({ id }) => id) }),
              (answer) => answer,
              { isDeletion: true },
            ),
          },
        ),
      },
    },
    listBulk,
  ).assemble({});
}

it('runs an action with bulk on the selected records, after one confirmation, and deselects them', async () => {
  const onDeleted = vi.fn();
  const Many = listOfMany();
  const { world, enabled, disabled } = await show({}, <Many onDeleted={onDeleted} />);
  for (const name of ['in-use', 'retired']) await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`Select .*${name}`) }));
  expect(screen.queryByRole('searchbox')).toBeNull();
  await userEvent.click(within(screen.getByRole('toolbar', { name: '2 selected' })).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 configs?' }));
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['in-use', 'retired']);
  expect(world.sent(/^DELETE/)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 configs deleted')).toBeVisible();
  expect(onDeleted).toHaveBeenCalledExactlyOnceWith([enabled.id, disabled.id]);
  expect(await screen.findByRole('searchbox')).toBeVisible();
});

it('keeps selected what the service refuses, with the reason', async () => {
  const Many = listOfMany();
  const { world } = await show({}, <Many />);
  world.answer = (sent) => (sent.startsWith('DELETE ') ? Response.json({ error: 'Still in use.' }, { status: 409 }) : undefined);
  await userEvent.click(screen.getByRole('checkbox', { name: /Select .*in-use/ }));
  await userEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: /^1 / })).toBeVisible();
  expect(screen.getByRole('toolbar', { name: '1 selected' })).toBeVisible();
});

it('neither selects nor changes a locked record, and says why', async () => {
  const Many = listOfMany({ isLockedOf: () => () => true });
  await show({}, <Many />);
  expect(screen.getByRole('checkbox', { name: /Select .*in-use.* In use\./ })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: /^Actions for .*in-use/ }));
  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription('In use.');
});

it('needs what runs actions on many records', () => {
  const many = bulkAction(
    'deleteOidcTokenConfig',
    'deleted',
    useDeleteConfigs,
    (_: ConfigListOptions, ids: readonly number[]) => ({ ids }),
    (answer) => answer,
  );
  const declare = () => createResourceWidget({ ...shared, actions: { deleteMany: many } });
  expect(declare).toThrow('config-list has actions on many records. Declare it with createResourceWidget(definition, listBulk).');
});
