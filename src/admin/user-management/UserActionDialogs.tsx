'use client';
import type { BulkUserAction } from '../../client/resources/users.js';
import { useFormats } from '../../react/useFormats.js';
import { isolate } from '../../ui/text/isolate.js';
import { ActionDialog } from '../kit/ActionDialog.js';
import type { OpenProps } from '../kit/createWidget.js';
import { NamePreview } from '../kit/dialog/NamePreview.js';
import { useActionForm } from '../kit/useActionForm.js';
import type { UserActLabels, UserBulkLabels } from './labels/UserLabels.js';
import { nameOfUser } from './model/useUserManagement.js';
import { type UserManagementDialog, userManagementWidget, useUserLabels } from './userManagementWidget.js';

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

function ConfirmOne({ action, user, open, onOpenChange }: DialogOf<'change-one'> & OpenProps) {
  const { actions: words } = useUserLabels();
  const { actOn, openUser, setOpenUser } = userManagementWidget.use(({ model: { actOn, openUser, setOpenUser } }) => {
    return { actOn, openUser, setOpenUser };
  });
  const name = isolate(nameOfUser(user));
  const isDeletion = action === 'DELETE';
  const form = useActionForm({
    open,
    onOpenChange,
    initial: {},
    action: () => actOn(action, user.id),
    done() {
      if (isDeletion && openUser?.id === user.id) setOpenUser(undefined);
      return isDeletion ? words.removed(name) : words.deactivated(name);
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

/** Asks for confirmation before many users are activated, deactivated or deleted. `UserBulkResult` shows the outcome. */
export function ConfirmManyDialog({ action, userIds, open, onOpenChange }: DialogOf<'change-many'> & OpenProps) {
  const words = useUserLabels();
  const { number } = useFormats();
  const { actOnMany, nameOf, emailOf } = userManagementWidget.use(({ model: { actOnMany, nameOf, emailOf } }) => {
    return { actOnMany, nameOf, emailOf };
  });
  const count = userIds.length;
  const form = useActionForm({
    open,
    onOpenChange,
    initial: {},
    action() {
      void actOnMany(action, userIds);
      return undefined;
    },
  });
  return (
    <ActionDialog
      form={form}
      isDestructive
      lostCount={action === 'DELETE' ? count : 0}
      title={words.bulk[titles[action]](count, number(count))}
      description={words.bulk[effects[action]]}
      submitLabel={words.actions[verbs[action]]}
    >
      <NamePreview items={userIds.map((id) => ({ id, name: nameOf(id), detail: emailOf(id) }))} />
    </ActionDialog>
  );
}

type DialogOf<Kind> = Extract<UserManagementDialog, { readonly kind: Kind }>;

const verbs = { ACTIVATE: 'activate', DEACTIVATE: 'deactivate', DELETE: 'remove' } as const satisfies Record<
  BulkUserAction,
  keyof UserActLabels
>;

const titles = { ACTIVATE: 'activateTitle', DEACTIVATE: 'deactivateTitle', DELETE: 'removeTitle' } as const satisfies Record<
  BulkUserAction,
  keyof UserBulkLabels
>;

const effects = { ACTIVATE: 'activateEffect', DEACTIVATE: 'deactivateEffect', DELETE: 'removeEffect' } as const satisfies Record<
  BulkUserAction,
  keyof UserBulkLabels
>;
