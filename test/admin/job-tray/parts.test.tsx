import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  JobElapsed,
  JobExpiry,
  JobProgressBar,
  JobStatusLine,
  JobTray,
  JobTrayItem,
  JobTrayList,
  type JobTrayModel,
  JobTrayTrigger,
  JobTrayView,
  Popover,
  type TrayJob,
} from '../../../src/index.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';

const job: TrayJob = {
  key: '1',
  kind: 'dashboard-export',
  address: { deploymentId: 1, jobId: '1' },
  name: 'Sales',
  status: 'running',
  progress: { percent: 40, message: 'Drawing' },
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
  canCancel: true,
  canDownload: false,
  canStartAgain: false,
  isStartingAgain: false,
  startAgainError: undefined,
};

const trayOf = (...jobs: readonly TrayJob[]): JobTrayModel => ({
  jobs,
  runningCount: jobs.filter(({ status }) => status === 'running').length,
  endedCount: jobs.filter(({ status }) => status !== 'running').length,
  cancel: vi.fn(),
  download: vi.fn(),
  startAgain: vi.fn(),
  refetch: vi.fn(),
  dismiss: vi.fn(),
  dismissEnded: vi.fn(),
});

const { wrapper } = startWorld();
const later = Date.now() + 300_000;

describePart('JobTray', (props) => <JobTray {...props} />, { slot: 'job-tray', wrapper });
describePart('JobTrayView', (props) => <JobTrayView tray={trayOf(job)} {...props} />, { slot: 'job-tray', wrapper });
describePart('JobTrayTrigger', (props) => <JobTrayTrigger tray={trayOf(job)} {...props} />, { slot: 'job-tray-trigger' });
describePart('JobTrayList', (props) => <JobTrayList tray={trayOf(job)} {...props} />, { slot: 'job-tray-list' });
describePart(
  'JobTrayItem',
  (props) => (
    <ul>
      <JobTrayItem job={job} tray={trayOf(job)} {...props} />
    </ul>
  ),
  { slot: 'job-tray-item' },
);
describePart('JobProgressBar', (props) => <JobProgressBar label="Export" percent={40} {...props} />, { slot: 'job-progress' });
describePart('JobStatusLine', (props) => <JobStatusLine job={job} {...props} />, { slot: 'job-status-line' });
describePart('JobElapsed', (props) => <JobElapsed job={job} {...props} />, { slot: 'job-elapsed' });
describePart('JobExpiry', (props) => <JobExpiry expiresAtMs={later} {...props} />, { slot: 'job-expiry' });
describePart(
  'Popover',
  (props) => (
    <Popover open onOpenChange={() => undefined} title="Jobs" trigger={<button type="button">Open</button>} {...props}>
      Words
    </Popover>
  ),
  { slot: 'popover', ready: () => screen.findByText('Words') },
);

describe('a tray of jobs', () => {
  it('names its button by how many are running', () => {
    const { rerender } = render(<JobTrayTrigger tray={trayOf(job, { ...job, key: '2' })} />);
    expect(screen.getByRole('button', { name: 'Jobs, 2 running' })).toHaveAttribute('data-job-state', 'running');
    rerender(<JobTrayTrigger tray={trayOf({ ...job, status: 'failed' })} />);
    expect(screen.getByRole('button', { name: 'Jobs' })).toHaveAttribute('data-job-state', 'ended');
  });

  it('is empty or ready, and says beside it how its jobs stand', () => {
    const { container, rerender } = render(<JobTrayView tray={trayOf()} />, { wrapper });
    const root = container.querySelector('[data-slot="job-tray"]');
    expect(root).toHaveAttribute('data-state', 'empty');
    expect(root).not.toHaveAttribute('data-job-state');
    rerender(<JobTrayView tray={trayOf(job)} />);
    expect(root).toHaveAttribute('data-state', 'ready');
    expect(root).toHaveAttribute('data-job-state', 'running');
  });

  it('says of a state that nobody knows no more than there is', () => {
    render(<JobProgressBar label="Sync" percent={Number.NaN} />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });

  it.each(['failed', 'cancelled', 'expired'] as const)('says why a %s job cannot be run again from here', (status) => {
    const { rerender } = render(<JobTrayList tray={trayOf({ ...job, status, canCancel: false })} />);
    expect(screen.getByText(/can’t be run again from here/)).toBeVisible();
    expect(screen.queryByText(/Run it again/)).toBeNull();
    rerender(<JobTrayList tray={trayOf({ ...job, status, canCancel: false, canStartAgain: true })} />);
    expect(screen.queryByText(/can’t be run again from here/)).toBeNull();
    expect(screen.getByRole('button', { name: /^Run .* again/ })).toBeVisible();
  });

  it('keeps the focus in the list when a job is cleared', async () => {
    const tray = trayOf({ ...job, status: 'failed', canStartAgain: true, canCancel: false });
    render(<JobTrayList tray={tray} />);
    await userEvent.click(screen.getByRole('button', { name: /Clear .*Sales/ }));
    expect(tray.dismiss).toHaveBeenCalledWith(expect.objectContaining({ key: '1' }));
    expect(screen.getByRole('list')).toHaveFocus();
  });

  it('opens and closes by the host', async () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(<JobTrayView tray={trayOf(job)} open={false} onOpenChange={onOpenChange} />, { wrapper });
    await userEvent.click(screen.getByRole('button', { name: 'Jobs, 1 running' }));
    expect(onOpenChange).toHaveBeenCalledWith(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(<JobTrayView tray={trayOf(job)} open onOpenChange={onOpenChange} />);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Jobs' })).toBeVisible());
    await act(() => userEvent.keyboard('{Escape}'));
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
  });
});

it('has what acts on all of a popover before what it holds, on a phone as well', async () => {
  for (const isPhone of [false, true]) {
    vi.stubGlobal('matchMedia', () => ({ matches: isPhone, addEventListener: () => undefined, removeEventListener: () => undefined }));
    const { unmount } = render(
      <Popover
        open
        onOpenChange={() => undefined}
        title="Jobs"
        titleAction={<button type="button">Clear</button>}
        trigger={<button type="button">Open</button>}
      >
        <p>The list</p>
      </Popover>,
      { wrapper: startWorld().wrapper },
    );
    const action = await screen.findByRole('button', { name: 'Clear' });
    expect(action.compareDocumentPosition(screen.getByText('The list'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryAllByRole('button', { name: 'Close' })).toHaveLength(isPhone ? 1 : 0);
    unmount();
  }
  vi.unstubAllGlobals();
});
