import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { EnvironmentVariablesEditorRoot, VariablesRows, VariablesToolbar } from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';

it('does not rerender rows that remain in the list when another letter is typed', async () => {
  const world = startWorld();
  const actionsOf = vi.fn(() => null);
  render(
    <EnvironmentVariablesEditorRoot deploymentId={1}>
      <VariablesToolbar />
      <VariablesRows actionsOf={actionsOf} />
    </EnvironmentVariablesEditorRoot>,
    { wrapper: world.wrapper },
  );
  await screen.findByText('TIMEZONE');
  await world.settle();
  const search = screen.getByRole('searchbox');
  await userEvent.type(search, 'TIME');
  expect(actionsOf).toHaveBeenCalled();
  actionsOf.mockClear();
  await userEvent.type(search, 'ZO');
  expect(screen.getAllByRole('row')).toHaveLength(2);
  expect(actionsOf).not.toHaveBeenCalled();
});
