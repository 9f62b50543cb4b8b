/** One of the folders that something lies in, the root first. */
export interface WorkspaceFolderPathEntry {
  readonly id: number;
  readonly name: string;
}

/** The types of item in a workspace. */
export type ItemType = 'FOLDER' | 'WORKBOOK' | 'REPORT';

/** Names one item of a workspace; ids alone are unique in their type only. */
export interface WorkspaceItemRef {
  /** The type of the item. */
  readonly type: ItemType;
  /** The id, unique among items of its type. */
  readonly id: number;
}
