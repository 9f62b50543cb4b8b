import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { resourcePrefix } from '../../src/data/queryKeys.js';
import { QueriesView } from '../../src/devtools/queries/QueriesView.js';
import { ParleyProvider } from '../../src/provider/ParleyProvider.js';
import { startService } from '../chat/panel/support/startService.js';

it('shows data with all digits of its integers', async () => {
  const { client } = startService();
  const queryClient = new QueryClient();
  queryClient.setQueryData([...resourcePrefix(client), 'rows'], [{ id: 9007199254740993n }]);
  render(
    <ParleyProvider client={client} queryClient={queryClient}>
      <QueriesView />
    </ParleyProvider>,
  );
  await userEvent.click(screen.getByRole('option', { name: /rows/ }));
  expect(screen.getByRole('region', { name: 'Data' })).toHaveTextContent('"id": 9007199254740993');
});
