import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ReportList, type ReportListProps, ResourceTable, reportColumns, useReportLabels } from '../../../src/admin.js';
import { getReports, type Report } from '../../../src/client.js';
import { startWorld, type World } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';
import { describeWidget } from '../../support/describeWidget.js';
import { dialogCloses } from '../../support/dialogCloses.js';

const { wrapper: Service } = startWorld();
const inList = ({ children }: { children: ReactNode }) => (
  <Service>
    <ReportList.Root deploymentId={1} pageSize={5}>
      {children}
    </ReportList.Root>
  </Service>
);
const ready = () => waitFor(() => expect(root()).toHaveAttribute('data-state', 'ready'));

const person = { id: 1, email: 'ada@parley.example', firstName: 'Ada' };
const report: Report = {
  id: 1,
  publicId: 'abcdefghijkl',
  deploymentId: 1,
  type: 'REPORT',
  name: 'Revenue by region',
  userId: 1,
  user: person,
  refreshedByUser: person,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-03-05T09:00:00Z',
};

describeWidget('ReportList', (props) => <ReportList deploymentId={1} pageSize={5} {...props} />, ReportList, {
  slot: 'report-list',
  read: /^GET .*\/reports\?/,
  hasPages: true,
  bodyOf: (count) => ({
    items: Array.from({ length: count }, (_, index) => ({ ...report, id: index + 1, name: `Report ${index}` })),
    pageInfo: { hasNextPage: false, hasPreviousPage: false },
  }),
});
describePart('ReportList.Toolbar', (props) => <ReportList.Toolbar {...props} />, { slot: 'toolbar', wrapper: inList, ready });
describePart('ReportList.Rows', (props) => <ReportList.Rows {...props} />, { slot: 'data-table', wrapper: inList, ready });
describePart('ReportList.Footer', (props) => <ReportList.Footer {...props} />, { slot: 'list-footer', wrapper: inList, ready });
describePart('ResourceTable of reports', (props) => <ReportsOfDataAlone {...props} />, { slot: 'data-table' });

function ReportsOfDataAlone(props: object) {
  const labels = useReportLabels();
  return (
    <ResourceTable
      caption={labels.caption}
      list={{ items: [report] }}
      columns={reportColumns}
      labels={labels}
      context={{}}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      {...props}
    />
  );
}

it('passes a draft about the report to the host, and has no button without a listener', async () => {
  const onAskAbout = vi.fn();
  const { rerender } = render(<ReportList deploymentId={1} pageSize={5} onAskAbout={onAskAbout} />, { wrapper: Service });
  const [ask] = await screen.findAllByRole('button', { name: 'Ask about this' });
  await userEvent.click(ask as Element);
  const [{ context, suggestions }] = onAskAbout.mock.calls[0] ?? [];
  const [{ id, label, value }] = context;
  expect([id, value.title, typeof value.id, typeof value.sql]).toEqual(['report', label, 'number', 'string']);
  expect(suggestions).toEqual(['By month', 'Compare with the previous period']);
  rerender(<ReportList deploymentId={1} pageSize={5} />);
  expect(screen.queryByRole('button', { name: 'Ask about this' })).toBeNull();
});

describe('a list of reports', () => {
  it.each<NonNullable<ReportListProps['dialog']>>([{ kind: 'rename', item: report }, { kind: 'choose-document' }])(
    'leaves the dialog of $kind to a host that controls it',
    async (dialog) => {
      const onDialogChange = vi.fn();
      const held = { deploymentId: 1, onDialogChange };
      const { rerender } = render(<ReportList {...held} dialog={dialog} />, { wrapper: Service });
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
      expect(onDialogChange).toHaveBeenCalledExactlyOnceWith(undefined);
      expect(screen.getByRole('dialog')).toBeVisible();
      rerender(<ReportList {...held} dialog={null} />);
      await dialogCloses();
    },
  );

  it('explains why a report cannot be renamed', async () => {
    const world = startWorld();
    const list = await getReports(world.client, { deploymentId: 1, first: 200 });
    expect(list.items.some(({ canEdit }) => canEdit === false)).toBe(false);
    const asViewer = startWorld({
      credentials: (service) => ({ kind: 'bearer', token: () => service.mintAccessToken({ email: 'analyst@parley.example' }) }),
    });
    const { items } = await getReports(asViewer.client, { deploymentId: 1 });
    const closed = items.find(({ canEdit, name }) => canEdit === false && items.filter((other) => other.name === name).length === 1);
    show({ deploymentId: 1, defaultSearch: closed?.name ?? '' }, asViewer);
    await ready();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /^Actions for/ }));
    expect(await screen.findByRole('menuitem', { name: 'Rename' })).toHaveAttribute('aria-disabled', 'true');
    expect(await screen.findByRole('menuitem', { name: 'Rename' })).toHaveAccessibleDescription(/^Some actions need permissions/);
  });

  it('requests a single page when sorted by last view', async () => {
    const world = show({ deploymentId: 1, pageSize: 5, sort: { sortBy: 'lastViewedAt', sortDirection: 'DESC' } });
    expect(await screen.findByText(/^Showing the first 5/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(world.sent(/reports\?/)).not.toEqual([]);
    expect(world.sent(/reports\?.*after=/)).toEqual([]);
  });

  it('leaves the order to a host that controls it', async () => {
    const onSortChange = vi.fn();
    show({ deploymentId: 1, pageSize: 5, sort: { sortBy: 'name', sortDirection: 'ASC' }, onSortChange });
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Updated' }));
    expect(onSortChange).toHaveBeenCalledWith({ sortBy: 'updatedAt', sortDirection: 'DESC' }, { source: 'set' });
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('does not send a name that the host vetoes, and keeps the typed text', async () => {
    const world = show({ deploymentId: 1, pageSize: 2, onBeforeRename: () => false });
    await typeName('Margin');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename' })).toBeEnabled());
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Margin');
    expect(world.sent(/^PUT/)).toEqual([]);
  });

  it('reports the outcome of a rename to the host', async () => {
    const onRenamed = vi.fn();
    const onError = vi.fn();
    const world = show({ deploymentId: 1, pageSize: 2, onRenamed, onError });
    world.onRequest = (sent) => {
      if (sent.startsWith('PUT')) throw new TypeError('The network is down.');
    };
    await typeName('Margin');
    const source = { widget: 'report-list', operation: 'updateReport' };
    await waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }), source));
    world.onRequest = () => {};
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(onRenamed).toHaveBeenCalled());
    expect(onRenamed.mock.calls[0]?.[0]).toMatchObject({ name: 'Margin' });
    expect(onRenamed.mock.calls[0]?.[1].name).not.toBe('Margin');
  });
});

function root(): Element | null {
  return document.querySelector('[data-slot="report-list"]');
}

function show(props: ReportListProps, world: World = startWorld()): World {
  render(<ReportList {...props} />, { wrapper: world.wrapper });
  return world;
}

async function typeName(name: string): Promise<void> {
  await ready();
  const [row] = screen.getAllByRole('row').slice(1);
  if (row === undefined) throw new Error('There is no report.');
  await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const field = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(field);
  await userEvent.type(field, name);
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
}
