import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartNoAxesColumn, History, Upload } from 'lucide-react';
import { expect, userEvent, within } from 'storybook/test';
import {
  BranchManager,
  Button,
  MenuItem,
  MenuSeparator,
  ReportList,
  type ReportListProps,
  type RowActionsProps,
  UserManagement,
} from '../../../src/admin.js';
import { bulkDeleteWorkspaceObjects, getReports } from '../../../src/client.js';
import { EmptyState } from '../../../src/ui/empty-state/EmptyState.js';
import { AdminStage } from '../support/AdminStage.js';

const meta: Meta = { title: 'Admin/Building blocks/Slots of a host', tags: ['!autodocs'] };

export default meta;

const withViews: ReportListProps['columns'] = (defaults) => [
  ...defaults.filter(({ id }) => id !== 'owner'),
  { id: 'views', header: () => 'Views', align: 'end', width: '10%', cell: ({ id }) => (id * 37) % 900 },
];

function AuditLast({ children }: RowActionsProps<object>) {
  return (
    <>
      {children}
      <MenuSeparator />
      <MenuItem icon={History} onSelect={() => {}}>
        Audit log
      </MenuItem>
    </>
  );
}

const importButton = <Button icon={Upload}>Import</Button>;

export const Reports: StoryObj = {
  name: 'A column, an action and a button more',
  render: () => (
    <AdminStage>
      <ReportList deploymentId={1} pageSize={6} columns={withViews} rowActions={AuditLast} toolbar={importButton} />
    </AdminStage>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('columnheader', { name: 'Views' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Import' })).toBeVisible();
    const [menu] = canvas.getAllByRole('button', { expanded: false }).filter((button) => button.closest('tbody') !== null);
    await userEvent.click(menu ?? canvasElement);
    await expect(await within(document.body).findByRole('menuitem', { name: 'Audit log' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const Users: StoryObj = {
  name: 'A button beside the main action',
  render: () => (
    <AdminStage>
      <UserManagement pageSize={6} rowActions={AuditLast} toolbar={importButton} />
    </AdminStage>
  ),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('rowheader');
    const topOf = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top;
    await expect(Math.abs(topOf('Add user') - topOf('Import'))).toBeLessThan(2);
  },
};

export const Branches: StoryObj = {
  name: 'An action of a branch',
  render: () => (
    <AdminStage>
      <BranchManager deploymentId={1} rowActions={AuditLast} toolbar={importButton} />
    </AdminStage>
  ),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('button', { name: 'Import' })).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'An empty list in the words of the host',
  render: () => (
    <AdminStage
      prepare={async (admin) => {
        const { items } = await getReports(admin, { deploymentId: 3 });
        await bulkDeleteWorkspaceObjects(admin, { deploymentId: 3, items: items.map(({ id }) => ({ id, type: 'REPORT' })) });
      }}
    >
      <ReportList
        deploymentId={3}
        empty={
          <EmptyState heading="Your numbers start here" headingLevel={3} text="Save a first report in Sheets." icon={ChartNoAxesColumn} />
        }
      />
    </AdminStage>
  ),
  async play({ canvasElement }) {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Your numbers start here' })).toBeVisible();
  },
};
