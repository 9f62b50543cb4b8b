import { createWidget, listOptionKeys } from '../kit/createWidget.js';
import type { UnfinishedTexts } from '../kit/useUnfinishedTexts.js';
import {
  type EnvironmentVariablesEditorModel,
  type EnvironmentVariablesEditorOptions,
  useEnvironmentVariablesEditor,
} from './model/useEnvironmentVariablesEditor.js';

interface EnvironmentVariablesWidgetOptions extends EnvironmentVariablesEditorOptions {
  readonly unfinished: UnfinishedTexts;
}

/** The dialogs of an environment variables editor. */
export type VariablesDialog =
  | { readonly kind: 'add' | 'paste' | 'review' | 'discard' }
  /** Edits the value of the variable with this name. */
  | { readonly kind: 'edit'; readonly name: string };

export const environmentVariablesWidget = createWidget<EnvironmentVariablesWidgetOptions, EnvironmentVariablesEditorModel, VariablesDialog>(
  {
    name: 'environment-variables-editor',
    root: 'EnvironmentVariablesEditorRoot',
    options: {
      ...listOptionKeys,
      deploymentId: true,
      leaveGuard: true,
      drafts: true,
      unfinished: true,
      onBeforeSave: true,
      onSaved: true,
      onError: true,
    },
    useModel: useEnvironmentVariablesEditor,
    stateOf: ({ list }) => list.state.status,
    dataOf: ({ unsavedCount }) => ({ 'data-unsaved': unsavedCount > 0 || undefined }),
    subjectOf: ({ deploymentId }) => deploymentId,
  },
);
