'use client';
import { useMemo } from 'react';
import { mergeRefs } from '../../ui/mergeRefs.js';
import type { WidgetProps } from '../kit/createWidget.js';
import { DeleteItems } from './DeleteItems.js';
import { keepFocus } from './keepFocus.js';
import { MoveItems } from './MoveItems.js';
import { NewFolder, RenameItem } from './NameItem.js';
import { type WorkspaceExplorerDialog, type WorkspaceExplorerWidgetOptions, workspaceWidget } from './workspaceWidget.js';

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
