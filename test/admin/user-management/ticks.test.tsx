import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { UserManagement, WorkspaceExplorer } from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';
import { createRenderCount } from '../../support/RenderCount.js';

const rowParts = ['Row', 'RowMenu', 'Checkbox'] as const;

it('rerenders one row of the loaded users when it is ticked', async () => {
  const { of, reset, Counted } = createRenderCount();
  render(<UserManagement pageSize={50} />, { wrapper: inside(Counted) });
  const [first, second] = await rows(50);
  await userEvent.click(within(second).getByRole('checkbox'));
  reset();
  await userEvent.click(within(first).getByRole('checkbox'));
  expect(await screen.findByText('2 selected')).toBeVisible();
  // The checkbox of the header is the other one.
  expectAtMost(rowParts.map(of), [1, 1, 2]);
  expectAtMost(['UserName', 'UserActions', 'UserBulkBar'].map(of), [1, 0, 1]);
});

it('rerenders no row of the users while the user types a search', async () => {
  const { of, reset, Counted } = createRenderCount();
  render(<UserManagement pageSize={6} />, { wrapper: inside(Counted) });
  await rows(6);
  reset();
  // Spaces alone search for nothing else.
  await userEvent.type(screen.getByRole('searchbox'), '  ');
  expect(screen.getByRole('searchbox')).toHaveValue('  ');
  expect(['UserRows', 'Row', 'UserName', 'UserManagementFooter'].map(of)).toEqual([0, 0, 0, 0]);
  expect(of('ListSearch')).toBeGreaterThan(0);
});

it('rerenders one row of the loaded workspace items when it is ticked', async () => {
  const { of, reset, Counted } = createRenderCount();
  render(<WorkspaceExplorer deploymentId={1} onWorkbookOpen={() => undefined} onReportOpen={() => undefined} />, {
    wrapper: inside(Counted),
  });
  const [first, second] = await rows(3);
  await userEvent.click(within(second).getByRole('checkbox'));
  reset();
  await userEvent.click(within(first).getByRole('checkbox'));
  expect(await screen.findByText('2 selected')).toBeVisible();
  expectAtMost(['Row', 'Checkbox', 'ItemName', 'TimeAgo', 'WorkspaceItemActions'].map(of), [1, 2, 1, 1, 0]);
});

/** Parts that React Compiler has compiled rerender less. */
function expectAtMost(counts: readonly number[], most: readonly number[]) {
  expect(counts.map((count, index) => Math.max(count, most[index] ?? 0))).toEqual(most);
}

function inside(Counted: ReturnType<typeof createRenderCount>['Counted']) {
  const { wrapper: World } = startWorld();
  return ({ children }: { children: React.ReactNode }) => (
    <World>
      <Counted>{children}</Counted>
    </World>
  );
}

async function rows(atLeast: number): Promise<[HTMLElement, HTMLElement]> {
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').slice(1);
  await waitFor(() => expect(boxes().length).toBeGreaterThanOrEqual(atLeast));
  // One's own row cannot be ticked, and is known once the signed-in user is.
  await waitFor(() =>
    expect(document.querySelector('[data-slot="user-management"]') === null || boxes().some(({ disabled }) => disabled)).toBe(true),
  );
  const [first, second] = boxes()
    .filter(({ disabled }) => !disabled)
    .map((box) => box.closest('tr'));
  if (first == null || second == null) throw new Error('Two rows were expected that can be ticked.');
  return [first, second];
}
