/** One of the folders that something lies in, the root first. */
export interface WorkspaceFolderPathEntry {
  readonly id: number;
  readonly name: string;
}

export type ItemType = 'FOLDER' | 'WORKBOOK' | 'REPORT';

/** Names one item of a workspace; ids alone are unique in their type only. */
export interface WorkspaceItemRef {
  readonly type: ItemType;
  readonly id: number;
}
