'use client';
import { FolderOpen } from 'lucide-react';
import { Button } from '../../ui/button/Button.js';
import { EmptyState } from '../../ui/empty-state/EmptyState.js';
import { ErrorNotice } from '../../ui/errors/ErrorNotice.js';
import { NewFolderButton } from './WorkspaceToolbar.js';
import { workspaceWidget } from './workspaceWidget.js';
import { useWorkspaceLabels } from './workspaceWords.js';

/** Says that the present folder is empty, and offers to create one in it. */
export function EmptyFolder() {
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

/** Says that the present folder does not exist. Renders a `<div role="alert">`. */
export function MissingFolder({ requestId }: { requestId: string | undefined }) {
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
