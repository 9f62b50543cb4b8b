'use client';
import { type JSX, type ReactNode, useId, useState } from 'react';
import { useBaseLabels } from '../../../react/language/useBaseLabels.js';
import { DialogActions, DialogBody } from '../../../ui/dialog/Dialog.js';
import { isolate } from '../../../ui/text/isolate.js';
import { type CreateActionLabels, failureTitle, type RunActionLabels } from '../actions/actionLabels.js';
import { ActionDialog } from '../dialog/ActionDialog.js';
import { LeaveDialog } from '../dialog/LeaveDialog.js';
import { useActionForm } from '../dialog/useActionForm.js';
import type { ActionOutcome } from '../events/WidgetEvents.js';
import type { LeaveGuard } from '../leave-guard/createLeaveGuard.js';
import type { FormMemory } from '../leave-guard/useFormInputs.js';
import { useGuardedChanges } from '../leave-guard/useLeaveGuard.js';
import { SecretOnce } from '../secret/SecretOnce.js';
import { useUncopiedSecret } from '../secret/useUncopiedSecret.js';
import type { OpenProps } from '../widget/createWidget.js';
import { EditedFields, SaveButtons, submitEdit } from './EditedFields.js';
import type { AnyRecordForm, AnyValues, RecordFields, RecordForm, RecordReading } from './RecordForm.js';
import { useRecordEdit } from './useRecordEdit.js';

/** What both dialogs with the form of a record take. */
interface RecordDialogProps<Item, Words> extends OpenProps {
  /** The declared form. */
  form: AnyRecordForm<Item>;
  /** Renders the fields. */
  fields: RecordFields<AnyValues, Item>;
  /** All labels of the widget. */
  labels: object;
  /** The labels of the action. */
  words: Words;
  /** Returns the name of a record. */
  nameOf: (item: Item) => string;
}

export interface CreateRecordDialogProps<Item> extends RecordDialogProps<Item, CreateActionLabels> {
  /** Keeps what was typed when the dialog closes. */
  memory: FormMemory;
  /** Creates the record. */
  run: (input: object) => Promise<ActionOutcome<unknown>>;
  /** Called with the new record. */
  onCreated?: ((created: Item) => void) | undefined;
}

/** A dialog that creates a record. What was typed is kept until it is created or cancelled. Renders a `<div role="dialog">`. */
export function CreateRecordDialog<Item>({
  form: definition,
  fields: Fields,
  labels,
  words,
  nameOf,
  memory,
  run,
  onCreated,
  ...open
}: CreateRecordDialogProps<Item>) {
  const { valuesOf, inputOf, problemsOf, secretOf, openIdOf } = definition;
  const [made, setMade] = useState<{ readonly title: string; readonly secret: string }>();
  // A call that creates a record returns it.
  const titleOf = (created: unknown) => words.done?.(isolate(nameOf(created as Item)));
  const form = useActionForm({
    ...open,
    staysOpen: secretOf !== undefined,
    onSaved(created) {
      const secret = secretOf?.(created as Item);
      if (secret !== undefined) setMade({ title: titleOf(created) ?? words.action, secret });
      onCreated?.(created as Item);
    },
    initial: valuesOf(undefined),
    memory,
    problemsOf: problemsOf && ((values, error) => problemsOf(values, { labels, item: undefined, error })),
    action: (values) => run(inputOf(values)),
    done: (created) => (secretOf === undefined && openIdOf === undefined ? titleOf(created) : undefined),
  });
  const uncopied = useUncopiedSecret(made?.secret, () => form.onOpenChange(false));
  return (
    <ActionDialog
      form={form}
      onDismiss={uncopied.onDismiss}
      title={made?.title ?? words.action}
      submitLabel={words.submit}
      errorTitle={words.failed}
      outcome={
        made && (
          <>
            <SecretOnce secret={made.secret} label={words.secret ?? ''} onCopied={uncopied.onCopied} />
            {uncopied.question}
          </>
        )
      }
    >
      <Fields form={form} item={undefined} />
    </ActionDialog>
  );
}

/** A form with its fields and labels, all of one declaration. */
interface TypedForm<Item, Values extends object, Input extends object, Labels extends object> {
  form: Omit<RecordForm<never, Item, never, Values, Input, Labels>, 'useRead' | 'openIdOf'>;
  fields: RecordFields<Values, Item>;
  labels: Labels;
}

export interface EditRecordFormProps<Item> extends Omit<RecordDialogProps<Item, RunActionLabels>, 'form'> {
  /** The declared form. Its record is read by the drawer. */
  form: Omit<AnyRecordForm<Item>, 'useRead' | 'openIdOf'>;
  /** The record, as it was last read. */
  item: Item;
  /** The read of the record. */
  read: RecordReading<Item>;
  /** False if the user may not change the record. */
  isAllowed: boolean;
  /** Protects the changes. */
  guard: LeaveGuard;
  /** Renders what the drawer shows below the fields, outside the form. */
  renderDetail?: ((item: Item) => ReactNode) | undefined;
  /** Saves the changed members. */
  run: (item: Item, changed: object) => Promise<ActionOutcome<unknown>>;
}

/** The content of a drawer that edits a record: its fields and a button that saves the changes. Renders a `<form>` in a `<div>`, and a `<div>` of buttons. */
export function EditRecordForm<Item, Values extends object, Input extends object, Labels extends object>(
  props: Omit<EditRecordFormProps<Item>, 'form' | 'fields' | 'labels'> & TypedForm<Item, Values, Input, Labels>,
): JSX.Element;
export function EditRecordForm<Item>({
  form: definition,
  fields: Fields,
  words,
  nameOf,
  isAllowed,
  guard,
  renderDetail,
  ...given
}: EditRecordFormProps<Item>) {
  const formId = useId();
  const { common: chatWords } = useBaseLabels();
  const done = (saved: Item) => words.done(isolate(nameOf(saved)));
  const edit = useRecordEdit({ ...given, definition, done });
  const { item, form, changedCount } = edit;
  useGuardedChanges(guard, changedCount, () => form.revert());
  return (
    <>
      <DialogBody>
        <form id={formId} noValidate className="parley-stack parley-gap-xl" onSubmit={(event) => submitEdit(event, edit)}>
          <EditedFields
            edit={edit}
            isAllowed={isAllowed}
            labels={given.labels}
            failed={failureTitle(words, isolate(nameOf(item)))}
            definition={definition}
          >
            <Fields form={form} item={item} />
          </EditedFields>
        </form>
        {renderDetail?.(item)}
      </DialogBody>
      <DialogActions>
        <SaveButtons
          edit={edit}
          formId={formId}
          isAllowed={isAllowed}
          cancelLabel={changedCount > 0 ? chatWords.cancel : chatWords.close}
          onCancel={() => given.onOpenChange(false)}
        />
      </DialogActions>
      <LeaveDialog guard={guard} />
    </>
  );
}
