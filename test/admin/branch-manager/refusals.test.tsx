import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BranchManager } from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';

it('explains, within reach of the keyboard, why the production branch cannot be switched to or deleted', async () => {
  const world = startWorld();
  render(<BranchManager deploymentId={1} />, { wrapper: world.wrapper });
  const tree = await screen.findByRole('tree');
  await userEvent.click(within(tree).getByRole('treeitem', { name: /^main/ }));
  const details = within(await screen.findByRole('region', { name: 'main' }));
  const disabled = details.getAllByRole('button').filter((each) => each.getAttribute('aria-disabled') === 'true');
  expect(disabled).not.toEqual([]);
  for (const button of disabled) {
    expect(button).toHaveAccessibleDescription(/main.* is the production branch/);
    button.focus();
    expect(button).toHaveFocus();
    await userEvent.click(button);
  }
  await userEvent.click(details.getByRole('button', { name: /^Actions for/ }));
  const remove = await screen.findByRole('menuitem', { name: /^Delete/ });
  expect(remove).toHaveAttribute('aria-disabled', 'true');
  expect(remove).toHaveAccessibleDescription(/is the production branch/);
  await userEvent.keyboard('{End}{Enter}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(world.sent(/^(POST|PUT|DELETE) .*branches/)).toEqual([]);
});

it('explains on every branch that the user lacks permission to change branches', async () => {
  const world = startWorld({
    credentials: (service) => ({ kind: 'bearer', token: () => service.mintAccessToken({ email: 'viewer@parley.example' }) }),
  });
  render(<BranchManager deploymentId={1} />, { wrapper: world.wrapper });
  const tree = await screen.findByRole('tree');
  const [first] = within(tree).getAllByRole('treeitem');
  await userEvent.click(first ?? document.body);
  const disabled = (await screen.findAllByRole('button')).filter((each) => each.getAttribute('aria-disabled') === 'true');
  expect(disabled.length).toBeGreaterThan(0);
  for (const button of disabled) expect(button).toHaveAccessibleDescription(/You don’t have permission to change branches/);
});
