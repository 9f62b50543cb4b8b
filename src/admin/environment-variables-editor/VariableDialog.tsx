'use client';
import { useRef, useState } from 'react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { FormDialog } from '../../ui/dialog/FormDialog.js';
import { Checkbox } from '../../ui/fields/Checkbox.js';
import { isolate } from '../../ui/text/isolate.js';
import { checkVariable } from './model/checkVariable.js';
import { isSecretName } from './model/variableNames.js';
import { ValueField } from './ValueField.js';
import { useVariablesEditorContext } from './VariablesEditorContext.js';

export interface VariableDialogProps {
  /** Of the variable to be changed. */
  name: string;
  open: boolean;
  onClose: () => void;
}

/** Changes the value of one variable in the draft; a hidden one stays unless another is typed. Renders a dialog with a form. */
export function VariableDialog({ name, open, onClose }: VariableDialogProps) {
  const { form: words } = useAdminLabels().variables;
  const { editor, unfinished } = useVariablesEditorContext();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isEmptied, setEmptied] = useState(false);
  const [isMasked, setMasked] = useState(false);
  const row = editor.allRows.find((candidate) => candidate.name === name);
  const draftValue = editor.draftValueOf(name);
  // Of a hidden value nothing is known, unless it was typed here.
  const isUnknown = row?.value === undefined && draftValue === undefined;
  const isSecret = isUnknown || isSecretName(name);

  function close() {
    setEmptied(false);
    setMasked(false);
    onClose();
  }
  function forget() {
    unfinished.forget(`value ${name}`);
    close();
  }
  function submit() {
    const value = isEmptied ? '' : (field.current?.value ?? '');
    const isWrong = checkVariable({ name, value }, undefined) === 'masked';
    setMasked(isWrong);
    if (isWrong) return field.current?.focus();
    if (!isUnknown || value !== '' || isEmptied) editor.setValue(name, value);
    forget();
  }
  return (
    <FormDialog
      open={open}
      onOpenChange={close}
      onCancel={forget}
      title={words.editTitle(isolate(name))}
      description={words.notSavedYet}
      submitLabel={words.editSubmit}
      onSubmit={submit}
    >
      <ValueField
        ref={field}
        label={words.value}
        hint={isUnknown ? words.keepHint : undefined}
        error={isMasked ? words.masked : undefined}
        isSecret={isSecret}
        startValue={unfinished.read(`value ${name}`) ?? draftValue ?? row?.value}
        onChange={({ currentTarget }) => unfinished.write(`value ${name}`, currentTarget.value)}
        disabled={isEmptied}
      />
      {isUnknown && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside is its control
        <label className="parley-variable-tick">
          <Checkbox checked={isEmptied} onChange={({ currentTarget }) => setEmptied(currentTarget.checked)} />
          {words.setEmpty}
        </label>
      )}
    </FormDialog>
  );
}
