import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import {
  DashboardExportButton,
  DashboardExportForm,
  DashboardExportRoot,
  DashboardExportStatus,
  DashboardExportTrigger,
} from '../../../src/admin.js';
import { startWorld, type World } from '../../data/support/startWorld.js';
import { describePart } from '../../support/conformance.js';
import { createRenderCount } from '../../support/RenderCount.js';

const { wrapper } = startWorld();
const dashboard = { deploymentId: 1, dashboardPublicId: 'daily' };
const inRoot = ({ children }: { children: ReactNode }) =>
  wrapper({ children: <DashboardExportRoot {...dashboard}>{children}</DashboardExportRoot> });

describePart('DashboardExportButton', (props) => <DashboardExportButton {...dashboard} {...props} />, {
  slot: 'dashboard-export',
  wrapper,
});
describePart('DashboardExportRoot', (props) => <DashboardExportRoot {...dashboard} {...props} />, { slot: 'dashboard-export', wrapper });
describePart('DashboardExportTrigger', (props) => <DashboardExportTrigger {...props} />, {
  slot: 'dashboard-export-trigger',
  wrapper: inRoot,
});
describePart('DashboardExportForm', (props) => <DashboardExportForm {...props} />, { slot: 'dashboard-export-form', wrapper: inRoot });
describePart(
  'DashboardExportStatus',
  (props) => (
    <>
      <DashboardExportForm />
      <DashboardExportStatus {...props} />
    </>
  ),
  {
    slot: 'dashboard-export-status',
    wrapper: ({ children }) => {
      const world = startWorld();
      world.answer = answerOf({ status: 'processing' });
      return world.wrapper({ children: <DashboardExportRoot {...dashboard}>{children}</DashboardExportRoot> });
    },
    async ready() {
      fireEvent.click(screen.getByRole('button', { name: 'Export' }));
      await screen.findByRole('progressbar');
    },
  },
);

describe('the right to export', () => {
  const startAs = (name: string) =>
    startWorld({
      credentials: (service) => ({ kind: 'bearer', token: () => service.mintAccessToken({ email: `${name}@parley.example` }) }),
    });
  const button = () => screen.getByRole('button', { name: 'Export' });

  it.each([{}, { canManage: false }])('is missing, with the reason, if no policy grants it: %j', async (props) => {
    render(<DashboardExportButton {...dashboard} {...props} />, { wrapper: startAs('analyst').wrapper });
    await waitFor(() => expect(button()).toHaveProperty('disabled', true));
    expect(button()).toHaveAccessibleDescription(/permissions you don’t have/);
  });

  it('is that of an owner, and of an admin', async () => {
    const { wrapper, settle } = startAs('analyst');
    render(<DashboardExportButton {...dashboard} canManage />, { wrapper });
    await settle();
    expect(button()).toHaveProperty('disabled', false);
    cleanup();
    const admin = startWorld();
    render(<DashboardExportButton {...dashboard} />, { wrapper: admin.wrapper });
    await admin.settle();
    expect(button()).toHaveProperty('disabled', false);
  });

  it('for someone else is that of an admin', async () => {
    render(<DashboardExportButton {...dashboard} canManage renderAs={{ type: 'USER', userId: 1 }} />, {
      wrapper: startAs('analyst').wrapper,
    });
    await waitFor(() => expect(button()).toHaveProperty('disabled', true));
  });
});

interface Answers {
  /** The status of the response to the start. */
  readonly start?: number;
  /** The status of the response to a look at the job. */
  readonly look?: number;
  readonly status?: string;
  readonly progress?: number;
}

/** Answers as a service whose only export stands like this. */
function answerOf({ start = 202, look = 200, ...job }: Answers): World['answer'] {
  return (sent) => {
    if (/^POST .*dashboard-exports$/.test(sent)) return answer(start, { jobId: 'export_1', expiresAt: new Date(Date.now() + 200_000) });
    return /dashboard-exports\/export_1$/.test(sent) ? answer(look, { jobId: 'export_1', ...job }) : undefined;
  };
}

function answer(status: number, body: object): Response {
  return Response.json(status < 400 ? body : { message: 'Not now.' }, { status });
}

async function startExport(answers: Answers): Promise<World & { readonly root: Element | null }> {
  const world = startWorld();
  world.answer = answerOf(answers);
  const { container } = render(
    <DashboardExportRoot {...dashboard} isSavedWhenReady={false}>
      <DashboardExportForm />
      <DashboardExportStatus />
    </DashboardExportRoot>,
    { wrapper: world.wrapper },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  return { ...world, root: container.querySelector('[data-slot="dashboard-export"]') };
}

describe('an export', () => {
  it('is ready before it starts', () => {
    const { container } = render(<DashboardExportButton {...dashboard} />, { wrapper });
    const root = container.querySelector('[data-slot="dashboard-export"]');
    expect(root).toHaveAttribute('data-state', 'ready');
    expect(root).toHaveAttribute('data-job-state', 'idle');
  });

  it.each([
    ['ready', 'running', { status: 'processing', progress: 40 }],
    ['ready', 'expired', { look: 404 }],
    ['denied', 'start-failed', { start: 403 }],
    ['error', 'start-failed', { start: 400 }],
    ['error', 'running', { look: 401 }],
    ['error', 'failed', { status: 'failed' }],
  ] as const)('has the state %s while the job is %s, in attributes of its root', async (state, jobState, answers) => {
    const { root } = await startExport(answers);
    await waitFor(() => expect([root?.getAttribute('data-state'), root?.getAttribute('data-job-state')]).toEqual([state, jobState]));
  });

  it('can be downloaded until it expires, and run again afterwards', async () => {
    const world = await startExport({ status: 'completed' });
    expect(await screen.findByRole('button', { name: 'Download' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Run again' })).toBeNull();
    expect(world.sent(/download/)).toEqual([]);
    cleanup();
    await startExport({ look: 404 });
    expect(await screen.findByRole('button', { name: 'Run again' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  });

  it('has no cancel button, because the service cannot cancel', async () => {
    await startExport({ status: 'processing', progress: 40 });
    expect(await screen.findByText(/It can’t be cancelled/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('rerenders neither its button nor the rest of the form when a format is selected', async () => {
    const { of, reset, Counted } = createRenderCount();
    render(
      <Counted>
        <DashboardExportButton {...dashboard} defaultOpen />
      </Counted>,
      { wrapper },
    );
    const png = await screen.findByRole('radio', { name: 'PNG' });
    reset();
    fireEvent.click(png);
    expect(png).toBeChecked();
    expect(of('FormatChoice')).toBe(2);
    expect(['DashboardExportTrigger', 'DashboardExportForm', 'DashboardExportPanel', 'Popover'].filter((name) => of(name) > 0)).toEqual([]);
  });
});
