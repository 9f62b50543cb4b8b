import type { DataModelMember, DataModelView, SqlToolResult } from '../../../client/chat-stream/ToolResult.js';
import type { QueryParts } from './readQuery.js';

/** The parts of the data model that a query uses, as far as searches in the thread found them. */
export interface UsedMembers {
  /** The titles of the views. */
  readonly views: readonly string[];
  readonly measures: readonly DataModelMember[];
  readonly dimensions: readonly DataModelMember[];
  /** Names in the query that are neither views nor members nor its own aliases. */
  readonly unknown: readonly string[];
}

/** Finds the members that a query names. A member counts only if its view is named as well. Later searches win. */
export function membersOf(
  { names, aliases }: QueryParts,
  { columns }: Pick<SqlToolResult, 'columns'>,
  views: readonly DataModelView[],
): UsedMembers {
  const named = new Set(names.flat());
  const searched = views.slice(-maxViews).filter((view) => named.has(view.name.toLowerCase()));
  const viewNames = new Set(searched.map((view) => view.name.toLowerCase()));
  // The prefix of a column may be the alias of any view.
  const paths = new Set(names.map((path) => (viewNames.has(path.at(-2) ?? '') ? path.slice(-2).join('.') : (path.at(-1) ?? ''))));

  const titles = new Map<string, string>();
  const found = new Map<string, DataModelMember>();
  for (const view of searched) {
    for (const member of view.members.slice(0, maxMembers)) {
      const name = member.name.toLowerCase();
      if (!paths.has(name) && !paths.has(lastPart(name))) continue;
      found.set(name, member);
      titles.set(view.name.toLowerCase(), view.title);
    }
  }
  const members = [...found.values()];
  const known = new Set([
    ...viewNames,
    ...aliases,
    ...columns.map(({ name }) => name.toLowerCase()),
    ...members.flatMap(({ name }) => [name.toLowerCase(), lastPart(name.toLowerCase())]),
  ]);
  return {
    views: [...titles.values()],
    measures: members.filter(({ aggType }) => aggType !== undefined),
    dimensions: members.filter(({ aggType }) => aggType === undefined),
    unknown: [...paths].filter((path) => !known.has(path)),
  };
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

const maxViews = 100;
const maxMembers = 500;
