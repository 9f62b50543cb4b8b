import { expect, it } from 'vitest';
import { labelTable } from '../../site/reference/labelTable.js';

it('the labels of a widget are a table of keys, English texts and the places where they are shown', () => {
  const rows = labelTable('src/admin/oidc-token-configs/labels/en.ts').split('\n');
  expect(rows).toContain('| `caption` | OIDC token configurations | The accessible name of the table. |');
  expect(rows).toContain('| `columns.audience` | Audience | The headers of the table. |');
  expect(rows.find((row) => row.startsWith('| `create.done` |'))).toContain('(name: string) =>');
});
