import { describe, expect, it } from 'vitest';
import { operations } from '../../src/client/resources/operations.js';
import { isAllowable } from '../../src/server/allowedOperations.js';
import { headlessOperations } from './support/headlessOperations.js';
import { operationsPage } from './support/operationsPage.js';
import { operationsOfWidgets, reachedOperations } from './support/reachedOperations.js';

const ids = Object.keys(operations);
const reached = reachedOperations(new Set(ids));

describe('the operations of the service', () => {
  it('are each reached by a widget, or headless on purpose', () => {
    expect(ids.filter((id) => !reached.has(id) && headlessOperations[id] === undefined)).toEqual([]);
  });

  it('are not listed as headless once a widget reaches them', () => {
    expect(Object.keys(headlessOperations).filter((id) => reached.has(id) || !ids.includes(id))).toEqual([]);
  });

  it('are listed in the documentation; `vitest -u` writes the page', async () => {
    await expect(operationsPage(reached)).toMatchFileSnapshot('../../docs/operations.md');
  });

  it('are listed by widget for the proxy; `vitest -u` writes the list', async () => {
    const widgets = operationsOfWidgets(new Set(ids.filter(isAllowable)));
    expect(widgets['report-list']).toEqual(expect.arrayContaining(['getReports', 'updateReport', 'getMe']));
    await expect(widgetOperationsFile(widgets)).toMatchFileSnapshot('../../src/client/permissions/widgetOperations.ts');
  });

  it('are not counted by a similar word', () => {
    expect(reached.has('getUsers')).toBe(true);
    expect(reachedOperations(new Set(['name', 'length', 'useUsers'])).size).toBe(0);
  });
});

/** Formatted as Biome does. */
function widgetOperationsFile(widgets: Readonly<Record<string, readonly string[]>>): string {
  const entries = Object.entries(widgets).map(([widget, operations]) => {
    const name = /^\w+$/.test(widget) ? widget : `'${widget}'`;
    const line = `  ${name}: [${operations.map((id) => `'${id}'`).join(', ')}],`;
    return line.length <= 140 ? line : `  ${name}: [\n${operations.map((id) => `    '${id}',`).join('\n')}\n  ],`;
  });
  return `// Written by the tests of the operations with \`vitest -u\`.
import type { OperationId } from '../resources/operation-routes.js';

/**
 * The operations that each admin widget sends, by the name of its entry point, for \`allow\`. Those that a proxy never forwards, such as
 * \`createApiKey\` and provisioning, are left out.
 */
export const widgetOperations = {
${entries.join('\n')}
} as const satisfies Readonly<Record<string, readonly OperationId[]>>;
`;
}
