export {
  EnvironmentVariablesEditor,
  type EnvironmentVariablesEditorProps,
  EnvironmentVariablesEditorRoot,
  type EnvironmentVariablesEditorRootProps,
  UnsavedVariablesBar,
} from './EnvironmentVariablesEditor.js';
export type { EnvironmentVariablesEditorWidgetOptions, VariablesDialog } from './environmentVariablesWidget.js';
export { useVariableLabels } from './environmentVariablesWidget.js';
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
  type VariableDraftActions,
  type VariableDrafts,
} from './model/useVariableDrafts.js';
export type {
  SaveOutcome,
  VariableNames,
  VariableReview,
  VariableReviewActions,
  VariablesEditorEvents,
} from './model/useVariableReview.js';
export type { PlannedChange, VariableRow } from './model/variableDraft.js';
export { VariablesRows, type VariablesRowsProps } from './VariablesRows.js';
export { AddVariable, type AddVariableProps, PasteVariables, type PasteVariablesProps, VariablesToolbar } from './VariablesToolbar.js';
export { VariableTable, type VariableTableProps } from './VariableTable.js';
export { variableParams } from './variableParams.js';
