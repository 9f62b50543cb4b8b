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

interface NewFolderProps extends OpenProps {
  parentId: number | null;
  parentName: string;
}

/** Asks for a name and creates a folder. */
export function NewFolder({ parentId, parentName, open, onOpenChange }: NewFolderProps) {
  const { newFolder: words, name, nameMissing } = useWorkspaceLabels();
  const createFolder = workspaceWidget.useSelector(({ model }) => model.createFolder);
  const hintOf = useTakenHint({ parentId }, open && !createFolder.isBusy());
  return (
    <NameDialog
      open={open}
      onOpenChange={onOpenChange}
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
export function RenameItem({ item, open, onOpenChange }: OpenProps & { item: WorkspaceItem }) {
  const { rename: words, name, nameMissing } = useWorkspaceLabels();
  const rename = workspaceWidget.useSelector(({ model }) => model.rename);
  const isFolder = item.type === 'FOLDER';
  const level = { parentId: (isFolder && item.parentId) || null, exceptId: item.id };
  const hintOf = useTakenHint(level, isFolder && open && !rename.isBusy());
  return (
    <NameDialog
      open={open}
      onOpenChange={onOpenChange}
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

/** Warns if a folder with this name exists. The service allows duplicates. */
function useTakenHint(level: Omit<FolderLevel, 'deploymentId'>, isEnabled: boolean) {
  const { taken } = useWorkspaceLabels().newFolder;
  const deploymentId = workspaceWidget.useSelector(({ options }) => options.deploymentId);
  const isTaken = useFolderNames({ deploymentId, ...level }, isEnabled);
  return (name: string) =>
    isTaken(name) && (
      <span className="parley-remark">
        <Icon of={TriangleAlert} size={14} className="parley-warning" />
        {taken(isolate(name))}
      </span>
    );
}

interface FolderLevel {
  readonly deploymentId: number;
  /** `null` for the top level. */
  readonly parentId: number | null;
  /** The id of a folder to ignore: the one being renamed. */
  readonly exceptId?: number | undefined;
}

/**
 * Returns a function that checks if a folder with this name exists in the parent folder. The service allows duplicates and
 * preserves case. Names that cannot be read count as free.
 */
function useFolderNames({ deploymentId, parentId, exceptId }: FolderLevel, isEnabled: boolean): (name: string) => boolean {
  const { data } = useFolders({ deploymentId, parentId: parentId ?? undefined }, { enabled: isEnabled });
  const names = new Set(data?.items.filter(({ id }) => id !== exceptId).map((folder) => comparable(folder.name)));
  return (name) => isEnabled && names.has(comparable(name));
}

/** Names that differ only in case or spaces look the same in a list. */
function comparable(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
