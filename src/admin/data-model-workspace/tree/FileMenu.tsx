'use client';
import { FilePlus, PenLine, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { MenuItem } from '../../../ui/menu/MenuItem.js';
import { RowMenu } from '../../../ui/menu/RowMenu.js';
import { isolate } from '../../../ui/text/isolate.js';
import { RowItems } from '../../kit/table/RowItems.js';
import { dataModelWidget, useDataModelLabels } from '../dataModelWidget.js';
import type { FileNode } from '../model/fileTree.js';

export interface FileMenuProps {
  /** The file or folder. */
  node: FileNode;
}

/** The actions on a file or folder. Memoized, because the menu accounts for most of the cost of a row. Renders a `<button>`. */
export const FileMenu = memo(function FileMenu({ node }: FileMenuProps) {
  const words = useDataModelLabels();
  const show = dataModelWidget.useSelector(({ dialogs }) => dialogs.show);
  const { path, kind, name } = node;
  return (
    <RowMenu name={isolate(name)}>
      <RowItems item={node}>
        {kind === 'folder' && (
          <MenuItem icon={FilePlus} onSelect={() => show({ kind: 'create', folder: path })}>
            {words.newFile}
          </MenuItem>
        )}
        <MenuItem icon={PenLine} onSelect={() => show({ kind: 'move', path })}>
          {words.move.action}
        </MenuItem>
        <MenuItem icon={Trash2} onSelect={() => show({ kind: 'delete', path })}>
          {words.delete.action}
        </MenuItem>
      </RowItems>
    </RowMenu>
  );
});
