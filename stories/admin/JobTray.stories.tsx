import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { JobTray, JobTrayItem, type JobTrayProps, JobTrayRoot, type TrayJob } from '../../src/admin.js';
import { Button } from '../../src/ui/button/Button.js';
import { inFrame } from '../support/inFrame.js';
import { JobStage, type JobStageProps, Starters } from './support/JobStage.js';

type Args = JobTrayProps & JobStageProps;

const meta: Meta<Args> = {
  title: 'Admin/Deployment/Job tray',
  tags: ['!autodocs'],
  component: JobTray,
  args: { onError: fn() },
  render: ({ email, faultsOf, passes, prepare, ...props }) => (
    <JobStage email={email} faultsOf={faultsOf} passes={passes} prepare={prepare}>
      <Page {...props} />
    </JobStage>
  ),
};

export default meta;

type Story = StoryObj<Args>;

/** A page with changing content below a permanent header. */
function Page(props: JobTrayProps) {
  const [isThere, setThere] = useState(true);
  return (
    <div style={{ display: 'grid', gap: 24, minBlockSize: 420, alignContent: 'start' }}>
      <header style={{ display: 'flex', justifyContent: 'end' }}>
        <JobTray {...props} />
      </header>
      {isThere && <Starters />}
      <Button style={{ justifySelf: 'start' }} onClick={() => setThere(!isThere)}>
        Leave this page
      </Button>
    </div>
  );
}

export const Empty: Story = {
  name: 'No jobs yet',
  tags: ['autodocs'],
  async play({ canvasElement }) {
    await openTray(canvasElement);
    await expect(screen.getByText('No jobs')).toBeVisible();
  },
};

export const Running: Story = {
  name: 'Jobs of three kinds, even after leaving the page',
  tags: ['autodocs'],
  parameters: inFrame,
  args: { passes: atFirstLook({ 'dashboard-exports': 1_500, 'transform-sync': 1_200, previews: 1_000 }) },
  async play({ canvasElement }) {
    await startAll(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Leave this page' }));
    await openTray(canvasElement, 'Jobs, 3 running');
    await expect(await screen.findAllByRole('progressbar')).toHaveLength(3);
    await expect(screen.getByText('Daily trading')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Cancel .*Daily trading/ })).toBeNull();
    await expect(screen.getByRole('button', { name: /Cancel .*Transform sync/ })).toBeVisible();
  },
};

export const Ready: Story = {
  name: 'Ready to download',
  tags: ['autodocs'],
  parameters: inFrame,
  args: { passes: atFirstLook({ 'dashboard-exports': 4_500 }), onDownloaded: fn(), onDismissed: fn() },
  async play({ canvasElement, args }) {
    await startOne(canvasElement, 'export');
    await openTray(canvasElement, /^Jobs/);
    await userEvent.click(await screen.findByRole('button', { name: /^Download .*Daily trading/ }));
    await waitFor(() => expect(args.onDownloaded).toHaveBeenCalled());
    await expect(screen.getByText(/left to download/)).toBeVisible();
    await expect(document.querySelectorAll('[data-slot="announcer"]')).toHaveLength(1);
  },
};

export const Announced: Story = {
  name: 'Announcing the end of a job',
  args: { passes: atFirstLook({ 'dashboard-exports': 4_500 }) },
  async play({ canvasElement }) {
    await startOne(canvasElement, 'export');
    await waitFor(() => expect(document.querySelectorAll('[data-slot="announcer"] p')).toHaveLength(1));
    await expect(document.querySelector('[data-slot="announcer"]')).toHaveTextContent('Daily trading finished');
  },
};

export const AnnouncedPartly: Story = {
  name: 'Announcing a partly converted preview',
  args: { passes: atFirstLook({ previews: 20_000 }) },
  async play({ canvasElement }) {
    await startOne(canvasElement, 'preview');
    await waitFor(() => expect(document.querySelector('[data-slot="announcer"]')).toHaveTextContent(/partly succeeded/));
    await expect(document.querySelector('[data-slot="announcer"]')).not.toHaveTextContent(/finished$/);
  },
};

export const PreviewResult: Story = {
  name: 'Preview result with withheld members',
  args: { passes: atFirstLook({ previews: 20_000 }) },
  async play({ canvasElement }) {
    await startOne(canvasElement, 'preview');
    await openTray(canvasElement, /^Jobs/);
    await expect(await screen.findByText('Partly converted')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Details of .*Metric views/ }));
    await expect((await screen.findAllByText('Not published'))[0]).toBeVisible();
    await expect(screen.getAllByText('NON_ADDITIVE_RATIO')[0]).toBeVisible();
    await expect(screen.getAllByText('Conversion')[0]).toBeVisible();
  },
};

export const SyncResult: Story = {
  name: 'Sync files and log',
  args: { deploymentId: 1 },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('button', { name: 'Jobs, 1 running' });
    await openTray(canvasElement, /^Jobs/);
    const [, ended] = await screen.findAllByRole('button', { name: /^Details of / });
    if (ended !== undefined) await userEvent.click(ended);
    await expect(await screen.findByText(/left to download/)).toBeVisible();
    await expect(screen.getAllByRole('button', { name: /^Download .*\.yml/ }).length).toBeGreaterThan(0);
    await expect(await screen.findByRole('list', { name: 'Log' })).toBeVisible();
  },
};

export const Cancelled: Story = {
  name: 'Cancelling a sync',
  args: { passes: (pathname, count) => (/transform-sync\/sync_[^/]+$/.test(pathname) && count > 0 ? 5_000 : 0), onCancelRequested: fn() },
  async play({ canvasElement, args }) {
    await startOne(canvasElement, 'sync');
    await openTray(canvasElement, /^Jobs/);
    await userEvent.click(await screen.findByRole('button', { name: /Cancel .*Transform sync/ }));
    await waitFor(() => expect(args.onCancelRequested).toHaveBeenCalled());
    await expect(await screen.findByText('Cancelled')).toBeVisible();
  },
};

export const CancelFailed: Story = {
  name: 'Cancelling failed',
  args: {
    passes: atFirstLook({ 'transform-sync': 6_000 }),
    faultsOf: (_url, _count, method) => (method === 'DELETE' ? { failOnce: [{ status: 503 }] } : undefined),
  },
  async play({ canvasElement, args }) {
    await startOne(canvasElement, 'sync');
    await openTray(canvasElement, /^Jobs/);
    await screen.findByRole('progressbar');
    await userEvent.click(screen.getByRole('button', { name: /Cancel .*Transform sync/ }));
    await expect(await screen.findByText('Couldn’t cancel the job')).toBeVisible();
    await expect(args.onError).toHaveBeenCalled();
  },
};

export const Expired: Story = {
  name: 'Expired, and run again',
  args: { passes: atFirstLook({ 'dashboard-exports': 301_000 }, 1), onStartedAgain: fn() },
  async play({ canvasElement, args }) {
    await startOne(canvasElement, 'export');
    await openTray(canvasElement, /^Jobs/);
    await expect(await screen.findByText('Expired')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Run .*Daily trading.* again/ }));
    await waitFor(() => expect(args.onStartedAgain).toHaveBeenCalled());
    await expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await expect(await screen.findByRole('progressbar')).toBeVisible();
  },
};

export const Dismissed: Story = {
  name: 'Clearing ended jobs',
  args: { passes: atFirstLook({ 'dashboard-exports': 301_000 }) },
  async play({ canvasElement }) {
    await startOne(canvasElement, 'export');
    await openTray(canvasElement, /^Jobs/);
    await screen.findByText('Expired');
    await userEvent.click(screen.getByRole('button', { name: 'Clear finished' }));
    await expect(await screen.findByText('No jobs')).toBeVisible();
  },
};

export const SessionEnded: Story = {
  name: 'Session ended while jobs run',
  args: { faultsOf: ({ pathname }) => (/exports\/export_/.test(pathname) ? { failOnce: [{ status: 401 }, { status: 401 }] } : undefined) },
  async play({ canvasElement }) {
    await startOne(canvasElement, 'export');
    await openTray(canvasElement, /^Jobs/);
    await expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
  },
};

export const Named: Story = {
  name: 'Named by the host',
  args: {
    passes: atFirstLook({ 'transform-sync': 6_000 }),
    nameOf: ({ kind }) => (kind === 'transform-sync' ? 'Nightly build of the مبيعات project, with every model in it' : undefined),
  },
  async play({ canvasElement }) {
    await startOne(canvasElement, 'sync');
    await openTray(canvasElement, /^Jobs/);
    await expect((await screen.findAllByText(/Nightly build/))[0]).toBeVisible();
    await expect(screen.getByText('Transform sync')).toBeVisible();
  },
};

const job: TrayJob = {
  key: '1',
  kind: 'dashboard-export',
  address: { deploymentId: 1, jobId: '1' },
  name: 'Daily trading',
  status: 'succeeded',
  progress: {},
  answer: undefined,
  failure: undefined,
  startedAtMs: 0,
  settledAtMs: 4_000,
  expiresAtMs: undefined,
  watchError: undefined,
  isLost: false,
  isCancelling: false,
  cancelError: undefined,
  result: undefined,
  isLoadingResult: false,
  resultError: undefined,
  isDownloading: false,
  downloadError: undefined,
  canCancel: false,
  canDownload: true,
  canStartAgain: false,
  isStartingAgain: false,
  startAgainError: undefined,
};

const running = { status: 'running', settledAtMs: undefined, canDownload: false } as const;

const everyState = (): readonly TrayJob[] => [
  { ...job, ...running, key: '2', name: 'Weekly pack', progress: { percent: 40 }, startedAtMs: Date.now() - 6_000 },
  {
    ...job,
    ...running,
    key: '3',
    kind: 'transform-sync',
    name: undefined,
    progress: { message: 'Compiling the project' },
    startedAtMs: Date.now() - 83_000,
    canCancel: true,
  },
  { ...job, expiresAtMs: Date.now() + 42_000 },
  { ...job, key: '5', status: 'failed', canDownload: false, canStartAgain: true, failure: 'The dashboard has no widgets.' },
  {
    ...job,
    key: '6',
    kind: 'metric-view-preview',
    name: 'Revenue',
    status: 'cancelled',
    canDownload: false,
    canStartAgain: true,
  },
  { ...job, key: '7', status: 'expired', canDownload: false, canStartAgain: true },
  { ...job, key: '8', name: 'Started elsewhere', kind: 'transform-sync', status: 'failed', canDownload: false },
];

export const EveryState: Story = {
  name: 'Every state, with your own data',
  tags: ['autodocs'],
  render: () => (
    <JobStage>
      <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: 720 }}>
        <JobTrayRoot>
          <ul className="parley-plain-list">
            {everyState().map((shown) => (
              <JobTrayItem key={shown.key} job={shown} />
            ))}
          </ul>
        </JobTrayRoot>
      </div>
    </JobStage>
  ),
};

/** Advances the time on the first poll of a job, for the first `jobs` jobs of a kind. */
function atFirstLook(ms: Readonly<Record<string, number>>, jobs = Number.POSITIVE_INFINITY): JobStageProps['passes'] {
  let looked = 0;
  return (pathname, count) => {
    const kind = Object.keys(ms).find((part) => new RegExp(`${part}/[^/]+$`).test(pathname));
    if (kind === undefined || count > 0) return 0;
    looked += 1;
    return looked > jobs ? 0 : (ms[kind] ?? 0);
  };
}

async function startOne(canvasElement: HTMLElement, kind: 'export' | 'sync' | 'preview'): Promise<void> {
  const name = kind === 'export' ? 'Start an export' : `Start a ${kind}`;
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  await within(canvasElement).findByRole('button', { name: /^Jobs/ });
  await waitFor(() => expect(canvasElement.querySelector('[data-slot="job-tray"]')).not.toHaveAttribute('data-state', 'empty'));
}

async function startAll(canvasElement: HTMLElement): Promise<void> {
  for (const kind of ['export', 'sync', 'preview'] as const) await startOne(canvasElement, kind);
}

async function openTray(canvasElement: HTMLElement, name: string | RegExp = 'Jobs'): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  await screen.findByRole('dialog', { name: 'Jobs' });
}
