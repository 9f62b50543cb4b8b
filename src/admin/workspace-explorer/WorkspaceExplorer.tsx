'use client';
import { FolderOpen, FolderPlus } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import type { ItemType } from '../../client/resources/workspace-items.js';
import { Button } from '../../ui/button/Button.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { ErrorNotice } from '../../ui/errors/ErrorNotice.js';
import { partClass } from '../../ui/partClass.js';
import { useLock } from '../kit/actions/useLock.js';
import { Panes, Stack } from '../kit/layout/layout.js';
import { FilterSelect } from '../kit/list/FilterSelect.js';
import type { ListFooterProps } from '../kit/list/ListFooter.js';
import type { ListRowsProps } from '../kit/table/ResourceTable.js';
import type { WidgetProps } from '../kit/widget/createWidget.js';
import { FolderPath } from '../shared/workspace/FolderPath.js';
import { DeleteItems } from './DeleteItems.js';
import { MoveItems } from './MoveItems.js';
import { NewFolder, RenameItem } from './NameItem.js';
import { WorkspaceFolders } from './WorkspaceFolders.js';
import { type WorkspaceExplorerDialog, type WorkspaceExplorerWidgetOptions, workspaceWidget } from './workspaceWidget.js';
import { useWorkspaceLabels } from './workspaceWords.js';

const parts = workspaceWidget.assemble({ Empty: EmptyFolder, Dialogs: WorkspaceDialogs });

export type WorkspaceExplorerProps = Omit<WorkspaceExplorerRootProps, 'children'>;

/**
 * The folders, workbooks and reports of a deployment: a folder tree and the contents of a folder, with search, moving, deleting,
 * renaming and duplicating. If there is little room, a path above the list replaces the tree. Renders a `<div>`.
 */
export function WorkspaceExplorer(props: WorkspaceExplorerProps) {
  return (
    <WorkspaceExplorerRoot {...props}>
      <Panes first="navigation">
        <WorkspaceFolders />
        <Stack gap="l">
          <WorkspacePath />
          <WorkspaceToolbar />
          <WorkspaceItems />
          <WorkspaceFooter />
        </Stack>
      </Panes>
    </WorkspaceExplorerRoot>
  );
}

WorkspaceExplorer.Root = WorkspaceExplorerRoot;
WorkspaceExplorer.Folders = WorkspaceFolders;
WorkspaceExplorer.Path = WorkspacePath;
WorkspaceExplorer.Toolbar = WorkspaceToolbar;
WorkspaceExplorer.Items = WorkspaceItems;
WorkspaceExplorer.Footer = WorkspaceFooter;

export interface WorkspaceExplorerRootProps extends WidgetProps<WorkspaceExplorerWidgetOptions, WorkspaceExplorerDialog> {}

/** Provides one workspace and its dialogs to the parts inside it. Renders a `<div>` with the state of the list as `data-state`. */
export function WorkspaceExplorerRoot({ onDialogChange, ...props }: WorkspaceExplorerRootProps) {
  return <parts.Root onDialogChange={onDialogChange && ((next) => onDialogChange(next && hostDialog(next)))} {...props} />;
}

/** Returns the dialog as the host sees it. */
function hostDialog(dialog: NonNullable<ComponentProps<typeof parts.Root>['dialog']>): WorkspaceExplorerDialog {
  if (dialog.kind !== 'createFolder') return dialog;
  return { kind: 'new-folder', parentId: dialog.item.id, parentName: dialog.item.name };
}

function WorkspaceDialogs() {
  const { DialogOf } = workspaceWidget;
  return (
    <>
      <DialogOf kind="new-folder">{(dialog, open) => <NewFolder {...dialog} {...open} />}</DialogOf>
      <DialogOf kind="createFolder">{({ item }, open) => <NewFolder parentId={item.id} parentName={item.name} {...open} />}</DialogOf>
      <DialogOf kind="rename">{({ item }, open) => <RenameItem item={item} {...open} />}</DialogOf>
      <DialogOf kind="move">{({ items }, open) => <MoveItems items={items} {...open} />}</DialogOf>
      <DialogOf kind="delete">{({ items }, open) => <DeleteItems items={items} {...open} />}</DialogOf>
    </>
  );
}

/** Search, a filter and a button that creates a folder, or the bulk actions while items are selected. Renders a `<div>`. */
export function WorkspaceToolbar(props: ComponentProps<'div'>) {
  return (
    <parts.Toolbar {...props}>
      <TypeFilter />
      <NewFolderButton />
    </parts.Toolbar>
  );
}

/** Limits the list to one kind of items. Renders a `<div>` around a `<button>`. */
function TypeFilter() {
  const words = useWorkspaceLabels();
  const { filters, setFilters } = workspaceWidget.useSelector(({ model: { list } }) => ({
    filters: list.filters,
    setFilters: list.setFilters,
  }));
  return (
    <FilterSelect
      label={words.kind}
      noneLabel={words.anyKind}
      value={filters.types?.[0]}
      onValueChange={(type) => setFilters(type === undefined ? {} : { types: [type] })}
      options={types.map((value) => ({ value, label: words.kinds[value] }))}
    />
  );
}

/** Opens the form that creates a folder in the present one. Renders a `<button>`, and a note if the user may not. */
function NewFolderButton({ variant = 'primary' }: { variant?: 'primary' | 'outline' }) {
  const words = useWorkspaceLabels();
  const get = workspaceWidget.useGet();
  const isRefused = workspaceWidget.useSelector(({ model: { folderId, findItem, refuses, createFolder } }) => {
    const folder = folderId === null ? undefined : findItem(`FOLDER ${folderId}`);
    return !createFolder.isAllowed({ name: '', parentId: folderId }) || (folder !== undefined && refuses(folder, 'Edit'));
  });
  const lock = useLock(isRefused);
  function ask() {
    const { model, dialogs } = get();
    dialogs.show({ kind: 'new-folder', parentId: model.folderId, parentName: model.path.at(-1)?.name ?? words.top });
  }
  return (
    <>
      <Button icon={FolderPlus} variant={variant} {...lock.button} onClick={ask}>
        {words.newFolder.open}
      </Button>
      {lock.note}
    </>
  );
}

const types: readonly ItemType[] = ['FOLDER', 'WORKBOOK', 'REPORT'];

/** The items as a table, or the loading, empty, not-found or error state. Renders a `<div>`. */
export function WorkspaceItems({ className, ...props }: ListRowsProps<WorkspaceItem>) {
  const error = workspaceWidget.useSelector(({ model: { list, folderId } }) => {
    return list.state.status === 'error' && folderId !== null ? list.state.error : undefined;
  });
  if (error?.kind === 'not-found') return <MissingFolder requestId={error.requestId} />;
  return <parts.Rows className={partClass('workspace-table', className)} {...props} />;
}

/** The number of items, a button that loads more, and errors of loading. Renders a `<div>`. */
export function WorkspaceFooter(props: Omit<ListFooterProps, 'list'>) {
  return <parts.Footer {...props} />;
}

/** The path from the top level to the present folder. Renders a `<nav>`. */
export function WorkspacePath(props: Omit<ComponentProps<'nav'>, 'children'>) {
  const words = useWorkspaceLabels();
  const { path, openFolder } = workspaceWidget.useSelector(({ model }) => ({ path: model.path, openFolder: model.openFolder }));
  return <FolderPath aria-label={words.path} topLabel={words.top} path={path} onFolderOpen={openFolder} {...props} />;
}

/** Says that the present folder is empty, and offers to create one in it. */
function EmptyFolder() {
  const { empty } = useWorkspaceLabels();
  const isTop = workspaceWidget.useSelector(({ model }) => model.folderId === null);
  return (
    <EmptyState
      heading={isTop ? empty.top : empty.folder}
      headingLevel={3}
      text={isTop ? empty.topAdvice : empty.folderAdvice}
      icon={FolderOpen}
    >
      <NewFolderButton variant="outline" />
    </EmptyState>
  );
}

/** Says that the present folder does not exist. Renders a `<div role="alert">`. */
function MissingFolder({ requestId }: { requestId: string | undefined }) {
  const { gone } = useWorkspaceLabels();
  const openFolder = workspaceWidget.useSelector(({ model }) => model.openFolder);
  return (
    <ErrorNotice role="alert" kind="not-found" title={gone.title} advice={gone.advice} requestId={requestId}>
      <Button size="small" onClick={() => openFolder(null)}>
        {gone.back}
      </Button>
    </ErrorNotice>
  );
}
