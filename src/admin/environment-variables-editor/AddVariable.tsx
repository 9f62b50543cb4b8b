'use client';
import { Plus } from 'lucide-react';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { environmentVariablesWidget } from './environmentVariablesWidget.js';
import { useVariableLabels } from './useVariableLabels.js';

export type AddVariableProps = Omit<ButtonProps, 'onClick'>;

/** Opens the form that adds a variable to the draft. Renders a `<button>`. */
export function AddVariable(props: AddVariableProps) {
  const { add } = useVariableLabels();
  const show = environmentVariablesWidget.use(({ dialogs }) => dialogs.show);
  return (
    <Button icon={Plus} variant="primary" onClick={() => show({ kind: 'add' })} {...props}>
      {add}
    </Button>
  );
}
