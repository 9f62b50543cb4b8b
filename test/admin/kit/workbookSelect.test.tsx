import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { WorkbookSelect } from '../../../src/admin/shared/workspace/WorkbookSelect.js';
import { startWorld } from '../../data/support/startWorld.js';

function Chooser({ initial }: { initial?: number }) {
  const [value, setValue] = useState(initial);
  return <WorkbookSelect deploymentId={1} label="Workbook" value={value} onValueChange={setValue} />;
}

it('finds a workbook by part of its name, and keeps its name once the search is over', async () => {
  const { wrapper, sent } = startWorld();
  render(<Chooser />, { wrapper });
  const button = await screen.findByRole('combobox', { name: 'Workbook' });
  await userEvent.click(button);
  const search = await screen.findByRole('combobox', { name: 'Search' });
  await userEvent.click(search);
  await userEvent.paste('scorecard');
  await waitFor(() => expect(sent(/search=scorecard/)).toEqual([expect.stringMatching(/types=WORKBOOK/)]));
  await waitFor(() => expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1));
  await userEvent.click(screen.getByRole('option', { name: 'Company scorecard' }));
  expect(await screen.findByRole('combobox', { name: 'Workbook' })).toHaveTextContent('Company scorecard');
});

it('shows the number of a workbook that is not listed', async () => {
  render(<Chooser initial={987_654} />, { wrapper: startWorld().wrapper });
  expect(await screen.findByRole('combobox', { name: 'Workbook' })).toHaveTextContent('987654');
});
