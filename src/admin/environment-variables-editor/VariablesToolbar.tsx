'use client';
import { ClipboardPaste, Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { useLock } from '../kit/actions/useLock.js';
import { ListSearch } from '../kit/list/ListSearch.js';
import { ReadOnlyNote } from '../kit/list/ReadOnlyNote.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { environmentVariablesWidget, useVariableLabels } from './environmentVariablesWidget.js';

/** Search, and buttons that add variables, with the reason if the user may not. Renders a `<div>`. */
export function VariablesToolbar(props: ComponentProps<'div'>) {
  const { search, readOnly } = useVariableLabels();
  const { status, isReadOnly } = environmentVariablesWidget.useSelector(({ model: { list, isReadOnly } }) => ({
    status: list.state.status,
    isReadOnly,
  }));
  const lock = useLock(isReadOnly);
  if (status === 'error' || status === 'denied') return null;
  return (
    <Toolbar {...props}>
      {status !== 'empty' && <ListSearch of={environmentVariablesWidget} label={search} />}
      {status !== 'loading' && (
        <span className="parley-toolbar-actions parley-line parley-to-end">
          <PasteVariables {...lock.button} />
          <AddVariable {...lock.button} />
        </span>
      )}
      {isReadOnly && <ReadOnlyNote id={lock.noteId}>{readOnly}</ReadOnlyNote>}
    </Toolbar>
  );
}

export type AddVariableProps = Omit<ButtonProps, 'onClick'>;

/** Opens the form that adds a variable to the draft. Renders a `<button>`. */
export function AddVariable(props: AddVariableProps) {
  const { add } = useVariableLabels();
  const show = environmentVariablesWidget.useSelector(({ dialogs }) => dialogs.show);
  const isReadOnly = environmentVariablesWidget.useSelector(({ model }) => model.isReadOnly);
  return (
    <Button icon={Plus} variant="primary" disabled={isReadOnly} onClick={() => show({ kind: 'add' })} {...props}>
      {add}
    </Button>
  );
}

export type PasteVariablesProps = Omit<ButtonProps, 'onClick'>;

/** Opens the form that imports a whole `.env` text into the draft. Renders a `<button>`. */
export function PasteVariables(props: PasteVariablesProps) {
  const { paste } = useVariableLabels();
  const show = environmentVariablesWidget.useSelector(({ dialogs }) => dialogs.show);
  const isReadOnly = environmentVariablesWidget.useSelector(({ model }) => model.isReadOnly);
  return (
    <Button icon={ClipboardPaste} disabled={isReadOnly} onClick={() => show({ kind: 'paste' })} {...props}>
      {paste}
    </Button>
  );
}
