'use client';
import type { WidgetProps } from '../kit/createWidget.js';
import { useUnfinishedTexts } from '../kit/useUnfinishedTexts.js';
import { AddVariableDialog } from './AddVariableDialog.js';
import { DiscardDialog, LeaveDialog } from './DiscardDialog.js';
import { EditVariableDialog } from './EditVariableDialog.js';
import { environmentVariablesWidget, type VariablesDialog } from './environmentVariablesWidget.js';
import type { EnvironmentVariablesEditorOptions } from './model/useEnvironmentVariablesEditor.js';
import { useVariableDrafts } from './model/useVariableDrafts.js';
import { PasteVariablesDialog } from './PasteVariablesDialog.js';
import { VariablesReview } from './VariablesReview.js';

export interface EnvironmentVariablesEditorRootProps extends WidgetProps<EnvironmentVariablesEditorOptions, VariablesDialog> {}

/**
 * Provides the variables of one deployment and their unsaved changes to the parts inside it. Unsaved changes are kept while
 * another deployment is shown. Renders a `<div>`.
 */
export function EnvironmentVariablesEditorRoot({ children, ...props }: EnvironmentVariablesEditorRootProps) {
  const ownDrafts = useVariableDrafts();
  const unfinished = useUnfinishedTexts();
  const { Root, DialogOf } = environmentVariablesWidget;
  return (
    <Root {...props} drafts={props.drafts ?? ownDrafts} unfinished={unfinished}>
      {children}
      <DialogOf kind="add">{(_, open) => <AddVariableDialog {...open} />}</DialogOf>
      <DialogOf kind="paste">{(_, open) => <PasteVariablesDialog {...open} />}</DialogOf>
      <DialogOf kind="edit">{({ name }, open) => <EditVariableDialog name={name} {...open} />}</DialogOf>
      <DialogOf kind="discard">{(_, open) => <DiscardDialog {...open} />}</DialogOf>
      <DialogOf kind="review">{(_, open) => <VariablesReview {...open} />}</DialogOf>
      <LeaveDialog />
    </Root>
  );
}
