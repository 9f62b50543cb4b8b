import type { CreateFolderInput, Folder } from '../../../client/resources/folders.js';
import type { Workbook } from '../../../client/resources/workbooks.js';
import type { WorkspaceItem } from '../../../client/resources/workspace.js';
import type { Veto, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';

/** Callbacks for actions in the workspace. Return `false` from an `onBefore…` callback to cancel the action. */
export interface WorkspaceEvents extends WidgetErrorEvents<'workspace-explorer'> {
  /** Called before items are moved, with the id of the target folder; `null` for the top level. */
  readonly onBeforeMove?: ((items: readonly WorkspaceItem[], folderId: number | null) => Veto) | undefined;
  /** Called with the `workspaceItemId`s of the moved items. Failures go to `onError`. */
  readonly onMoved?: ((ids: readonly string[], folderId: number | null) => void) | undefined;
  /** Called before items are deleted, once for the whole selection. */
  readonly onBeforeDelete?: ((items: readonly WorkspaceItem[]) => Veto) | undefined;
  /** Called with the `workspaceItemId`s of the deleted items. Failures go to `onError`. */
  readonly onDeleted?: ((ids: readonly string[]) => void) | undefined;
  /** Called before a folder is created. */
  readonly onBeforeFolderCreate?: ((input: CreateFolderInput) => Veto) | undefined;
  /** Called with the new folder. */
  readonly onFolderCreated?: ((folder: Folder) => void) | undefined;
  /** Called before an item is renamed, with the item and its new name. */
  readonly onBeforeRename?: ((item: WorkspaceItem, name: string) => Veto) | undefined;
  /** Called with the renamed item and the item before. */
  readonly onRenamed?: ((renamed: WorkspaceItem, before: WorkspaceItem) => void) | undefined;
  /** Called before a workbook is duplicated. */
  readonly onBeforeDuplicate?: ((workbook: Workbook) => Veto) | undefined;
  /** Called with the copy and the original after a workbook was duplicated. */
  readonly onDuplicated?: ((copy: Workbook, original: Workbook) => void) | undefined;
}
