'use client';
import { CheckField } from '../../ui/fields/CheckField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { isolate } from '../../ui/text/isolate.js';
import { ActionDialog } from '../kit/dialog/ActionDialog.js';
import { LossDialog } from '../kit/dialog/LeaveDialog.js';
import { useActionForm } from '../kit/dialog/useActionForm.js';
import { isSecretName } from '../kit/secret/isSecretName.js';
import { privateField, ValueField } from '../kit/secret/ValueField.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { environmentVariablesWidget, useVariableLabels } from './environmentVariablesWidget.js';
import { checkVariable } from './model/checkVariable.js';

/** Asks for the name and value of a new variable, and adds it to the draft. Renders a dialog with a form. */
export function AddVariableDialog(open: OpenProps) {
  const { form: words } = useVariableLabels();
  const get = environmentVariablesWidget.useGet();
  const allRows = environmentVariablesWidget.useSelector(({ model }) => model.allRows);
  const form = useActionForm({
    ...open,
    initial: { name: '', value: '' },
    memory: environmentVariablesWidget.useFormMemory('add'),
    problemsOf({ name, value }) {
      const problem = checkVariable({ name: name.trim(), value }, allRows);
      if (problem === undefined) return {};
      return problem === 'masked' ? { value: words.masked } : { name: words[problem] };
    },
    action({ name, value }) {
      get().model.setValue(name.trim(), value);
      return undefined;
    },
  });
  const isSecret = isSecretName(form.values.name);
  return (
    <ActionDialog form={form} title={words.addTitle} description={words.notSavedYet} submitLabel={words.addSubmit}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        dir="ltr"
        className="parley-variable-field"
        {...form.field('name')}
        {...privateField}
      />
      <ValueField
        label={words.value}
        hint={isSecret ? words.secretHint : undefined}
        secret={isSecret ? words : undefined}
        {...form.field('value')}
      />
    </ActionDialog>
  );
}

interface EditVariableDialogProps extends OpenProps {
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
  const { savedValue, draftValue } = environmentVariablesWidget.useSelector(({ model: { allRows, draftValueOf } }) => ({
    savedValue: allRows.find((row) => row.name === name)?.value,
    draftValue: draftValueOf(name),
  }));
  // A hidden value is unknown, unless it was typed here.
  const isUnknown = savedValue === undefined && draftValue === undefined;
  const form = useActionForm({
    ...open,
    initial: { value: draftValue ?? savedValue ?? '', isEmptied: false },
    memory: environmentVariablesWidget.useFormMemory(`edit ${name}`, ['value']),
    problemsOf: ({ value, isEmptied }) => ({
      value: !isEmptied && checkVariable({ name, value }, undefined) === 'masked' ? words.masked : undefined,
    }),
    action({ value, isEmptied }) {
      if (!isUnknown || value !== '' || isEmptied) get().model.setValue(name, isEmptied ? '' : value);
      return undefined;
    },
  });
  const { isEmptied } = form.values;
  return (
    <ActionDialog form={form} title={words.editTitle(isolate(name))} description={words.notSavedYet} submitLabel={words.editSubmit}>
      <ValueField
        label={words.value}
        hint={isUnknown ? words.keepHint : undefined}
        secret={isUnknown || isSecretName(name) ? words : undefined}
        disabled={isEmptied}
        {...form.field('value')}
      />
      {isUnknown && <CheckField label={words.setEmpty} {...form.checkbox('isEmptied')} />}
    </ActionDialog>
  );
}

/** Asks for confirmation before the deployment's unsaved changes are discarded. Renders a `<div role="alertdialog">`. */
export function DiscardDialog(open: OpenProps) {
  const { count, discard } = environmentVariablesWidget.useSelector(({ model }) => ({ count: model.unsavedCount, discard: model.discard }));
  const form = useActionForm({
    ...open,
    initial: {},
    action() {
      discard();
      return undefined;
    },
  });
  return <LossDialog form={form} count={count} />;
}
