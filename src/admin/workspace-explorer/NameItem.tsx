'use client';
import { TriangleAlert } from 'lucide-react';
import type { WorkspaceItem } from '../../client/resources/workspace.js';
import { useFolders } from '../../data/resources/folders.js';
import { Icon } from '../../ui/icon/Icon.js';
import { isolate } from '../../ui/text/isolate.js';
import { NameDialog } from '../kit/dialog/NameDialog.js';
import type { OpenProps } from '../kit/widget/createWidget.js';
import { workspaceWidget } from './workspaceWidget.js';
import { useWorkspaceLabels } from './workspaceWords.js';

/** Asks for a name and creates a folder. */
export function NewFolder({ parentId, parentName, ...dialog }: OpenProps & { parentId: number | null; parentName: string }) {
  const { newFolder: words, name, nameMissing } = useWorkspaceLabels();
  const createFolder = workspaceWidget.useSelector(({ model }) => model.createFolder);
  const hintOf = useTakenHint({ parentId }, dialog.open && !createFolder.isBusy());
  return (
    <NameDialog
      {...dialog}
      onSubmit={(input) => createFolder({ name: input, parentId })}
      title={words.title(isolate(parentName))}
      label={name}
      submitLabel={words.submit}
      missing={nameMissing}
      errorTitle={words.failed}
      done={words.done}
      hintOf={hintOf}
    />
  );
}

/** Asks for a new name and renames the item. */
export function RenameItem({ item, ...dialog }: OpenProps & { item: WorkspaceItem }) {
  const { rename: words, name, nameMissing } = useWorkspaceLabels();
  const rename = workspaceWidget.useSelector(({ model }) => model.rename);
  const isFolder = item.type === 'FOLDER';
  const level = { parentId: (isFolder && item.parentId) || null, exceptId: item.id };
  const hintOf = useTakenHint(level, isFolder && dialog.open && !rename.isBusy());
  return (
    <NameDialog
      {...dialog}
      name={item.name}
      onSubmit={(input) => rename(item, input)}
      title={words.title(isolate(item.name))}
      label={name}
      submitLabel={words.submit}
      missing={nameMissing}
      errorTitle={words.failed}
      done={words.done}
      hintOf={hintOf}
    />
  );
}

/** Warns if the parent folder has another folder with this name. The service allows duplicates. Names that cannot be read count as free. */
function useTakenHint({ parentId, exceptId }: { parentId: number | null; exceptId?: number }, isEnabled: boolean) {
  const { taken } = useWorkspaceLabels().newFolder;
  const deploymentId = workspaceWidget.useSelector(({ options }) => options.deploymentId);
  const { data } = useFolders({ deploymentId, parentId: parentId ?? undefined }, { enabled: isEnabled });
  const names = new Set(data?.items.filter(({ id }) => id !== exceptId).map((folder) => comparable(folder.name)));
  return (name: string) =>
    isEnabled &&
    names.has(comparable(name)) && (
      <span className="parley-remark">
        <Icon of={TriangleAlert} size={14} className="parley-warning" />
        {taken(isolate(name))}
      </span>
    );
}

/** Names that differ only in case or spaces look the same in a list. */
function comparable(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
