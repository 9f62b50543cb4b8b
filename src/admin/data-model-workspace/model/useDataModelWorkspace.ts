'use client';
import { useCallback, useMemo, useState } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { DeploymentAddress } from '../../../client/resources/addresses.js';
import type { BranchResponse } from '../../../client/resources/branches.js';
import type { ItemList, ListViewOptions } from '../../../data/resource-list/ResourceList.js';
import { type LocalView, useLocalList } from '../../../data/resource-list/useLocalList.js';
import { useControllable, useControllableChoice } from '../../../react/state/useControllable.js';
import { searchKey } from '../../../react/text/searchText.js';
import type { RunningActions } from '../../kit/actions/action.js';
import { useActions } from '../../kit/actions/useActions.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { ActionOutcome } from '../../kit/events/WidgetEvents.js';
import type { LeaveGuard } from '../../kit/leave-guard/createLeaveGuard.js';
import { useGuardedChanges, useLeaveGuard } from '../../kit/leave-guard/useLeaveGuard.js';
import { type DevMode, useBranchFacts } from '../../shared/branches/useBranchFacts.js';
import { type ChangedFiles, useChangedFiles } from '../../shared/branches/useChangedFiles.js';
import type { FileProblems } from '../../shared/branches/validationFiles.js';
import { type FileEvents, fileActions } from './fileActions.js';
import { afterMove, afterSave, editAt, type FileEdit, keepMine, stateOfEdit, withoutEdits, withText } from './fileEdits.js';
import { foldersAbove, movedPath, plainPath } from './filePath.js';
import { type FileNode, type FileTree, filesIn, filterTree, foldersOf } from './fileTree.js';
import { type OpenFile, readOpenFile } from './OpenFile.js';
import { type ReadOnlyReason, readOnlyReason } from './readOnlyReason.js';
import { useBranchFiles } from './useBranchFiles.js';
import { useFileEdits } from './useFileEdits.js';
import { useFileProblems } from './useFileProblems.js';

/** The deployment, and the parts of the view that the host controls. */
export interface DataModelWorkspaceOptions
  extends DeploymentAddress,
    FileEvents,
    Pick<ListViewOptions<object, string>, 'search' | 'defaultSearch' | 'onSearchChange'> {
  /** The name of the branch whose files are shown. Default: the branch of dev mode, otherwise the production branch. */
  readonly branchName?: string | undefined;
  /** The name of the branch shown at first. */
  readonly defaultBranchName?: string | undefined;
  /** Called with the name of the branch that the user selects. */
  readonly onBranchNameChange?: ((branchName: string) => void) | undefined;
  /** The path of the open file; `null` if none is open. */
  readonly openPath?: string | null | undefined;
  /** The path of the file that is open initially. Default: none. */
  readonly defaultOpenPath?: string | undefined;
  /** Called with the path of the file that opens; `undefined` if none is open. */
  readonly onOpenPathChange?: ((path: string | undefined) => void) | undefined;
  /** Asked before unsaved edits are lost, from `useLeaveGuard`. */
  readonly leaveGuard?: LeaveGuard | undefined;
}

/** How a file is shown: its text, or its differences from an earlier version. */
export type FileView = 'text' | 'side-by-side' | 'inline';

/** The outcome of a save. `conflict`: nothing was sent, because the file at `path` has changed on the branch since the edit began. */
export type SaveOutcome = ActionOutcome | { readonly kind: 'conflict'; readonly path: string };

/** The files of a branch, the unsaved edits, and the actions on them. Renders nothing. */
export interface DataModelWorkspaceModel extends Pick<RunningActions<typeof fileActions>, 'create' | 'delete' | 'upload' | 'startDevMode'> {
  /** All branches of the deployment. */
  readonly branches: readonly BranchResponse[];
  /** The branch whose files are shown. */
  readonly branchName: string | undefined;
  /** The production branch; `undefined` if unknown. */
  readonly defaultBranch: string | undefined;
  /** The branch of the user's dev mode. */
  readonly devMode: DevMode;
  /** Shows the files of another branch. */
  selectBranch(branchName: string): void;
  /** The reason why the files cannot be changed; `undefined` if they can. */
  readonly readOnly: ReadOnlyReason | undefined;
  /** True if the files can be changed. False until dev mode is known. */
  readonly isEditable: boolean;
  /** The matching files. */
  readonly list: ItemList<FileNode, object, string>;
  /** All files. */
  readonly tree: FileTree;
  /** The files and folders to show. */
  readonly roots: readonly FileNode[];
  /** The paths of the folders whose content is shown. */
  readonly expandedFolders: readonly string[];
  /** Expands exactly these folders. */
  setExpandedFolders(paths: readonly string[]): void;
  /** The open file. */
  readonly file: OpenFile | undefined;
  /** Opens a file; `undefined` closes the open one. */
  open(path: string | undefined, view?: FileView): void;
  /** How the open file is shown. */
  readonly view: FileView;
  /** Changes how the open file is shown. */
  setView(view: FileView): void;
  /** The files with unsaved edits on this branch. */
  readonly unsaved: readonly string[];
  /** Replaces the text of the open file. */
  edit(text: string): void;
  /** Saves edits, unless a file has changed on the branch since its edit began. */
  save(paths: readonly string[]): Promise<SaveOutcome>;
  /** True while edits are being saved. */
  readonly isSaving: boolean;
  /** Discards unsaved edits. */
  discard(paths: readonly string[]): void;
  /** Resolves a conflict in favor of the edit: saving it replaces what is on the branch. */
  keepMine(path: string): void;
  /** Moves a file or folder to another path. */
  move(node: FileNode, newPath: string): Promise<ActionOutcome>;
  /** Differences between the branch and its last commit. */
  readonly changed: ChangedFiles;
  /** Problems that the service found, by path. */
  readonly problems: ReadonlyMap<string, FileProblems>;
  /** The reason why the model could not be validated. */
  readonly validationError: ServiceError | undefined;
  /** Asked before unsaved edits are lost. */
  readonly leaveGuard: LeaveGuard;
}

/** Headless hook behind `DataModelWorkspace`: reads the files of a branch, keeps unsaved edits, and changes files. */
export function useDataModelWorkspace(options: DataModelWorkspaceOptions): DataModelWorkspaceModel {
  const { deploymentId } = options;
  const facts = useBranchFacts(deploymentId);
  const { branches, devMode, defaultBranch, isDevModePending } = facts;
  const [chosen, selectBranch] = useControllable(
    options.branchName,
    options.defaultBranchName,
    (name) => name !== undefined && options.onBranchNameChange?.(name),
  );
  const initial = devMode.kind === 'on' ? devMode.branchName : defaultBranch;
  // Until dev mode is known, nothing is shown, so that the files do not change a moment later.
  const branchName = chosen ?? (isDevModePending ? undefined : initial);
  const place = branchName ?? '';
  const readOnly = isDevModePending ? undefined : readOnlyReason(place, facts);
  const isEditable = !isDevModePending && branchName !== undefined && readOnly === undefined;
  const isWorkedOn = devMode.kind === 'on' && devMode.branchName === branchName;

  const [openPath, open] = useControllableChoice(options.openPath, options.defaultOpenPath, options.onOpenPathChange);
  const [view, setView] = useState<FileView>('text');
  const [edits, changeEdits] = useFileEdits(deploymentId);
  const ofBranch = useMemo(() => edits.filter((edit) => edit.branchName === branchName), [edits, branchName]);
  const files = useBranchFiles({ deploymentId, branchName, needsTexts: openPath !== undefined || ofBranch.length > 0 });
  const { tree, readAtMs, hasTexts } = files;
  const readFile = (path: string) => ({ content: tree.byPath.get(path)?.content, readAtMs });
  const unsaved = useMemo(() => unsavedPaths(ofBranch, hasTexts ? tree : undefined, readAtMs), [ofBranch, hasTexts, tree, readAtMs]);

  const actions = useActions('data-model-workspace', fileActions, options, {
    save: { done: (_, branch, saved) => changeEdits((now) => afterSave(now, branch, saved, Date.now())) },
    create: { done: (_, _branch, path) => show(path) },
    rename: { done: (_, branch, moved) => follow(branch, new Map(moved.map(({ path, newPath }) => [path, newPath]))) },
    delete: {
      done(_, branch, removed) {
        const paths = removed.map(({ path }) => path);
        changeEdits((now) => withoutEdits(now, branch, paths));
        if (openPath !== undefined && paths.includes(openPath)) open(undefined);
      },
    },
  });

  const [expanded, setExpanded] = useState<readonly string[]>();
  const expandedAtFirst = useMemo(
    () => (tree.files.length <= expandedUpTo ? foldersOf(tree.roots) : foldersAbove(openPath ?? '')),
    [tree, openPath],
  );
  const expandedFolders = expanded ?? expandedAtFirst;

  function show(path: string): void {
    setExpanded([...new Set([...expandedFolders, ...foldersAbove(path)])]);
    open(path);
  }

  function follow(branch: string, newPaths: ReadonlyMap<string, string>): void {
    changeEdits((now) => afterMove(now, branch, newPaths));
    const next = openPath === undefined ? undefined : newPaths.get(openPath);
    if (next !== undefined) show(next);
  }

  async function save(paths: readonly string[]): Promise<SaveOutcome> {
    const fresh = await files.readAgain();
    if (fresh.kind === 'failed') return fresh;
    const sent = ofBranch.filter(({ path }) => paths.includes(path));
    const refused = sent.find((edit) => stateOfEdit(edit, { content: fresh.textAt(edit.path), readAtMs: fresh.readAtMs }) === 'conflict');
    if (refused !== undefined) {
      show(refused.path);
      return { kind: 'conflict', path: refused.path };
    }
    return actions.save(
      place,
      sent.map(({ path, text }) => ({ path, content: text })),
    );
  }

  const list = useLocalList<FileNode, object, string>({
    search: options.search,
    defaultSearch: options.defaultSearch,
    onSearchChange: options.onSearchChange,
    read: {
      items: files.items,
      error: files.error ?? (branchName === undefined ? facts.readError : null),
      isFetching: files.isFetching,
      refetch: files.refetch,
    },
    idOf: ({ path }) => path,
    arrange: useCallback((all: readonly FileNode[], { search }: LocalView<object>) => {
      const isShown = isFound(search);
      return all.filter(({ path }) => isShown(path));
    }, []),
    listKey: `${deploymentId} ${place}`,
  });
  useReadErrorEvent(files.error, { widget: 'data-model-workspace', operation: 'listFiles' }, options);
  useReadErrorEvent(facts.readError, { widget: 'data-model-workspace', operation: 'listBranches' }, options);
  const { applied } = list.search;
  const roots = useMemo(() => (applied === '' ? tree.roots : filterTree(tree.roots, isFound(applied))), [tree, applied]);

  const ownGuard = useLeaveGuard();
  const leaveGuard = options.leaveGuard ?? ownGuard;
  useGuardedChanges(leaveGuard, edits.filter((edit) => edit.text !== edit.base).length, () => changeEdits(() => []));
  const { problems, error: validationError } = useFileProblems({ deploymentId, branchName, isEnabled: isWorkedOn });
  useReadErrorEvent(validationError, { widget: 'data-model-workspace', operation: 'validateDataModel' }, options);
  const changed = useChangedFiles(deploymentId, isWorkedOn ? branchName : undefined);
  const edit = openPath === undefined ? undefined : editAt(ofBranch, { branchName: place, path: openPath });

  return {
    create: actions.create,
    delete: actions.delete,
    upload: actions.upload,
    startDevMode: actions.startDevMode,
    branches,
    branchName,
    defaultBranch,
    devMode,
    selectBranch,
    readOnly,
    isEditable,
    list,
    tree,
    roots,
    expandedFolders: useMemo(() => (applied === '' ? expandedFolders : foldersOf(roots)), [applied, expandedFolders, roots]),
    setExpandedFolders(paths) {
      // A search expands folders; that is not the user's choice.
      if (applied === '') setExpanded(paths);
    },
    file: readOpenFile({ path: openPath, edit, files, isEditable }),
    open(path, nextView = 'text') {
      setView(nextView);
      if (path === undefined) open(undefined);
      else show(plainPath(path));
    },
    view,
    setView,
    unsaved,
    edit(text) {
      const at = { branchName: place, path: openPath ?? '' };
      if (openPath !== undefined) changeEdits((now) => withText(now, at, text, readFile(at.path)));
    },
    save,
    isSaving: actions.save.isBusy(place),
    discard: (paths) => changeEdits((now) => withoutEdits(now, place, paths)),
    keepMine: (path) => changeEdits((now) => keepMine(now, { branchName: place, path }, readFile(path))),
    move: (node, newPath) =>
      actions.rename(
        place,
        filesIn(node).map(({ path }) => ({ path, newPath: movedPath(path, node.path, plainPath(newPath.trim())) })),
      ),
    changed,
    problems,
    validationError,
    leaveGuard,
  };
}

/** Up to this number of files, all folders are expanded at first. */
const expandedUpTo = 60;

function isFound(search: string): (path: string) => boolean {
  const key = searchKey(search);
  return (path) => searchKey(path).includes(key);
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
