import { permissionOf } from '../src/client/permissions/canCall.js';
import { widgetOperations } from '../src/client/permissions/widgetOperations.js';
import { code } from './reference/markdownText.js';

/** Returns the “Needs” section of a widget's page: its operations, and the permissions for them. Empty for other pages. */
export function needsTable(path: string): readonly string[] {
  const operations = Object.entries(widgetOperations).find(([widget]) => widget === path)?.[1];
  if (operations === undefined) return [];
  const name = /^\w+$/.test(path) ? `widgetOperations.${path}` : `widgetOperations['${path}']`;
  const rows = operations.map((operation) => `| ${code(operation)} | ${permissionText(operation)} |`);
  return [
    '## Needs',
    '',
    `The operations that it sends, for \`allow\` of the [proxy](./server.md): \`${name}\`. What the user may not do is not offered.`,
    'Without a permission in the table, an operation is open to all users or depends on the record.',
    '',
    '| Operation | Permission |',
    '|-|-|',
    ...rows,
    '',
  ];
}

/** Returns the permissions that allow an operation, by their names in `getMe`. Any of them is enough. Empty if none is known. */
export function permissionText(operation: string): string {
  const actions = permissionOf(operation)?.anyOf.map((action) => (action === 'admin' ? 'Admin' : code(action)));
  return actions?.join(' or ') ?? '';
}
