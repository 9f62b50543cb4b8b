'use client';
import { Braces, ClipboardPaste, Pencil, Plus, Undo2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useFormats } from '../../react/language/useFormats.js';
import { Button, type ButtonProps } from '../../ui/button/Button.js';
import { IconButton } from '../../ui/button/IconButton.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { MenuItem } from '../../ui/menu/MenuItem.js';
import { RowMenu } from '../../ui/menu/RowMenu.js';
import { partClass } from '../../ui/partClass.js';
import { useCommonAdminLabels } from '../../ui/useCommonAdminLabels.js';
import { useLock } from '../kit/actions/useLock.js';
import { LeaveDialog } from '../kit/dialog/LeaveDialog.js';
import type { TableSlots } from '../kit/list/ListSlots.js';
import { ReadOnlyNote } from '../kit/list/ReadOnlyNote.js';
import { Toolbar } from '../kit/list/Toolbar.js';
import type { ListRowsProps } from '../kit/table/ResourceTable.js';
import { RowItems } from '../kit/table/RowItems.js';
import type { WidgetProps } from '../kit/widget/createWidget.js';
import { environmentVariables, useVariableLabels, type VariablesDialog } from './environmentVariablesWidget.js';
import type { VariableLabels } from './labels/VariableLabels.js';
import { useVariableDrafts } from './model/useVariableDrafts.js';
import type { EnvironmentVariablesEditorOptions } from './model/useVariableExtras.js';
import type { VariableRow } from './model/variableDraft.js';
import { PasteVariablesDialog } from './PasteVariablesDialog.js';
import { DiscardDialog, VariableDialog } from './VariableDialogs.js';
import { VariablesReview } from './VariablesReview.js';

const { Root, Search, Rows, Footer } = environmentVariables.assemble({ Dialogs, Empty });

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

export interface EnvironmentVariablesEditorRootProps
  extends WidgetProps<EnvironmentVariablesEditorOptions & TableSlots<VariableRow, VariableLabels>, VariablesDialog> {}

/**
 * Provides the variables of one deployment and their unsaved changes to the parts inside it. Unsaved changes are kept while
 * another deployment is shown. Renders a `<div>`.
 */
export function EnvironmentVariablesEditorRoot(props: EnvironmentVariablesEditorRootProps) {
  const ownDrafts = useVariableDrafts();
  return <Root {...props} drafts={props.drafts ?? ownDrafts} />;
}

function Empty() {
  const { title, advice } = useVariableLabels().empty;
  return <EmptyState heading={title} headingLevel={3} text={advice} icon={Braces} />;
}

function Dialogs() {
  const { DialogOf } = environmentVariables;
  const leaveGuard = environmentVariables.useSelector(({ model }) => model.leaveGuard);
  return (
    <>
      <DialogOf kind="add">{(_, open) => <VariableDialog {...open} />}</DialogOf>
      <DialogOf kind="paste">{(_, open) => <PasteVariablesDialog {...open} />}</DialogOf>
      <DialogOf kind="edit">{({ name }, open) => <VariableDialog name={name} {...open} />}</DialogOf>
      <DialogOf kind="discard">{(_, open) => <DiscardDialog {...open} />}</DialogOf>
      <DialogOf kind="review">{(_, open) => <VariablesReview {...open} />}</DialogOf>
      <LeaveDialog guard={leaveGuard} />
    </>
  );
}

const useIsReadOnly = () => environmentVariables.useSelector(({ model }) => model.isReadOnly);

/** Search, and buttons that add variables, with the reason if the user may not. Renders a `<div>`. */
export function VariablesToolbar(props: ComponentProps<'div'>) {
  const { readOnly } = useVariableLabels();
  const status = environmentVariables.useSelector(({ model }) => model.list.state.status);
  const isReadOnly = useIsReadOnly();
  const lock = useLock(isReadOnly);
  if (status === 'error' || status === 'denied') return null;
  return (
    <Toolbar {...props}>
      {status !== 'empty' && <Search />}
      {status !== 'loading' && (
        <span className="parley-toolbar-actions parley-line parley-to-end">
          <PasteVariables {...lock.button} />
          <AddVariable {...lock.button} />
        </span>
      )}
      {isReadOnly && <ReadOnlyNote id={lock.noteId}>{readOnly}</ReadOnlyNote>}
    </Toolbar>
  );
}

/** The props of a button that opens a dialog of the editor. */
export type VariableButtonProps = Omit<ButtonProps, 'onClick'>;

/** Opens the form that adds a variable to the draft. Renders a `<button>`. */
export function AddVariable(props: VariableButtonProps) {
  return <DialogButton kind="add" icon={Plus} variant="primary" {...props} />;
}

/** Opens the form that imports a whole `.env` text into the draft. Renders a `<button>`. */
export function PasteVariables(props: VariableButtonProps) {
  return <DialogButton kind="paste" icon={ClipboardPaste} {...props} />;
}

function DialogButton({ kind, ...props }: VariableButtonProps & { kind: 'add' | 'paste' }) {
  const words = useVariableLabels();
  const show = environmentVariables.useSelector(({ dialogs }) => dialogs.show);
  return (
    <Button disabled={useIsReadOnly()} onClick={() => show({ kind })} {...props}>
      {words[kind]}
    </Button>
  );
}

export type VariablesRowsProps = ListRowsProps<VariableRow>;

/** The variables as a table, or the loading, empty, not-found or error state. Renders a `<div>`. */
export function VariablesRows(props: VariablesRowsProps) {
  return (
    <>
      <Rows actionsOf={actionsOf} {...props} />
      <Footer />
    </>
  );
}

function actionsOf(row: VariableRow) {
  return <VariableActions row={row} />;
}

function VariableActions({ row }: { row: VariableRow }) {
  const { name, state } = row;
  const common = useCommonAdminLabels();
  const words = useVariableLabels();
  const get = environmentVariables.useGet();
  const isReadOnly = useIsReadOnly();
  const lock = useLock(isReadOnly, words.readOnly);
  const edit = () => get().dialogs.show({ kind: 'edit', name });
  return (
    <span className="parley-row-actions">
      {!isReadOnly && <IconButton icon={Pencil} label={common.edit} size="small" className="parley-row-quick" onClick={edit} />}
      <RowMenu name={name}>
        <RowItems item={row}>
          <MenuItem icon={Pencil} {...lock.item} onSelect={edit}>
            {common.edit}
          </MenuItem>
          {state !== 'saved' && (
            <MenuItem icon={Undo2} onSelect={() => get().model.revert(name)}>
              {words.revert}
            </MenuItem>
          )}
          {lock.menuNote}
        </RowItems>
      </RowMenu>
    </span>
  );
}

/** The number of unsaved changes, and the buttons that discard and review them; empty while there are none. Renders a `<div>`. */
export function UnsavedVariablesBar({ className, ...props }: ComponentProps<'div'>) {
  const words = useVariableLabels();
  const { unsaved } = useCommonAdminLabels();
  const { number } = useFormats();
  const isReadOnly = useIsReadOnly();
  const { count, elsewhere, show } = environmentVariables.useSelector(({ model, dialogs }) => ({
    count: model.unsavedCount,
    elsewhere: model.unsavedElsewhereCount,
    show: dialogs.show,
  }));
  const isSaved = count + elsewhere === 0;
  return (
    <div
      data-slot="unsaved-variables"
      data-state={isSaved ? 'saved' : 'unsaved'}
      className={partClass(`unsaved-variables parley-save-bar ${isSaved ? 'parley-visually-hidden' : 'parley-line'}`, className)}
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
