'use client';
import { type ReactNode, useState } from 'react';
import { isOutdated } from '../../../data/conflict/onBase.js';
import { isolate } from '../../../ui/text/isolate.js';
import { type ConfirmActionLabels, failureTitle, type NameActionLabels } from '../actions/actionLabels.js';
import type { DoneToast } from '../actions/useActionToast.js';
import { ActionDialog } from '../dialog/ActionDialog.js';
import { NameDialog } from '../dialog/NameDialog.js';
import { useActionForm } from '../dialog/useActionForm.js';
import type { ActionOutcome } from '../events/WidgetEvents.js';
import { ConflictNotice } from '../record-form/ConflictNotice.js';
import type { OpenProps } from '../widget/createWidget.js';

export interface RecordActionDialogProps extends OpenProps {
  /** The kind of dialog that the action declares. */
  kind: 'name' | 'confirm';
  /** Rendered in the confirmation dialog, such as what depends on the record. */
  effect?: ReactNode;
  /** The labels of the action. */
  labels: NameActionLabels | ConfirmActionLabels;
  /** The name of the record. */
  name: string;
  /** Returns the toast after a confirmed action. `undoneBy` is the name of the action that undoes it, if any. Default: the text of the labels, without undo. */
  done?: ((undoneBy: string | undefined) => DoneToast) | undefined;
  /** Returns the name of a record. Without it, a conflict is shown as an error, without the stored name. */
  nameOf?: ((record: unknown) => string) | undefined;
  /** Runs the action, with the new name if the dialog asks for one and, after a conflict, with the stored record to overwrite. */
  run: (name?: string, base?: unknown) => Promise<ActionOutcome>;
  /** True if the user must type the name to confirm. Default false. */
  isNameTyped?: boolean | undefined;
}

/** The dialog of an action on one record. Renders a `<div role="dialog">`. */
export function RecordActionDialog({ kind, labels, effect, isNameTyped, done, nameOf, ...props }: RecordActionDialogProps) {
  return kind === 'name' && 'field' in labels ? (
    <RenameDialog words={labels} nameOf={nameOf} {...props} />
  ) : (
    'effect' in labels && <ConfirmDialog words={labels} effect={effect} isNameTyped={isNameTyped} done={done} {...props} />
  );
}

interface RenameDialogProps extends OpenProps {
  /** The labels of the action. */
  words: NameActionLabels;
  /** The present name. */
  name: string;
  nameOf?: RecordActionDialogProps['nameOf'];
  /** Called with the new name and, after a conflict, with the stored record to overwrite. */
  run: (name: string, base: unknown) => Promise<ActionOutcome>;
}

/**
 * Asks for a new name of a record. Keeps the input after an error. If someone else has renamed the record, shows both names. Renders a
 * `<div role="dialog">`.
 */
function RenameDialog({ words, name, nameOf, run, ...open }: RenameDialogProps) {
  const { action, title, field, missing, done } = words;
  const [base, setBase] = useState<unknown>();
  return (
    <NameDialog
      name={name}
      onSubmit={(next) => run(next, base)}
      conflictOf={(error, form) =>
        nameOf &&
        isOutdated(error) && (
          <ConflictNotice
            conflicts={[
              {
                field: 'name',
                mine: form.values.name.trim(),
                theirs: nameOf(error.cause),
                keepMine() {
                  setBase(error.cause);
                  form.change({});
                },
                takeTheirs: form.cancel,
              },
            ]}
            labels={{ fields: { name: field } }}
          />
        )
      }
      title={title(isolate(name))}
      label={field}
      submitLabel={action}
      missing={missing}
      errorTitle={failureTitle(words, isolate(name))}
      done={done}
      {...open}
    />
  );
}

interface ConfirmDialogProps extends OpenProps, Pick<RecordActionDialogProps, 'effect' | 'isNameTyped' | 'done'> {
  words: ConfirmActionLabels;
  name: string;
  run: () => Promise<ActionOutcome>;
}

function ConfirmDialog({ words, effect, name, run, isNameTyped = false, done, ...open }: ConfirmDialogProps) {
  const form = useActionForm({
    ...open,
    initial: {},
    action: () => run(),
    done: (_, _values, undoneBy) => done?.(undoneBy) ?? words.done(isolate(name)),
  });
  return (
    <ActionDialog
      form={form}
      isDestructive
      title={words.title(isolate(name))}
      description={words.effect}
      submitLabel={words.action}
      errorTitle={failureTitle(words, isolate(name))}
      lostName={isNameTyped ? name : undefined}
    >
      {effect}
    </ActionDialog>
  );
}
