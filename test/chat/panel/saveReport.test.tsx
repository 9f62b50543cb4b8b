import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createServiceClient } from '../../../src/client.js';
import { ParleyProvider, type SavedResult, SaveReportDialog, type SaveReportDialogProps } from '../../../src/index.js';
import { monthlyRevenue } from '../../../stories/support/exampleResults.js';
import { startService } from './support/startService.js';
// Loaded with the first request otherwise, which would then be slower than a test waits.
import '../../../local-service/src/resources/createManagement.js';

const saved: SavedResult = { result: monthlyRevenue(), chatId: 'one', turnId: '1', chart: undefined };

function showDialog(props: Partial<SaveReportDialogProps> = {}) {
  const { service } = startService();
  const bodies: unknown[] = [];
  const client = createServiceClient({
    baseUrl: service.addresses.baseUrl,
    credentials: { kind: 'bearer', token: () => service.mintAccessToken() },
    retry: false,
    async fetch(request) {
      if (request.method === 'POST') bodies.push(await request.clone().json());
      return service.fetch(request);
    },
  });
  const onSaved = vi.fn();
  const onClose = vi.fn();
  render(
    <ParleyProvider client={client}>
      <SaveReportDialog deploymentId={1} saved={saved} onClose={onClose} onSaved={onSaved} {...props} />
    </ParleyProvider>,
  );
  return { user: userEvent.setup(), bodies, onSaved, onClose };
}

it('creates a report with the query and chart of the result in the chosen workbook', async () => {
  const { user, bodies, onSaved, onClose } = showDialog({ linkToReport: ({ id }) => `/reports/${id}` });
  const name = await screen.findByLabelText('Name');
  expect(name).toHaveValue(saved.result.queryTitle);
  await user.clear(name);
  await user.type(name, 'Revenue in 2025');
  const workbooks = screen.getByLabelText('Workbook');
  const [, first] = await within(workbooks).findAllByRole('option');
  if (first instanceof HTMLOptionElement) await user.selectOptions(workbooks, first);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Saved as “Revenue in 2025”\./)).toBeInTheDocument();
  expect(bodies).toEqual([
    expect.objectContaining({ name: 'Revenue in 2025', sqlQuery: saved.result.sqlQuery, meta: { vegaSpec: saved.result.vegaSpec } }),
  ]);
  const [{ id }] = onSaved.mock.calls[0] ?? [{}];
  expect(screen.getByRole('link', { name: 'Open report' })).toHaveAttribute('href', `/reports/${id}`);
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  expect(onClose).toHaveBeenCalled();
});

it('requires a name, and keeps it if the service rejects the report', async () => {
  const onError = vi.fn();
  const { user } = showDialog({ deploymentId: 999, onError });
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(name, 'Mine');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This couldn’t be found.')).toBeInTheDocument();
  expect(name).toHaveValue('Mine');
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'not-found' }));
});
