'use client';
import type { ResourceOwner } from '../../../client/resources/users.js';
import { ActionDialog, type ActionDialogProps } from '../../kit/dialog/ActionDialog.js';
import { type ActionFormOptions, useActionForm } from '../../kit/dialog/useActionForm.js';
import type { OpenProps } from '../../kit/widget/createWidget.js';
import { UserPicker, type UserPickerProps } from './UserPicker.js';

export interface ChooseUsersDialogProps<Result>
  extends OpenProps,
    Pick<ActionDialogProps, 'title' | 'submitLabel' | 'errorTitle'>,
    Pick<UserPickerProps, 'lockOf'> {
  /** Sends the chosen users. `close` closes the dialog before the action ends. */
  action: (users: readonly ResourceOwner[], close: () => void) => ReturnType<ActionFormOptions<ChosenUsers, Result>['action']>;
  /** Returns the text of the toast after success. Default: no toast. */
  done?: ((users: readonly ResourceOwner[]) => string) | undefined;
}

interface ChosenUsers {
  readonly users: readonly ResourceOwner[];
}

/** Chooses users of the account for one action. Renders a `<div role="dialog">`. */
export function ChooseUsersDialog<Result>({ open, onOpenChange, action, done, lockOf, ...dialog }: ChooseUsersDialogProps<Result>) {
  const form = useActionForm<ChosenUsers, Result>({
    open,
    onOpenChange,
    initial: { users: [] },
    action: ({ users }, close) => action(users, close),
    done: (_, { users }) => done?.(users),
  });
  const { users } = form.values;
  return (
    <ActionDialog form={form} size="wide" canSubmit={users.length > 0} {...dialog}>
      <UserPicker value={users} onValueChange={(next) => form.change({ users: next })} lockOf={lockOf} />
    </ActionDialog>
  );
}
