'use client';
import { useMemo, useState } from 'react';
import type { ServiceError } from '../../../client/errors/ServiceError.js';
import type { DeploymentAddress } from '../../../client/resources/addresses.js';
import type { BranchResponse } from '../../../client/resources/branches.js';
import type { ItemList, ListViewOptions } from '../../../data/resource-list/ResourceList.js';
import { useControllableChoice } from '../../../react/state/useControllable.js';
import type { RunningActions } from '../../kit/actions/action.js';
import { useActions } from '../../kit/actions/useActions.js';
import { useReadErrorEvent } from '../../kit/events/useReadErrorEvent.js';
import type { ActionOutcome } from '../../kit/events/WidgetEvents.js';
import type { LeaveGuard } from '../../kit/leave-guard/createLeaveGuard.js';
import type { DevMode } from '../../shared/branches/useBranchFacts.js';
import { type ChangedFiles, useChangedFiles } from '../../shared/branches/useChangedFiles.js';
import type { FileProblems } from '../../shared/branches/validationFiles.js';
import { type FileEvents, fileActions } from './fileActions.js';
import { afterMove, afterSave, editAt, keepMine, stateOfEdit, withoutEdits, withText } from './fileEdits.js';
import { foldersAbove, movedPath, plainPath } from './filePath.js';
import { type FileNode, type FileTree, filesIn, foldersOf } from './fileTree.js';
import { type OpenFile, readOpenFile } from './OpenFile.js';
import type { ReadOnlyReason } from './readOnlyReason.js';
import { useChosenBranch } from './useChosenBranch.js';
import { useEditedFiles, useEditGuard } from './useEditedFiles.js';
import { useFileProblems } from './useFileProblems.js';
import { useExpandedFolders, useFoundFiles } from './useFoundFiles.js';

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
  const { facts, branchName, readOnly, isEditable, isWorkedOn, selectBranch } = useChosenBranch(options);
  const { branches, devMode, defaultBranch } = facts;
  const place = branchName ?? '';

  const [openPath, open] = useControllableChoice(options.openPath, options.defaultOpenPath, options.onOpenPathChange);
  const [view, setView] = useState<FileView>('text');
  const { edits, changeEdits, ofBranch, files, readFile, unsaved } = useEditedFiles(deploymentId, branchName, openPath);
  const { tree } = files;

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

  const [expandedFolders, setExpanded] = useExpandedFolders(tree, openPath);

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

  const { list, roots, isSearching } = useFoundFiles(files, {
    ...{ search: options.search, defaultSearch: options.defaultSearch, onSearchChange: options.onSearchChange },
    listKey: `${deploymentId} ${place}`,
    readError: branchName === undefined ? facts.readError : null,
  });
  const leaveGuard = useEditGuard(options.leaveGuard, edits, () => changeEdits(() => []));
  const { problems, error: validationError } = useFileProblems({ deploymentId, branchName, isEnabled: isWorkedOn });
  const changed = useChangedFiles(deploymentId, isWorkedOn ? branchName : undefined);
  useReadErrors(options, { listFiles: files.error, listBranches: facts.readError, validateDataModel: validationError });
  const edit = openPath === undefined ? undefined : editAt(ofBranch, { branchName: place, path: openPath });

  return {
    ...{ create: actions.create, delete: actions.delete, upload: actions.upload, startDevMode: actions.startDevMode },
    ...{ branches, branchName, defaultBranch, devMode, selectBranch, readOnly, isEditable, list, tree, roots },
    expandedFolders: useMemo(() => (isSearching ? foldersOf(roots) : expandedFolders), [isSearching, expandedFolders, roots]),
    setExpandedFolders(paths) {
      // A search expands folders; that is not the user's choice.
      if (!isSearching) setExpanded(paths);
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

/** Reports the errors of reads to the host, by the operation that failed. */
function useReadErrors(options: FileEvents, errors: Readonly<Record<'listFiles' | 'listBranches' | 'validateDataModel', ReadError>>): void {
  const widget = 'data-model-workspace';
  useReadErrorEvent(errors.listFiles, { widget, operation: 'listFiles' }, options);
  useReadErrorEvent(errors.listBranches, { widget, operation: 'listBranches' }, options);
  useReadErrorEvent(errors.validateDataModel, { widget, operation: 'validateDataModel' }, options);
}

type ReadError = ServiceError | null | undefined;
