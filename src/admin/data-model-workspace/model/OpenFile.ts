import type { ServiceError } from '../../../client/errors/ServiceError.js';
import { type EditState, type FileEdit, stateOfEdit, textOf } from './fileEdits.js';
import type { BranchFiles } from './useBranchFiles.js';

/** The file in the editor. */
export interface OpenFile {
  /** The path in the repository, without a leading slash. */
  readonly path: string;
  /** `missing` if the branch has no such file, and it has no unsaved edit. */
  readonly status: 'loading' | 'failed' | 'missing' | 'ready';
  /** The reason why it could not be read. */
  readonly error: ServiceError | undefined;
  /** The text to show. */
  readonly text: string;
  /** The text on the branch; `undefined` if it was deleted there. */
  readonly branchText: string | undefined;
  /** `conflict` if the file changed on the branch after the edit began. */
  readonly state: EditState;
  /** True if the text can be changed. */
  readonly isEditable: boolean;
}

/** Combines the text on the branch with the unsaved edit. An edit is shown even if the branch cannot be read. */
export function readOpenFile({ path, edit, files, isEditable }: OpenFileInput): OpenFile | undefined {
  if (path === undefined) return undefined;
  const { tree, readAtMs, hasTexts, textsError, isFetching } = files;
  const file = { content: tree.byPath.get(path)?.content, readAtMs };
  const text = hasTexts ? textOf(edit, file) : edit?.text;
  const state = !hasTexts ? (edit !== undefined && edit.text !== edit.base ? 'unsaved' : 'unchanged') : stateOfEdit(edit, file);
  // A file that was just created appears in the next read.
  const status = text !== undefined ? 'ready' : hasTexts && !isFetching ? 'missing' : textsError === undefined ? 'loading' : 'failed';
  return { path, status, error: textsError, text: text ?? '', branchText: hasTexts ? file.content : edit?.base, state, isEditable };
}

interface OpenFileInput {
  readonly path: string | undefined;
  readonly edit: FileEdit | undefined;
  readonly files: BranchFiles;
  readonly isEditable: boolean;
}
