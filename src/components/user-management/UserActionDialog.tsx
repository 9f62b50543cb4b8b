'use client';
import { useState } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import type { BulkUserAction } from '../../client/resources/users.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { useFormats } from '../../hooks/useFormats.js';
import { nameOfUser } from '../../hooks/user-management/useUserManagement.js';
import type { UserActLabels, UserBulkLabels } from '../../labels/admin/users/UserLabels.js';
import { ActFailure } from '../primitives/ActFailure.js';
import { ConfirmDialog } from '../primitives/dialog/ConfirmDialog.js';
import { NamePreview } from '../primitives/dialog/NamePreview.js';
import { useTypedCount } from '../primitives/dialog/useTypedCount.js';
import { isolate } from '../primitives/isolate.js';
import { useOpenings } from '../primitives/useOpenings.js';
import { type UserQuestion, useUserManagementContext } from './UserManagementContext.js';
import { useUserTasks } from './useUserTasks.js';

export interface UserActionDialogProps {
  /** Asks what is asked in the drawer, in which it must stand: whatever is outside of it is out of reach. */
  isInDrawer?: boolean | undefined;
}

/** Asks before users are deactivated, deleted or, if many, activated. Renders a `<div role="alertdialog">` while it asks. */
export function UserActionDialog({ isInDrawer = false }: UserActionDialogProps) {
  const { question: asked } = useUserManagementContext();
  const isAskedInDrawer = asked?.kind === 'one' && asked.isInDrawer === true;
  const question = isAskedInDrawer === isInDrawer ? asked : undefined;
  const [shown, setShown] = useState(question);
  const openings = useOpenings(question !== undefined);
  // What was asked stays to be read while the dialog closes.
  if (question !== undefined && question !== shown) setShown(question);
  if (shown === undefined) return null;
  return shown.kind === 'one' ? (
    <OneUserDialog key={`${openings} ${shown.user.id}`} question={shown} isOpen={question !== undefined} />
  ) : (
    <ManyUsersDialog key={openings} question={shown} isOpen={question !== undefined} />
  );
}

interface QuestionProps<Question> {
  question: Question;
  isOpen: boolean;
}

function OneUserDialog({ question: { action, user }, isOpen }: QuestionProps<Extract<UserQuestion, { kind: 'one' }>>) {
  const { acts: words } = useAdminLabels().users;
  const { openUser, setOpenUser, ask } = useUserManagementContext();
  const { act } = useUserTasks();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ServiceError>();
  const name = isolate(nameOfUser(user));
  const isDeletion = action === 'DELETE';

  const close = () => ask(undefined);

  async function confirm(): Promise<void> {
    setBusy(true);
    const outcome = await act(action, user);
    setBusy(false);
    if (outcome.kind === 'failed') return setError(outcome.error);
    close();
    if (isDeletion && outcome.kind === 'done' && openUser?.id === user.id) setOpenUser(undefined);
  }

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={close}
      title={isDeletion ? words.removeTitle(name) : words.deactivateTitle(name)}
      description={isDeletion ? words.removeEffect : words.deactivateEffect}
      confirmLabel={words[verbs[action]]}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
    >
      {error && <ActFailure error={error} title={isDeletion ? words.removeFailed(name) : words.deactivateFailed(name)} />}
    </ConfirmDialog>
  );
}

function ManyUsersDialog({ question: { action, userIds }, isOpen }: QuestionProps<Extract<UserQuestion, { kind: 'many' }>>) {
  const { users: words } = useAdminLabels();
  const { users, ask } = useUserManagementContext();
  const { number } = useFormats();
  const count = userIds.length;
  const typedCount = useTypedCount(action === 'DELETE' ? count : 0);

  const close = () => ask(undefined);

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={close}
      title={words.bulk[titles[action]](count, number(count))}
      description={words.bulk[effects[action]]}
      confirmLabel={words.acts[verbs[action]]}
      canConfirm={typedCount.isConfirmed}
      onConfirm={() => {
        close();
        void users.runBulk(action, userIds);
      }}
    >
      <NamePreview items={userIds.map((id) => ({ id, name: users.nameOf(id), detail: users.emailOf(id) }))} />
      {typedCount.field}
    </ConfirmDialog>
  );
}

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
