import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { PlacementTable, ReportPlacementList, type ReportPlacementListProps, SyncBadge } from '../../src/admin.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<ReportPlacementListProps & StageProps> = {
  title: 'Admin/Content/Report placements',
  tags: ['!autodocs'],
  component: ReportPlacementList,
  args: { externalWorkbookId: 'trading-plan-2026' },
  render: ({ email, faultsOf, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf}>
      <ReportPlacementList {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<ReportPlacementListProps & StageProps>;

const ofOneReport = { externalWorkbookId: undefined, deploymentId: 1, reportId: 139 };

export const AllPlacements: Story = { name: 'All placements of a document', tags: ['autodocs'] };

export const WithoutAccess: Story = {
  name: 'Reports without access',
  tags: ['autodocs'],
  args: { email: 'analyst@parley.example', defaultSearch: 'youssef' },
};

export const UnavailableActions: Story = {
  name: 'Unavailable actions for reports without access',
  args: WithoutAccess.args ?? {},
  async play({ canvasElement }) {
    const [menu] = await within(canvasElement).findAllByRole('button', { name: /^Actions for Not shared/ });
    await userEvent.click(menu ?? canvasElement);
    await expect(await screen.findByText('You don’t have access to this report. Ask its owner.')).toBeVisible();
  },
};

export const OneReport: Story = { name: 'Placements of one report', args: ofOneReport, tags: ['autodocs'] };

export const Disconnected: Story = {
  name: 'Disconnected, with undo',
  args: ofOneReport,
  async play({ canvasElement }) {
    await chooseAction(canvasElement, 'Disconnect');
    await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const DisconnectFailed: Story = {
  name: 'Disconnecting failed',
  args: {
    ...ofOneReport,
    faultsOf: ({ pathname }) => (pathname.endsWith('/connect-workbook') ? { failOnce: [{ status: 503 }] } : undefined),
  },
  async play({ canvasElement }) {
    await chooseAction(canvasElement, 'Disconnect');
    await expect(await screen.findAllByText(/Couldn’t disconnect/)).not.toHaveLength(0);
  },
};

export const MarkedAsUpToDate: Story = {
  name: 'Marked as up to date',
  args: { defaultSearch: 'Overview' },
  async play({ canvasElement }) {
    await chooseAction(canvasElement, 'Mark as up to date');
    await expect(await screen.findByText(/^Marked .* as up to date/)).toBeVisible();
  },
};

export const Connecting: Story = {
  name: 'Connecting cells',
  args: ofOneReport,
  async play({ canvasElement }) {
    await openForm(canvasElement);
  },
};

export const InvalidCell: Story = {
  name: 'Connecting an invalid cell',
  args: ofOneReport,
  async play({ canvasElement }) {
    await openForm(canvasElement);
    await fill({ Document: 'budget-2027', Sheet: 'Plan', Cell: '4B' });
    await expect(await screen.findByText(/Enter a valid cell/)).toBeVisible();
  },
};

export const ConnectFailed: Story = {
  name: 'Connecting failed',
  args: {
    ...ofOneReport,
    faultsOf: ({ pathname }) => (pathname.endsWith('/connect-workbook') ? { failOnce: [{ status: 503 }] } : undefined),
  },
  async play({ canvasElement }) {
    await openForm(canvasElement);
    await fill({ Document: 'budget-2027', Sheet: 'Plan', Cell: 'B4' });
    await expect(await screen.findByText('Couldn’t connect the cells')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Cell' })).toHaveValue('B4');
  },
};

export const DataOnly: StoryObj = {
  name: 'Table with your own data',
  tags: ['autodocs'],
  render: () => (
    <PlacementTable
      subject="report"
      list={{
        items: [
          {
            key: '1',
            access: 'GRANTED',
            reportId: 1,
            deploymentId: 1,
            reportName: 'Revenue by region',
            externalWorkbookId: 'plan',
            host: 'excel',
            sheetName: 'Sales',
            anchorCell: 'B4',
            endResultCell: 'F20',
            resultLocation: 'Sales!B4',
            syncStatus: 'CHANGED',
            placedAt: '2026-01-05T09:00:00Z',
            isDetailPending: false,
          },
        ],
      }}
    />
  ),
};

export const Statuses: StoryObj = {
  name: 'Cell statuses',
  tags: ['autodocs'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {['UP_TO_DATE', 'CHANGED', 'UNKNOWN', 'MOVED'].map((status) => (
        <SyncBadge key={status} status={status} />
      ))}
    </div>
  ),
};

async function chooseAction(canvasElement: HTMLElement, act: string) {
  const menus = await within(canvasElement).findAllByRole('button', { name: /^Actions for/ });
  await userEvent.click(menus[0] ?? canvasElement);
  await userEvent.click(await within(canvasElement).findByRole('menuitem', { name: act }));
}

async function openForm(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Connect cells' }));
  await expect(await screen.findByRole('dialog')).toBeVisible();
}

async function fill(fields: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(fields)) {
    const field = screen.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Connect cells' }));
}
