import { createContext, use } from 'react';
import type { VariableSort } from './model/arrangeVariables.js';
import type { UnfinishedTexts } from './model/unfinishedTexts.js';
import type { EnvironmentVariablesEditorState } from './model/useEnvironmentVariablesEditor.js';
import type { VariablesTask } from './VariablesTask.js';

/** What the parts of one editor share. Given by `EnvironmentVariablesEditorRoot`. */
export interface VariablesEditorContextValue {
  readonly editor: EnvironmentVariablesEditorState;
  readonly search: string;
  setSearch(search: string): void;
  readonly sort: VariableSort | undefined;
  setSort(sort: VariableSort): void;
  readonly task: VariablesTask;
  setTask(task: VariablesTask): void;
  /** What was typed in a form that was closed, for its next opening. */
  readonly unfinished: UnfinishedTexts;
}

export const VariablesEditorContext = createContext<VariablesEditorContextValue | undefined>(undefined);

export function useVariablesEditorContext(): VariablesEditorContextValue {
  const context = use(VariablesEditorContext);
  if (context === undefined) {
    throw new Error('Parts of the editor of variables share one draft. Put them inside <EnvironmentVariablesEditorRoot deploymentId={…}>.');
  }
  return context;
}
