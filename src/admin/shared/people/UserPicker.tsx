'use client';
import { X } from 'lucide-react';
import { type KeyboardEvent, useCallback, useMemo } from 'react';
import type { GetUsersParams, ResourceOwner } from '../../../client/resources/users.js';
import { useResourceList } from '../../../data/resource-list/useResourceList.js';
import { usersInfiniteQuery } from '../../../data/resources/users.js';
import { isOfInputMethod } from '../../../react/text/isOfInputMethod.js';
import { DataTable } from '../../../ui/data-table/DataTable.js';
import { SearchField } from '../../../ui/fields/SearchField.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { ListFooter } from '../../kit/list/ListFooter.js';
import { ListStates } from '../../kit/list/ListStates.js';
import { useSeenItems } from '../../kit/list/useSeenItems.js';
import { nameOfUser } from './nameOfUser.js';

export interface UserPickerProps {
  /** The chosen users, in the order they were chosen. */
  value: readonly ResourceOwner[];
  /** Called with all chosen users when one is chosen or removed. */
  onValueChange: (users: readonly ResourceOwner[]) => void;
  /** Returns the reason why a user cannot be chosen; `undefined` if they can. */
  lockOf?: ((userId: number) => string | undefined) | undefined;
}

/** A searchable list for choosing any number of the account's users. Renders a `<div>`. */
export function UserPicker({ value, onValueChange, lockOf }: UserPickerProps) {
  const { userPicker: words, removeToken } = useCommonAdminLabels();
  const selectedIds = useMemo(() => new Set(value.map(idOf)), [value]);
  const isLocked = useCallback((id: number) => lockOf?.(id) !== undefined, [lockOf]);
  const list = useResourceList<ResourceOwner, GetUsersParams, number>({
    query: usersInfiniteQuery,
    params: { first: pageSize },
    idOf,
    selectedIds,
    onSelectionChange: (ids) => onValueChange([...ids].flatMap((id) => known.get(id) ?? value.find((user) => user.id === id) ?? [])),
    isLocked,
  });
  const known = useSeenItems(list.items, idOf);
  const columns = useMemo(
    () => [
      {
        id: 'name',
        header: words.name,
        isRowHeader: true,
        cell: (user: ResourceOwner) => <bdi className="parley-clip">{nameOfUser(user)}</bdi>,
      },
      { id: 'email', header: words.email, cell: ({ email }: ResourceOwner) => <bdi className="parley-clip">{email}</bdi> },
    ],
    [words],
  );
  return (
    <div data-slot="user-picker" className="parley-user-picker parley-stack parley-gap-l">
      <SearchField search={list.search} label={words.search} onKeyDown={keepEnter} />
      {value.length > 0 && (
        <ul aria-label={words.chosen} className="parley-plain-list parley-line parley-gap-s parley-small">
          {value.map((user) => (
            <li key={user.id} className="parley-token">
              <bdi className="parley-token-text">{nameOfUser(user)}</bdi>
              <button
                type="button"
                className="parley-token-remove"
                aria-label={removeToken(nameOfUser(user))}
                onClick={() => onValueChange(value.filter(({ id }) => id !== user.id))}
              >
                <X aria-hidden="true" size={12} strokeWidth={1.75} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ListStates list={list} empty={null} skeleton={{ columns: 2 }}>
        <DataTable<ResourceOwner, number>
          caption={words.caption}
          columns={columns}
          items={list.items}
          idOf={idOf}
          nameOf={nameOfUser}
          selection={list.selection}
          lockOf={lockOf && (({ id }: ResourceOwner) => lockOf(id))}
          isStale={list.isStale}
        />
        <ListFooter list={list} />
      </ListStates>
    </div>
  );
}

const pageSize = 50;

const idOf = ({ id }: ResourceOwner) => id;

/** Enter searches; it does not submit the form around the field. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !isOfInputMethod(event)) event.preventDefault();
}
