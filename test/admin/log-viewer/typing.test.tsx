import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { LogViewer } from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';
import { createRenderCount } from '../../support/RenderCount.js';

it('rerenders only the search while the user types text that is not in the log', async () => {
  const { of, reset, Counted } = createRenderCount();
  const { wrapper: World } = startWorld();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <World>
      <Counted>{children}</Counted>
    </World>
  );
  render(<LogViewer deploymentId={1} />, { wrapper });
  await waitFor(() => expect(screen.getByText('Following')).toBeVisible());
  await waitFor(() => expect(screen.queryByText('loading more')).toBeNull());
  await userEvent.click(screen.getByRole('combobox', { name: 'Pod' }));
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3));
  await userEvent.keyboard('{Escape}');
  reset();
  for (const value of ['§', '§§', '§§§']) fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  expect(await screen.findByText('No matches')).toBeVisible();
  expect(of('LogSearchField')).toBeGreaterThan(2);
  expect(['LogFilterFields', 'Select', 'LogFooter', 'LogCounts', 'LogOutput', 'LogRow'].filter((name) => of(name) > 0)).toEqual([]);
});
