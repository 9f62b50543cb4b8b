'use client';
import { useMemo, useRef } from 'react';
import { useWorkspaceExplorer } from '../../hooks/workspace-explorer/useWorkspaceExplorer.js';
import { mergeRefs } from '../primitives/mergeRefs.js';
import { partClass } from '../primitives/partClass.js';
import { Toasts } from '../primitives/toasts/Toasts.js';
import { useControllableChoice } from '../primitives/useControllable.js';
import { DeleteItemsDialog } from './DeleteItemsDialog.js';
import { MoveItemsDialog } from './MoveItemsDialog.js';
import { NewFolderDialog } from './NewFolderDialog.js';
import { RenameItemDialog } from './RenameItemDialog.js';
import { splitWorkspaceProps, type WorkspaceExplorerRootProps } from './splitWorkspaceProps.js';
import { useKeepFocus } from './useKeepFocus.js';
import { WorkspaceContext } from './WorkspaceContext.js';

/** Holds one workspace, and the dialogs that its parts open. Renders a `<div>` with the state of the list as `data-state`. */
export function WorkspaceExplorerRoot(props: WorkspaceExplorerRootProps) {
  // What was opened, searched or selected belongs to the deployment before.
  return <RootOf key={props.deploymentId} {...props} />;
}

function RootOf(props: WorkspaceExplorerRootProps) {
  const { view, events, opening, dialogs, native } = splitWorkspaceProps(props);
  const { className, ref, children, ...rest } = native;
  const explorer = useWorkspaceExplorer(view, events);
  const [question, ask] = useControllableChoice(dialogs.question, dialogs.defaultQuestion, dialogs.onQuestionChange);
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMemo(() => mergeRefs(root, ref), [ref]);
  useKeepFocus(root);
  return (
    <WorkspaceContext value={{ explorer, question, ask, ...opening }}>
      <Toasts>
        <div
          ref={mergedRef}
          data-slot="workspace-explorer"
          data-state={explorer.list.state.status}
          className={partClass('workspace-explorer', className)}
          {...rest}
        >
          {children}
          <NewFolderDialog />
          <RenameItemDialog />
          <MoveItemsDialog />
          <DeleteItemsDialog />
        </div>
      </Toasts>
    </WorkspaceContext>
  );
}
