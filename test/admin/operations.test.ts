import { describe, expect, it } from 'vitest';
import { operations } from '../../src/client/resources/operations.js';
import { headlessOperations } from './support/headlessOperations.js';
import { operationsPage } from './support/operationsPage.js';
import { reachedOperations } from './support/reachedOperations.js';

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

  it('are not counted by a similar word', () => {
    expect(reached.has('getUsers')).toBe(true);
    expect(reachedOperations(new Set(['name', 'length', 'useUsers'])).size).toBe(0);
  });
});
