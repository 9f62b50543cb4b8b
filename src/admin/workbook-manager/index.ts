export {
  SharedWorkspace,
  type SharedWorkspaceFilters,
  SharedWorkspaceFooter,
  type SharedWorkspaceProps,
  SharedWorkspaceRoot,
  SharedWorkspaceRows,
  SharedWorkspaceSearch,
  SharedWorkspaceToolbar,
  useSharedWorkspaceList,
} from './SharedWorkspace.js';
export { useWorkbookLabels } from './useWorkbookLabels.js';
export {
  WorkbookFolderFilter,
  WorkbookManager,
  WorkbookManagerFooter,
  type WorkbookManagerProps,
  WorkbookManagerRoot,
  WorkbookManagerRows,
  WorkbookManagerSearch,
  WorkbookManagerToolbar,
} from './WorkbookManager.js';
export { useWorkbookList, type WorkbookFilters, workbookManagerParams } from './workbookWidget.js';
