import type { ResultColumn } from '../../client/chat-stream/QueryRows.js';
import type { DataModelView } from '../../client/chat-stream/ToolResult.js';

/** Member titles by their full name and, if it is unique, by its last part; in lower case. */
export type ColumnTitles = ReadonlyMap<string, string>;

/** Collects the titles of members found by data model searches. A later search wins. */
export function columnTitles(views: readonly DataModelView[]): ColumnTitles {
  const full = new Map<string, string>();
  for (const { members } of views) for (const { name, title } of members) if (title !== name) full.set(name.toLowerCase(), title);
  const short = new Map<string, string | undefined>();
  for (const [name, title] of full) {
    const part = name.slice(name.lastIndexOf('.') + 1);
    // Two views have members with this name, and the column does not say which one is meant.
    short.set(part, short.has(part) && short.get(part) !== title ? undefined : title);
  }
  const unique = [...short].flatMap(([name, title]) => (title === undefined ? [] : [[name, title] as const]));
  return new Map([...unique, ...full]);
}

/** Gives columns the titles of the members they are named after. Columns that would share a title keep their names. */
export function withTitles(columns: readonly ResultColumn[], titles: ColumnTitles | undefined): readonly ResultColumn[] {
  if (titles === undefined || titles.size === 0) return columns;
  const found = columns.map(({ name }) => titles.get(name.toLowerCase()));
  if (found.every((title) => title === undefined)) return columns;
  const uses = new Map<string | undefined, number>();
  for (const title of found) uses.set(title, (uses.get(title) ?? 0) + 1);
  return columns.map((column, index) => {
    const title = found[index];
    return title === undefined || uses.get(title) !== 1 ? column : { ...column, title };
  });
}
