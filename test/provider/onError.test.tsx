import { createLocalService } from '@parley/local-service';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReportList } from '../../src/admin.js';
import { createServiceClient } from '../../src/client.js';
import { useDeleteReport, useReports } from '../../src/data.js';
import { ChatPanel, ParleyProvider, VegaChart } from '../../src/index.js';

const service = createLocalService();
const onError = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  onError.mockReset();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Renders below a provider whose service always fails. */
function show(children: ReactNode, queryClient?: QueryClient) {
  const client = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    chatUrl: service.addresses.agentChatUrl,
    credentials: { kind: 'bearer', token: 'key' },
    sessionSettings: { externalId: 'ada' },
    fetch: async () => Response.json({ message: 'Down for now.' }, { status: 400 }),
    retry: false,
  });
  return render(
    <StrictMode>
      <ParleyProvider client={client} storage={null} onError={onError} queryClient={queryClient}>
        {children}
      </ParleyProvider>
    </StrictMode>,
  );
}

/** Waits until a second report of the same error would have come. */
const reports = async () => {
  await waitFor(() => expect(onError).toHaveBeenCalled());
  await act(() => vi.advanceTimersByTimeAsync(5000));
  return onError.mock.calls.map(([, source]) => source);
};

it('reports an error of a widget once, with the name of the widget', async () => {
  const ofWidget = vi.fn();
  show(<ReportList deploymentId={1} onError={ofWidget} />);
  // The folders are read as well, and the list works without them.
  expect(await reports()).toEqual([{ widget: 'report-list', operation: 'getReports' }, { operation: 'getFolders' }]);
  expect(onError.mock.calls[0]).toEqual(ofWidget.mock.calls[0]);
});

function OwnQuery() {
  return <p>{useReports({ deploymentId: 1 }).status}</p>;
}

function OwnMutation() {
  const remove = useDeleteReport();
  return (
    <button type="button" onClick={() => remove.mutate({ deploymentId: 1, reportId: 1 })}>
      Delete
    </button>
  );
}

it('reports errors of queries and mutations in components of the host', async () => {
  show(<OwnQuery />);
  expect(await reports()).toEqual([{ operation: 'getReports' }]);
  onError.mockReset();
  show(<OwnMutation />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await reports()).toEqual([{ operation: 'deleteReport' }]);
});

it('reports nothing of queries of the host that do not use the service', async () => {
  const queryClient = new QueryClient();
  show(<OwnQuery />, queryClient);
  await queryClient.fetchQuery({ queryKey: ['own'], queryFn: () => Promise.reject(new Error('Not ours.')), retry: false }).catch(() => {});
  expect(await reports()).toEqual([{ operation: 'getReports' }]);
});

it('reports an error of the chat once', async () => {
  show(<ChatPanel />);
  await userEvent.type(screen.getByRole('textbox'), 'How are sales?{Enter}');
  expect(await reports()).toEqual([{ widget: 'chat', operation: 'streamChat' }]);
});

it('reports a chart that cannot be drawn', async () => {
  show(<VegaChart spec="not JSON" columns={[]} rows={[]} />);
  expect(await reports()).toEqual([{ widget: 'chart', operation: 'drawChart' }]);
});
