'use client';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { type TableSlots, tableSlotKeys } from '../kit/list/ListSlots.js';
import { createWidget, listOptionKeys } from '../kit/widget/createWidget.js';
import { englishVariables } from './labels/en.js';
import type { VariableLabels } from './labels/VariableLabels.js';
import {
  type EnvironmentVariablesEditorModel,
  type EnvironmentVariablesEditorOptions,
  useEnvironmentVariablesEditor,
} from './model/useEnvironmentVariablesEditor.js';
import type { VariableRow } from './model/variableDraft.js';

/** The options of an environment variables editor, including what the host adds to its list. */
export interface EnvironmentVariablesEditorWidgetOptions
  extends EnvironmentVariablesEditorOptions,
    TableSlots<VariableRow, VariableLabels> {}

/** The dialogs of an environment variables editor. */
export type VariablesDialog =
  | { readonly kind: 'add' | 'paste' | 'review' | 'discard' }
  /** Edits the value of the variable with this name. */
  | { readonly kind: 'edit'; readonly name: string };

export const environmentVariablesWidget = createWidget<
  EnvironmentVariablesEditorWidgetOptions,
  EnvironmentVariablesEditorModel,
  VariablesDialog
>({
  name: 'environment-variables-editor',
  root: 'EnvironmentVariablesEditorRoot',
  options: {
    ...listOptionKeys,
    ...tableSlotKeys,
    deploymentId: true,
    leaveGuard: true,
    drafts: true,
    onBeforeSave: true,
    onSaved: true,
    onError: true,
  },
  useModel: useEnvironmentVariablesEditor,
  stateOf: ({ list }) => list.state.status,
  subjectOf: ({ deploymentId }) => deploymentId,
});

/** Returns the labels of the environment variables editor from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useVariableLabels = createLabelsHook<VariableLabels>('variables', englishVariables);
