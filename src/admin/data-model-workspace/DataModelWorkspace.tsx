'use client';
import type { ReactNode } from 'react';
import { LeaveDialog } from '../kit/dialog/LeaveDialog.js';
import { OpenRecord } from '../kit/record-form/OpenRecord.js';
import type { WidgetProps } from '../kit/widget/createWidget.js';
import { DataModelToolbar } from './DataModelToolbar.js';
import { type DataModelDialog, type DataModelWorkspaceWidgetOptions, dataModelWidget } from './dataModelWidget.js';
import { FilePane } from './editor/FilePane.js';
import { UnsavedFilesBar } from './editor/UnsavedFilesBar.js';
import { CreateFileDialog, DeleteFilesDialog, DiscardEditDialog, MoveFileDialog } from './FileDialogs.js';
import type { FileNode } from './model/fileTree.js';
import { FilesPane } from './tree/FilesPane.js';
import { UploadFolderDialog } from './upload/UploadFolderDialog.js';

export type DataModelWorkspaceProps = Omit<DataModelWorkspaceRootProps, 'children'>;

/**
 * The files of a branch of the data model as a tree, beside an editor. Files can be changed on the branch of the user's dev mode; unsaved
 * text survives a reload. Renders a `<div>`.
 */
export function DataModelWorkspace(props: DataModelWorkspaceProps) {
  return (
    <DataModelWorkspaceRoot {...props}>
      <DataModelToolbar />
      <div className="parley-data-model-panes">
        <div>
          <FilesPane />
          <FilePane />
        </div>
      </div>
      <UnsavedFilesBar />
    </DataModelWorkspaceRoot>
  );
}

DataModelWorkspace.Root = DataModelWorkspaceRoot;
DataModelWorkspace.Toolbar = DataModelToolbar;
DataModelWorkspace.Files = FilesPane;
DataModelWorkspace.File = FilePane;
DataModelWorkspace.UnsavedBar = UnsavedFilesBar;

export interface DataModelWorkspaceRootProps extends WidgetProps<DataModelWorkspaceWidgetOptions, DataModelDialog> {}

/** Provides the files of one deployment and their unsaved text to the parts inside it. Renders a `<div>` with the state of the list as `data-state`. */
export function DataModelWorkspaceRoot({ children, ...props }: DataModelWorkspaceRootProps) {
  const { Root, DialogOf } = dataModelWidget;
  return (
    <Root {...props}>
      {props.head}
      {children}
      <DialogOf kind="create">{({ folder }, open) => <CreateFileDialog folder={folder} {...open} />}</DialogOf>
      <DialogOf kind="move">
        {({ path }, open) => <OfNode path={path}>{(node) => <MoveFileDialog node={node} {...open} />}</OfNode>}
      </DialogOf>
      <DialogOf kind="delete">
        {({ path }, open) => <OfNode path={path}>{(node) => <DeleteFilesDialog node={node} {...open} />}</OfNode>}
      </DialogOf>
      <DialogOf kind="upload">{(_, open) => <UploadFolderDialog {...open} />}</DialogOf>
      <DialogOf kind="discard">{({ path }, open) => <DiscardEditDialog path={path} {...open} />}</DialogOf>
      <LeaveGuarded />
    </Root>
  );
}

/** Renders content for a file or folder. If it no longer exists, uses its last known data. */
function OfNode({ path, children }: { path: string; children: (node: FileNode) => ReactNode }) {
  const node = dataModelWidget.useSelector(({ model }) => model.tree.byPath.get(path));
  return (
    <OpenRecord item={node} idOf={({ path: id }) => id}>
      {children}
    </OpenRecord>
  );
}

function LeaveGuarded() {
  return <LeaveDialog guard={dataModelWidget.useSelector(({ model }) => model.leaveGuard)} />;
}
