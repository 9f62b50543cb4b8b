import { useMemo } from 'react';
import { createLabelsHook } from '../../react/language/createLabelsHook.js';
import { englishWorkspace } from './labels/en.js';
import type { WorkspaceLabels } from './labels/WorkspaceLabels.js';

/** Returns the labels of the workspace explorer from the nearest `<ParleyProvider adminLabels>`; English without one. */
export const useWorkspaceLabels = createLabelsHook<WorkspaceLabels>('workspace', englishWorkspace);

/** Returns all labels, with those of each action under its name. */
export function useWorkspaceWords() {
  const labels = useWorkspaceLabels();
  return useMemo(() => ({ ...labels, ...actionWords(labels) }), [labels]);
}

function actionWords({ newFolder, rename, duplicate, move, remove, unknownKind }: WorkspaceLabels) {
  return {
    locked: unknownKind,
    createFolder: { action: newFolder.open },
    rename: { ...rename, action: rename.open },
    duplicate: { ...duplicate, action: duplicate.open },
    move: { ...move, action: move.open },
    delete: { action: remove.open },
  };
}
