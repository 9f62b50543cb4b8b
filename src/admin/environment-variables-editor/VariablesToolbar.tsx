'use client';
import { ClipboardPaste, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { ListSearch } from '../kit/list/ListSearch.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { environmentVariablesWidget, useVariableLabels } from './environmentVariablesWidget.js';

/** Search, and buttons that add variables. Renders a `<div>`. */
export function VariablesToolbar(props: ComponentProps<'div'>) {
  const { search } = useVariableLabels();
  const { status, isReadOnly } = environmentVariablesWidget.use(({ model: { list, isReadOnly } }) => ({
    status: list.state.status,
    isReadOnly,
  }));
  if (status === 'error' || status === 'denied') return null;
  return (
    <Toolbar {...props}>
      {status !== 'empty' && <ListSearch of={environmentVariablesWidget} label={search} />}
      {!isReadOnly && status !== 'loading' && (
        <span className="parley-toolbar-acts parley-variables-acts">
          <PasteVariables />
          <AddVariable />
        </span>
      )}
    </Toolbar>
  );
}

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

export type PasteVariablesProps = Omit<ButtonProps, 'onClick'>;

/** Opens the form that imports a whole `.env` text into the draft. Renders a `<button>`. */
export function PasteVariables(props: PasteVariablesProps) {
  const { paste } = useVariableLabels();
  const show = environmentVariablesWidget.use(({ dialogs }) => dialogs.show);
  return (
    <Button icon={ClipboardPaste} onClick={() => show({ kind: 'paste' })} {...props}>
      {paste}
    </Button>
  );
}
