'use client';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { isolate } from '../../ui/text/isolate.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { nameOfUser } from '../shared/people/nameOfUser.js';
import { emailProblemOf, emptyNewUser, inputOfNewUser } from './model/newUserDraft.js';
import { userManagementWidget } from './userManagementWidget.js';
import { useUserLabels } from './userWords.js';

/** A form that adds a user. Keeps the input until it succeeds, except for the password. Renders a `<div role="dialog">`. */
export function AddUserDialog({ open, onOpenChange }: OpenProps) {
  const { add: words, actions } = useUserLabels();
  const { create, setOpenUser, canChange } = userManagementWidget.useSelector(({ model: { create, setOpenUser, permission } }) => {
    return { create, setOpenUser, canChange: permission.answer !== 'refused' };
  });
  const form = useActionForm({
    open: open && canChange,
    onOpenChange,
    initial: emptyNewUser,
    memory: userManagementWidget.useFormMemory('add', ['email', 'firstName', 'username', 'isAdmin']),
    problemsOf(values) {
      const problem = emailProblemOf(values);
      return { email: problem && words[problem] };
    },
    action: (values) => create(inputOfNewUser(values)),
    done: (user) => ({
      title: words.done(isolate(nameOfUser(user))),
      action: { label: actions.open, onPress: () => setOpenUser(user) },
    }),
  });
  return (
    <ActionDialog form={form} title={words.title} description={words.description} submitLabel={words.submit} errorTitle={words.failed}>
      <TextField label={words.email} type="email" {...form.field('email')} />
      <TextField label={words.firstName} {...form.field('firstName')} />
      <TextField label={words.username} hint={words.usernameHint} {...form.field('username')} />
      <TextField label={words.password} hint={words.passwordHint} type="password" {...form.field('password')} autoComplete="new-password" />
      <CheckField label={words.isAdmin} hint={words.isAdminHint} {...form.checkbox('isAdmin')} />
    </ActionDialog>
  );
}
