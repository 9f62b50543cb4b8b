import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Returns the section of a widget's page with the ids of its columns, from its sources; nothing for a page without a table. */
export function columnTable(path: string): readonly string[] {
  const folder = `src/admin/${path}`;
  if (!existsSync(`${folder}/index.ts`)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const rows = files.toSorted().flatMap((file) => {
    const ids = columnIdsIn(readFileSync(`${folder}/${file}`, 'utf8'));
    return ids.length === 0 ? [] : [`- ${ids.map((id) => `\`${id}\``).join(', ')}`];
  });
  if (rows.length === 0) return [];
  return ['## Columns', '', 'The ids of columns, for [`columns`](./recipes/own-columns.md), one line for each table:', '', ...rows, ''];
}

/** Returns the ids of the columns that a source declares, in its order. */
export function columnIdsIn(source: string): readonly string[] {
  const declared = /\b(?:text|time|count)Column\(\s*'(\w+)'|\bid: '(\w+)',\s+header[:(]/g;
  return [...new Set([...source.matchAll(declared)].map(([, made, written]) => made ?? written ?? ''))];
}
