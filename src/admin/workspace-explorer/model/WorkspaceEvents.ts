import type { CreateFolderInput, Folder } from '../../../client/resources/folders.js';
import type { Workbook } from '../../../client/resources/workbooks.js';
import type { WorkspaceItem } from '../../../client/resources/workspace.js';
import type { Veto, WidgetErrorEvents } from '../../kit/events/WidgetEvents.js';

/** Callbacks for actions in the workspace. Return `false` from an `onBefore…` callback to cancel the action. */
export interface WorkspaceEvents extends WidgetErrorEvents<'workspace-explorer'> {
  readonly onBeforeMove?: ((items: readonly WorkspaceItem[], folderId: number | null) => Veto) | undefined;
  /** Called with the `workspaceItemId`s of the moved items. Failures go to `onError`. */
  readonly onMoved?: ((ids: readonly string[], folderId: number | null) => void) | undefined;
  readonly onBeforeDelete?: ((items: readonly WorkspaceItem[]) => Veto) | undefined;
  /** Called with the `workspaceItemId`s of the deleted items. Failures go to `onError`. */
  readonly onDeleted?: ((ids: readonly string[]) => void) | undefined;
  readonly onBeforeFolderCreate?: ((input: CreateFolderInput) => Veto) | undefined;
  readonly onFolderCreated?: ((folder: Folder) => void) | undefined;
  readonly onBeforeRename?: ((item: WorkspaceItem, name: string) => Veto) | undefined;
  /** Called with the renamed item and the item before. */
  readonly onRenamed?: ((renamed: WorkspaceItem, before: WorkspaceItem) => void) | undefined;
  readonly onBeforeDuplicate?: ((workbook: Workbook) => Veto) | undefined;
  readonly onDuplicated?: ((copy: Workbook, original: Workbook) => void) | undefined;
}
