'use client';
import { Trash2, UserCheck, UserPlus, UserX } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { BulkUserAction } from '../../client/resources/users.js';
import { useFormats } from '../../react/useFormats.js';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { BulkBar, BulkButton, isBulkBarShown } from '../kit/list/BulkBar.js';
import { ListSearch } from '../kit/list/ListSearch.js';
import { ReadOnlyNote } from '../kit/list/ReadOnlyNote.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { bulkActions } from './UserActionDialogs.js';
import { userManagementWidget, useUserLabels } from './userManagementWidget.js';

/** Search and a button that adds a user, or the bulk actions while users are selected. Renders a `<div>`. */
export function UserManagementToolbar(props: ComponentProps<'div'>) {
  const words = useUserLabels();
  const { isSelecting, isNeeded, canChange } = userManagementWidget.use(({ model: { list, bulk, permission } }) => ({
    isSelecting: isBulkBarShown(list.selection, bulk),
    isNeeded: list.state.status !== 'denied' || list.isFiltered,
    canChange: permission.answer !== 'refused',
  }));
  if (isSelecting) return <UserBulkBar {...props} />;
  if (!isNeeded) return null;
  return (
    <Toolbar {...props}>
      <ListSearch of={userManagementWidget} label={words.search} />
      {canChange ? <AddUser /> : <ReadOnlyNote>{words.adminsOnly}</ReadOnlyNote>}
    </Toolbar>
  );
}

export type AddUserProps = Omit<ButtonProps, 'onClick'>;

/** Opens the form that adds a user. Renders a `<button>`. */
export function AddUser(props: AddUserProps) {
  const { add: words } = useUserLabels();
  const show = userManagementWidget.use(({ dialogs }) => dialogs.show);
  return (
    <Button icon={UserPlus} variant="primary" onClick={() => show({ kind: 'add' })} {...props}>
      {words.open}
    </Button>
  );
}

/**
 * The actions on the selected users, the extent of the selection, and what did not succeed. Renders a `<div role="toolbar">`.
 */
export function UserBulkBar(props: ComponentProps<'div'>) {
  const words = useUserLabels();
  const { selection, bulk, nameOf, show } = userManagementWidget.use(({ model: { list, bulk, nameOf }, dialogs: { show } }) => {
    return { selection: list.selection, bulk, nameOf, show };
  });
  const actOf = (action: BulkUserAction) => ({
    bulk,
    action: bulkActions[action],
    disabled: selection.count === 0,
    onClick: () => show({ kind: 'change-many', action, userIds: [...selection.ids] }),
  });
  const heading = bulk.action && words.bulk[headings[bulk.action.name]];
  return (
    <BulkBar selection={selection} outcome={{ bulk, nameOf, heading }} note={<SelectionReach />} {...props}>
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

const headings = { activateMany: 'activating', deactivateMany: 'deactivating', deleteMany: 'removing' } as const;

/** Points out selected users that are not visible, and users that are not selected although all seem to be. */
function SelectionReach() {
  const { bulk: words } = useUserLabels();
  const { number } = useFormats();
  const { loadedCount, hidden, isPartOfMore } = userManagementWidget.use(({ model: { list } }) => {
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
