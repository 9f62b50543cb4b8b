'use client';
import { type ComponentProps, useMemo } from 'react';
import { mergeRefs } from '../../ui/mergeRefs.js';
import { BulkResult, type BulkResultProps } from '../kit/bulk/BulkResult.js';
import { Panes, Stack } from '../kit/layout/layout.js';
import { FolderPath } from '../kit/list/FolderPath.js';
import { ListFooter, type ListFooterProps } from '../kit/list/ListFooter.js';
import { footerOf } from '../kit/list/listSlices.js';
import type { WidgetProps } from '../kit/widget/createWidget.js';
import { DeleteItems } from './DeleteItems.js';
import { MoveItems } from './MoveItems.js';
import { NewFolder, RenameItem } from './NameItem.js';
import { WorkspaceFolders } from './WorkspaceFolders.js';
import { WorkspaceItems } from './WorkspaceItems.js';
import { WorkspaceToolbar } from './WorkspaceToolbar.js';
import {
  useWorkspaceLabels,
  type WorkspaceExplorerDialog,
  type WorkspaceExplorerWidgetOptions,
  workspaceWidget,
} from './workspaceWidget.js';

export type WorkspaceExplorerProps = Omit<WorkspaceExplorerRootProps, 'children'>;

/**
 * The folders, workbooks and reports of a deployment: a folder tree and the contents of a folder, with search, moving, deleting,
 * renaming and duplicating. If there is little room, a path above the list replaces the tree. Renders a `<div>`.
 */
export function WorkspaceExplorer(props: WorkspaceExplorerProps) {
  return (
    <WorkspaceExplorerRoot {...props}>
      <Panes first="navigation">
        <WorkspaceFolders />
        <Stack gap="l">
          <WorkspacePath />
          <WorkspaceToolbar />
          <WorkspaceBulkResult />
          <WorkspaceItems />
          <WorkspaceFooter />
        </Stack>
      </Panes>
    </WorkspaceExplorerRoot>
  );
}

WorkspaceExplorer.Root = WorkspaceExplorerRoot;
WorkspaceExplorer.Folders = WorkspaceFolders;
WorkspaceExplorer.Path = WorkspacePath;
WorkspaceExplorer.Toolbar = WorkspaceToolbar;
WorkspaceExplorer.BulkResult = WorkspaceBulkResult;
WorkspaceExplorer.Items = WorkspaceItems;
WorkspaceExplorer.Footer = WorkspaceFooter;

const { DialogOf } = workspaceWidget;

export interface WorkspaceExplorerRootProps extends WidgetProps<WorkspaceExplorerWidgetOptions, WorkspaceExplorerDialog> {}

/** Provides one workspace and its dialogs to the parts inside it. Renders a `<div>` with the state of the list as `data-state`. */
export function WorkspaceExplorerRoot({ ref, children, ...props }: WorkspaceExplorerRootProps) {
  const mergedRef = useMemo(() => mergeRefs(keepFocus, ref), [ref]);
  return (
    <workspaceWidget.Root ref={mergedRef} {...props}>
      {children}
      <DialogOf kind="new-folder">{(dialog, open) => <NewFolder {...dialog} {...open} />}</DialogOf>
      <DialogOf kind="rename">{({ item }, open) => <RenameItem item={item} {...open} />}</DialogOf>
      <DialogOf kind="move">{({ items }, open) => <MoveItems items={items} {...open} />}</DialogOf>
      <DialogOf kind="delete">{({ items }, open) => <DeleteItems items={items} {...open} />}</DialogOf>
    </workspaceWidget.Root>
  );
}

/** The number of items, a button that loads more, and errors of loading. Renders a `<div>`. */
export function WorkspaceFooter(props: Omit<ListFooterProps, 'list'>) {
  const list = workspaceWidget.use(({ model }) => footerOf(model.list));
  if (list.state.status !== 'ready') return null;
  return <ListFooter list={list} {...props} />;
}

/** The path from the top level to the present folder. Renders a `<nav>`. */
export function WorkspacePath(props: Omit<ComponentProps<'nav'>, 'children'>) {
  const words = useWorkspaceLabels();
  const { path, openFolder } = workspaceWidget.use(({ model }) => ({ path: model.path, openFolder: model.openFolder }));
  return <FolderPath aria-label={words.path} topLabel={words.top} path={path} onFolderOpen={openFolder} {...props} />;
}

/** The result of the last bulk action, or its progress if it takes several calls. Renders a `<section>`, or nothing. */
export function WorkspaceBulkResult(props: Omit<BulkResultProps<string>, 'bulk' | 'nameOf' | 'onDismiss'>) {
  const words = useWorkspaceLabels();
  const { bulk, findItem } = workspaceWidget.use(({ model }) => ({ bulk: model.bulk, findItem: model.findItem }));
  const isShort = bulk.status === 'running' && bulk.total <= oneCall;
  if (isShort) return null;
  return <BulkResult bulk={bulk} nameOf={(id) => findItem(id)?.name ?? nameOfId(id, words.kinds)} onDismiss={bulk.reset} {...props} />;
}

function nameOfId(id: string, kinds: Readonly<Record<string, string>>): string {
  const [type = '', number = ''] = id.split(' ');
  return `${kinds[type] ?? type} ${number}`;
}

/** A run of up to this many items is a single call, which has no progress to show. */
const oneCall = 100;

/**
 * A ref callback. If the focused element is removed, such as the row that was opened or deleted, focuses the present folder in
 * the path, so that keyboard users do not return to the top of the page.
 */
function keepFocus(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  let last: Element | undefined;
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : undefined;
  };
  const restore = () => {
    if (last === undefined || last.isConnected || !isFocusLost(element)) return;
    last = undefined;
    element.querySelector<HTMLElement>('[data-slot="folder-path"] [aria-current]')?.focus();
  };
  const observer = new MutationObserver(restore);
  element.addEventListener('focusin', remember);
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    element.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

function isFocusLost(element: Element): boolean {
  const place = element.getRootNode();
  const active = place instanceof ShadowRoot ? place.activeElement : element.ownerDocument.activeElement;
  return active === null || active === element.ownerDocument.body;
}
