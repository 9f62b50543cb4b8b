export { DataModelToolbar } from './DataModelToolbar.js';
export { DataModelWorkspace, type DataModelWorkspaceProps, DataModelWorkspaceRoot } from './DataModelWorkspace.js';
export { type DataModelDialog, useDataModelLabels } from './dataModelWidget.js';
export { FilePane } from './editor/FilePane.js';
export { UnsavedFilesBar } from './editor/UnsavedFilesBar.js';
export type { FileNode } from './model/fileTree.js';
export { type FileView, type SaveOutcome, useDataModelWorkspace } from './model/useDataModelWorkspace.js';
export { FilesPane } from './tree/FilesPane.js';
