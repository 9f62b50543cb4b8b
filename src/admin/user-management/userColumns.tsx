import type { ResourceOwner } from '../../client/resources/users.js';
import type { ResourceColumn } from '../kit/ResourceTable.js';
import { AccountStateMark } from './AccountStateMark.js';
import type { UserLabels } from './labels/UserLabels.js';
import type { AccountState } from './model/accountLedger.js';
import { nameOfUser } from './model/useUserManagement.js';
import { UserName } from './UserName.js';

/** The values that cells need in addition to the user. */
export interface UserCellContext {
  /** Returns the state of an account; without it, no state is shown. */
  readonly stateOf?: ((userId: number) => AccountState) | undefined;
  /** True for the signed-in user. */
  readonly isOwn?: ((userId: number) => boolean) | undefined;
  /** Called when a name is clicked. Makes the names buttons. */
  readonly onOpen?: ((user: ResourceOwner) => void) | undefined;
}

/** A column of the list of users. */
type UserColumn = ResourceColumn<ResourceOwner, UserLabels, UserCellContext>;

const email: UserColumn = {
  id: 'email',
  header: ({ columns }) => columns.email,
  cell: (user) => (nameOfUser(user) === user.email ? null : <bdi>{user.email}</bdi>),
};

const state: UserColumn = {
  id: 'state',
  header: ({ columns }) => columns.state,
  width: '18%',
  cell: ({ id }, { stateOf }) => <AccountStateMark state={stateOf?.(id) ?? 'unknown'} />,
};

/** The columns of a list of users, for a `ResourceTable`. Users known to be deactivated are marked next to the name. */
export const userColumns: readonly UserColumn[] = [nameColumn({ marksDeactivated: true }), email];

/** The same columns with one for the state of each account. Use them if all states are known. */
export const userColumnsWithState: readonly UserColumn[] = [nameColumn({ marksDeactivated: false }), email, state];

function nameColumn({ marksDeactivated }: { readonly marksDeactivated: boolean }): UserColumn {
  return {
    id: 'name',
    header: ({ columns }) => columns.name,
    width: '38%',
    isRowHeader: true,
    cell: (user, { isOwn, stateOf, onOpen }) => (
      <UserName
        user={user}
        isOwn={isOwn?.(user.id)}
        isDeactivated={marksDeactivated && stateOf?.(user.id) === 'deactivated'}
        onOpen={onOpen && (() => onOpen(user))}
      />
    ),
  };
}
