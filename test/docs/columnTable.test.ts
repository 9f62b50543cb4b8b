import { expect, it } from 'vitest';
import { columnIdsIn, columnTable } from '../../site/columnTable.js';
import { reportColumns } from '../../src/admin/report-list/index.js';

it('the page of a widget lists the ids of its columns', () => {
  const ids = reportColumns.map(({ id }) => `\`${id}\``).join(', ');
  expect(columnTable('report-list').join('\n')).toContain(`- ${ids}`);
  expect(columnTable('start-here')).toEqual([]);
});

it('columns are found however they are declared', () => {
  expect(columnIdsIn("textColumn('audience', x), { id: 'name', header: () => 'Name' }, { id: 'menu' }, timeColumn(\n 'at', x)")).toEqual([
    'audience',
    'name',
    'at',
  ]);
});
