import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { needsTable } from '../../site/needsTable.js';
import { widgetOperations } from '../../src/client/permissions/widgetOperations.js';

it('the page of a widget names the operations that it sends and their permissions, and that of anything else names none', () => {
  const table = needsTable('roles');
  expect(table).toContain('| `updateRole` | Admin |');
  expect(table.join('\n')).toContain('`widgetOperations.roles`');
  expect(needsTable('report-list').join('\n')).toContain("`widgetOperations['report-list']`");
  expect(needsTable('theming')).toEqual([]);
});

it('each widget that sends something has a page, except those that share one', () => {
  const pages = new Set(readdirSync('docs'));
  expect(Object.keys(widgetOperations).filter((widget) => !pages.has(`${widget}.md`))).toEqual(['dashboard-export', 'job-tray']);
});
