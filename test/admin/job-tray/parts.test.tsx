import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  JobElapsed,
  JobExpiry,
  JobProgressBar,
  JobStatusLine,
  JobTray,
  JobTrayItem,
  JobTrayList,
  JobTrayRoot,
  JobTrayTrigger,
  Popover,
  type TrayJob,
} from '../../../src/admin.js';
import type { RememberedJob } from '../../../src/data/jobs/createJobMemory.js';
import { useJobRegistry } from '../../../src/data/jobs/useJobRegistry.js';
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

const held: RememberedJob = { kind: job.kind, address: job.address, name: job.name, status: 'running' };
const params = { deploymentId: 1, dashboardPublicId: 'sales', format: 'pdf' };

/** A tray of jobs of which the service says nothing new. */
function inTrayOf(...jobs: readonly RememberedJob[]) {
  const world = startWorld();
  world.answer = (sent) => (/dashboard-exports/.test(sent) ? new Promise(() => {}) : undefined);
  return ({ children }: { children: ReactNode }) => (
    <world.wrapper>
      <JobTrayRoot>
        <Held jobs={jobs} />
        {children}
      </JobTrayRoot>
    </world.wrapper>
  );
}

function Held({ jobs }: { jobs: readonly RememberedJob[] }) {
  const registry = useJobRegistry();
  useEffect(() => void registry.adopt(jobs), [registry, jobs]);
  return null;
}

const { wrapper } = startWorld();
const later = Date.now() + 300_000;

describePart('JobTray', (props) => <JobTray {...props} />, { slot: 'job-tray', wrapper });
describePart('JobTrayRoot', (props) => <JobTrayRoot {...props} />, { slot: 'job-tray', wrapper });
describePart('JobTrayTrigger', (props) => <JobTrayTrigger {...props} />, { slot: 'job-tray-trigger', wrapper: inTrayOf(held) });
describePart('JobTrayList', (props) => <JobTrayList {...props} />, {
  slot: 'job-tray-list',
  wrapper: inTrayOf(held),
  ready: () => screen.findByText('Sales'),
});
describePart(
  'JobTrayItem',
  (props) => (
    <ul>
      <JobTrayItem job={job} {...props} />
    </ul>
  ),
  { slot: 'job-tray-item', wrapper: inTrayOf() },
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

describe('a job tray', () => {
  it('labels its button with the number of running jobs', async () => {
    const { unmount } = render(<JobTrayTrigger />, { wrapper: inTrayOf(held, { ...held, address: { deploymentId: 1, jobId: '2' } }) });
    expect(await screen.findByRole('button', { name: 'Jobs, 2 running' })).toHaveAttribute('data-job-state', 'running');
    unmount();
    render(<JobTrayTrigger />, { wrapper: inTrayOf({ ...held, status: 'failed' }) });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Jobs' })).toHaveAttribute('data-job-state', 'ended'));
  });

  it('is empty or ready, and has the state of its jobs as an attribute', async () => {
    const { container } = render(<JobTrayTrigger />, { wrapper: inTrayOf(held) });
    const root = container.querySelector('[data-slot="job-tray"]');
    expect(root).toHaveAttribute('data-state', 'empty');
    expect(root).not.toHaveAttribute('data-job-state');
    await waitFor(() => expect(root).toHaveAttribute('data-state', 'ready'));
    expect(root).toHaveAttribute('data-job-state', 'running');
  });

  it('shows an unknown state as it is', () => {
    render(<JobProgressBar label="Sync" percent={Number.NaN} />);
    expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  });

  it.each(['failed', 'cancelled', 'expired'] as const)('explains why a %s job cannot be run again from here', async (status) => {
    const { unmount } = render(<JobTrayList />, { wrapper: inTrayOf({ ...held, status }) });
    expect(await screen.findByText(/can’t be run again from here/)).toBeVisible();
    expect(screen.queryByText(/Run it again/)).toBeNull();
    unmount();
    render(<JobTrayList />, { wrapper: inTrayOf({ ...held, status, params }) });
    expect(await screen.findByRole('button', { name: /^Run .* again/ })).toBeVisible();
    expect(screen.queryByText(/can’t be run again from here/)).toBeNull();
  });

  it('keeps the focus in the list when a job is cleared', async () => {
    const onDismissed = vi.fn();
    const other = { ...held, name: 'Other', address: { deploymentId: 1, jobId: '2' } };
    const jobs = [{ ...held, status: 'failed' as const }, other];
    const { wrapper } = startWorld();
    render(
      <JobTrayRoot onDismissed={onDismissed}>
        <Held jobs={jobs} />
        <JobTrayList />
      </JobTrayRoot>,
      { wrapper },
    );
    await userEvent.click(await screen.findByRole('button', { name: /Clear .*Sales/ }));
    expect(onDismissed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Sales' }));
    expect(screen.getByRole('list')).toHaveFocus();
  });

  it('is opened and closed by a host that controls it', async () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(<JobTray open={false} onOpenChange={onOpenChange} />, { wrapper });
    await userEvent.click(screen.getByRole('button', { name: 'Jobs' }));
    expect(onOpenChange).toHaveBeenCalledWith(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(<JobTray open onOpenChange={onOpenChange} />);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Jobs' })).toBeVisible());
    await act(() => userEvent.keyboard('{Escape}'));
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
  });
});

it('places the actions on all jobs before the jobs, on phones as well', async () => {
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
