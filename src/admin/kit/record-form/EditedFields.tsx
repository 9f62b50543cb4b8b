'use client';
import type { FormEvent, ReactNode } from 'react';
import { useFormats } from '../../../react/language/useFormats.js';
import { Button } from '../../../ui/button/Button.js';
import { ActionFailure } from '../../../ui/errors/ActionFailure.js';
import { useCommonAdminLabels } from '../../../ui/useCommonAdminLabels.js';
import { useLock } from '../actions/useLock.js';
import { takeSubmit } from '../dialog/takeSubmit.js';
import type { ActionForm } from '../dialog/useActionForm.js';
import { ConflictNotice } from './ConflictNotice.js';
import type { AnyRecordForm } from './RecordForm.js';
import type { RecordEdit } from './useRecordEdit.js';

/** The changes of any record. */
type AnyEdit = Pick<RecordEdit<never, never>, 'changedCount' | 'conflicts'> & {
  readonly form: Pick<ActionForm, 'isBusy' | 'canSubmit' | 'error' | 'submit'> & { readonly values: object };
};

export interface EditedFieldsProps {
  /** The changes of the record. */
  edit: AnyEdit;
  /** False if the user may not change the record. */
  isAllowed: boolean;
  /** All labels of the widget. */
  labels: object;
  /** The title of the error if saving fails. */
  failed: string;
  /** The declared form. */
  definition: Pick<AnyRecordForm<object>, 'labelOf' | 'textOf' | 'secrets'>;
  /** The fields. */
  children: ReactNode;
}

/** The fields of a record, followed by the reasons why it cannot be saved. Renders a `<fieldset>` and notices. */
export function EditedFields({ edit: { form, conflicts }, isAllowed, labels, failed, definition, children }: EditedFieldsProps) {
  const lock = useLock(!isAllowed);
  const { locale } = useFormats();
  return (
    <>
      <fieldset disabled={!isAllowed || form.isBusy} className="parley-fieldset parley-stack parley-gap-xl">
        {children}
      </fieldset>
      {lock.note}
      {form.error !== undefined && <ActionFailure error={form.error} title={failed} />}
      <ConflictNotice
        conflicts={conflicts}
        labels={labels}
        labelOf={(field) => definition.labelOf?.(field as never, labels)}
        // A conflict names a field of this form.
        textOf={(field, value) => definition.textOf?.(field as never, { ...form.values, [field]: value }, labels, locale)}
        secrets={definition.secrets}
      />
    </>
  );
}

export interface SaveButtonsProps {
  /** The changes of the record. */
  edit: AnyEdit;
  /** False if the user may not change the record. Hides the save button. */
  isAllowed: boolean;
  /** The label of the cancel button; `undefined` hides it. */
  cancelLabel: string | undefined;
  /** Called when the user presses the cancel button. */
  onCancel: () => void;
  /** The id of the form, if the buttons are outside it. */
  formId?: string | undefined;
}

/** The number of unsaved changes, and the buttons that cancel and save. Renders a `<span role="status">` and `<button>`s. */
export function SaveButtons({ edit: { form, changedCount, conflicts }, isAllowed, cancelLabel, onCancel, formId }: SaveButtonsProps) {
  const common = useCommonAdminLabels();
  const { number } = useFormats();
  return (
    <>
      <span role="status" className="parley-note parley-fill">
        {changedCount > 0 && common.unsaved.count(changedCount, number(changedCount))}
      </span>
      {cancelLabel !== undefined && (
        <Button disabled={form.isBusy} onClick={onCancel}>
          {cancelLabel}
        </Button>
      )}
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
    </>
  );
}

/** Saves the changes when their form is submitted, unless there are none or someone else has changed the same fields. */
export function submitEdit(event: FormEvent<HTMLFormElement>, { form, changedCount, conflicts }: AnyEdit): void {
  const element = takeSubmit(event);
  if (changedCount > 0 && conflicts.length === 0) form.submit(element);
}
