import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import '../../../src/styles/styles.css';
import { RowSkeleton } from '../../../src/admin/kit/list/RowSkeleton.js';
import type { PlacementRow } from '../../../src/admin/report-placement-list/model/PlacementRow.js';
import { placementShape } from '../../../src/admin/report-placement-list/reportPlacementsWidget.js';
import { IconButton, PlacementTable } from '../../../src/admin.js';
import { englishInterface } from '../../support/englishInterface.js';

it('keeps the status visible on each of many cards, however long the names, up to the last card', async () => {
  render(
    <div style={{ inlineSize: 340 }}>
      <PlacementTable subject="report" list={{ items: Array.from({ length: 2000 }, (_, index) => rowOf(index)) }} />
    </div>,
    { wrapper: englishInterface },
  );
  await waitFor(() => expect(screen.getByRole('table').closest('[data-layout]')).toHaveAttribute('data-layout', 'cards'));
  expectBadgesInRows();
  const box = screen.getByRole('group');
  box.scrollTop = box.scrollHeight;
  await screen.findByRole('rowheader', { name: 'Revenue by region and age group, 1999' });
  expectBadgesInRows();
});

it.each(['report', 'document'] as const)('has room for the time that the cards of a %s are sorted by', async (subject) => {
  render(
    <div style={{ inlineSize: 340 }}>
      <PlacementTable
        subject={subject}
        list={{ items: Array.from({ length: 2000 }, (_, index) => rowOf(index)) }}
        sort={{ columnId: 'placed', direction: 'DESC' }}
      />
    </div>,
    { wrapper: englishInterface },
  );
  await waitFor(() => expect(screen.getByRole('table').closest('[data-layout]')).toHaveAttribute('data-layout', 'cards'));
  const cards = screen.getAllByRole('row').slice(1);
  expect(cards).not.toEqual([]);
  for (const row of cards) {
    const time = row.querySelector('time')?.parentElement;
    expect(time?.getBoundingClientRect().height).toBeGreaterThan(0);
    expect(time?.getBoundingClientRect().bottom).toBeLessThanOrEqual(row.getBoundingClientRect().bottom);
  }
});

// An address of two lines, in most fonts, some of which add a pixel to a line.
it.each([
  ['report', 'cells'],
  ['report', 'placed'],
  ['document', 'placed'],
] as const)('has the same height while loading as with the cards of a %s, sorted by %s', async (subject, columnId) => {
  const sort = { columnId, direction: 'DESC' } as const;
  const rows = Array.from({ length: 8 }, (_, index) => ({
    ...rowOf(2 * index + 1),
    sheetName: 'Regional summary for the quarter',
  }));
  render(
    <div style={{ inlineSize: 340 }}>
      <RowSkeleton {...placementShape(subject, sort)} label="Loading" />
      <PlacementTable
        subject={subject}
        list={{ items: rows }}
        sort={sort}
        onSortChange={() => undefined}
        actionsOf={() => <IconButton label="More" />}
      />
    </div>,
    { wrapper: englishInterface },
  );
  await waitFor(() => expect(screen.getByRole('table').closest('[data-layout]')).toHaveAttribute('data-layout', 'cards'));
  const heights = (elements: readonly Element[]) => elements.map((element) => element.getBoundingClientRect().height);
  const shown = heights(screen.getAllByRole('row'));
  const loading = heights([...document.querySelectorAll('.parley-row-skeleton-order, .parley-row-skeleton-row')]);
  expect(loading).toHaveLength(shown.length);
  for (const [index, height] of shown.entries()) expect(Math.abs(height - (loading[index] ?? 0))).toBeLessThanOrEqual(3);
});

function expectBadgesInRows(): void {
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).not.toEqual([]);
  expect(rows.length).toBeLessThan(100);
  for (const row of rows) {
    const badge = row.querySelector('[data-slot="status-mark"]');
    expect(badge?.getBoundingClientRect().bottom).toBeLessThanOrEqual(row.getBoundingClientRect().bottom);
  }
}

function rowOf(index: number): PlacementRow {
  const address = { externalWorkbookId: 'plan', host: 'excel', sheetName: 'Sales', resultLocation: `Sales!B${index}` } as const;
  const placed = { placedAt: '2026-01-05T09:00:00Z', placedByUserId: 7 };
  const row = { key: String(index), reportId: 1, deploymentId: 1, ...address, ...placed, isDetailPending: false };
  if (index % 2 === 0) return { ...row, access: 'DENIED', owner: { id: 2, email: 'kim@parley.example' } };
  return { ...row, access: 'GRANTED', reportName: `Revenue by region and age group, ${index}`, syncStatus: 'CHANGED' };
}
