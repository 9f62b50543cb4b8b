'use client';
import { type ComponentType, useId } from 'react';
import { useBaseLabels } from '../../../react/useBaseLabels.js';
import { useFormats } from '../../../react/useFormats.js';
import { Button } from '../../../ui/button/Button.js';
import { DialogActions, DialogBody } from '../../../ui/dialog/Dialog.js';
import { ActionFailure } from '../../../ui/errors/ActionFailure.js';
import { isolate } from '../../../ui/text/isolate.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import type { CreateActionLabels, RunActionLabels } from '../actions/action.js';
import { useLock } from '../actions/useLock.js';
import { ActionDialog } from '../dialog/ActionDialog.js';
import type { ActionOutcome } from '../events/WidgetEvents.js';
import type { LeaveGuard } from '../leave-guard/createLeaveGuard.js';
import { LeaveDialog } from '../leave-guard/LeaveDialog.js';
import { useGuardedChanges } from '../leave-guard/useLeaveGuard.js';
import type { OpenProps } from '../widget/createWidget.js';
import { ConflictNotice } from './ConflictNotice.js';
import type { AnyRecordForm, RecordFields, RecordReading } from './RecordForm.js';
import { useActionForm } from './useActionForm.js';
import type { FormMemory } from './useFormInputs.js';
import { useRecordEdit } from './useRecordEdit.js';

/** What both dialogs with the form of a record take. */
interface RecordDialogProps<Item, Words> extends OpenProps {
  /** The declared form. */
  form: AnyRecordForm<Item>;
  /** Renders the fields. */
  fields: RecordFields<object, Item>;
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
  ...open
}: CreateRecordDialogProps<Item>) {
  const { valuesOf, inputOf, problemsOf } = definition;
  const form = useActionForm({
    ...open,
    initial: valuesOf(undefined),
    memory,
    problemsOf: problemsOf && ((values, error) => problemsOf(values, { labels, item: undefined, error })),
    action: (values) => run(inputOf(values)),
    // A call that creates a record returns it.
    done: (created) => words.done(isolate(nameOf(created as Item))),
  });
  return (
    <ActionDialog form={form} title={words.action} submitLabel={words.submit} errorTitle={words.failed}>
      <Fields form={form} item={undefined} />
    </ActionDialog>
  );
}

export interface EditRecordFormProps<Item> extends RecordDialogProps<Item, RunActionLabels> {
  /** The record, as it was last read. */
  item: Item;
  /** The read of the record. */
  read: RecordReading<Item>;
  /** False if the user may not change the record. */
  isAllowed: boolean;
  /** Protects the changes. */
  guard: LeaveGuard;
  /** What else the drawer shows of the record, below its fields. */
  detail: ComponentType<{ item: Item }> | undefined;
  /** Saves the changed members. */
  run: (item: Item, changed: object) => Promise<ActionOutcome<unknown>>;
}

/** The fields of a record with a button that saves what has changed, for the content of a drawer. Renders a `<div>` with a `<form>`, and another with the buttons. */
export function EditRecordForm<Item>({
  form: definition,
  fields: Fields,
  words,
  nameOf,
  isAllowed,
  guard,
  detail: Detail,
  ...given
}: EditRecordFormProps<Item>) {
  const formId = useId();
  const common = useCommonAdminLabels();
  const { common: chatWords } = useBaseLabels();
  const { number } = useFormats();
  const done = (saved: Item) => words.done(isolate(nameOf(saved)));
  const { item, form, changedCount, conflicts } = useRecordEdit({ ...given, definition, done });
  useGuardedChanges(guard, changedCount, () => form.revert());
  const lock = useLock(!isAllowed);
  return (
    <>
      <DialogBody>
        <form
          id={formId}
          noValidate
          className="parley-stack parley-gap-xl"
          onSubmit={(event) => {
            event.preventDefault();
            // The drawer may be inside a form of the host.
            event.stopPropagation();
            if (changedCount > 0 && conflicts.length === 0) form.submit(event.currentTarget);
          }}
        >
          <fieldset disabled={!isAllowed || form.isBusy} className="parley-fieldset parley-stack parley-gap-xl">
            <Fields form={form} item={item} />
          </fieldset>
          {lock.note}
          {form.error !== undefined && <ActionFailure error={form.error} title={words.failed} />}
          <ConflictNotice
            conflicts={conflicts}
            labels={given.labels}
            textOf={(field, value) => definition.textOf?.(field, { ...form.values, [field]: value }, given.labels)}
            secrets={definition.secrets}
          />
        </form>
        {Detail && <Detail item={item} />}
      </DialogBody>
      <DialogActions>
        <span role="status" className="parley-note parley-fill">
          {changedCount > 0 && common.unsaved.count(changedCount, number(changedCount))}
        </span>
        <Button disabled={form.isBusy} onClick={() => given.onOpenChange(false)}>
          {changedCount > 0 ? chatWords.cancel : chatWords.close}
        </Button>
        {isAllowed && (
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isBusy={form.isBusy}
            disabled={changedCount === 0 || conflicts.length > 0 || !form.canSubmit}
          >
            {common.save}
          </Button>
        )}
      </DialogActions>
      <LeaveDialog guard={guard} />
    </>
  );
}
