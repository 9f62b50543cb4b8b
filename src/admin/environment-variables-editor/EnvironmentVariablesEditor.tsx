'use client';
import type { ComponentProps } from 'react';
import { useFormats } from '../../react/language/useFormats.js';
import { Button } from '../../ui/button/Button.js';
import { partClass } from '../../ui/partClass.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { LeaveDialog } from '../kit/dialog/LeaveDialog.js';
import type { WidgetProps } from '../kit/widget/createWidget.js';
import {
  type EnvironmentVariablesEditorWidgetOptions,
  environmentVariablesWidget,
  useVariableLabels,
  type VariablesDialog,
} from './environmentVariablesWidget.js';
import { useVariableDrafts } from './model/useVariableDrafts.js';
import { PasteVariablesDialog } from './PasteVariablesDialog.js';
import { AddVariableDialog, DiscardDialog, EditVariableDialog } from './VariableDialogs.js';
import { VariablesReview } from './VariablesReview.js';
import { VariablesRows } from './VariablesRows.js';
import { VariablesToolbar } from './VariablesToolbar.js';

export type EnvironmentVariablesEditorProps = Omit<EnvironmentVariablesEditorRootProps, 'children'>;

/**
 * Edits the environment variables of a deployment: add, change or paste them as `.env` text, review the differences, and
 * save only those. Hidden values are kept unless others are typed. Renders a `<div>`.
 */
export function EnvironmentVariablesEditor(props: EnvironmentVariablesEditorProps) {
  return (
    <EnvironmentVariablesEditorRoot {...props}>
      <VariablesToolbar />
      <VariablesRows />
      <UnsavedVariablesBar />
    </EnvironmentVariablesEditorRoot>
  );
}

EnvironmentVariablesEditor.Root = EnvironmentVariablesEditorRoot;
EnvironmentVariablesEditor.Toolbar = VariablesToolbar;
EnvironmentVariablesEditor.Rows = VariablesRows;
EnvironmentVariablesEditor.UnsavedBar = UnsavedVariablesBar;

export interface EnvironmentVariablesEditorRootProps extends WidgetProps<EnvironmentVariablesEditorWidgetOptions, VariablesDialog> {}

/**
 * Provides the variables of one deployment and their unsaved changes to the parts inside it. Unsaved changes are kept while
 * another deployment is shown. Renders a `<div>`.
 */
export function EnvironmentVariablesEditorRoot({ children, ...props }: EnvironmentVariablesEditorRootProps) {
  const ownDrafts = useVariableDrafts();
  const { Root, DialogOf } = environmentVariablesWidget;
  return (
    <Root {...props} drafts={props.drafts ?? ownDrafts}>
      {children}
      <DialogOf kind="add">{(_, open) => <AddVariableDialog {...open} />}</DialogOf>
      <DialogOf kind="paste">{(_, open) => <PasteVariablesDialog {...open} />}</DialogOf>
      <DialogOf kind="edit">{({ name }, open) => <EditVariableDialog name={name} {...open} />}</DialogOf>
      <DialogOf kind="discard">{(_, open) => <DiscardDialog {...open} />}</DialogOf>
      <DialogOf kind="review">{(_, open) => <VariablesReview {...open} />}</DialogOf>
      <LeaveGuarded />
    </Root>
  );
}

function LeaveGuarded() {
  return <LeaveDialog guard={environmentVariablesWidget.useSelector(({ model }) => model.leaveGuard)} />;
}

/** The number of unsaved changes, and the buttons that discard and review them; empty while there are none. Renders a `<div>`. */
export function UnsavedVariablesBar({ className, ...props }: ComponentProps<'div'>) {
  const words = useVariableLabels();
  const { unsaved } = useCommonAdminLabels();
  const { number } = useFormats();
  const { count, elsewhere, isReadOnly, show } = environmentVariablesWidget.useSelector(({ model, dialogs }) => ({
    count: model.unsavedCount,
    elsewhere: model.unsavedElsewhereCount,
    isReadOnly: model.isReadOnly,
    show: dialogs.show,
  }));
  return (
    <div
      data-slot="unsaved-variables"
      data-state={count + elsewhere === 0 ? 'saved' : 'unsaved'}
      className={partClass(
        `unsaved-variables parley-save-bar ${count + elsewhere === 0 ? 'parley-visually-hidden' : 'parley-line'}`,
        className,
      )}
      {...props}
    >
      <span role="status" className="parley-lines parley-small parley-digits parley-fill">
        {count > 0 && <span className="parley-medium">{unsaved.count(count, number(count))}</span>}
        {elsewhere > 0 && <span className="parley-muted">{words.unsavedElsewhere(elsewhere, number(elsewhere))}</span>}
      </span>
      {count > 0 && (
        <>
          <Button variant="quiet" onClick={() => show({ kind: 'discard' })}>
            {words.discard}
          </Button>
          <Button variant="primary" disabled={isReadOnly} onClick={() => show({ kind: 'review' })}>
            {words.openReview}
          </Button>
        </>
      )}
    </div>
  );
}
