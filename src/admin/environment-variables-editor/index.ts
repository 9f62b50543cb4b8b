export { AddVariable, type AddVariableProps } from './AddVariable.js';
export {
  EnvironmentVariablesEditor,
  type EnvironmentVariablesEditorProps,
} from './EnvironmentVariablesEditor.js';
export {
  EnvironmentVariablesEditorRoot,
  type EnvironmentVariablesEditorRootProps,
} from './EnvironmentVariablesEditorRoot.js';
export type { VariablesDialog } from './environmentVariablesWidget.js';
export type { VariableSort } from './model/arrangeVariables.js';
export {
  type EnvText,
  type EnvTextProblem,
  type EnvTextVariable,
  parseEnvText,
} from './model/parseEnvText.js';
export {
  type EnvironmentVariablesEditorModel,
  type EnvironmentVariablesEditorOptions,
  useEnvironmentVariablesEditor,
} from './model/useEnvironmentVariablesEditor.js';
export {
  useVariableDrafts,
  type VariableDraftActs,
  type VariableDrafts,
} from './model/useVariableDrafts.js';
export type {
  SaveOutcome,
  VariableNames,
  VariableReview,
  VariableReviewActs,
  VariablesEditorEvents,
} from './model/useVariableReview.js';
export type { PlannedChange, VariableRow } from './model/variableDraft.js';
export { PasteVariables, type PasteVariablesProps } from './PasteVariables.js';
export { UnsavedVariablesBar } from './UnsavedVariablesBar.js';
export { useVariableLabels } from './useVariableLabels.js';
export { VariablesRows, type VariablesRowsProps } from './VariablesRows.js';
export { VariablesToolbar } from './VariablesToolbar.js';
export { VariableTable, type VariableTableProps } from './VariableTable.js';
