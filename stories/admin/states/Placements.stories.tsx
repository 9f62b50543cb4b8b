import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ReportPlacementList, type ReportPlacementListProps } from '../../../src/admin.js';
import { dialogCloses } from '../../support/dialogCloses.js';
import { AdminStage, type AdminStageProps } from '../support/AdminStage.js';
import { leaveAndReturn } from '../support/network.js';
import { expectState, failing, waiting } from '../support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const meta: Meta<ReportPlacementListProps & StageProps> = {
  title: 'Admin/States/Report placements',
  tags: ['!dev', '!autodocs'],
  args: { externalWorkbookId: 'trading-plan-2026' },
  render: ({ email, faultsOf, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf}>
      <ReportPlacementList {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<ReportPlacementListProps & StageProps>;

const slot = 'report-placement-list';
const ofOneReport = { externalWorkbookId: undefined, deploymentId: 1, reportId: 139 };
const isWrite = ({ pathname }: URL) => pathname.endsWith('/connect-workbook');

export const DetailsLoading: Story = {
  name: 'Loading the status of cells',
  args: { faultsOf: waiting(({ pathname }) => pathname.endsWith('/reports')) },
  play: (story) => expectState(story, slot, 'ready'),
};

export const EmptyDocument: Story = {
  name: 'Document without reports',
  args: { externalWorkbookId: 'budget-2027' },
  play: (story) => expectState(story, slot, 'empty'),
};

export const NoPlacements: Story = {
  name: 'Report without placements',
  args: { ...ofOneReport, reportId: 5 },
  play: (story) => expectState(story, slot, 'empty', 'Connect cells'),
};

export const OverTheLimit: Story = {
  name: 'Too many to list',
  args: { externalWorkbookId: 'store-archive-2019-2025' },
  async play(story) {
    await expectState(story, slot, 'error', /500/);
    await expect(within(story.canvasElement).queryByRole('table')).toBeNull();
  },
};

export const OverTheLimitAfterRefresh: Story = {
  name: 'Too many to list after a refresh',
  args: {
    faultsOf: ({ pathname }, count) =>
      pathname.endsWith('/placements') && count > 0
        ? { failOnce: [{ status: 422, body: { message: 'The document has more than 500 placed explorations or 2000 placements.' } }] }
        : undefined,
  },
  async play(story) {
    await expectState(story, slot, 'ready');
    const rows = () => story.canvasElement.querySelectorAll('tbody tr').length;
    const before = rows();
    leaveAndReturn();
    await expectState(story, slot, 'ready', /^Couldn’t refresh/, /limited to 500 placed explorations and 2,000 placements/);
    await expect(rows()).toBe(before);
    await expect(within(story.canvasElement).queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

export const DeletedReport: Story = {
  name: 'Deleted report',
  args: { ...ofOneReport, reportId: 999_999 },
  play: (story) => expectState(story, slot, 'error'),
};

export const OwnerAsked: Story = {
  name: 'Requesting access from the owner',
  args: { email: 'analyst@parley.example', defaultSearch: 'youssef', onAskOwner: fn() },
  async play({ canvasElement, args }) {
    const [ask] = await within(canvasElement).findAllByRole('button', { name: /^Ask the owner/ });
    await userEvent.click(ask ?? canvasElement);
    await expect(args.onAskOwner).toHaveBeenCalledWith(expect.objectContaining({ access: 'DENIED' }));
  },
};

export const Marking: Story = {
  name: 'Marking as up to date',
  args: { faultsOf: waiting((_url, method) => method !== 'GET') },
  async play({ canvasElement }) {
    const buttons = () => within(canvasElement).getAllByRole('button', { name: 'Mark as up to date' });
    // The rows are rendered again as the states of their cells arrive.
    await waitFor(async () => {
      const [mark] = buttons();
      if (mark?.dataset.state !== 'busy') await userEvent.click(mark ?? canvasElement);
      expect(buttons()[0]).toHaveAttribute('data-state', 'busy');
    });
  },
};

export const Undone: Story = {
  name: 'Disconnecting undone',
  args: ofOneReport,
  async play({ canvasElement }) {
    await chooseAction(canvasElement, 'Disconnect');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText(/^Reconnected/)).toBeVisible();
  },
};

export const UndoFailed: Story = {
  name: 'Undo failed',
  args: { ...ofOneReport, faultsOf: failing(503, (url, method) => isWrite(url) && method === 'PUT') },
  async play({ canvasElement }) {
    await chooseAction(canvasElement, 'Disconnect');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const MarkingFailed: Story = {
  name: 'Marking as up to date failed',
  args: { defaultSearch: 'Overview', faultsOf: failing(503, (_url, method) => method !== 'GET') },
  async play({ canvasElement }) {
    await chooseAction(canvasElement, 'Mark as up to date');
    await expect(await screen.findByText(/Couldn’t mark .* as up to date/)).toBeVisible();
  },
};

export const Connecting: Story = {
  name: 'Connecting',
  args: { ...ofOneReport, faultsOf: waiting(isWrite) },
  async play({ canvasElement }) {
    await connect(canvasElement);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Connect cells' })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Connected: Story = {
  name: 'Cells connected',
  args: ofOneReport,
  async play({ canvasElement }) {
    await connect(canvasElement);
    await dialogCloses();
    await expect(await within(canvasElement).findByText(/budget-2027/)).toBeVisible();
  },
};

async function chooseAction(canvasElement: HTMLElement, act: string) {
  const menus = await within(canvasElement).findAllByRole('button', { name: /^Actions for/ });
  await userEvent.click(menus[0] ?? canvasElement);
  await userEvent.click(await within(canvasElement).findByRole('menuitem', { name: act }));
}

async function connect(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Connect cells' }));
  for (const [name, value] of [
    ['Document', 'budget-2027'],
    ['Sheet', 'Plan'],
    ['Cell', 'B4'],
  ] as const) {
    fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
  }
  await userEvent.click(screen.getByRole('button', { name: 'Connect cells' }));
}
