import { render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { JobTray } from '../../../src/admin.js';
import { useJobRegistry } from '../../../src/data/jobs/useJobRegistry.js';
import { startWorld } from '../../data/support/startWorld.js';
import { createRenderCount } from '../../support/RenderCount.js';

const jobs = ['1', '2', '3'].map((jobId) => ({
  kind: 'dashboard-export',
  address: { deploymentId: 1, jobId },
  name: `Export ${jobId}`,
  status: 'running' as const,
}));

function Held() {
  const registry = useJobRegistry();
  useEffect(() => void registry.adopt(jobs), [registry]);
  return null;
}

it('rerenders only one job when its progress changes', async () => {
  const { of, reset, Counted } = createRenderCount();
  const world = startWorld();
  let progress = 10;
  world.answer = (sent) => {
    const [, jobId] = /dashboard-exports\/(\d)$/.exec(sent) ?? [];
    if (jobId === undefined) return undefined;
    // From then on, only the second job is answered.
    return progress > 10 && jobId !== '2' ? new Promise(() => {}) : Response.json({ status: 'processing', progress });
  };
  render(
    <Counted>
      <JobTray defaultOpen />
      <Held />
    </Counted>,
    { wrapper: world.wrapper },
  );
  await waitFor(() => expect(screen.getAllByRole('progressbar').map(({ ariaValueNow }) => ariaValueNow)).toEqual(['10', '10', '10']));
  await world.settle();
  reset();
  progress = 60;
  await vi.waitFor(() => expect(screen.getByRole('progressbar', { name: /2/ })).toHaveAttribute('aria-valuenow', '60'), 5_000);
  expect(of('JobTrayItem')).toBe(1);
  expect(['JobTrayList', 'JobTrayTrigger', 'JobTrayPanel', 'Popover'].filter((name) => of(name) > 0)).toEqual([]);
});
