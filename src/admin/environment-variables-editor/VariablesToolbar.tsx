'use client';
import type { ComponentProps } from 'react';
import { SearchField } from '../../ui/fields/SearchField.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import { AddVariable } from './AddVariable.js';
import { environmentVariablesWidget } from './environmentVariablesWidget.js';
import { PasteVariables } from './PasteVariables.js';
import { useVariableLabels } from './useVariableLabels.js';

/** Search, and buttons that add variables. Renders a `<div>`. */
export function VariablesToolbar(props: ComponentProps<'div'>) {
  const { status, isReadOnly } = environmentVariablesWidget.use(({ model: { list, isReadOnly } }) => ({
    status: list.state.status,
    isReadOnly,
  }));
  if (status === 'error' || status === 'denied') return null;
  return (
    <Toolbar {...props}>
      {status !== 'empty' && <VariablesSearch />}
      {!isReadOnly && status !== 'loading' && (
        <span className="parley-variables-acts">
          <PasteVariables />
          <AddVariable />
        </span>
      )}
    </Toolbar>
  );
}

/** A separate component, so that typing rerenders nothing else. */
function VariablesSearch() {
  const { search: label } = useVariableLabels();
  const search = environmentVariablesWidget.use(({ model }) => model.list.search);
  return <SearchField label={label} search={search} />;
}
