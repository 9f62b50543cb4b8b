import type { BulkUserAction, BulkUserActionPayload } from '@parley/react/client';
import type { People, UserRecord } from './People.js';
import { isLastAdmin, removeUser } from './userAccounts.js';

/** Does one thing to many users, one after the other: a failure of one leaves the others done. */
export function bulkUserAction(people: People, { action, userIds, callerId, now, isHeld }: BulkUserActionRequest): BulkUserActionPayload {
  const succeeded: number[] = [];
  const failed: { userId: number; error: Refusal }[] = [];
  for (const userId of new Set(userIds)) {
    const error = act(userId);
    if (error === undefined) succeeded.push(userId);
    else failed.push({ userId, error });
  }
  return { action, succeeded, failed };

  function act(userId: number): Refusal | undefined {
    const user = people.users.find(userId);
    if (user === undefined) return action === 'DELETE' && people.users.wasRemoved(userId) ? undefined : unknownUser;
    const refusal = refusalOf(people, user, { action, callerId, isHeld });
    if (refusal !== undefined) return refusal;
    if (action === 'DELETE') removeUser(people, userId);
    else if (user.isDeactivated !== (action === 'DEACTIVATE')) {
      people.users.update(userId, { isDeactivated: action === 'DEACTIVATE', updatedAt: now });
    }
    return undefined;
  }
}

interface BulkUserActionRequest {
  readonly action: BulkUserAction;
  readonly userIds: readonly number[];
  readonly callerId: number;
  readonly now: number;
  /** True if an identity provider manages the user. */
  readonly isHeld: (user: UserRecord) => boolean;
}

interface Refusal {
  readonly status: number;
  readonly message: string;
}

export const heldUser = {
  status: 403,
  message: 'This user is managed by an identity provider. Delete the user there.',
} as const satisfies Refusal;

const unknownUser: Refusal = { status: 404, message: 'The user was not found.' };

function refusalOf(
  people: People,
  user: UserRecord,
  { action, callerId, isHeld }: Pick<BulkUserActionRequest, 'action' | 'callerId' | 'isHeld'>,
): Refusal | undefined {
  if (action === 'ACTIVATE') return undefined;
  if (user.id === callerId) {
    return action === 'DELETE'
      ? { status: 400, message: 'You cannot delete yourself.' }
      : { status: 403, message: 'You cannot deactivate yourself.' };
  }
  if (action === 'DELETE' && isHeld(user)) return heldUser;
  return isLastAdmin(people, user) ? { status: 403, message: 'The last admin cannot be removed.' } : undefined;
}
