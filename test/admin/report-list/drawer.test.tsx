import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ReportDrawer, ReportList, ReportPlacementList } from '../../../src/admin.js';
import { getReport } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';

const hrefOf = ({ id }: { readonly id: number }) => `#reports/${id}`;

it('shows the name, placements and link of the opened report, and renames it', async () => {
  const world = startWorld();
  const { name } = await getReport(world.client, { deploymentId: 1, reportId: 139 });
  const onRenamed = vi.fn();
  render(
    <ReportDrawer
      deploymentId={1}
      report={{ id: 139, name }}
      onClose={() => {}}
      hrefOf={hrefOf}
      onRenamed={onRenamed}
      renderPlacements={(address) => <ReportPlacementList {...address} />}
    />,
    {
      wrapper: world.wrapper,
    },
  );
  const drawer = within(await screen.findByRole('dialog', { name }));
  expect(await drawer.findByRole('table')).toBeVisible();
  expect(drawer.getByRole('region', { name: 'Placements' })).toContainElement(drawer.getByRole('table'));
  expect(drawer.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '#reports/139');
  const user = userEvent.setup();
  await user.click(drawer.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#reports/139`);
  await user.click(drawer.getByRole('button', { name: 'Rename' }));
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(field);
  await user.type(field, 'Margin by region');
  const form = within(screen.getByRole('dialog', { name: /^Rename/ }));
  await user.click(form.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByRole('dialog', { name: 'Margin by region' })).toBeVisible();
  expect(onRenamed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'Margin by region' }),
    expect.objectContaining({ name }),
    'Margin by region',
  );
});

it('opens beside the list, and returns the focus to the name that opened it', async () => {
  const Page = () => {
    const [report, setReport] = useState<{ readonly id: number; readonly name: string }>();
    return (
      <>
        <ReportList deploymentId={1} onOpen={setReport} />
        <ReportDrawer deploymentId={1} report={report} onClose={() => setReport(undefined)} />
      </>
    );
  };
  render(<Page />, { wrapper: startWorld().wrapper });
  const [opener] = await screen.findAllByRole('rowheader');
  const name = within(opener ?? document.body).getByRole('button');
  await userEvent.click(name);
  await screen.findByRole('dialog', { name: name.textContent });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(name).toHaveFocus();
});

it('explains why a report cannot be shown', async () => {
  const onError = vi.fn();
  render(<ReportDrawer deploymentId={1} report={{ id: 999_999 }} onClose={() => {}} onError={onError} />, {
    wrapper: startWorld().wrapper,
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'not-found' }), {
    widget: 'report-list',
    operation: 'getReport',
  });
});
