'use client';
import type { ComponentProps } from 'react';
import { useAdminLabels } from '../../react/useAdminLabels.js';
import { localSearch } from '../../ui/fields/localSearch.js';
import { SearchField } from '../../ui/fields/SearchField.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { AddVariable } from './AddVariable.js';
import { PasteVariables } from './PasteVariables.js';
import { useVariablesEditorContext } from './VariablesEditorContext.js';

/** Search, and the ways to add variables. Renders a `<div>`. */
export function VariablesToolbar(props: ComponentProps<'div'>) {
  const { variables: words } = useAdminLabels();
  const { editor, search, setSearch } = useVariablesEditorContext();
  const isRead = editor.state.status !== 'error' && editor.state.status !== 'denied';
  if (!isRead) return null;
  return (
    <Toolbar {...props}>
      {editor.state.status !== 'empty' && <SearchField label={words.search} search={localSearch(search, setSearch)} />}
      {!editor.isReadOnly && editor.state.status !== 'loading' && (
        <span className="parley-variables-acts">
          <PasteVariables />
          <AddVariable />
        </span>
      )}
    </Toolbar>
  );
}
