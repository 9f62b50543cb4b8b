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
import { useGuardedChanges, useLeaveGuard } from '../leave-guard/useLeaveGuard.js';
import { SecretOnce } from '../secret/SecretOnce.js';
import { useUncopiedSecret } from '../secret/useUncopiedSecret.js';
import type { OpenProps } from '../widget/createWidget.js';
import { EditedFields, SaveButtons, submitEdit } from './EditedFields.js';
import { RecordDrawer, type RecordDrawerProps } from './RecordDrawer.js';
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

export interface EditRecordDrawerProps<Item>
  extends Omit<RecordDrawerProps<Item>, 'read' | 'children' | 'hasBody'>,
    Omit<RecordDialogProps<Item, RunActionLabels>, 'form' | keyof OpenProps> {
  /** The declared form. */
  form: Omit<AnyRecordForm<Item>, 'useRead' | 'openIdOf'>;
  /** The read of the record. */
  read: RecordReading<Item>;
  /** Protects the changes. Default: the drawer's own. */
  leaveGuard: LeaveGuard | undefined;
  /** Renders what the drawer shows below the fields, outside the form. */
  renderDetail?: ((item: Item) => ReactNode) | undefined;
  /** Saves the changed members. */
  run: ((item: Item, changed: object) => Promise<ActionOutcome<unknown>>) & { isAllowed(item: Item): boolean };
}

/** A drawer that edits a record, and asks before changes are lost. Renders a `<div role="dialog">`. */
export function EditRecordDrawer<Item, Values extends object, Input extends object, Labels extends object>(
  props: Omit<EditRecordDrawerProps<Item>, 'form' | 'fields' | 'labels'> & TypedForm<Item, Values, Input, Labels>,
): JSX.Element;
export function EditRecordDrawer<Item>(props: EditRecordDrawerProps<Item>) {
  const { form, fields, labels, words, nameOf, run, renderDetail, leaveGuard, onClose, ...drawer } = props;
  const ownGuard = useLeaveGuard();
  const guard = leaveGuard ?? ownGuard;
  async function close(): Promise<void> {
    if (await guard.mayLeave()) onClose();
  }
  return (
    <RecordDrawer hasBody {...drawer} onClose={() => void close()}>
      {(item) => <EditRecordForm drawer={props} item={item} guard={guard} onClose={() => void close()} />}
    </RecordDrawer>
  );
}

interface EditRecordFormProps<Item> {
  drawer: EditRecordDrawerProps<Item>;
  /** The record, as it was last read. */
  item: Item;
  guard: LeaveGuard;
  onClose: () => void;
}

/** The content of the drawer: the fields and a button that saves the changes. Renders a `<form>` in a `<div>`, and a `<div>` of buttons. */
function EditRecordForm<Item>({ drawer, item: stored, guard, onClose }: EditRecordFormProps<Item>) {
  const { form: definition, fields: Fields, labels, words, nameOf, read, run, open, renderDetail } = drawer;
  const formId = useId();
  const { common: chatWords } = useBaseLabels();
  const done = (saved: Item) => words.done(isolate(nameOf(saved)));
  const edit = useRecordEdit({ definition, labels, item: stored, read, run, done, open, onOpenChange: onClose });
  const { item, form, changedCount } = edit;
  const isAllowed = run.isAllowed(stored);
  useGuardedChanges(guard, changedCount, () => form.revert());
  return (
    <>
      <DialogBody>
        <form id={formId} noValidate className="parley-stack parley-gap-xl" onSubmit={(event) => submitEdit(event, edit)}>
          <EditedFields
            edit={edit}
            isAllowed={isAllowed}
            labels={labels}
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
          onCancel={onClose}
        />
      </DialogActions>
      <LeaveDialog guard={guard} />
    </>
  );
}
