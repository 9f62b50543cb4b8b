'use client';
import type { ReactNode } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import { TextField } from '../../../ui/fields/TextField.js';
import { isolate } from '../../../ui/text/isolate.js';
import type { ActionOutcome } from '../events/WidgetEvents.js';
import type { OpenProps } from '../widget/createWidget.js';
import { ActionDialog } from './ActionDialog.js';
import { checkName, longestName } from './checkName.js';
import { type ActionForm, useActionForm } from './useActionForm.js';

export interface NameDialogProps extends OpenProps {
  /** The present name; leave out for something new. */
  name?: string | undefined;
  /** Called with the trimmed name, but not if it equals the present one. */
  onSubmit: (name: string) => Promise<ActionOutcome>;
  /** The title of the dialog. */
  title: string;
  /** The label of the field. */
  label: string;
  /** The label of the submit button. */
  submitLabel: string;
  /** The error for an empty field. */
  missing: string;
  /** The title of the error, above its reason. */
  errorTitle: string;
  /** Returns the text of the toast after success. */
  done: (name: string) => string;
  /** Returns a hint shown below the field, such as a warning about a name that can still be used. */
  hintOf?: ((name: string) => ReactNode) | undefined;
  /** Renders an error that the user has to resolve before submitting again, such as a conflict. Default: no error has to be. */
  conflictOf?: ((error: ServiceError, form: ActionForm<{ name: string }>) => ReactNode) | undefined;
}

/** Asks for a new name, or for the name of something new. Keeps the input after a failure. Renders a `<div role="dialog">`. */
export function NameDialog({
  name: present = '',
  onSubmit,
  title,
  label,
  submitLabel,
  missing,
  errorTitle,
  done,
  ...props
}: NameDialogProps) {
  const { hintOf, conflictOf, ...open } = props;
  const form = useActionForm({
    ...open,
    initial: { name: present },
    isCheckedAtOnce: present !== '',
    problemsOf: ({ name }) => ({ name: checkName(name) === 'missing' ? missing : undefined }),
    action: ({ name }) => (name.trim() === present ? undefined : onSubmit(name.trim())),
    done: (_, { name }) => ({
      title: done(isolate(name.trim())),
      undo: present === '' ? undefined : { done: done(isolate(present)), failed: errorTitle },
    }),
  });
  const { name } = form.values;
  const conflict = form.error && conflictOf?.(form.error, form);
  return (
    <ActionDialog
      form={form}
      title={title}
      submitLabel={submitLabel}
      errorTitle={errorTitle}
      renderError={conflict ? () => conflict : undefined}
      canSubmit={checkName(name) !== 'too-long' && !conflict}
    >
      <TextField
        label={label}
        limit={longestName}
        dir="auto"
        hint={hintOf?.(name.trim())}
        onFocus={({ currentTarget }) => currentTarget.select()}
        {...form.field('name')}
      />
    </ActionDialog>
  );
}
