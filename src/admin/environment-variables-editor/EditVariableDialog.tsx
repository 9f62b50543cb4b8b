'use client';
import { CheckField } from '../../ui/fields/CheckField.js';
import { isolate } from '../../ui/text/isolate.js';
import { ActDialog } from '../kit/ActDialog.js';
import type { OpenProps } from '../kit/createWidget.js';
import { useActForm } from '../kit/useActForm.js';
import { environmentVariablesWidget } from './environmentVariablesWidget.js';
import { checkVariable } from './model/checkVariable.js';
import { isSecretName } from './model/variableNames.js';
import { useUnfinishedField } from './useUnfinishedField.js';
import { useVariableLabels } from './useVariableLabels.js';
import { ValueField } from './ValueField.js';

export interface EditVariableDialogProps extends OpenProps {
  /** The name of the variable to change. */
  name: string;
}

/**
 * Changes the value of one variable in the draft. A hidden value is kept unless another one is typed. Renders a dialog with
 * a form.
 */
export function EditVariableDialog({ name, ...open }: EditVariableDialogProps) {
  const { form: words } = useVariableLabels();
  const get = environmentVariablesWidget.useGet();
  const { savedValue, draftValue } = environmentVariablesWidget.use(({ model: { allRows, draftValueOf } }) => ({
    savedValue: allRows.find((row) => row.name === name)?.value,
    draftValue: draftValueOf(name),
  }));
  const unfinished = useUnfinishedField(`value ${name}`);
  // A hidden value is unknown, unless it was typed here.
  const isUnknown = savedValue === undefined && draftValue === undefined;
  const form = useActForm({
    ...open,
    initial: { value: unfinished.text ?? draftValue ?? savedValue ?? '', isEmptied: false },
    onChange: ({ value }) => unfinished.keep(value),
    problemsOf: ({ value, isEmptied }) => ({
      value: !isEmptied && checkVariable({ name, value }, undefined) === 'masked' ? words.masked : undefined,
    }),
    act({ value, isEmptied }) {
      if (!isUnknown || value !== '' || isEmptied) get().model.setValue(name, isEmptied ? '' : value);
      unfinished.forget();
      return undefined;
    },
  });
  const { isEmptied } = form.values;
  function cancel() {
    unfinished.forget();
    open.onOpenChange(false);
  }
  return (
    <ActDialog
      form={form}
      onCancel={cancel}
      title={words.editTitle(isolate(name))}
      description={words.notSavedYet}
      submitLabel={words.editSubmit}
    >
      <ValueField
        label={words.value}
        hint={isUnknown ? words.keepHint : undefined}
        isSecret={isUnknown || isSecretName(name)}
        disabled={isEmptied}
        {...form.field('value')}
      />
      {isUnknown && <CheckField label={words.setEmpty} {...form.checkbox('isEmptied')} />}
    </ActDialog>
  );
}
