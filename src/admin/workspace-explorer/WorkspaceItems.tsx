'use client';
import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { workspaceItemId } from '../../data/bulk-action/bulkAnswers.js';
import { useStableHandler } from '../../react/state/useStableHandler.js';
import { Button } from '../../ui/button/Button.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { ErrorNotice } from '../../ui/errors/ErrorNotice.js';
import { partClass } from '../../ui/partClass.js';
import { rowsOf } from '../kit/list/listSlices.js';
import { type ListRowsProps, ResourceTable } from '../kit/table/ResourceTable.js';
import { isKnownItem } from './model/workspaceItem.js';
import { WorkspaceItemActions } from './WorkspaceItemActions.js';
import { NewFolderButton } from './WorkspaceToolbar.js';
import { workspaceColumns } from './workspaceColumns.js';
import { useWorkspaceLabels, workspaceWidget } from './workspaceWidget.js';

/** The items as a table, or the loading, empty, not-found or error state. Renders a `<div>`. */
export function WorkspaceItems({ className, ...props }: ListRowsProps<WorkspaceItem>) {
  const words = useWorkspaceLabels();
  const { onWorkbookOpen, onReportOpen } = workspaceWidget.useSelector(({ options }) => ({
    onWorkbookOpen: options.onWorkbookOpen,
    onReportOpen: options.onReportOpen,
  }));
  const list = workspaceWidget.useSelector(({ model }) => rowsOf(model.list));
  const { sort, setSort, selection, openFolder, folderId, isBusy, isSearched } = workspaceWidget.useSelector(({ model }) => ({
    sort: model.sort,
    setSort: model.setSort,
    selection: model.list.selection,
    openFolder: model.openFolder,
    folderId: model.folderId,
    isBusy: model.isBusy,
    isSearched: model.list.search.applied !== '',
  }));
  const get = workspaceWidget.useGet();
  const context = {
    onFolderOpen: useStableHandler(({ id }: { readonly id: number }) => openFolder(id)),
    onWorkbookOpen: useStableHandler(onWorkbookOpen),
    onReportOpen: useStableHandler(onReportOpen),
  };
  // Earlier rows keep their layout until the search results are loaded.
  const [hasPaths, setHasPaths] = useState(isSearched);
  if (!list.isStale && hasPaths !== isSearched) setHasPaths(isSearched);
  const { state } = list;
  if (state.status === 'error' && state.error.kind === 'not-found' && folderId !== null) {
    return <MissingFolder requestId={state.error.requestId} />;
  }
  function refetch() {
    list.refetch();
    const { folders } = get().model;
    if (folders.error !== undefined) folders.refetch();
  }
  return (
    <ResourceTable
      caption={words.caption}
      list={{ ...list, refetch }}
      columns={workspaceColumns}
      labels={words}
      context={{ ...context, hasPaths }}
      idOf={workspaceItemId}
      nameOf={({ name }) => name}
      selection={selection}
      lockOf={(item) => (isKnownItem(item) ? undefined : words.unknownKind)}
      rowActions={WorkspaceItemActions}
      isBusy={isBusy}
      empty={<EmptyFolder />}
      sort={sort}
      onSortChange={({ columnId, direction }) => setSort({ columnId: columnId === 'updated' ? 'updated' : 'name', direction })}
      className={partClass('workspace-table', className)}
      {...props}
    />
  );
}

function EmptyFolder() {
  const { empty } = useWorkspaceLabels();
  const isTop = workspaceWidget.useSelector(({ model }) => model.folderId === null);
  return (
    <EmptyState
      heading={isTop ? empty.top : empty.folder}
      headingLevel={3}
      text={isTop ? empty.topAdvice : empty.folderAdvice}
      icon={FolderOpen}
    >
      <NewFolderButton variant="outline" />
    </EmptyState>
  );
}

function MissingFolder({ requestId }: { requestId: string | undefined }) {
  const { gone } = useWorkspaceLabels();
  const openFolder = workspaceWidget.useSelector(({ model }) => model.openFolder);
  return (
    <ErrorNotice role="alert" kind="not-found" title={gone.title} advice={gone.advice} requestId={requestId}>
      <Button size="small" onClick={() => openFolder(null)}>
        {gone.back}
      </Button>
    </ErrorNotice>
  );
}
