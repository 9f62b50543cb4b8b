import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { type AiThreadProps, Button, DashboardViewer, type DashboardViewerProps } from '../../src/admin.js';
import { publishDashboard } from '../../src/client.js';
import { AdminStage, type AdminStageProps } from './support/AdminStage.js';
import { chooseOption } from './support/chooseOption.js';
import { loadRows } from './support/dashboardRows.js';
import { expectState, failing } from './support/widgetStates.js';

type StageProps = Omit<AdminStageProps, 'children'>;

const place = { deploymentId: 1, workbookId: 1 };

const meta: Meta<DashboardViewerProps & StageProps> = {
  title: 'Admin/Content/Dashboard',
  component: DashboardViewer,
  args: { ...place, loadRows, onViewChange: fn() },
  render: ({ email, faultsOf, prepare, ...props }) => (
    <AdminStage email={email} faultsOf={faultsOf} prepare={prepare}>
      <DashboardViewer {...props} />
    </AdminStage>
  ),
};

export default meta;

type Story = StoryObj<DashboardViewerProps & StageProps>;

const slot = 'dashboard-viewer';

export const Dashboard: Story = {
  name: 'Charts, values, controls and tabs',
  async play(story) {
    await expectState(story, slot, 'ready', 'Daily trading', '3,605,716', '55.2%');
    const canvas = within(story.canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('img')[0]).toHaveAttribute('data-state', 'ready'), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('tab', { name: 'Categories and channels' }));
    await canvas.findByText('This flow chart can’t be drawn here. This is its data.');
  },
};

export const Filtered: Story = {
  name: 'Filtering by region',
  tags: ['!autodocs'],
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await chooseOption(await canvas.findByRole('combobox', { name: 'Region' }), 'Europe');
    await canvas.findAllByText('1,483,611');
    await expect(args.onViewChange).toHaveBeenCalledWith({ filters: [{ member: 'sales.region', operator: 'equals', value: ['Europe'] }] });
  },
};

export const AsPublished: Story = {
  name: 'Controls and reports without a loader',
  args: { loadRows: undefined },
  play: (story) => expectState(story, slot, 'ready', 'As published', 'This page doesn’t load data.'),
};

export const RowsFailed: Story = {
  name: 'Failed to load the rows',
  args: {
    loadRows: async () => {
      throw new Error('The warehouse is asleep.');
    },
  },
  play: (story) => expectState(story, slot, 'ready', 'Couldn’t load the data', 'Retry'),
};

export const PythonRefused: Story = {
  name: 'Python is turned off',
  tags: ['!autodocs'],
  args: { faultsOf: failing(403, ({ pathname }) => pathname.endsWith('/python-run')) },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Run Python' }));
    await canvas.findByText(/^Python is turned off for this account/);
  },
};

export const PythonRun: Story = {
  name: 'The result of Python code',
  tags: ['!autodocs'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Run Python' }));
    await canvas.findByText(/^Simulated: this service does not run Python/);
    await canvas.findByRole('cell', { name: 'mean' });
  },
};

/** A stand-in for a chat. */
function Conversation({ threadId, title, changeThread }: AiThreadProps) {
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <strong>{title}</strong>
      {threadId === undefined ? 'Ask about this dashboard.' : `Conversation ${threadId}`}
      <Button onClick={() => changeThread('thread-1')}>Begin</Button>
    </div>
  );
}

export const Conversations: Story = {
  name: 'The conversation of an AI widget',
  tags: ['!autodocs'],
  args: { AiThread: Conversation },
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin' }));
    await canvas.findByText('Conversation thread-1');
    await screen.findByText('Saved the conversation');
  },
};

export const App: Story = {
  name: 'A dashboard that is an app',
  args: {
    prepare: (admin) =>
      publishDashboard(admin, { ...place, config: { kind: 'APP', app: { html: '<script>top.location = "/"</script>' } } }),
    appLink: <a href="/apps/1">Open the app</a>,
  },
  play: (story) => expectState(story, slot, 'ready', 'This dashboard is an app', 'Open the app'),
};

export const Aside: Story = {
  name: 'Content beside the widgets',
  args: { aside: <p className="parley-note">Comments of the host</p>, toolbar: <Button size="small">Share</Button> },
  play: (story) => expectState(story, slot, 'ready', 'Comments of the host', 'Share'),
};
