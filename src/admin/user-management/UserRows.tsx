'use client';
import { PanelRightOpen, Trash2, UserCheck, Users, UserX } from 'lucide-react';
import type { ResourceOwner } from '../../client/resources/users.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { MenuItem, MenuSeparator } from '../../ui/menu/MenuItem.js';
import { partClass } from '../../ui/partClass.js';
import { useLock } from '../kit/actions/useLock.js';
import { rowsOf } from '../kit/list/listSlices.js';
import { type ListRowsProps, ResourceTable } from '../kit/table/ResourceTable.js';
import { useActivateUser } from './UserActionDialogs.js';
import { userColumns, userColumnsWithState } from './userColumns.js';
import { userManagementWidget, useUserLabels } from './userManagementWidget.js';

/** The users as a table, or the loading, empty, not-found or error state. Renders a `<div>`. */
export function UserRows({ className, ...props }: ListRowsProps<ResourceOwner>) {
  const words = useUserLabels();
  const list = userManagementWidget.useSelector(({ model }) => rowsOf(model.list));
  const { selection, canChange, isProvisioned, isBusy, ...context } = userManagementWidget.useSelector(({ model }) => {
    const { isOwn, stateOf, accountOf, setOpenUser, isProvisioned, permission, list, isBusy } = model;
    return {
      isOwn,
      stateOf,
      accountOf,
      onOpen: setOpenUser,
      selection: list.selection,
      canChange: permission.answer !== 'refused',
      isProvisioned,
      isBusy,
    };
  });
  return (
    <ResourceTable
      caption={words.caption}
      list={list}
      columns={isProvisioned ? userColumnsWithState : userColumns}
      labels={words}
      context={context}
      idOf={({ id }) => id}
      nameOf={({ email }) => email}
      cardsUpToPx={cardsUpToPx}
      lockOf={({ id }) => (context.isOwn(id) ? words.ownRow : undefined)}
      selection={canChange ? selection : undefined}
      rowActions={canChange ? UserActions : undefined}
      isBusy={isBusy}
      empty={<EmptyState heading={words.empty.heading} headingLevel={3} text={canChange ? words.empty.advice : undefined} icon={Users} />}
      className={partClass('user-table', className)}
      {...props}
    />
  );
}

/** In narrower tables, the column of groups leaves too little room for emails. */
const cardsUpToPx = 680;

/** The actions on one user. For the signed-in user, unavailable ones are disabled and say why. */
function UserActions({ item: user }: { item: ResourceOwner }) {
  const words = useUserLabels();
  const { isOwn, state, setOpenUser, show } = userManagementWidget.useSelector(({ model, dialogs }) => ({
    isOwn: model.isOwn(user.id),
    state: model.stateOf(user.id),
    setOpenUser: model.setOpenUser,
    show: dialogs.show,
  }));
  const activate = useActivateUser();
  const lock = useLock(isOwn, words.ownRow);
  return (
    <>
      <MenuItem icon={PanelRightOpen} onSelect={() => setOpenUser(user)}>
        {words.actions.open}
      </MenuItem>
      <MenuSeparator />
      {state !== 'active' && (
        <MenuItem icon={UserCheck} onSelect={() => void activate(user)}>
          {words.actions.activate}
        </MenuItem>
      )}
      {state !== 'deactivated' && (
        <MenuItem icon={UserX} {...lock.item} onSelect={() => show({ kind: 'change-one', action: 'DEACTIVATE', user })}>
          {words.actions.deactivate}
        </MenuItem>
      )}
      <MenuItem icon={Trash2} {...lock.item} onSelect={() => show({ kind: 'change-one', action: 'DELETE', user })}>
        {words.actions.remove}
      </MenuItem>
      {lock.menuNote}
    </>
  );
}
