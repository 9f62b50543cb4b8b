import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { customElementsManifest } from '../../element/customElementsManifest.mjs';
import { variableTable } from '../../site/variableTable.js';

it('the theming page lists every root variable, and no other', () => {
  const table = /## Root variables\n([\s\S]+?)\n\n[A-Z]/.exec(readFileSync('docs/theming.md', 'utf8'))?.[1] ?? '';
  const listed = table.split('\n').flatMap((row) => namesIn(row.split('|')[1] ?? ''));
  const module = customElementsManifest().modules[0];
  const element = module?.declarations?.[0];
  const roots = element !== undefined && 'cssProperties' in element ? (element.cssProperties ?? []) : [];
  expect(listed.toSorted()).toEqual(roots.map(({ name }) => name).toSorted());
});

it('the theming page of the site has the defaults of the style sheets', () => {
  expect(variableTable('theming')).toContainEqual(expect.stringMatching(/^\| `--parley-radius` \| `10px` \| .+ \|$/));
  expect(variableTable('charts')).toEqual([]);
});

/** `--parley-chart-1` … `--parley-chart-8` stands for all eight. */
function namesIn(cell: string): string[] {
  const names = [...cell.matchAll(/`(--parley-[\w-]+)`/g)].map(([, name = '']) => name);
  if (!cell.includes('…')) return names;
  return Array.from({ length: 8 }, (_, index) => (names[0] ?? '').replace(/\d$/, String(index + 1)));
}
