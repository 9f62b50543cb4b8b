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
import { environmentVariables, useVariableLabels } from './environmentVariablesWidget.js';
import { checkVariable } from './model/checkVariable.js';

/** Adds a variable to the draft, or changes the one of this name. A hidden value is kept unless another one is typed. Renders a dialog with a form. */
export function VariableDialog({ name, ...open }: OpenProps & { name?: string }) {
  const { form: words } = useVariableLabels();
  const get = environmentVariables.useGet();
  const { allRows, value } = environmentVariables.useSelector(({ model: { allRows, draftValueOf } }) => ({
    allRows,
    value: name === undefined ? '' : (draftValueOf(name) ?? allRows.find((row) => row.name === name)?.value),
  }));
  const isNew = name === undefined;
  // A hidden value is unknown, unless it was typed here.
  const isUnknown = value === undefined;
  const form = useActionForm({
    ...open,
    initial: { name: name ?? '', value: value ?? '', isEmptied: false },
    memory: environmentVariables.useFormMemory(isNew ? 'add' : `edit ${name}`, ['name', 'value']),
    problemsOf(typed) {
      const problem = checkVariable({ ...typed, name: typed.name.trim() }, isNew ? allRows : undefined);
      if (problem === undefined || typed.isEmptied) return {};
      return problem === 'masked' ? { value: words.masked } : { name: words[problem] };
    },
    action(typed) {
      const isKept = isUnknown && typed.value === '' && !typed.isEmptied;
      if (!isKept) get().model.setValue(name ?? typed.name.trim(), typed.isEmptied ? '' : typed.value);
      return undefined;
    },
  });
  const { isEmptied, name: typedName } = form.values;
  const isSecret = isSecretName(typedName);
  return (
    <ActionDialog
      form={form}
      title={isNew ? words.addTitle : words.editTitle(isolate(name))}
      description={words.notSavedYet}
      submitLabel={isNew ? words.addSubmit : words.editSubmit}
    >
      {isNew && (
        <TextField
          label={words.name}
          hint={words.nameHint}
          dir="ltr"
          className="parley-variable-field"
          {...form.field('name')}
          {...privateField}
        />
      )}
      <ValueField
        label={words.value}
        hint={isUnknown ? words.keepHint : isNew && isSecret ? words.secretHint : undefined}
        secret={isUnknown || isSecret ? words : undefined}
        disabled={isEmptied}
        {...form.field('value')}
      />
      {isUnknown && <CheckField label={words.setEmpty} {...form.checkbox('isEmptied')} />}
    </ActionDialog>
  );
}

/** Asks for confirmation before the deployment's unsaved changes are discarded. Renders a `<div role="alertdialog">`. */
export function DiscardDialog(open: OpenProps) {
  const { count, discard } = environmentVariables.useSelector(({ model }) => ({ count: model.unsavedCount, discard: model.discard }));
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
