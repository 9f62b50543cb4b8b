'use client';
import type { ResourceOwner } from '../../client/resources/users.js';
import { isolate } from '../../ui/text/isolate.js';
import { useOutcomeToast } from '../../ui/toasts/useOutcomeToast.js';
import { nameOfUser } from './model/useUserManagement.js';
import { userManagementWidget, useUserLabels } from './userManagementWidget.js';

/** Activates a user without confirmation, because it is harmless, and shows the outcome in a toast. */
export function useActivateUser(): (user: ResourceOwner) => Promise<void> {
  const { actions: words } = useUserLabels();
  const actOn = userManagementWidget.use(({ model }) => model.actOn);
  const { showSuccess, showFailure } = useOutcomeToast();

  return async function activate(user) {
    const name = isolate(nameOfUser(user));
    const outcome = await actOn('ACTIVATE', user.id);
    if (outcome.kind === 'done') showSuccess(words.activated(name));
    if (outcome.kind === 'failed') showFailure(words.activateFailed(name), outcome.error, () => void activate(user));
  };
}
