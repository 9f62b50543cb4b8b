'use client';
import type { BulkUserAction, ResourceOwner } from '../../client/resources/users.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { nameOfUser } from '../../hooks/user-management/useUserManagement.js';
import type { ActOutcome } from '../../hooks/widget-events/WidgetEvents.js';
import type { UserActLabels } from '../../labels/admin/users/UserLabels.js';
import { isolate } from '../primitives/isolate.js';
import { useOutcomeToast } from '../primitives/toasts/useOutcomeToast.js';
import { useUserManagementContext } from './UserManagementContext.js';

/** The acts on one user, with what they say when they are done. */
export function useUserTasks() {
  const { users } = useUserManagementContext();
  const { acts: words } = useAdminLabels().users;
  const { sayDone, sayFailure } = useOutcomeToast();

  /** Does not say why it failed: the dialog that asked does. */
  async function act(action: BulkUserAction, user: ResourceOwner): Promise<ActOutcome> {
    const outcome = await users.actOn(action, user.id);
    if (outcome.kind === 'done') sayDone(words[done[action]](isolate(nameOfUser(user))));
    return outcome;
  }

  async function activate(user: ResourceOwner): Promise<void> {
    const outcome = await act('ACTIVATE', user);
    if (outcome.kind !== 'failed') return;
    sayFailure(words.activateFailed(isolate(nameOfUser(user))), outcome.error, () => void activate(user));
  }

  return { act, activate };
}

const done = { ACTIVATE: 'activated', DEACTIVATE: 'deactivated', DELETE: 'removed' } as const satisfies Record<
  BulkUserAction,
  keyof UserActLabels
>;
