'use client';
import { UserPlus } from 'lucide-react';
import { useId, useState } from 'react';
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
import { Button, type ButtonProps } from '../primitives/Button.js';
import { FormDialog } from '../primitives/dialog/FormDialog.js';
import { Checkbox } from '../primitives/fields/Checkbox.js';
import { TextField } from '../primitives/fields/TextField.js';
import { isolate } from '../primitives/isolate.js';
import { useOutcomeToast } from '../primitives/toasts/useOutcomeToast.js';
import { useControllable } from '../primitives/useControllable.js';
import { useUserManagementContext } from './UserManagementContext.js';

export interface AddUserProps extends Omit<ButtonProps, 'onClick'> {
  open?: boolean | undefined;
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

/** Adds a user by a form in a dialog. What was typed stays until it has worked. Renders a `<button>`. */
export function AddUser({ open, defaultOpen = false, onOpenChange, ...props }: AddUserProps) {
  const { users: words } = useAdminLabels();
  const { users, setOpenUser } = useUserManagementContext();
  const { sayDone } = useOutcomeToast();
  const [isOpen, setOpen] = useControllable(open, defaultOpen, onOpenChange);
  const [draft, setDraft] = useState(emptyNewUser);
  const [problem, setProblem] = useState<EmailProblem>();
  const [error, setError] = useState<ServiceError>();
  const [isBusy, setBusy] = useState(false);

  function change(next: Partial<NewUserDraft>): void {
    setDraft((before) => ({ ...before, ...next }));
    if (next.email !== undefined) setProblem(undefined);
    setError(undefined);
  }

  /** The draft waits for the next time, but for what nobody should find there. */
  function close(): void {
    change({ password: '' });
    setOpen(false);
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
    setDraft(emptyNewUser);
    setOpen(false);
    sayDone(words.add.done(isolate(nameOfUser(user))), { action: { label: words.acts.open, onPress: () => setOpenUser(user) } });
  }

  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)} {...props}>
        <UserPlus aria-hidden="true" size={16} strokeWidth={1.5} />
        {words.add.open}
      </Button>
      <FormDialog
        open={isOpen}
        onOpenChange={close}
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
    </>
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
