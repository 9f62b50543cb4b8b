'use client';
import { Plus } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { FormDialog } from '../../ui/dialog/FormDialog.js';
import { TextField } from '../../ui/fields/TextField.js';
import { checkVariable, type VariableProblem } from './model/checkVariable.js';
import { isSecretName } from './model/variableNames.js';
import { privateField, ValueField } from './ValueField.js';
import { useVariablesEditorContext } from './VariablesEditorContext.js';
import { noTask } from './VariablesTask.js';

export type AddVariableProps = Omit<ButtonProps, 'onClick'>;

/** Adds a variable to the draft by a form in a dialog. Renders a `<button>`. */
export function AddVariable(props: AddVariableProps) {
  const { add, form: words } = useAdminLabels().variables;
  const { editor, task, setTask, unfinished } = useVariablesEditorContext();
  const [problem, setProblem] = useState<VariableProblem>();
  const fields = { name: useRef<HTMLInputElement>(null), value: useRef<HTMLTextAreaElement>(null) };
  const name = unfinished.read('new name') ?? '';

  function close() {
    setProblem(undefined);
    setTask(noTask);
  }
  function forget() {
    unfinished.forget('new name', 'new value');
    close();
  }
  function submit() {
    const typed = { name: name.trim(), value: fields.value.current?.value ?? '' };
    const found = checkVariable(typed, editor.allRows);
    setProblem(found);
    if (found !== undefined) {
      const field: RefObject<HTMLElement | null> = found === 'masked' ? fields.value : fields.name;
      field.current?.focus();
      return;
    }
    editor.setValue(typed.name, typed.value);
    forget();
  }
  const nameProblems = { 'missing-name': words.missingName, 'bad-name': words.badName, taken: words.taken } as const;
  return (
    <>
      <Button icon={Plus} variant="primary" onClick={() => setTask({ kind: 'add' })} {...props}>
        {add}
      </Button>
      <FormDialog
        open={task.kind === 'add'}
        onOpenChange={close}
        onCancel={forget}
        title={words.addTitle}
        description={words.notSavedYet}
        submitLabel={words.addSubmit}
        onSubmit={submit}
      >
        <TextField
          ref={fields.name}
          label={words.name}
          hint={words.nameHint}
          error={problem === undefined || problem === 'masked' ? undefined : nameProblems[problem]}
          value={name}
          dir="ltr"
          className="parley-variable-field"
          onChange={({ currentTarget }) => unfinished.write('new name', currentTarget.value)}
          {...privateField}
        />
        <ValueField
          ref={fields.value}
          label={words.value}
          hint={isSecretName(name) ? words.secretHint : undefined}
          error={problem === 'masked' ? words.masked : undefined}
          isSecret={isSecretName(name)}
          startValue={unfinished.read('new value')}
          onChange={({ currentTarget }) => unfinished.write('new value', currentTarget.value)}
        />
      </FormDialog>
    </>
  );
}
