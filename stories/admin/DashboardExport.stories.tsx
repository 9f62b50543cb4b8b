import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DashboardExportButton, type DashboardExportButtonProps } from '../../src/admin.js';
import { publishDashboard } from '../../src/client.js';
import { inFrame } from '../support/inFrame.js';
import { neverMs } from './support/AdminStage.js';
import { JobStage, type JobStageProps, WithDashboard } from './support/JobStage.js';

type Args = DashboardExportButtonProps & JobStageProps;

const meta: Meta<Args> = {
  title: 'Admin/Content/Dashboard export',
  tags: ['!autodocs'],
  component: DashboardExportButton,
  args: {
    deploymentId: 1,
    name: 'Daily trading',
    filters: [
      { member: 'sales.region', operator: 'equals', value: ['North', 'South'] },
      { member: 'sales.amount', operator: 'between', value: [100, 2500] },
    ],
    timeGrains: [{ member: 'sales.sold_at', grain: 'week' }],
    isSavedWhenReady: false,
    onBeforeExport: fn(),
    onError: fn(),
  },
  render: ({ email, faultsOf, passes, prepare, ...props }) => (
    <JobStage email={email} faultsOf={faultsOf} passes={passes} prepare={prepare}>
      <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: 420 }}>
        <WithDashboard>{(publicId) => <DashboardExportButton dashboardPublicId={publicId} {...props} />}</WithDashboard>
      </div>
    </JobStage>
  ),
};

export default meta;

type Story = StoryObj<Args>;

export const Choosing: Story = {
  name: 'Choosing a format',
  tags: ['autodocs'],
  async play({ canvasElement }) {
    await open(canvasElement);
    await expect(screen.getByRole('radio', { name: 'PDF' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'PNG' }));
    await expect(screen.getByRole('radio', { name: 'PDF' })).not.toBeChecked();
    await expect(screen.getByRole('checkbox', { name: 'Use current filters' })).toHaveAccessibleDescription(/sales\.amount.*100 – 2500/);
  },
};

export const Unfiltered: Story = {
  name: 'Without the filters',
  async play({ canvasElement, args }) {
    await open(canvasElement);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Use current filters' }));
    await start();
    await waitFor(() => expect(args.onBeforeExport).toHaveBeenCalledWith(expect.not.objectContaining({ filters: expect.anything() })));
  },
};

export const Running: Story = {
  name: 'Rendering',
  args: { passes: passesAtLook(2_200) },
  async play({ canvasElement }) {
    await open(canvasElement);
    await start();
    const progress = await screen.findByRole('progressbar', { name: 'Dashboard export' });
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '40'));
    await expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  },
};

export const Ready: Story = {
  name: 'Ready to download',
  tags: ['autodocs'],
  parameters: inFrame,
  args: { passes: passesAtLook(4_500), onDownloaded: fn() },
  async play({ canvasElement, args }) {
    await open(canvasElement);
    await start();
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await waitFor(() => expect(args.onDownloaded).toHaveBeenCalledWith(expect.objectContaining({ contentType: 'application/pdf' })));
    await expect(screen.getByText(/left to download/)).toBeVisible();
  },
};

export const AutoDownload: Story = {
  name: 'Downloaded automatically when ready',
  args: { passes: passesAtLook(4_500), isSavedWhenReady: true, onDownloaded: fn(), defaultFormat: 'png' },
  async play({ canvasElement, args }) {
    await open(canvasElement);
    await start();
    await waitFor(() => expect(args.onDownloaded).toHaveBeenCalledWith(expect.objectContaining({ contentType: 'image/png' })));
    await expect(args.onDownloaded).toHaveBeenCalledTimes(1);
  },
};

export const Expired: Story = {
  name: 'Expired, and run again',
  args: { passes: passesAtLook(301_000) },
  async play({ canvasElement, args }) {
    await open(canvasElement);
    await start();
    await expect(await screen.findByText('Expired')).toBeVisible();
    await expect(screen.getByText(/available for five minutes/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Run again' }));
    await waitFor(() => expect(args.onBeforeExport).toHaveBeenCalledTimes(2));
  },
};

export const Failed: Story = {
  name: 'Rendering failed',
  tags: ['autodocs'],
  parameters: inFrame,
  args: {
    passes: passesAtLook(4_500),
    prepare: (admin) => publishDashboard(admin, { deploymentId: 1, workbookId: 1, config: { widgets: [] } }),
  },
  async play({ canvasElement }) {
    await open(canvasElement);
    await start();
    await expect(await screen.findByText(/has no widgets/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Run again' })).toBeVisible();
  },
};

export const Denied: Story = {
  name: 'Export denied',
  args: { faultsOf: failsAtStart(403) },
  async play({ canvasElement, args }) {
    await open(canvasElement);
    await start();
    await expect(await screen.findByText(/permission to manage this workbook/)).toBeVisible();
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ status: 403 }), {
      widget: 'dashboard-export',
      operation: 'startExport',
    });
  },
};

export const RateLimited: Story = {
  name: 'Too many exports at once',
  args: { faultsOf: failsAtStart(429) },
  async play({ canvasElement }) {
    await open(canvasElement);
    await userEvent.click(screen.getByRole('radio', { name: 'PNG' }));
    await start();
    await expect(await screen.findByText(/Too many exports are running/)).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'PNG' })).toBeChecked();
  },
};

export const DownloadFailed: Story = {
  name: 'Download failed',
  args: {
    passes: passesAtLook(4_500),
    faultsOf: ({ pathname }) => (pathname.endsWith('/download') ? { failOnce: [{ status: 503 }] } : undefined),
  },
  async play({ canvasElement }) {
    await open(canvasElement);
    await start();
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }));
    await expect(await screen.findByText('Couldn’t download the file')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
  },
};

export const SessionEnded: Story = {
  name: 'Session ended during rendering',
  args: { faultsOf: ({ pathname }) => (look.test(pathname) ? { failOnce: [{ status: 401 }, { status: 401 }] } : undefined) },
  async play({ canvasElement }) {
    await open(canvasElement);
    await start();
    await expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
  },
};

export const Vetoed: Story = {
  name: 'Vetoed by the host',
  args: { onBeforeExport: () => false },
  async play({ canvasElement }) {
    await open(canvasElement);
    await start();
    await expect(screen.getByRole('radio', { name: 'PDF' })).toBeVisible();
  },
};

export const Starting: Story = {
  name: 'Starting',
  args: { faultsOf: ({ pathname }) => (pathname.endsWith('/dashboard-exports') ? { delayMs: neverMs } : undefined) },
  async play({ canvasElement }) {
    await open(canvasElement);
    await start();
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: 'Export' })).toHaveAttribute('aria-busy', 'true');
  },
};

const look = /dashboard-exports\/export_[^/]+$/;

function passesAtLook(ms: number): JobStageProps['passes'] {
  return (pathname, count) => (look.test(pathname) && count === 0 ? ms : 0);
}

function failsAtStart(status: 403 | 429): JobStageProps['faultsOf'] {
  return ({ pathname }) => (pathname.endsWith('/dashboard-exports') ? { failOnce: [{ status }] } : undefined);
}

async function open(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Export' }));
  await screen.findByRole('radio', { name: 'PDF' });
}

async function start(): Promise<void> {
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Export' }));
}
