import type { ItemType } from '../../../client/resources/workspace-items.js';

/** Words of the workspace. Counts arrive as numbers and as texts that are formatted already. */
export interface WorkspaceLabels {
  /** How the place is called that all folders lie in. */
  readonly top: string;
  /** The name of the tree. */
  readonly folders: string;
  readonly foldersFailed: string;
  /** The name of the folders from the top down to the present one. */
  readonly path: string;
  readonly caption: string;
  readonly search: string;
  readonly kind: string;
  readonly anyKind: string;
  readonly kinds: Readonly<Record<ItemType, string>>;
  /** How many of a kind there are. */
  readonly counts: Readonly<Record<ItemType, (count: number, formatted: string) => string>>;
  readonly columns: { readonly name: string; readonly owner: string; readonly updated: string };
  /** In place of an owner. */
  readonly shared: string;
  readonly sharedHint: string;
  readonly empty: WorkspaceEmptyLabels;
  /** Where a folder is not there any more. */
  readonly gone: { readonly title: string; readonly advice: string; readonly back: string };
  readonly open: string;
  readonly name: string;
  readonly nameMissing: string;
  readonly newFolder: NewFolderLabels;
  readonly rename: WorkspaceRenameLabels;
  readonly duplicate: WorkspaceDuplicateLabels;
  readonly move: WorkspaceMoveLabels;
  readonly remove: WorkspaceRemoveLabels;
}

export interface WorkspaceEmptyLabels {
  readonly top: string;
  readonly topAdvice: string;
  readonly folder: string;
  readonly folderAdvice: string;
}

export interface NewFolderLabels {
  readonly open: string;
  readonly title: (parent: string) => string;
  /** Warns of a folder of the same name. */
  readonly taken: (name: string) => string;
  readonly submit: string;
  readonly done: (name: string) => string;
  readonly failed: string;
}

export interface WorkspaceRenameLabels {
  readonly open: string;
  readonly title: (name: string) => string;
  readonly submit: string;
  readonly done: (name: string) => string;
  readonly failed: string;
}

export interface WorkspaceDuplicateLabels {
  readonly open: string;
  readonly done: (name: string) => string;
  readonly failed: (name: string) => string;
}

export interface WorkspaceMoveLabels {
  readonly open: string;
  readonly title: (count: number, formatted: string) => string;
  readonly titleOf: (name: string) => string;
  readonly description: string;
  /** Before a folder is chosen. */
  readonly submit: string;
  readonly submitTo: (folder: string) => string;
  /** Why a folder cannot be chosen. */
  readonly obstacles: { readonly itself: string; readonly inside: string; readonly there: string };
  readonly done: (count: number, formatted: string, folder: string) => string;
  readonly doneOf: (name: string, folder: string) => string;
}

/** What is deleted and what becomes of the rest, sentence by sentence. */
export interface WorkspaceRemoveLabels {
  readonly open: string;
  readonly title: (count: number, formatted: string) => string;
  readonly titleOf: (name: string) => string;
  readonly submit: (count: number, formatted: string) => string;
  /** `kinds` is such as “2 workbooks and 1 folder”. */
  readonly what: (kinds: string) => string;
  readonly workbooks: string;
  readonly forever: string;
  readonly counting: string;
  readonly uncounted: string;
  /** What lies in the folders and moves to the top; `kinds` as above. */
  readonly inside: (kinds: string) => string;
  readonly insideMore: (kinds: string) => string;
  readonly insideNothing: string;
  /** Of folders that hold others, which the service does not delete. */
  readonly holders: (count: number, names: string) => string;
  readonly done: (count: number, formatted: string) => string;
  readonly doneOf: (name: string) => string;
}
