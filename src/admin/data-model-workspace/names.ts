export { DataModelToolbar } from './DataModelToolbar.js';
export { DataModelWorkspace, type DataModelWorkspaceProps, DataModelWorkspaceRoot } from './DataModelWorkspace.js';
export { FilePane } from './editor/FilePane.js';
export { UnsavedFilesBar } from './editor/UnsavedFilesBar.js';
export { useDataModelWorkspace } from './model/useDataModelWorkspace.js';
export { FilesPane } from './tree/FilesPane.js';
