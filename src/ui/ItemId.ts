/** How a row of a table or an item of a tree is recognized, wherever it stands. */
export type ItemId = string | number;
