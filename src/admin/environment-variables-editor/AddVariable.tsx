'use client';
import { Plus } from 'lucide-react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { environmentVariablesWidget } from './environmentVariablesWidget.js';

export type AddVariableProps = Omit<ButtonProps, 'onClick'>;

/** Opens the form that adds a variable to the draft. Renders a `<button>`. */
export function AddVariable(props: AddVariableProps) {
  const { add } = useAdminLabels().variables;
  const show = environmentVariablesWidget.use(({ dialogs }) => dialogs.show);
  return (
    <Button icon={Plus} variant="primary" onClick={() => show({ kind: 'add' })} {...props}>
      {add}
    </Button>
  );
}
