/** The unsaved changes to a file on one branch. */
export interface FileEdit {
  readonly branchName: string;
  /** The path in the repository, without a leading slash. */
  readonly path: string;
  /** The text on the branch that the edit began from. */
  readonly base: string;
  readonly text: string;
  /** The time of the last save. A text that was read before that is older than the edit. */
  readonly savedAtMs?: number | undefined;
}

/** Where a file is. */
export type FilePlace = Pick<FileEdit, 'branchName' | 'path'>;

/** A file as it was last read from a branch. */
export interface ReadFile {
  /** `undefined` if the branch has no such file. */
  readonly content: string | undefined;
  readonly readAtMs: number;
}

/** The state of the text of a file in the editor. `conflict`: it changed on the branch after the edit began, or was deleted there. */
export type EditState = 'unchanged' | 'unsaved' | 'conflict';

export function editAt(edits: readonly FileEdit[], place: FilePlace): FileEdit | undefined {
  return edits.find((edit) => isAt(edit, place));
}

export function stateOfEdit(edit: FileEdit | undefined, file: ReadFile): EditState {
  if (edit === undefined) return 'unchanged';
  const isChanged = edit.text !== edit.base;
  if (isOlder(file, edit) || file.content === edit.base) return isChanged ? 'unsaved' : 'unchanged';
  return isChanged && file.content !== edit.text ? 'conflict' : 'unchanged';
}

/** Returns the text to show: the edit, unless the branch has a later one. */
export function textOf(edit: FileEdit | undefined, file: ReadFile): string | undefined {
  if (edit === undefined) return file.content;
  return stateOfEdit(edit, file) === 'unchanged' && !isOlder(file, edit) ? file.content : edit.text;
}

/** Returns the edits after the user has typed. A text that equals the one on the branch is not an edit. */
export function withText(edits: readonly FileEdit[], place: FilePlace, text: string, file: ReadFile): readonly FileEdit[] {
  const known = editAt(edits, place);
  const isOver = known !== undefined && stateOfEdit(known, file) === 'unchanged' && !isOlder(file, known);
  const before = known === undefined || isOver ? { ...place, base: file.content ?? '' } : known;
  const next: FileEdit = { ...before, text };
  const isNeeded = next.text !== next.base || next.savedAtMs !== undefined;
  if (!isNeeded) return edits.filter((edit) => edit !== known);
  return known === undefined ? [next, ...edits] : edits.map((edit) => (edit === known ? next : edit));
}

/** Returns the edits after texts were saved. What was typed meanwhile stays unsaved. */
export function afterSave(
  edits: readonly FileEdit[],
  branchName: string,
  saved: readonly { readonly path: string; readonly content: string }[],
  savedAtMs: number,
): readonly FileEdit[] {
  const contents = new Map(saved.map(({ path, content }) => [path, content]));
  return edits.map((edit) => {
    const content = edit.branchName === branchName ? contents.get(edit.path) : undefined;
    return content === undefined ? edit : { ...edit, base: content, savedAtMs };
  });
}

/** Returns the edits after a conflict was resolved in favor of the edit: saving it replaces what is on the branch. */
export function keepMine(edits: readonly FileEdit[], place: FilePlace, file: ReadFile): readonly FileEdit[] {
  return edits.map((edit) => (isAt(edit, place) ? { ...edit, base: file.content ?? '', savedAtMs: undefined } : edit));
}

export function withoutEdits(edits: readonly FileEdit[], branchName: string, paths: readonly string[]): readonly FileEdit[] {
  const gone = new Set(paths);
  return edits.filter((edit) => edit.branchName !== branchName || !gone.has(edit.path));
}

/** Returns the edits after files have moved. */
export function afterMove(edits: readonly FileEdit[], branchName: string, newPaths: ReadonlyMap<string, string>): readonly FileEdit[] {
  return edits.map((edit) => {
    const path = edit.branchName === branchName ? newPaths.get(edit.path) : undefined;
    return path === undefined ? edit : { ...edit, path };
  });
}

function isAt(edit: FilePlace, { branchName, path }: FilePlace): boolean {
  return edit.path === path && edit.branchName === branchName;
}

function isOlder({ readAtMs }: ReadFile, { savedAtMs }: FileEdit): boolean {
  return savedAtMs !== undefined && readAtMs < savedAtMs;
}
