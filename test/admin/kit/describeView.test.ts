import { expect, it } from 'vitest';
import { describeView } from '../../../src/admin/shared/fields/describeView.js';

const textOf = (operator: string | null, value?: string | number | readonly unknown[] | null) =>
  describeView({ filters: [{ member: 'orders.status', operator, ...(value !== undefined && { value }) }] })[0]?.text;

it('describes the comparison of each filter in symbols', () => {
  expect(textOf(null, 'shipped')).toBe('= shipped');
  expect(textOf('not_equals', ['new', 'lost'])).toBe('≠ new, lost');
  expect(textOf(null, [null, '', 'EU', 2025])).toBe('= ∅, “”, EU, 2025');
  expect(textOf('between', [10, 20])).toBe('10 – 20');
  expect(textOf('greater_than_or_equal', 0)).toBe('≥ 0');
  expect(textOf('starts_with', 'a')).toBe('= a…');
  expect(textOf('is_null')).toBe('= ∅');
});

it('shows unknown operators as plain words', () => {
  expect(textOf('in_last_days', 7)).toBe('in last days 7');
  expect(textOf('constructor', 7)).toBe('constructor 7');
});

it('adds grains and switched members, and describes an empty view with nothing', () => {
  const view = {
    timeGrains: [{ member: 'orders.ordered_at', grain: 'month' }],
    memberSwitchers: [{ member: 'orders.status', selected: 'orders.city' }],
  };
  expect(describeView(view)).toEqual([
    { member: 'orders.ordered_at', text: 'month' },
    { member: 'orders.status', text: '→ orders.city' },
  ]);
  expect(describeView({ filters: null })).toEqual([]);
});
