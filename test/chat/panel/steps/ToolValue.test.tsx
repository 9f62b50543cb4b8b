import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ToolValue } from '../../../../src/chat/panel/steps/ToolValue.js';

it('shows the start of a long list without making the names of all its items', () => {
  const list = Array.from({ length: 1000 }, (_, index) => index);
  const keys = vi.spyOn(Object, 'keys');
  render(<ToolValue value={list} />);
  const keysOfList = keys.mock.calls.filter(([value]) => value === list);
  keys.mockRestore();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(list.slice(0, 30).map(String));
  expect(keysOfList).toEqual([]);
});

it('shows empty lists and objects as JSON', () => {
  render(<ToolValue value={{ list: [], object: {} }} />);
  expect(screen.getByText('[]')).toBeVisible();
  expect(screen.getByText('{}')).toBeVisible();
});
