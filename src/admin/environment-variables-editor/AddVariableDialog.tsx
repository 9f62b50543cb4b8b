'use client';
import { TextField } from '../../ui/fields/TextField.js';
import { ActDialog } from '../kit/ActDialog.js';
import type { OpenProps } from '../kit/createWidget.js';
import { useActForm } from '../kit/useActForm.js';
import { environmentVariablesWidget } from './environmentVariablesWidget.js';
import { checkVariable } from './model/checkVariable.js';
import { isSecretName } from './model/variableNames.js';
import { useUnfinishedField } from './useUnfinishedField.js';
import { useVariableLabels } from './useVariableLabels.js';
import { privateField, ValueField } from './ValueField.js';

/** Asks for the name and value of a new variable, and adds it to the draft. Renders a dialog with a form. */
export function AddVariableDialog(open: OpenProps) {
  const { form: words } = useVariableLabels();
  const get = environmentVariablesWidget.useGet();
  const allRows = environmentVariablesWidget.use(({ model }) => model.allRows);
  const unfinished = { name: useUnfinishedField('new name'), value: useUnfinishedField('new value') };
  const form = useActForm({
    ...open,
    initial: { name: unfinished.name.text ?? '', value: unfinished.value.text ?? '' },
    onChange({ name, value }) {
      unfinished.name.keep(name);
      unfinished.value.keep(value);
    },
    problemsOf({ name, value }) {
      const problem = checkVariable({ name: name.trim(), value }, allRows);
      if (problem === undefined) return {};
      return problem === 'masked' ? { value: words.masked } : { name: words[problem] };
    },
    act({ name, value }) {
      get().model.setValue(name.trim(), value);
      forget();
      return undefined;
    },
  });
  function forget() {
    unfinished.name.forget();
    unfinished.value.forget();
  }
  function cancel() {
    forget();
    open.onOpenChange(false);
  }
  const isSecret = isSecretName(form.values.name);
  return (
    <ActDialog form={form} onCancel={cancel} title={words.addTitle} description={words.notSavedYet} submitLabel={words.addSubmit}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        dir="ltr"
        className="parley-variable-field"
        {...form.field('name')}
        {...privateField}
      />
      <ValueField label={words.value} hint={isSecret ? words.secretHint : undefined} isSecret={isSecret} {...form.field('value')} />
    </ActDialog>
  );
}
