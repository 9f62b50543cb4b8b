'use client';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { isolate } from '../../ui/text/isolate.js';
import { ActDialog } from '../kit/ActDialog.js';
import type { OpenProps } from '../kit/createWidget.js';
import { type ActForm, useActForm } from '../kit/useActForm.js';
import { emailProblemOf, emptyNewUser, inputOfNewUser, type NewUserDraft } from './model/newUserDraft.js';
import { nameOfUser } from './model/useUserManagement.js';
import { userManagementWidget } from './userManagementWidget.js';
import { useUserLabels } from './useUserLabels.js';

/** A form that adds a user. Keeps the input until it succeeds, except for the password. Renders a `<div role="dialog">`. */
export function AddUserDialog() {
  const [kept, keep] = useState(emptyNewUser);
  return (
    <userManagementWidget.DialogOf kind="add">
      {(_, open) => <AddUserForm kept={kept} onKeep={keep} {...open} />}
    </userManagementWidget.DialogOf>
  );
}

interface AddUserFormProps extends OpenProps {
  /** The kept input, always without a password. */
  kept: NewUserDraft;
  onKeep: Dispatch<SetStateAction<NewUserDraft>>;
}

function AddUserForm({ kept, onKeep, open, onOpenChange }: AddUserFormProps) {
  const words = useUserLabels();
  const { create, setOpenUser, canChange } = userManagementWidget.use(({ model: { create, setOpenUser, permission } }) => {
    return { create, setOpenUser, canChange: permission.answer !== 'refused' };
  });
  const [password, setPassword] = useState('');
  const form = useActForm({
    open: open && canChange,
    onOpenChange,
    initial: emptyNewUser,
    draft: [
      { ...kept, password },
      (next) => {
        setPassword(next.password);
        onKeep({ ...next, password: '' });
      },
    ],
    problemsOf(values) {
      const problem = emailProblemOf(values);
      return { email: problem && words.add[problem] };
    },
    act: (values) => create(inputOfNewUser(values)),
    done(user) {
      onKeep(emptyNewUser);
      return {
        title: words.add.done(isolate(nameOfUser(user))),
        action: { label: words.acts.open, onPress: () => setOpenUser(user) },
      };
    },
  });
  return (
    <ActDialog
      form={form}
      title={words.add.title}
      description={words.add.description}
      submitLabel={words.add.submit}
      errorTitle={words.add.failed}
    >
      <NewUserFields form={form} />
    </ActDialog>
  );
}

function NewUserFields({ form }: { form: ActForm<NewUserDraft> }) {
  const { add: words } = useUserLabels();
  return (
    <>
      <TextField label={words.email} type="email" {...form.field('email')} />
      <TextField label={words.firstName} {...form.field('firstName')} />
      <TextField label={words.username} hint={words.usernameHint} {...form.field('username')} />
      <TextField label={words.password} hint={words.passwordHint} type="password" {...form.field('password')} autoComplete="new-password" />
      <CheckField label={words.isAdmin} hint={words.isAdminHint} {...form.checkbox('isAdmin')} />
    </>
  );
}
