'use client';
import type { ComponentProps } from 'react';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { partClass } from '../../ui/partClass.js';
import { Panes, Stack } from '../kit/layout/layout.js';
import type { ListFooterProps } from '../kit/list/ListFooter.js';
import type { ListRowsProps } from '../kit/table/ResourceTable.js';
import type { WidgetProps } from '../kit/widget/createWidget.js';
import { FolderPath } from '../shared/workspace/FolderPath.js';
import { DeleteItems } from './DeleteItems.js';
import { EmptyFolder, MissingFolder } from './FolderStates.js';
import { MoveItems } from './MoveItems.js';
import { NewFolder, RenameItem } from './NameItem.js';
import { WorkspaceFolders } from './WorkspaceFolders.js';
import { NewFolderButton, TypeFilter } from './WorkspaceToolbar.js';
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
