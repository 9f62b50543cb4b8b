import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReportPlacementList } from '../../../src/admin.js';
import type { Report } from '../../../src/client.js';
import { startWorld } from '../../data/support/startWorld.js';

const hosts = [{ value: 'GOOGLE_SHEETS', name: 'Google Sheets' }];

it("offers and sends the service's names of spreadsheet programs, including unknown ones", async () => {
  const world = startWorld();
  world.answer = async (sent) => {
    if (!sent.startsWith('GET /api/v1/deployments/1/reports/139')) return undefined;
    const report: Report = await (await world.service.fetch(await signed(world, sent))).json();
    const [first, ...others] = report.externalWorkbookPlacements ?? [];
    return Response.json({ ...report, externalWorkbookPlacements: [{ ...first, host: 'NUMBERS_2027' }, ...others] });
  };
  const onBeforeConnect = vi.fn(() => false);
  render(
    <ReportPlacementList
      deploymentId={1}
      reportId={139}
      hosts={hosts}
      defaultDialog={{ kind: 'connect' }}
      onBeforeConnect={onBeforeConnect}
    />,
    {
      wrapper: world.wrapper,
    },
  );
  const dialog = await screen.findByRole('dialog');
  const choice = within(dialog).getByRole('combobox');
  await waitFor(() => expect(choice).toHaveTextContent('Google Sheets'));
  await userEvent.click(choice);
  await screen.findByRole('option', { name: 'NUMBERS_2027' });
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Google Sheets');
  await userEvent.click(screen.getByRole('option', { name: 'NUMBERS_2027' }));
  const fields = within(dialog).getAllByRole('textbox');
  for (const [index, text] of ['trading-plan', 'Sales', 'C7'].entries()) await userEvent.type(fields[index] ?? dialog, text);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Connect cells' }));
  await waitFor(() => expect(onBeforeConnect).toHaveBeenCalledWith(expect.objectContaining({ host: 'NUMBERS_2027', anchorCell: 'C7' })));
});

async function signed(world: ReturnType<typeof startWorld>, sent: string): Promise<Request> {
  const [, path = ''] = sent.split(' ');
  const token = await world.service.mintAccessToken();
  return new Request(new URL(path, world.service.addresses.baseUrl), { headers: { authorization: `Bearer ${token}` } });
}
