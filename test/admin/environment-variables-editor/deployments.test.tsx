import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { EnvironmentVariablesEditor, useLeaveGuard } from '../../../src/admin.js';
import { startWorld } from '../../data/support/startWorld.js';
import { dialogCloses } from '../../support/dialogCloses.js';

async function addVariable(name: string, value: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Add variable' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), name);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Value' }), value);
  await userEvent.click(dialog.getByRole('button', { name: 'Add variable' }));
  await dialogCloses();
}

it('keeps unsaved changes while another deployment is shown, and sends none of them there', async () => {
  const world = startWorld();
  const { rerender } = render(<EnvironmentVariablesEditor deploymentId={1} />, { wrapper: world.wrapper });
  await addVariable('KEPT_VALUE', 'seven');
  rerender(<EnvironmentVariablesEditor deploymentId={2} />);
  expect(await screen.findByText('1 unsaved change in another deployment')).toBeVisible();
  expect(screen.queryByText('KEPT_VALUE')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
  rerender(<EnvironmentVariablesEditor deploymentId={1} />);
  expect(await screen.findByText('KEPT_VALUE')).toBeVisible();
  expect(screen.getByText('seven')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('KEPT_VALUE')).toBeNull());
  expect(world.sent(/^(PUT|POST|PATCH)/)).toEqual([]);
});

it('asks before leaving if another deployment has unsaved changes', async () => {
  let left: boolean | undefined;
  const Page = ({ deploymentId }: { deploymentId: number }) => {
    const guard = useLeaveGuard();
    const leave = async () => {
      left = await guard.mayLeave();
    };
    return (
      <>
        <button type="button" onClick={() => void leave()}>
          Leave
        </button>
        <EnvironmentVariablesEditor deploymentId={deploymentId} leaveGuard={guard} />
      </>
    );
  };
  const { rerender } = render(<Page deploymentId={1} />, { wrapper: startWorld().wrapper });
  await addVariable('KEPT_VALUE', 'seven');
  rerender(<Page deploymentId={2} />);
  await screen.findByText('1 unsaved change in another deployment');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard 1 unsaved change?' });
  expect(left).toBeUndefined();
  await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
  await act(async () => {});
  expect(left).toBe(true);
  await waitFor(() => expect(screen.queryByText('1 unsaved change in another deployment')).toBeNull());
});
