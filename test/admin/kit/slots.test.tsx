import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  BranchManager,
  type BranchManagerProps,
  EnvironmentVariablesEditor,
  type EnvironmentVariablesEditorProps,
  MenuItem,
  ReportList,
  type ReportListProps,
  ReportPlacementList,
  type ReportPlacementListProps,
  type RowActionsProps,
  UserManagement,
  type UserManagementProps,
  WorkspaceExplorer,
  type WorkspaceExplorerProps,
} from '../../../src/admin.js';
import { bulkDeleteWorkspaceObjects, getReports, type Report } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';

const onAudit = vi.fn();

function AuditLast({ item, children }: RowActionsProps<object>) {
  return (
    <>
      {children}
      <MenuItem onSelect={() => onAudit(item)}>Audit</MenuItem>
    </>
  );
}

const columnOf = (header: string) => ({ id: 'mine', header: () => header, cell: () => 'mine' });

const withReportColumn: ReportListProps['columns'] = (defaults) => [...defaults, columnOf('Mine')];
const withUserColumn: UserManagementProps['columns'] = (defaults) => [...defaults, columnOf('Mine')];
const withItemColumn: WorkspaceExplorerProps['columns'] = (defaults) => [...defaults, columnOf('Mine')];
const withPlacementColumn: ReportPlacementListProps['columns'] = (defaults) => [...defaults, columnOf('Mine')];
const withVariableColumn: EnvironmentVariablesEditorProps['columns'] = (defaults) => [...defaults, columnOf('Mine')];
const slots = { rowActions: AuditLast, toolbar: <button type="button">Import</button> } satisfies Pick<
  BranchManagerProps,
  'rowActions' | 'toolbar'
>;

const tables = {
  reports: <ReportList deploymentId={1} pageSize={5} columns={withReportColumn} {...slots} />,
  users: <UserManagement pageSize={5} columns={withUserColumn} {...slots} />,
  workspace: <WorkspaceExplorer deploymentId={1} columns={withItemColumn} {...slots} />,
  placements: <ReportPlacementList externalWorkbookId="trading-plan-2026" columns={withPlacementColumn} {...slots} />,
  variables: <EnvironmentVariablesEditor deploymentId={1} columns={withVariableColumn} {...slots} />,
};

describe.each(Object.entries(tables))('the list of %s', (_name, table) => {
  it('has the columns, row actions and toolbar of its host beside its own', async () => {
    onAudit.mockClear();
    const { container } = render(table, { wrapper: startWorld().wrapper });
    const header = await screen.findByRole('columnheader', { name: 'Mine' });
    expect(screen.getAllByRole('columnheader').indexOf(header)).toBeGreaterThan(0);
    const toolbar = container.querySelector<HTMLElement>('[data-slot="toolbar"]') ?? container;
    expect(within(toolbar).getByRole('button', { name: 'Import' })).toBeVisible();
    expect(within(toolbar).getByRole('searchbox')).toBeVisible();
    const row = screen.getAllByRole('row').at(-1) ?? container;
    await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.length).toBeGreaterThan(1);
    expect(items.at(-1)).toHaveTextContent('Audit');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Audit' }));
    expect(onAudit).toHaveBeenCalledExactlyOnceWith(expect.any(Object));
  });
});

it('adds the actions of its host to the menu of the selected branch', async () => {
  onAudit.mockClear();
  render(<BranchManager deploymentId={1} {...slots} />, { wrapper: startWorld().wrapper });
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Audit' }));
  expect(screen.getByRole('treeitem', { selected: true })).toHaveTextContent(onAudit.mock.lastCall?.[0].name);
  expect(screen.getByRole('button', { name: 'Import' })).toBeVisible();
});

it('leaves the own actions out where the host does not render them', async () => {
  const Only = ({ item }: RowActionsProps<Report>) => <MenuItem onSelect={() => onAudit(item)}>Audit {item.name}</MenuItem>;
  render(<ReportList deploymentId={1} pageSize={5} rowActions={Only} />, { wrapper: startWorld().wrapper });
  const [menu] = await screen.findAllByRole('button', { name: /^Actions for/ });
  await userEvent.click(menu ?? document.body);
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Audit /)]);
});

it('shows what the host has for an empty list', async () => {
  const { client, wrapper } = startWorld();
  const { items } = await getReports(client, { deploymentId: 3 });
  await bulkDeleteWorkspaceObjects(client, { deploymentId: 3, items: items.map(({ id }) => ({ id, type: 'REPORT' })) });
  render(<ReportList deploymentId={3} empty={<p>Make the first report in Sheets.</p>} />, { wrapper });
  expect(await screen.findByText('Make the first report in Sheets.')).toBeVisible();
  expect(screen.queryByText('No reports yet')).toBeNull();
});

it('keeps the slots of a list from the lists inside it', async () => {
  const Placements = () => <ReportPlacementList externalWorkbookId="trading-plan-2026" />;
  render(<ReportList deploymentId={1} pageSize={5} {...slots} empty={null} toolbar={<Placements />} />, { wrapper: startWorld().wrapper });
  const [inner] = await waitFor(() => {
    const found = document.querySelectorAll<HTMLElement>('[data-slot="report-placement-list"] [data-slot="data-table"]');
    expect(found).toHaveLength(1);
    return found;
  });
  const [menu] = within(inner ?? document.body).getAllByRole('button', { name: /^Actions for/ });
  await userEvent.click(menu ?? document.body);
  await screen.findAllByRole('menuitem');
  expect(screen.queryByRole('menuitem', { name: 'Audit' })).toBeNull();
});
