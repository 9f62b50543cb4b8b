import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DashboardExportButton, type DashboardExportButtonProps, JobTray } from '../../../src/admin.js';
import { JobStage, type JobStageProps, Starters, WithDashboard } from '../support/JobStage.js';
import { comeOnline, goOffline } from '../support/network.js';
import { expectState, failing, waiting } from '../support/widgetStates.js';

type Args = Partial<DashboardExportButtonProps> & JobStageProps;

const meta: Meta<Args> = {
  title: 'Admin/States/Jobs',
  tags: ['!dev', '!autodocs'],
  args: { deploymentId: 1, isSavedWhenReady: false, onError: fn() },
  render: ({ faultsOf, passes, deploymentId = 1, ...props }) => (
    <JobStage faultsOf={faultsOf} passes={passes}>
      <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: 420 }}>
        <WithDashboard>
          {(publicId) => <DashboardExportButton deploymentId={deploymentId} dashboardPublicId={publicId} name="Daily trading" {...props} />}
        </WithDashboard>
      </div>
    </JobStage>
  ),
};

export default meta;

type Story = StoryObj<Args>;

const exportSlot = 'dashboard-export';
const traySlot = 'job-tray';
const isStart = ({ pathname }: URL) => pathname.endsWith('/dashboard-exports');
const isLook = ({ pathname }: URL) => /(dashboard-exports\/export|transform-sync\/sync)_[^/]+$/.test(pathname);
const isDownload = ({ pathname }: URL) => pathname.endsWith('/download');
const isSync = ({ pathname }: URL) => /transform-sync/.test(pathname);

export const Closed: Story = {
  name: 'Closed',
  async play(story) {
    await expectState(story, exportSlot, 'ready', 'Export');
    await expectJobState(exportSlot, 'idle');
  },
};

export const StartFailed: Story = {
  name: 'Failed to start an export',
  args: { faultsOf: failing(503, isStart) },
  async play(story) {
    await startExport(story.canvasElement);
    await expectState(story, exportSlot, 'error');
    await expect(within(screen.getByRole('dialog')).getByRole('alert')).toBeVisible();
    await expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Export' })).toBeEnabled();
  },
};

export const ExportDenied: Story = {
  name: 'Export denied',
  args: { faultsOf: failing(403, isStart) },
  async play(story) {
    await startExport(story.canvasElement);
    await expectState(story, exportSlot, 'denied', /permission to manage this workbook/);
    await expectJobState(exportSlot, 'start-failed');
  },
};

export const ExportSessionEnded: Story = {
  name: 'Session ended before an export',
  args: { faultsOf: failing(401, isStart) },
  async play(story) {
    await startExport(story.canvasElement);
    await expectState(story, exportSlot, 'error');
    await expect(story.args.onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'authentication' }), {
      widget: exportSlot,
      operation: 'startExport',
    });
  },
};

export const ExportOffline: Story = {
  name: 'Offline during rendering',
  beforeEach: () => comeOnline,
  args: { passes: passesAtFirstLook(2_200) },
  async play(story) {
    await startExport(story.canvasElement);
    await screen.findByRole('progressbar');
    goOffline();
    await expectState(story, exportSlot, 'ready', 'You’re offline');
    await expectJobState(exportSlot, 'running');
  },
};

export const Downloading: Story = {
  name: 'Downloading',
  args: { passes: passesAtFirstLook(4_500), faultsOf: waiting(isDownload) },
  async play({ canvasElement }) {
    await startExport(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toHaveAttribute('aria-busy', 'true'));
    await expectJobState(exportSlot, 'succeeded');
  },
};

const ofTray: Story = {
  render: ({ faultsOf, passes, onError }) => (
    <JobStage faultsOf={faultsOf} passes={passes}>
      <div style={{ display: 'grid', gap: 24, minBlockSize: 420, alignContent: 'start' }}>
        <header style={{ display: 'flex', justifyContent: 'end' }}>
          <JobTray onError={onError === undefined ? undefined : (error) => onError(error, { widget: exportSlot, operation: '' })} />
        </header>
        <Starters />
      </div>
    </JobStage>
  ),
};

export const TrayEmpty: Story = {
  name: 'Tray without jobs',
  ...ofTray,
  async play(story) {
    await openTray(story.canvasElement);
    await expectState(story, traySlot, 'empty', 'No jobs');
  },
};

export const TrayOffline: Story = {
  name: 'Offline while a job runs',
  ...ofTray,
  beforeEach: () => comeOnline,
  args: { passes: passesAtFirstLook(1_200) },
  async play(story) {
    await startAndOpen(story.canvasElement, 'Start a sync');
    await screen.findByRole('progressbar');
    goOffline();
    await expectState(story, traySlot, 'ready', 'You’re offline');
    await expectJobState(traySlot, 'running');
  },
};

export const Cancelling: Story = {
  name: 'Cancelling a sync',
  ...ofTray,
  args: { passes: passesAtFirstLook(1_200), faultsOf: waiting((url, method) => isSync(url) && method === 'DELETE') },
  async play({ canvasElement }) {
    await startAndOpen(canvasElement, 'Start a sync');
    await userEvent.click(await screen.findByRole('button', { name: /^Cancel/ }));
    await expect(await screen.findByText('Cancelling')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
  },
};

export const TrayDownloadFailed: Story = {
  name: 'Download failed',
  ...ofTray,
  args: { passes: passesAtFirstLook(4_500), faultsOf: failing(503, isDownload) },
  async play({ canvasElement }) {
    await startAndOpen(canvasElement, 'Start an export');
    await userEvent.click(await screen.findByRole('button', { name: /^Download/ }));
    await expect(await screen.findByText('Couldn’t download the file')).toBeVisible();
    await expectJobState(traySlot, 'ended');
  },
};

export const RunAgainFailed: Story = {
  name: 'Running again failed',
  ...ofTray,
  args: { passes: passesAtFirstLook(301_000), faultsOf: (url, count) => (count > 0 ? failing(503, isStart)(url, count) : undefined) },
  async play({ canvasElement }) {
    await startAndOpen(canvasElement, 'Start an export');
    await userEvent.click(await screen.findByRole('button', { name: /^Run .* again/ }));
    await expect(await screen.findByText('Couldn’t run the job again')).toBeVisible();
  },
};

export const AccessRevoked: Story = {
  name: 'Job without access',
  ...ofTray,
  args: { faultsOf: failing(403, isLook) },
  async play({ canvasElement }) {
    await startAndOpen(canvasElement, 'Start an export');
    await expect(await screen.findByText('Status unknown')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
  },
};

function passesAtFirstLook(ms: number): JobStageProps['passes'] {
  return (pathname, count) => (count === 0 && isLook(new URL(pathname, 'http://service')) ? ms : 0);
}

async function expectJobState(slot: string, state: string): Promise<void> {
  await waitFor(() => expect(document.querySelector(`[data-slot="${slot}"]`)).toHaveAttribute('data-job-state', state));
}

async function startExport(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
}

async function openTray(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Jobs/ }));
  await screen.findByRole('dialog', { name: 'Jobs' });
}

async function startAndOpen(canvasElement: HTMLElement, starter: string): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: starter }));
  await waitFor(() => expect(canvasElement.querySelector(`[data-slot="${traySlot}"]`)).toHaveAttribute('data-state', 'ready'));
  await openTray(canvasElement);
}
