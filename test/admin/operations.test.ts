import { describe, expect, it } from 'vitest';
import { operations } from '../../src/client/resources/operations.js';
import { headlessOperations } from './support/headlessOperations.js';
import { plannedOperations } from './support/plannedOperations.js';
import { reachedOperations } from './support/reachedOperations.js';

const ids = Object.keys(operations);
const reached = reachedOperations(new Set(ids));

describe('the operations of the service', () => {
  it('are each reached by a widget, headless on purpose, or planned', () => {
    const listed = new Set<string>([...Object.keys(headlessOperations), ...plannedOperations]);
    expect(ids.filter((id) => !reached.has(id) && !listed.has(id))).toEqual([]);
  });

  it('are not listed as missing once a widget reaches them', () => {
    expect([...Object.keys(headlessOperations), ...plannedOperations].filter((id) => reached.has(id) || !ids.includes(id))).toEqual([]);
  });

  it('are not counted by a similar word', () => {
    expect(reached.has('getUsers')).toBe(true);
    expect(reachedOperations(new Set(['status', 'length', 'useUsers'])).size).toBe(0);
  });
});
