'use client';
import { type Dispatch, type SetStateAction, useId, useState } from 'react';
import type { ServiceError } from '../../client/http/ServiceError.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import {
  type EmailProblem,
  emailProblemOf,
  emptyNewUser,
  inputOfNewUser,
  type NewUserDraft,
} from '../../hooks/user-management/newUserDraft.js';
import { nameOfUser } from '../../hooks/user-management/useUserManagement.js';
import { FormDialog } from '../primitives/dialog/FormDialog.js';
import { Checkbox } from '../primitives/fields/Checkbox.js';
import { TextField } from '../primitives/fields/TextField.js';
import { isolate } from '../primitives/isolate.js';
import { useOutcomeToast } from '../primitives/toasts/useOutcomeToast.js';
import { useOpenings } from '../primitives/useOpenings.js';
import { useUserManagementContext } from './UserManagementContext.js';

/** Adds a user by a form. What was typed waits for the next time until it has worked, but for the password. Renders a `<div role="dialog">`. */
export function AddUserDialog() {
  const { users, isAdding } = useUserManagementContext();
  const [draft, setDraft] = useState(emptyNewUser);
  const isOpen = isAdding && users.permission.answer !== 'refused';
  return <AddUserForm key={useOpenings(isOpen)} isOpen={isOpen} draft={draft} onDraftChange={setDraft} />;
}

interface AddUserFormProps {
  isOpen: boolean;
  /** Never has a password. */
  draft: NewUserDraft;
  onDraftChange: Dispatch<SetStateAction<NewUserDraft>>;
}

function AddUserForm({ isOpen, draft: kept, onDraftChange }: AddUserFormProps) {
  const { users: words } = useAdminLabels();
  const { users, setAdding, setOpenUser } = useUserManagementContext();
  const { sayDone } = useOutcomeToast();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<EmailProblem>();
  const [error, setError] = useState<ServiceError>();
  const [isBusy, setBusy] = useState(false);
  const draft = { ...kept, password };

  function change({ password: typed = password, ...next }: Partial<NewUserDraft>): void {
    setPassword(typed);
    onDraftChange((before) => ({ ...before, ...next }));
    if (next.email !== undefined) setProblem(undefined);
    setError(undefined);
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const found = emailProblemOf(draft);
    setProblem(found);
    if (found !== undefined) return form.querySelector('input')?.focus();
    setBusy(true);
    const outcome = await users.create(inputOfNewUser(draft));
    setBusy(false);
    if (outcome.kind === 'failed') return setError(outcome.error);
    if (outcome.kind === 'vetoed') return;
    const user = outcome.result;
    onDraftChange(emptyNewUser);
    setAdding(false);
    sayDone(words.add.done(isolate(nameOfUser(user))), { action: { label: words.acts.open, onPress: () => setOpenUser(user) } });
  }

  return (
    <FormDialog
      open={isOpen}
      onOpenChange={() => setAdding(false)}
      title={words.add.title}
      description={words.add.description}
      submitLabel={words.add.submit}
      onSubmit={(form) => void submit(form)}
      error={error}
      errorTitle={words.add.failed}
      isBusy={isBusy}
    >
      <NewUserFields draft={draft} onChange={change} problem={problem} />
    </FormDialog>
  );
}

interface NewUserFieldsProps {
  draft: NewUserDraft;
  onChange: (change: Partial<NewUserDraft>) => void;
  problem: EmailProblem | undefined;
}

function NewUserFields({ draft, onChange, problem }: NewUserFieldsProps) {
  const { add: words } = useAdminLabels().users;
  const hintId = useId();
  return (
    <>
      <TextField
        label={words.email}
        type="email"
        autoComplete="off"
        value={draft.email}
        error={problem && words[problem]}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
      />
      <TextField
        label={words.firstName}
        autoComplete="off"
        value={draft.firstName}
        onChange={({ currentTarget }) => onChange({ firstName: currentTarget.value })}
      />
      <TextField
        label={words.username}
        hint={words.usernameHint}
        autoComplete="off"
        value={draft.username}
        onChange={({ currentTarget }) => onChange({ username: currentTarget.value })}
      />
      <TextField
        label={words.password}
        hint={words.passwordHint}
        type="password"
        autoComplete="new-password"
        value={draft.password}
        onChange={({ currentTarget }) => onChange({ password: currentTarget.value })}
      />
      <div className="parley-user-choice">
        <Checkbox
          id={`${hintId}-choice`}
          checked={draft.isAdmin}
          aria-describedby={hintId}
          onChange={({ currentTarget }) => onChange({ isAdmin: currentTarget.checked })}
        />
        <label htmlFor={`${hintId}-choice`}>{words.isAdmin}</label>
        <span id={hintId} className="parley-user-choice-hint">
          {words.isAdminHint}
        </span>
      </div>
    </>
  );
}
