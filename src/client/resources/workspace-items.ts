import type { Open } from '../http/Open.js';

/** Ancestor chain of the containing folder. */
export interface WorkspaceFolderPathEntry {
  readonly id: number;
  readonly name: string;
}

export type ItemType = 'FOLDER' | 'WORKBOOK' | 'REPORT';

/** Input: same. */
export interface WorkspaceItemRef {
  readonly type: Open<ItemType>;
  readonly id: number;
}
