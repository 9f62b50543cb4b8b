export { useVariableLabels, type VariablesDialog } from './environmentVariablesWidget.js';
export { arabicVariables } from './labels/ar.js';
export { germanVariables } from './labels/de.js';
export type { EnvTextProblemKind } from './labels/EnvTextProblemKind.js';
export { englishVariables } from './labels/en.js';
export { spanishVariables } from './labels/es.js';
export { japaneseVariables } from './labels/ja.js';
export * from './names.js';
