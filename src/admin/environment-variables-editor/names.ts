export {
  AddVariable,
  EnvironmentVariablesEditor,
  type EnvironmentVariablesEditorProps,
  EnvironmentVariablesEditorRoot,
  PasteVariables,
  UnsavedVariablesBar,
  VariablesRows,
  VariablesToolbar,
} from './EnvironmentVariablesEditor.js';
export { useEnvironmentVariablesEditor, VariableTable, variableParams } from './environmentVariablesWidget.js';
export { parseEnvText } from './model/parseEnvText.js';
export { useVariableDrafts } from './model/useVariableDrafts.js';
