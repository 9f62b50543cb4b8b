'use client';
import { ClipboardPaste, Tag, Trash2, UserCheck, UserPlus, UsersRound, UserX } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { BulkUserAction } from '../../client/resources/users.js';
import { useFormats } from '../../react/language/useFormats.js';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { BulkBar, BulkButton, isBulkBarShown } from '../kit/list/BulkBar.js';
import { type FilterPartProps, FilterSelect } from '../kit/list/FilterSelect.js';
import { ListSearch } from '../kit/list/ListSearch.js';
import { ReadOnlyNote } from '../kit/list/ReadOnlyNote.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import type { UserLabels } from './labels/UserLabels.js';
import type { UserBulk } from './model/useUserManagement.js';
import { bulkActions } from './UserActionDialogs.js';
import { type UserManagementDialog, userManagementWidget, useUserLabels } from './userManagementWidget.js';

/** Search and a button that adds a user, or the bulk actions while users are selected. Renders a `<div>`. */
export function UserManagementToolbar(props: ComponentProps<'div'>) {
  const words = useUserLabels();
  const { isSelecting, isNeeded, canChange, isProvisioned } = userManagementWidget.useSelector(
    ({ model: { list, bulk, permission, isProvisioned } }) => ({
      isProvisioned,
      isSelecting: isBulkBarShown(list.selection, bulk),
      isNeeded: list.state.status !== 'denied' || list.isFiltered,
      canChange: permission.answer !== 'refused',
    }),
  );
  if (isSelecting) return <UserBulkBar {...props} />;
  if (!isNeeded) return null;
  return (
    <Toolbar {...props}>
      <ListSearch of={userManagementWidget} label={words.search} />
      {isProvisioned && <UserStateFilter />}
      {canChange ? (
        <div className="parley-toolbar-actions parley-line parley-gap-s">
          <AddManyUsers />
          <AddUser />
        </div>
      ) : (
        <ReadOnlyNote>{words.adminsOnly}</ReadOnlyNote>
      )}
    </Toolbar>
  );
}

export type AddUserProps = Omit<ButtonProps, 'onClick'>;

/** Opens the form that adds a user. Renders a `<button>`. */
export function AddUser(props: AddUserProps) {
  const { add: words } = useUserLabels();
  const show = userManagementWidget.useSelector(({ dialogs }) => dialogs.show);
  return (
    <Button icon={UserPlus} variant="primary" onClick={() => show({ kind: 'add' })} {...props}>
      {words.open}
    </Button>
  );
}

/** Opens the form that adds many users at once. Renders a `<button>`. */
export function AddManyUsers(props: AddUserProps) {
  const { many: words } = useUserLabels();
  const show = userManagementWidget.useSelector(({ dialogs }) => dialogs.show);
  return (
    <Button icon={ClipboardPaste} onClick={() => show({ kind: 'add-many' })} {...props}>
      {words.open}
    </Button>
  );
}

/** Limits the list to deactivated users. Only with provisioning. Renders a `<div>` around a `<button>`. */
export function UserStateFilter(props: FilterPartProps) {
  const { filter: words, states } = useUserLabels();
  const { state, setFilters } = userManagementWidget.useSelector(({ model: { list } }) => ({
    state: list.filters.state,
    setFilters: list.setFilters,
  }));
  return (
    <FilterSelect<'deactivated'>
      label={words.label}
      noneLabel={words.all}
      value={state}
      onValueChange={(next) => setFilters(next === undefined ? {} : { state: next })}
      options={[{ value: 'deactivated', label: states.deactivated }]}
      {...props}
    />
  );
}

/**
 * The actions on the selected users, the extent of the selection, and what did not succeed. Renders a `<div role="toolbar">`.
 */
export function UserBulkBar(props: ComponentProps<'div'>) {
  const words = useUserLabels();
  const { selection, bulk, nameOf, isProvisioned, show } = userManagementWidget.useSelector(({ model, dialogs: { show } }) => {
    const { list, bulk, nameOf, isProvisioned } = model;
    return { selection: list.selection, bulk, nameOf, isProvisioned, show };
  });
  const buttonOf = (name: string, dialogOf: (userIds: readonly number[]) => UserManagementDialog) => ({
    bulk,
    action: name,
    disabled: selection.count === 0,
    onClick: () => show(dialogOf([...selection.ids])),
  });
  const actOf = (action: BulkUserAction) => buttonOf(bulkActions[action], (userIds) => ({ kind: 'change-many', action, userIds }));
  const heading = bulk.action && headingOf(bulk.action.name, words);
  return (
    <BulkBar selection={selection} outcome={{ bulk, nameOf, heading }} note={<SelectionReach />} {...props}>
      {isProvisioned && (
        <BulkButton icon={UsersRound} {...buttonOf('changeGroupsOfMany', (userIds) => ({ kind: 'change-groups', userIds }))}>
          {words.groups.open}
        </BulkButton>
      )}
      <BulkButton icon={Tag} {...buttonOf('setValueOfMany', (userIds) => ({ kind: 'set-attribute', userIds }))}>
        {words.attribute.open}
      </BulkButton>
      <BulkButton icon={UserCheck} {...actOf('ACTIVATE')}>
        {words.actions.activate}
      </BulkButton>
      <BulkButton icon={UserX} {...actOf('DEACTIVATE')}>
        {words.actions.deactivate}
      </BulkButton>
      <BulkButton icon={Trash2} isDestructive {...actOf('DELETE')}>
        {words.actions.remove}
      </BulkButton>
    </BulkBar>
  );
}

function headingOf(name: NonNullable<UserBulk['action']>['name'], { bulk, groups, attribute }: UserLabels): string {
  switch (name) {
    case 'activateMany':
      return bulk.activating;
    case 'deactivateMany':
      return bulk.deactivating;
    case 'deleteMany':
      return bulk.removing;
    case 'changeGroupsOfMany':
      return groups.heading;
    case 'setValueOfMany':
      return attribute.heading;
    default:
      return name satisfies never;
  }
}

/** Points out selected users that are not visible, and users that are not selected although all seem to be. */
function SelectionReach() {
  const { bulk: words } = useUserLabels();
  const { number } = useFormats();
  const { loadedCount, hidden, isPartOfMore } = userManagementWidget.useSelector(({ model: { list } }) => {
    const { count, loadedCount, allLoadedSelected } = list.selection;
    return { loadedCount, hidden: count - loadedCount, isPartOfMore: allLoadedSelected && list.hasMore };
  });
  if (hidden === 0 && !isPartOfMore) return null;
  return (
    <>
      {isPartOfMore && words.allLoaded(loadedCount, number(loadedCount))} {hidden > 0 && words.notShown(hidden, number(hidden))}
    </>
  );
}
