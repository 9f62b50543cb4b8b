import { createContext, use } from 'react';
import type { VariableSort } from '../../hooks/environment-variables-editor/arrangeVariables.js';
import type { EnvironmentVariablesEditorState } from '../../hooks/environment-variables-editor/useEnvironmentVariablesEditor.js';

/** What the parts of one editor share. Given by `EnvironmentVariablesEditorRoot`. */
export interface VariablesEditorContextValue {
  readonly editor: EnvironmentVariablesEditorState;
  readonly search: string;
  setSearch(search: string): void;
  readonly sort: VariableSort | undefined;
  setSort(sort: VariableSort): void;
  /** The name of the variable whose value is asked for. */
  readonly editing: string | undefined;
  setEditing(name: string | undefined): void;
}

export const VariablesEditorContext = createContext<VariablesEditorContextValue | undefined>(undefined);

export function useVariablesEditorContext(): VariablesEditorContextValue {
  const context = use(VariablesEditorContext);
  if (context === undefined) {
    throw new Error('Parts of the editor of variables share one draft. Put them inside <EnvironmentVariablesEditorRoot deploymentId={…}>.');
  }
  return context;
}
