'use client';
import { Plus, Undo2, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isOfInputMethod } from '../../react/text/isOfInputMethod.js';
import { Button } from '../../ui/button/Button.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { TextAreaField } from '../../ui/fields/TextAreaField.js';
import { TextField } from '../../ui/fields/TextField.js';
import { Icon } from '../../ui/icon/Icon.js';
import { isolate } from '../../ui/text/isolate.js';
import { Note } from '../kit/layout/layout.js';
import { isSecretName } from '../kit/secret/isSecretName.js';
import { privateField, ValueField } from '../kit/secret/ValueField.js';
import { Group } from './DeploymentGroups.js';
import { valuesOf } from './deploymentSettingsForm.js';
import { deploymentSettingsWidget } from './deploymentSettingsWidget.js';
import { type VariableField, variableField, variableNameOf } from './templateVariables.js';
import { useDeploymentSettingsLabels } from './useDeploymentSettingsLabels.js';

/** The variables of the template, each saved on its own. Secret ones can be set, and are never shown. Renders a `<section>`. */
export function DeploymentVariables() {
  const { variables: words } = useDeploymentSettingsLabels();
  const { form, item } = deploymentSettingsWidget.useFields();
  const stored = valuesOf(item);
  const fields = Object.keys(form.values).filter((field): field is VariableField => variableNameOf(field) !== undefined);
  return (
    <Group id="variables">
      <Note>{words.hint}</Note>
      {fields.length === 0 && <Note>{words.empty}</Note>}
      {fields.map((field) => (
        <Variable key={field} field={field} isAdded={!Object.hasOwn(stored, field)} isChanged={stored[field] !== form.values[field]} />
      ))}
      <NewVariable isTaken={(name) => Object.hasOwn(form.values, variableField(name))} />
      <Note>{words.secretHint}</Note>
    </Group>
  );
}

interface VariableProps {
  field: VariableField;
  /** True if it has not been saved yet. */
  isAdded: boolean;
  /** True if its value differs from the saved one. */
  isChanged: boolean;
}

function Variable({ field, isAdded, isChanged }: VariableProps) {
  const { variables: words } = useDeploymentSettingsLabels();
  const { form } = deploymentSettingsWidget.useFields();
  const revert = deploymentSettingsWidget.useSelector(({ model }) => model.edit.form.revert);
  const name = variableNameOf(field) ?? '';
  const isSecret = isSecretName(name);
  const [isNew] = useState(isAdded);
  const input = useRef<HTMLTextAreaElement>(null);
  // The user adds a variable to fill it in next.
  useEffect(() => {
    if (isNew) input.current?.focus();
  }, [isNew]);
  const shown = { ref: input, label: name, dir: 'ltr', rows: 1, ...form.field(field) } as const;
  return (
    <div className="parley-field-line">
      {isSecret ? (
        <ValueField {...shown} {...privateField} hint={isAdded ? words.secret : undefined} secret={words} />
      ) : (
        <TextAreaField {...shown} spellCheck={false} />
      )}
      {(isAdded || isChanged) && (
        <IconButton label={isAdded ? words.remove(isolate(name)) : words.revert(isolate(name))} onClick={() => revert(field)}>
          <Icon of={isAdded ? X : Undo2} />
        </IconButton>
      )}
    </div>
  );
}

/** Adds a variable by its name, and moves the focus to its value. */
function NewVariable({ isTaken }: { isTaken: (name: string) => boolean }) {
  const { variables: words } = useDeploymentSettingsLabels();
  const { form } = deploymentSettingsWidget.useFields();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  function add(): void {
    const name = text.trim();
    if (name === '' || isTaken(name)) {
      setProblem(name === '' ? words.missing : words.taken(isolate(name)));
      input.current?.focus();
      return;
    }
    form.change({ [variableField(name)]: '' });
    setText('');
  }

  function addByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || isOfInputMethod(event)) return;
    // Enter would save the form.
    event.preventDefault();
    add();
  }

  return (
    <div className="parley-field-line">
      <TextField
        ref={input}
        label={words.name}
        error={problem}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setProblem(undefined);
        }}
        onKeyDown={addByKey}
      />
      <Button icon={Plus} onClick={add}>
        {words.add}
      </Button>
    </div>
  );
}
