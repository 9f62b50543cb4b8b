import type { CreateFolderInput, Folder } from '../../client/resources/folders.js';
import type { Workbook } from '../../client/resources/workbooks.js';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import type { BulkReport } from '../bulk-action/useBulkAction.js';
import type { Veto, WidgetErrorEvents } from '../widget-events/WidgetEvents.js';

/** What a host hears of the workspace, and where it may step in. A `before` that answers `false` keeps the act from happening. */
export interface WorkspaceEvents extends WidgetErrorEvents<'workspace-explorer'> {
  readonly onBeforeMove?: ((items: readonly WorkspaceItem[], folderId: number | null) => Veto) | undefined;
  /** After every run, also where some failed. Ids are those of `workspaceItemId`. */
  readonly onMoved?: ((report: BulkReport<string>, folderId: number | null) => void) | undefined;
  readonly onBeforeDelete?: ((items: readonly WorkspaceItem[]) => Veto) | undefined;
  /** After every run, also where some failed. Ids are those of `workspaceItemId`. */
  readonly onDeleted?: ((report: BulkReport<string>) => void) | undefined;
  readonly onBeforeFolderCreate?: ((input: CreateFolderInput) => Veto) | undefined;
  readonly onFolderCreated?: ((folder: Folder) => void) | undefined;
  readonly onBeforeRename?: ((item: WorkspaceItem, name: string) => Veto) | undefined;
  readonly onRenamed?: ((item: WorkspaceItem, name: string) => void) | undefined;
  readonly onBeforeDuplicate?: ((workbook: Workbook) => Veto) | undefined;
  readonly onDuplicated?: ((copy: Workbook, original: Workbook) => void) | undefined;
}
