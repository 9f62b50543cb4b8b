'use client';
import { Trash2, UserCheck, UserPlus, UserX } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { BulkUserAction } from '../../client/resources/users.js';
import { useFormats } from '../../react/useFormats.js';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { BulkBar, BulkButton } from '../kit/list/BulkBar.js';
import { ListSearch } from '../kit/list/ListSearch.js';
import { ReadOnlyNote } from '../kit/list/ReadOnlyNote.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { bulkActions } from './UserActionDialogs.js';
import { userManagementWidget, useUserLabels } from './userManagementWidget.js';

/** Search and a button that adds a user, or the bulk actions while users are selected. Renders a `<div>`. */
export function UserManagementToolbar(props: ComponentProps<'div'>) {
  const words = useUserLabels();
  const { isSelecting, isNeeded, canChange } = userManagementWidget.use(({ model: { list, permission } }) => ({
    isSelecting: list.selection.count > 0,
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
 * The actions on the selected users, and a note about the extent of the selection. Renders a `<div role="toolbar">` and a
 * note.
 */
export function UserBulkBar(props: ComponentProps<'div'>) {
  const words = useUserLabels();
  const { selection, bulk, show } = userManagementWidget.use(({ model: { list, bulk }, dialogs: { show } }) => {
    return { selection: list.selection, bulk, show };
  });
  const actOf = (action: BulkUserAction) => ({
    size: 'small' as const,
    variant: 'quiet' as const,
    bulk,
    action: bulkActions[action],
    onClick: () => show({ kind: 'change-many', action, userIds: [...selection.ids] }),
  });
  return (
    <div className="parley-stack parley-gap-s parley-user-bulk">
      <BulkBar selection={selection} {...props}>
        <BulkButton icon={UserCheck} {...actOf('ACTIVATE')}>
          {words.actions.activate}
        </BulkButton>
        <BulkButton icon={UserX} {...actOf('DEACTIVATE')}>
          {words.actions.deactivate}
        </BulkButton>
        <BulkButton icon={Trash2} {...actOf('DELETE')} className="parley-user-remove">
          {words.actions.remove}
        </BulkButton>
      </BulkBar>
      <SelectionReach />
    </div>
  );
}

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
    <p className="parley-caption parley-words">
      {isPartOfMore && <span>{words.allLoaded(loadedCount, number(loadedCount))}</span>}
      {hidden > 0 && <span>{words.notShown(hidden, number(hidden))}</span>}
    </p>
  );
}
