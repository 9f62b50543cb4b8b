import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DashboardExportOptions } from '../../../src/admin/dashboard-export/model/useDashboardExportJob.js';
import { useDashboardExportJob } from '../../../src/admin.js';
import { publishDashboard } from '../../../src/client.js';
import { useJobs } from '../../../src/data.js';
import { startWorld, type World } from '../../data/support/startWorld.js';

let world: World;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  world = startWorld();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets time pass until it has happened. */
async function until(happened: () => void): Promise<void> {
  for (let round = 0; round < 40; round += 1) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(500);
      await world.settle();
    });
    try {
      return happened();
    } catch {
      // Not yet.
    }
  }
  happened();
}

function show(options: Partial<DashboardExportOptions> = {}) {
  const dashboard = { deploymentId: 1, name: 'Sales', ...options };
  return renderHook(() => ({ exporting: useDashboardExportJob(dashboard), jobs: useJobs().jobs }), { wrapper: world.wrapper });
}

async function publishEmpty(): Promise<string> {
  const { publicId } = await publishDashboard(world.client, { deploymentId: 1, workbookId: 1, config: { widgets: [] } });
  return publicId;
}

it('lists an export under the name of its dashboard, and replaces it with the next attempt', async () => {
  const { result } = show({ dashboardPublicId: await publishEmpty() });
  await act(() => result.current.exporting.start());
  await until(() => expect(result.current.jobs).toMatchObject([{ name: 'Sales', status: 'failed' }]));
  await act(() => result.current.exporting.start());
  expect(result.current.jobs).toMatchObject([{ name: 'Sales', status: 'running' }]);
});

it('omits filters and options for the dashboard as published', async () => {
  const onBeforeExport = vi.fn(() => false);
  const filters = [{ member: 'orders.status', operator: 'equals' as const, value: 'shipped' }];
  const { result } = show({ dashboardPublicId: 'daily', filters, onBeforeExport });
  await act(() => result.current.exporting.start());
  act(() => result.current.exporting.setAsShown(false));
  await act(() => result.current.exporting.start());
  expect(onBeforeExport.mock.calls).toEqual([[expect.objectContaining({ filters })], [expect.not.objectContaining({ filters })]]);
  expect(result.current.exporting.job.status).toBe('idle');
  expect(world.sent(/^POST/)).toEqual([]);
});

it('reports once to the host why an export was not started', async () => {
  const onError = vi.fn();
  const { result } = show({ dashboardPublicId: 'nothing', onError });
  await act(() => result.current.exporting.start());
  const source = { widget: 'dashboard-export', operation: 'startExport' };
  expect(onError.mock.calls).toEqual([[expect.objectContaining({ status: 404 }), source]]);
});
