import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { salesAnswerStep } from '../support/salesSteps.js';
import { showAnswer } from '../support/showAnswer.js';
import { slot } from '../support/showPanel.js';

const line = () => within(slot('provenance') ?? document.body).getByRole('button', { name: /^(Trusted\s*)?Source/ });

it('names the source below a result, and lists what the query uses when opened', async () => {
  const { user } = await showAnswer({ panel: { provenance: { rows: 'Europe', updatedAt: '2026-01-02' } } });
  expect(line()).toHaveTextContent(/Source.*Orders.*Your rows: Europe.*Data as of Jan 2, 2026/);
  expect(line()).toHaveAttribute('aria-expanded', 'false');
  await user.click(line());
  const terms = [...document.querySelectorAll('.parley-provenance-facts dt')].map(({ textContent }) => textContent);
  expect(terms).toEqual(['Measures', 'Dimensions', 'Filters in the query']);
  const details = slot('provenance');
  expect(details).toHaveTextContent('RevenueSum of order lines in euros');
  expect(details).toHaveTextContent("ordered_at >= '2025-01-01'");
  await user.click(screen.getByRole('button', { name: 'Show the query' }));
  expect(slot('sql-text')).toHaveTextContent('MEASURE(revenue)');
  expect(screen.queryByRole('button', { name: 'Show the query' })).not.toBeInTheDocument();
});

it('marks a result as trusted only if the host trusts all its members, and otherwise lists the others', async () => {
  const { user, show } = await showAnswer({ panel: { isTrusted: () => true } });
  expect(line()).toHaveTextContent(/^Trusted/);
  show({ isTrusted: ({ name }) => name === 'orders.revenue' });
  expect(line()).toHaveTextContent(/^Source/);
  await user.click(line());
  expect(slot('provenance')).toHaveTextContent('Not marked as trusted: Ordered at');
  show({ provenance: false });
  expect(slot('provenance')).toBeUndefined();
});

it('shows the details that the host computes for a result as plain text, without an invalid date', async () => {
  await showAnswer({
    panel: { provenance: ({ queryTitle }) => ({ rows: `<b>${queryTitle}</b>`, updatedAt: new Date(Number.NaN) }) },
  });
  expect(line()).toHaveTextContent('Your rows: <b>Revenue by month</b>');
  expect(line()).not.toHaveTextContent('Data as of');
});

it('notes an unfinished last period if no chart does', async () => {
  const year = new Date().getUTCFullYear();
  const schema = [
    { name: 'year', column_type: 'Timestamp' },
    { name: 'revenue', column_type: 'Double' },
  ];
  const data = [year - 2, year - 1, year].map((one) => [`${one}-01-01T00:00:00.000`, '1']);
  const input = { queryTitle: 'Revenue', sqlQuery: 'SELECT MEASURE(revenue) FROM orders' };
  await showAnswer({
    script: {
      '*': [
        { kind: 'tool-start', callId: 'sql', name: 'serviceSqlApi', input },
        { kind: 'tool-end', callId: 'sql', result: { ...input, schema, data, totalRows: 3 } },
        salesAnswerStep,
      ],
    },
  });
  expect(line()).toHaveTextContent(`${year}: not finished yet`);
});
