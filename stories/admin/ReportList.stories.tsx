import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  ReportDrawer,
  ReportList,
  type ReportListProps,
  ReportPlacementList,
  ReportPreview,
  ResourceTable,
  reportColumns,
  useReportLabels,
} from '../../src/admin.js';
import { getReports, type Report, updateReport } from '../../src/client.js';
import { inFrame } from '../support/inFrame.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { chooseOption } from './support/chooseOption.js';
import { keepAdmin } from './support/keepAdmin.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const tradingPlan = { id: 'trading-plan-2026', name: 'Trading plan 2026' };

const meta: Meta<ReportListProps & StageProps> = {
  title: 'Admin/Content/Reports',
  tags: ['!autodocs'],
  component: ReportList,
  args: { deploymentId: 1, pageSize: 12, documents: [tradingPlan], onOpen: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <ReportList {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<ReportListProps & StageProps>;

export const Reports: Story = { name: 'Reports of a deployment', tags: ['autodocs'] };

export const ReadOnly: Story = {
  name: 'Read-only reports',
  tags: ['autodocs'],
  args: { email: 'analyst@parley.example', onOpen: undefined, defaultFilters: { externalWorkbookId: 'trading-plan-2026' } },
  async play({ canvasElement }) {
    await rowsOf(canvasElement);
    const refused: string[] = [];
    for (const menu of within(canvasElement).getAllByRole('button', { name: /^Actions for/ })) {
      await userEvent.click(menu);
      const rename = await within(canvasElement).findByRole('menuitem', { name: 'Rename' });
      if (rename.ariaDisabled === 'true') refused.push(menu.ariaLabel ?? '');
      await userEvent.keyboard('{Escape}');
    }
    await expect(refused.length).toBeGreaterThan(0);
    await userEvent.click(within(canvasElement).getByRole('button', { name: refused[0] ?? '' }));
    const locked = await within(canvasElement).findByRole('menuitem', { name: 'Rename' });
    await expect(locked).toHaveAccessibleDescription(/^Some actions need permissions/);
  },
};

export const Opened: Story = {
  name: 'Opening a report',
  async play({ canvasElement, args }) {
    const [first] = await rowsOf(canvasElement);
    await userEvent.click(within(first ?? canvasElement).getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ deploymentId: 1, type: 'REPORT' }));
  },
};

export const InDrawer: StoryObj = {
  name: 'One report in a drawer',
  tags: ['autodocs'],
  parameters: inFrame,
  render: () => (
    <AdminStage>
      <ReportDrawer
        deploymentId={1}
        report={{ id: 139 }}
        onClose={() => {}}
        hrefOf={({ id }) => `#/reports/${id}`}
        renderPlacements={(address) => <ReportPlacementList {...address} />}
      />
    </AdminStage>
  ),
  async play() {
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByRole('table')).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '#/reports/139');
    await expect(drawer.getByRole('region', { name: 'Query' })).toHaveTextContent(/SELECT/);
  },
};

const admin = keepAdmin();

export const Conflict: StoryObj<StageProps> = {
  name: 'Changed by someone else meanwhile',
  parameters: inFrame,
  render: () => (
    <AdminStage prepare={admin.prepare}>
      <ReportDrawer deploymentId={1} report={{ id: 139 }} onClose={() => {}} />
    </AdminStage>
  ),
  async play() {
    const drawer = within(await screen.findByRole('dialog'));
    fireEvent.change(await drawer.findByRole('textbox', { name: 'Name' }), { target: { value: 'Margin by store' } });
    await updateReport(admin.client(), { deploymentId: 1, reportId: 139, name: 'Turnover by store' });
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    const notice = await drawer.findByRole('region', { name: 'Changed by someone else' });
    await expect(notice).toHaveFocus();
    await expect(notice).toHaveTextContent(/Margin by store.*Turnover by store/);
  },
};

export const RenamedTwice: Story = {
  name: 'Renamed by someone else meanwhile',
  args: { prepare: admin.prepare },
  async play({ canvasElement }) {
    const [first] = await rowsOf(canvasElement);
    await userEvent.click(within(first ?? canvasElement).getByRole('button', { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Margin by store' } });
    const { items } = await getReports(admin.client(), { deploymentId: 1, first: 1 });
    await updateReport(admin.client(), { deploymentId: 1, reportId: items[0]?.id ?? 0, name: 'Turnover by store' });
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    await expect(await dialog.findByRole('region', { name: 'Changed by someone else' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep yours' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Rename' }));
    await expect(await within(canvasElement).findByRole('button', { name: 'Margin by store' })).toBeVisible();
  },
};

export const Created: Story = {
  name: 'Creating a report with SQL',
  async play({ canvasElement }) {
    const dialog = await openNew(canvasElement);
    fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: 'Margin by store' } });
    fireEvent.change(dialog.getByRole('textbox', { name: 'Query' }), { target: { value: 'SELECT store, margin FROM sales' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Create report' }));
    await expect(await within(canvasElement).findByRole('button', { name: 'Margin by store' })).toBeVisible();
  },
};

export const BrokenQuery: Story = {
  name: 'Creating a report with broken JSON',
  async play({ canvasElement }) {
    const dialog = await openNew(canvasElement);
    fireEvent.change(dialog.getByRole('textbox', { name: 'Name' }), { target: { value: 'Margin by store' } });
    await chooseOption(dialog.getByRole('combobox', { name: 'Query language' }), 'JSON');
    const query = dialog.getByRole('textbox', { name: 'Query' });
    fireEvent.change(query, { target: { value: '{\n  "fields": ["sales.margin",\n}' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Create report' }));
    await waitFor(() => expect(query).toHaveAccessibleDescription(/^This isn’t valid JSON\. Check line \d\.$/));
    await expect(query).toHaveValue('{\n  "fields": ["sales.margin",\n}');
  },
};

export const Previewed: StoryObj = {
  name: 'Preview of a pivot report',
  tags: ['autodocs'],
  render: () => (
    <AdminStage>
      <ReportPreview report={pivotReport} />
    </AdminStage>
  ),
  async play({ canvasElement }) {
    const result = within(canvasElement).getByRole('region', { name: 'Result' });
    await expect(result).toHaveTextContent(/Rows\s*Region and Store/);
    await expect(result).toHaveTextContent('The service stores no result.');
  },
};

export const Links: Story = {
  name: 'Names as links',
  tags: ['autodocs'],
  args: { hrefOf: ({ id }: Report) => `#/reports/${id}`, onOpen: undefined },
  async play({ canvasElement }) {
    const [first] = await rowsOf(canvasElement);
    await expect(
      within(first ?? canvasElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toMatch(/^#\/reports\/\d+$/);
  },
};

export const LastViewed: Story = {
  name: 'Sorted by last view, with a single page',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Load more' })).toBeVisible();
    await chooseOption(canvas.getByRole('combobox', { name: 'Sort by' }), 'Last viewed');
    await expect(await canvas.findByText(/^Showing the first 12\. To see others/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Load more' })).toBeNull();
    await expect(canvasElement.querySelector('[aria-sort]')).toBeNull();
  },
};

export const Sorted: Story = {
  name: 'Sorted by a column',
  async play({ canvasElement }) {
    await rowsOf(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Name');
    await waitFor(() => expect(canvasElement.querySelector('[data-stale]')).toBeNull());
  },
};

export const InAFolder: Story = {
  name: 'Reports in a nested folder',
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    // With more options, the select is another one, with a search field.
    const folder = () => canvas.findByRole('combobox', { name: 'Folder' });
    await chooseOption(await folder(), 'Finance');
    await chooseOption(await folder(), /Monthly close/);
    await waitFor(() => expect(canvasElement.querySelector('[data-stale]')).toBeNull());
    for (const row of await rowsOf(canvasElement)) await expect(row).toHaveTextContent('Monthly close');
    await expect(await folder()).toHaveTextContent(/Monthly close/);
  },
};

export const InADocument: Story = {
  name: 'Reports in an unknown document',
  args: { documents: [], pageSize: 50 },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await rowsOf(canvasElement);
    const filter = canvas.getByRole('combobox', { name: 'Document' });
    await chooseOption(filter, 'Another document…');
    const field = await screen.findByRole('textbox', { name: 'Document' });
    fireEvent.change(field, { target: { value: 'https://docs.example.com/spreadsheets/d/trading-plan-2026/edit#gid=0' } });
    await userEvent.click(screen.getByRole('button', { name: 'Show reports' }));
    await expect(await canvas.findByText('14 total')).toBeVisible();
    await expect(filter).toHaveTextContent(/trading.plan.2026/i);
    await expect(filter).toHaveFocus();
  },
};

export const Renamed: Story = {
  name: 'Renaming a report',
  async play({ canvasElement }) {
    const field = await openRename(canvasElement);
    fireEvent.change(field, { target: { value: '  Margin by store  ' } });
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await expect((await screen.findAllByText(/Renamed to “.*Margin by store/))[0]).toBeVisible();
    await expect(await within(canvasElement).findByRole('button', { name: 'Margin by store' })).toBeVisible();
  },
};

export const TooLong: Story = {
  name: 'Name too long',
  async play({ canvasElement }) {
    const field = await openRename(canvasElement);
    fireEvent.change(field, { target: { value: 'Revenue by region and store '.repeat(10).trim() } });
    await expect(await screen.findByText('24 characters over the limit')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Rename' })).toBeDisabled();
    fireEvent.change(field, { target: { value: 'R'.repeat(255) } });
    await expect(await screen.findByText('0 characters left')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Rename' })).toBeEnabled();
  },
};

export const RenameFailed: Story = {
  name: 'Renaming failed',
  args: { faultsOf: ({ pathname }) => (/\/reports\/\d+$/.test(pathname) ? { failOnce: [{ status: 503 }] } : undefined) },
  async play({ canvasElement }) {
    const field = await openRename(canvasElement);
    fireEvent.change(field, { target: { value: 'Margin by store' } });
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await expect(await screen.findByText('Couldn’t rename the report')).toBeVisible();
    await expect(field).toHaveValue('Margin by store');
  },
};

export const DataOnly: StoryObj = {
  name: 'Table with your own data',
  tags: ['autodocs'],
  render: function DataOnlyStory() {
    const labels = useReportLabels();
    return (
      <ResourceTable
        caption={labels.caption}
        list={{ items: [plainReport, { ...plainReport, id: 2, name: 'مبيعات المتاجر', folderPath: [], title: null }] }}
        columns={reportColumns}
        labels={labels}
        context={{}}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
      />
    );
  },
};

const person = { id: 1, email: 'ada@parley.example', firstName: 'Ada' };

const plainReport: Report = {
  id: 1,
  publicId: 'abcdefghijkl',
  deploymentId: 1,
  type: 'REPORT',
  name: 'Revenue by region',
  title: 'Revenue, all stores',
  userId: 1,
  user: person,
  refreshedByUser: person,
  createdAt: '2026-01-05T09:00:00Z',
  updatedAt: '2026-03-05T09:00:00Z',
  folderPath: [
    { id: 1, name: 'Finance' },
    { id: 2, name: 'Monthly close' },
  ],
};

const pivotReport: Report = {
  ...plainReport,
  sqlQuery: 'SELECT region, store, month, SUM(net_revenue) AS revenue\nFROM sales\nGROUP BY region, store, month',
  version: 3,
  pivotItems: { rows: ['Region', 'Store'], columns: ['Month'], measures: ['Revenue'], filters: [] },
};

async function rowsOf(canvasElement: HTMLElement): Promise<HTMLElement[]> {
  await within(canvasElement).findByRole('table');
  return [...canvasElement.querySelectorAll<HTMLElement>('tbody tr')];
}

async function openRename(canvasElement: HTMLElement): Promise<HTMLElement> {
  await rowsOf(canvasElement);
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getAllByRole('button', { name: /^Actions for/ })[0] ?? canvasElement);
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Rename' }));
  return screen.findByRole('textbox', { name: 'Name' });
}

async function openNew(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Create report' }));
  return within(await screen.findByRole('dialog'));
}
