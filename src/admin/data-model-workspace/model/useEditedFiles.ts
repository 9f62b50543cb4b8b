'use client';
import { useMemo } from 'react';
import type { LeaveGuard } from '../../kit/leave-guard/createLeaveGuard.js';
import { useGuardedChanges, useLeaveGuard } from '../../kit/leave-guard/useLeaveGuard.js';
import { type FileEdit, stateOfEdit } from './fileEdits.js';
import type { FileTree } from './fileTree.js';
import { useBranchFiles } from './useBranchFiles.js';
import { useFileEdits } from './useFileEdits.js';

/** The files of a branch, and the unsaved edits of them. */
export function useEditedFiles(deploymentId: number, branchName: string | undefined, openPath: string | undefined) {
  const [edits, changeEdits] = useFileEdits(deploymentId);
  const ofBranch = useMemo(() => edits.filter((edit) => edit.branchName === branchName), [edits, branchName]);
  const files = useBranchFiles({ deploymentId, branchName, needsTexts: openPath !== undefined || ofBranch.length > 0 });
  const { tree, readAtMs, hasTexts } = files;
  const unsaved = useMemo(() => unsavedPaths(ofBranch, hasTexts ? tree : undefined, readAtMs), [ofBranch, hasTexts, tree, readAtMs]);
  return {
    ...{ edits, changeEdits, ofBranch, files, unsaved },
    readFile: (path: string) => ({ content: tree.byPath.get(path)?.content, readAtMs }),
  };
}

/** Returns the guard that asks before edits are lost: the host's, or one of this widget. */
export function useEditGuard(given: LeaveGuard | undefined, edits: readonly FileEdit[], discardAll: () => void): LeaveGuard {
  const ownGuard = useLeaveGuard();
  const guard = given ?? ownGuard;
  useGuardedChanges(guard, edits.filter((edit) => edit.text !== edit.base).length, discardAll);
  return guard;
}

function unsavedPaths(edits: readonly FileEdit[], tree: FileTree | undefined, readAtMs: number): readonly string[] {
  const isUnsaved = (edit: FileEdit) =>
    tree === undefined
      ? edit.text !== edit.base
      : stateOfEdit(edit, { content: tree.byPath.get(edit.path)?.content, readAtMs }) !== 'unchanged';
  return edits
    .filter(isUnsaved)
    .map(({ path }) => path)
    .sort();
}
