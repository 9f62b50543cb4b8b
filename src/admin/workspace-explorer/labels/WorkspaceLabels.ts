import type { ItemType } from '../../../client/resources/workspace-items.js';

/** The labels of the workspace. Counts are passed as numbers and as formatted text. */
export interface WorkspaceLabels {
  /** The name of the top level. */
  readonly top: string;
  /** The accessible name of the tree. */
  readonly folders: string;
  readonly foldersFailed: string;
  /** The accessible name of the path to the present folder. */
  readonly path: string;
  readonly caption: string;
  readonly search: string;
  readonly kind: string;
  readonly anyKind: string;
  readonly kinds: Readonly<Record<ItemType, string>>;
  /** The number of items of each kind. */
  readonly counts: Readonly<Record<ItemType, (count: number, formatted: string) => string>>;
  readonly columns: { readonly name: string; readonly owner: string; readonly updated: string };
  /** Shown in place of an owner. */
  readonly shared: string;
  readonly sharedHint: string;
  readonly empty: WorkspaceEmptyLabels;
  /** Shown if a folder no longer exists. */
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

/** The empty states. */
export interface WorkspaceEmptyLabels {
  readonly top: string;
  readonly topAdvice: string;
  readonly folder: string;
  readonly folderAdvice: string;
}

/** The dialog that creates a folder. */
export interface NewFolderLabels {
  readonly open: string;
  readonly title: (parent: string) => string;
  /** A warning that a folder with this name exists. */
  readonly taken: (name: string) => string;
  readonly submit: string;
  readonly done: (name: string) => string;
  readonly failed: string;
}

/** The dialog that renames an item. */
export interface WorkspaceRenameLabels {
  readonly open: string;
  readonly title: (name: string) => string;
  readonly submit: string;
  readonly done: (name: string) => string;
  readonly failed: string;
}

/** The copy of a workbook. */
export interface WorkspaceDuplicateLabels {
  readonly open: string;
  readonly done: (name: string) => string;
  readonly failed: (name: string) => string;
}

/** The dialog that moves items. */
export interface WorkspaceMoveLabels {
  readonly open: string;
  readonly title: (count: number, formatted: string) => string;
  readonly titleOf: (name: string) => string;
  readonly description: string;
  /** Shown until a folder is chosen. */
  readonly submit: string;
  readonly submitTo: (folder: string) => string;
  /** The reasons why a folder cannot be chosen. */
  readonly obstacles: { readonly itself: string; readonly inside: string; readonly there: string };
  readonly done: (count: number, formatted: string, folder: string) => string;
  readonly doneOf: (name: string, folder: string) => string;
}

/** Sentences that say what is deleted and what happens to the rest. */
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
  /** The items that move from the folders to the top level; `kinds` as above. */
  readonly inside: (kinds: string) => string;
  readonly insideMore: (kinds: string) => string;
  readonly insideNothing: string;
  /** Folders that contain folders, which the service does not delete. */
  readonly holders: (count: number, names: string) => string;
  readonly done: (count: number, formatted: string) => string;
  readonly doneOf: (name: string) => string;
}
