import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../../src/client.js';
import {
  DashboardExportButton,
  DashboardExportForm,
  type DashboardExportModel,
  DashboardExportStatus,
  DashboardExportTrigger,
  DashboardExportView,
} from '../../../src/index.js';
import { startWorld } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';

const { wrapper } = startWorld();
const dashboard = { deploymentId: 1, dashboardPublicId: 'daily' };

function exportingOf(job: Partial<DashboardExportModel['job']>): DashboardExportModel {
  return {
    name: 'Sales',
    format: 'pdf',
    setFormat: () => undefined,
    viewLines: [{ member: 'orders.status', text: '= shipped' }],
    isAsShown: true,
    setAsShown: () => undefined,
    start: async () => ({ kind: 'vetoed' }),
    download: async () => undefined,
    job: {
      kind: 'dashboard-export',
      address: undefined,
      name: 'Sales',
      status: 'idle',
      progress: {},
      answer: undefined,
      failure: undefined,
      startedAtMs: undefined,
      settledAtMs: undefined,
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
      startError: undefined,
      isExpired: false,
      canCancel: false,
      canDownload: false,
      start: async () => undefined,
      cancel: async () => undefined,
      download: async () => undefined,
      retry: () => undefined,
      reset: () => undefined,
      ...job,
    },
  };
}

const idle = exportingOf({});
const ready = exportingOf({ status: 'succeeded', canDownload: true, expiresAtMs: Date.now() + 200_000 });

describePart('DashboardExportButton', (props) => <DashboardExportButton {...dashboard} {...props} />, {
  slot: 'dashboard-export',
  wrapper,
});
describePart('DashboardExportView', (props) => <DashboardExportView exporting={idle} {...props} />, { slot: 'dashboard-export', wrapper });
describePart('DashboardExportTrigger', (props) => <DashboardExportTrigger exporting={idle} {...props} />, {
  slot: 'dashboard-export-trigger',
});
describePart('DashboardExportForm', (props) => <DashboardExportForm exporting={idle} {...props} />, { slot: 'dashboard-export-form' });
describePart('DashboardExportStatus', (props) => <DashboardExportStatus exporting={ready} {...props} />, {
  slot: 'dashboard-export-status',
});

describe('an export', () => {
  const refusal = new ServiceError('permission', 'Not you.');
  const breakdown = new ServiceError('server', 'Later.');
  it.each([
    ['ready', { status: 'idle' }],
    ['ready', { status: 'running', progress: { percent: 40 } }],
    ['ready', { status: 'expired' }],
    ['denied', { status: 'start-failed', startError: refusal }],
    ['error', { status: 'start-failed', startError: breakdown }],
    ['error', { status: 'running', watchError: breakdown, isLost: true }],
    ['error', { status: 'failed' }],
  ] as const)('is %s, and says beside it how its job stands', (state, job) => {
    const { container } = render(<DashboardExportView exporting={exportingOf(job)} />, { wrapper });
    const root = container.querySelector('[data-slot="dashboard-export"]');
    expect(root).toHaveAttribute('data-state', state);
    expect(root).toHaveAttribute('data-job-state', job.status);
  });

  it('can be downloaded until it expires, and run again from then on', () => {
    const { rerender } = render(<DashboardExportStatus exporting={ready} />);
    expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Run again' })).toBeNull();
    rerender(<DashboardExportStatus exporting={exportingOf({ status: 'expired', isExpired: true })} />);
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Run again' })).toBeEnabled();
  });

  it('has no button that cancels, as the service cannot', () => {
    render(<DashboardExportStatus exporting={exportingOf({ status: 'running', progress: { percent: 40 } })} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/It can’t be cancelled/)).toBeVisible();
  });
});
