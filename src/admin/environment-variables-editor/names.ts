export {
  EnvironmentVariablesEditor,
  type EnvironmentVariablesEditorProps,
  EnvironmentVariablesEditorRoot,
  UnsavedVariablesBar,
} from './EnvironmentVariablesEditor.js';
export { parseEnvText } from './model/parseEnvText.js';
export { useEnvironmentVariablesEditor } from './model/useEnvironmentVariablesEditor.js';
export { useVariableDrafts } from './model/useVariableDrafts.js';
export { VariablesRows } from './VariablesRows.js';
export { AddVariable, PasteVariables, VariablesToolbar } from './VariablesToolbar.js';
export { VariableTable } from './VariableTable.js';
export { variableParams } from './variableParams.js';
