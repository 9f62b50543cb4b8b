export { SharedWorkspace, useSharedWorkspaceList } from './SharedWorkspace.js';
export { useWorkbookLabels } from './useWorkbookLabels.js';
export { WorkbookFolderFilter, WorkbookManager, type WorkbookManagerProps } from './WorkbookManager.js';
export { useWorkbookList, workbookManagerParams } from './workbookWidget.js';
