'use client';
import { FolderOpen } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { useAdminLabels } from '../../hooks/useAdminLabels.js';
import { Button } from '../primitives/Button.js';
import { EmptyState } from '../primitives/EmptyState.js';
import { ErrorNotice } from '../primitives/ErrorNotice.js';
import { ListStates } from '../primitives/list/ListStates.js';
import { useWorkspaceContext } from './WorkspaceContext.js';
import { WorkspaceItemMenu } from './WorkspaceItemMenu.js';
import { WorkspaceTable, type WorkspaceTableProps } from './WorkspaceTable.js';
import { NewFolderButton } from './WorkspaceToolbar.js';

export type WorkspaceItemsProps = Omit<WorkspaceTableProps, 'items' | 'sort' | 'onSortChange' | 'selection' | 'actionsOf'>;

/** What is in the folder or was found, as a table; its shape, nothing yet, nothing found, or why it is not there. Renders a `<div>` of each. */
export function WorkspaceItems(props: WorkspaceItemsProps) {
  const { explorer, onWorkbookOpen, onReportOpen } = useWorkspaceContext();
  const { list, folders, sort, setSort, openFolder, folderId, isBusy } = explorer;
  const { state } = list;
  const menuOf = useCallback((item: WorkspaceItem) => <WorkspaceItemMenu item={item} isBusy={isBusy(item)} />, [isBusy]);
  const isSearched = list.search.applied !== '';
  // Rows of before stay as they are until those of the search are there.
  const [hasPaths, setHasPaths] = useState(isSearched);
  if (!list.isStale && hasPaths !== isSearched) setHasPaths(isSearched);
  if (state.status === 'error' && state.error.kind === 'not-found' && folderId !== null) {
    return <FolderGone requestId={state.error.requestId} />;
  }
  function refresh() {
    list.refresh();
    if (folders.error !== undefined) folders.refresh();
  }
  return (
    <ListStates list={{ ...list, refresh }} empty={<NothingHere />} skeletonColumns={3}>
      <WorkspaceTable
        items={list.items}
        sort={sort}
        onSortChange={setSort}
        selection={list.selection}
        actionsOf={menuOf}
        hasPaths={hasPaths}
        isStale={list.isStale}
        onFolderOpen={({ id }) => {
          if (isSearched) list.search.clear();
          openFolder(id);
        }}
        onWorkbookOpen={onWorkbookOpen}
        onReportOpen={onReportOpen}
        {...props}
      />
    </ListStates>
  );
}

function NothingHere() {
  const { workspace: words } = useAdminLabels();
  const isTop = useWorkspaceContext().explorer.folderId === null;
  return (
    <EmptyState
      heading={isTop ? words.empty.top : words.empty.folder}
      headingLevel={3}
      text={isTop ? words.empty.topAdvice : words.empty.folderAdvice}
      icon={<FolderOpen aria-hidden="true" size={20} strokeWidth={1.5} />}
    >
      <NewFolderButton variant="outline" />
    </EmptyState>
  );
}

function FolderGone({ requestId }: { requestId: string | undefined }) {
  const { workspace: words } = useAdminLabels();
  const { openFolder } = useWorkspaceContext().explorer;
  return (
    <ErrorNotice role="alert" kind="not-found" title={words.gone.title} advice={words.gone.advice} requestId={requestId}>
      <Button size="small" onClick={() => openFolder(null)}>
        {words.gone.back}
      </Button>
    </ErrorNotice>
  );
}
