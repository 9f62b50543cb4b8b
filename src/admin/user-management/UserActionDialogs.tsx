'use client';
import type { BulkUserAction, ResourceOwner } from '../../client/resources/users.js';
import { useFormats } from '../../react/language/useFormats.js';
import { isolate } from '../../ui/text/isolate.js';
import { useActionToast } from '../kit/actions/useActionToast.js';
import { bulkDone } from '../kit/bulk/bulkDone.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { NamePreview } from '../kit/dialog/NamePreview.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { nameOfUser } from '../shared/people/nameOfUser.js';
import { type UserManagementDialog, userManagementWidget, useUserLabels } from './userManagementWidget.js';

/** Activates a user without confirmation, because it is harmless, and shows the outcome in a toast. */
export function useActivateUser(): (user: ResourceOwner) => Promise<void> {
  const { actions: words } = useUserLabels();
  const activate = userManagementWidget.useSelector(({ model }) => model.activate);
  const { run } = useActionToast();
  return (user) => {
    const name = isolate(nameOfUser(user));
    return run(() => activate(user.id), { done: () => words.activated(name), failed: words.activateFailed(name) });
  };
}

/**
 * Asks for confirmation before one user is deactivated or deleted. With `isInDrawer`, handles the dialog of the drawer and
 * must be rendered inside it.
 */
export function ConfirmOneDialog({ isInDrawer = false }: { isInDrawer?: boolean | undefined }) {
  return (
    <userManagementWidget.DialogOf kind="change-one">
      {(asked, open) => (asked.isInDrawer ?? false) === isInDrawer && <ConfirmOne {...asked} {...open} />}
    </userManagementWidget.DialogOf>
  );
}

function ConfirmOne({ action, user, ...open }: DialogOf<'change-one'> & OpenProps) {
  const { actions: words } = useUserLabels();
  const { openUser, setOpenUser, ...actions } = userManagementWidget.useSelector(({ model }) => {
    const { openUser, setOpenUser, deactivate, delete: remove } = model;
    return { openUser, setOpenUser, deactivate, remove };
  });
  const name = isolate(nameOfUser(user));
  const isDeletion = action === 'DELETE';
  const form = useActionForm<object, unknown>({
    ...open,
    initial: {},
    action: () => (isDeletion ? actions.remove(user.id) : actions.deactivate(user.id)),
    done() {
      if (!isDeletion) return { title: words.deactivated(name), undo: { done: words.activated(name), failed: words.activateFailed(name) } };
      if (openUser?.id === user.id) setOpenUser(undefined);
      return words.removed(name);
    },
  });
  return (
    <ActionDialog
      form={form}
      isDestructive
      title={isDeletion ? words.removeTitle(name) : words.deactivateTitle(name)}
      description={isDeletion ? words.removeEffect : words.deactivateEffect}
      submitLabel={isDeletion ? words.remove : words.deactivate}
      errorTitle={isDeletion ? words.removeFailed(name) : words.deactivateFailed(name)}
    />
  );
}

/** Asks for confirmation before many users are activated, deactivated or deleted. A toast says that all succeeded; `UserBulkBar` shows what did not. */
export function ConfirmManyDialog({ action, userIds, ...open }: DialogOf<'change-many'> & OpenProps) {
  const words = useUserLabels();
  const { number } = useFormats();
  const { run, bulk } = userManagementWidget.useSelector(({ model }) => ({ run: model[bulkActions[action]], bulk: model.bulk }));
  const count = userIds.length;
  const verb = verbs[action];
  const form = useActionForm({
    ...open,
    initial: {},
    action: (_, close) => run(userIds, close),
    done: (report) => bulkDone(report, bulk, words.bulk[pasts[action]](report.succeededIds.length, number(report.succeededIds.length))),
  });
  return (
    <ActionDialog
      form={form}
      isDestructive
      lostCount={action === 'DELETE' ? count : 0}
      title={words.bulk[`${verb}Title`](count, number(count))}
      description={words.bulk[`${verb}Effect`]}
      submitLabel={words.actions[verb]}
    >
      <SelectedUsers userIds={userIds} />
    </ActionDialog>
  );
}

/** The first of the users that an action will change, and the number of the others. */
export function SelectedUsers({ userIds }: { userIds: readonly number[] }) {
  const { nameOf, emailOf } = userManagementWidget.useSelector(({ model: { nameOf, emailOf } }) => ({ nameOf, emailOf }));
  return <NamePreview items={userIds.map((id) => ({ id, name: nameOf(id), detail: emailOf(id) }))} />;
}

type DialogOf<Kind> = Extract<UserManagementDialog, { readonly kind: Kind }>;

const verbs = { ACTIVATE: 'activate', DEACTIVATE: 'deactivate', DELETE: 'remove' } as const satisfies Record<BulkUserAction, string>;

const pasts = { ACTIVATE: 'activated', DEACTIVATE: 'deactivated', DELETE: 'removed' } as const satisfies Record<BulkUserAction, string>;

/** The action of the model for each action of the service. */
export const bulkActions = { ACTIVATE: 'activateMany', DEACTIVATE: 'deactivateMany', DELETE: 'deleteMany' } as const satisfies Record<
  BulkUserAction,
  string
>;
