import type { ComponentProps } from 'react';
import type { WorkspaceView } from '../../hooks/workspace-explorer/useWorkspaceExplorer.js';
import type { WorkspaceEvents } from '../../hooks/workspace-explorer/WorkspaceEvents.js';
import type { WorkspaceDialogs, WorkspaceOpening } from './WorkspaceContext.js';

export interface WorkspaceExplorerRootProps
  extends WorkspaceView,
    WorkspaceEvents,
    WorkspaceOpening,
    WorkspaceDialogs,
    Omit<ComponentProps<'div'>, keyof WorkspaceView | keyof WorkspaceEvents> {}

interface SplitWorkspaceProps {
  readonly view: WorkspaceView;
  readonly events: WorkspaceEvents;
  readonly opening: WorkspaceOpening;
  readonly dialogs: WorkspaceDialogs;
  readonly native: ComponentProps<'div'>;
}

/** Splits the props into those of the view, of the host and of the element. */
export function splitWorkspaceProps(props: WorkspaceExplorerRootProps): SplitWorkspaceProps {
  const {
    deploymentId,
    folderId,
    defaultFolderId,
    onFolderChange,
    search,
    defaultSearch,
    onSearchChange,
    filters,
    defaultFilters,
    onFiltersChange,
    sort,
    defaultSort,
    onSortChange,
    selectedIds,
    defaultSelectedIds,
    onSelectionChange,
    expandedFolderIds,
    defaultExpandedFolderIds,
    onExpandedFolderIdsChange,
    pageSize,
    onBeforeMove,
    onMoved,
    onBeforeDelete,
    onDeleted,
    onBeforeFolderCreate,
    onFolderCreated,
    onBeforeRename,
    onRenamed,
    onBeforeDuplicate,
    onDuplicated,
    onError,
    onWorkbookOpen,
    onReportOpen,
    question,
    defaultQuestion,
    onQuestionChange,
    ...native
  } = props;
  const place = { deploymentId, folderId, defaultFolderId, onFolderChange, pageSize };
  const found = { search, defaultSearch, onSearchChange, filters, defaultFilters, onFiltersChange };
  const order = { sort, defaultSort, onSortChange };
  const expanded = { expandedFolderIds, defaultExpandedFolderIds, onExpandedFolderIdsChange };
  const selected = { selectedIds, defaultSelectedIds, onSelectionChange };
  const bulk = { onBeforeMove, onMoved, onBeforeDelete, onDeleted };
  const single = { onBeforeFolderCreate, onFolderCreated, onBeforeRename, onRenamed, onBeforeDuplicate, onDuplicated };
  return {
    view: { ...place, ...found, ...order, ...expanded, ...selected },
    events: { ...bulk, ...single, onError },
    opening: { onWorkbookOpen, onReportOpen },
    dialogs: { question, defaultQuestion, onQuestionChange },
    native,
  };
}
