export { arabicWorkbooks } from './labels/ar.js';
export { germanWorkbooks } from './labels/de.js';
export { englishWorkbooks } from './labels/en.js';
export { spanishWorkbooks } from './labels/es.js';
export { japaneseWorkbooks } from './labels/ja.js';
export type { WorkbookLabels } from './labels/WorkbookLabels.js';
export * from './names.js';
export {
  type SharedWorkspaceFilters,
  SharedWorkspaceFooter,
  type SharedWorkspaceProps,
  SharedWorkspaceRoot,
  SharedWorkspaceRows,
  SharedWorkspaceSearch,
  SharedWorkspaceToolbar,
} from './SharedWorkspace.js';
export { Footer, Root, Rows, Search, Toolbar } from './WorkbookManager.js';
export type { WorkbookFilters } from './workbookWidget.js';
