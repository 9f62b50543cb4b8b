/** Identifies a row of a table or an item of a tree, independent of its position. */
export type ItemId = string | number;
