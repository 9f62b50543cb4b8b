import { describe, expect, it } from 'vitest';
import { arrangeRows } from '../../../src/admin/report-placement-list/model/arrangeRows.js';
import {
  applyDepartures,
  type DepartureEvent,
  departuresReducer,
  noDepartures,
} from '../../../src/admin/report-placement-list/model/departures.js';
import type { PlacementRow } from '../../../src/admin/report-placement-list/model/PlacementRow.js';
import { addressOf, checkConnection, connectionOf } from '../../../src/admin/report-placement-list/model/placementAddress.js';

const draft = { host: 'sheets', document: 'plan', sheet: 'Sales', cell: 'B4' } as const;

const row: PlacementRow = {
  key: 'B4',
  access: 'GRANTED',
  deploymentId: 1,
  reportId: 1,
  reportName: 'Revenue',
  externalWorkbookId: 'plan',
  placementId: 'placement-1',
  host: 'sheets',
  sheetName: 'Sales',
  anchorCell: 'B4',
  resultLocation: 'Sales!B4',
  syncStatus: 'UP_TO_DATE',
  isDetailPending: false,
};

describe('the form for connecting cells', () => {
  it.each([
    ['b4', 'Sales', { anchorCell: 'B4', endResultCell: null, resultLocation: 'Sales!B4' }],
    ['$B$4:f20', 'Sales', { anchorCell: 'B4', endResultCell: 'F20', resultLocation: 'Sales!B4' }],
    ['A1', "Buyers' notes", { anchorCell: 'A1', endResultCell: null, resultLocation: "'Buyers'' notes'!A1" }],
  ])('accepts %s of the sheet %s', (cell, sheet, expected) => {
    expect(checkConnection({ ...draft, sheet, cell }, [])).toMatchObject({ kind: 'usable', input: expected });
  });

  it.each(['4B', 'B0', 'B4:', 'ABCD1', 'B4:F20:G1', 'Sales!B4'])('refuses %s as a cell', (cell) => {
    expect(checkConnection({ ...draft, cell }, [])).toEqual({ kind: 'unusable', problems: { cell: 'not-a-cell' } });
  });

  it('knows the sheet limits of each program', () => {
    expect(checkConnection({ ...draft, host: 'excel', cell: 'XFE1' }, []).kind).toBe('unusable');
    expect(checkConnection({ ...draft, host: 'excel', cell: 'A1048577' }, []).kind).toBe('unusable');
    expect(checkConnection({ ...draft, host: 'excel', cell: 'XFD1048576' }, []).kind).toBe('usable');
    expect(checkConnection({ ...draft, cell: 'XFE1' }, []).kind).toBe('usable');
    expect(checkConnection({ ...draft, host: 'GOOGLE_SHEETS', cell: 'XFE1' }, [])).toMatchObject({ input: { host: 'GOOGLE_SHEETS' } });
  });

  it('reports all missing fields at once', () => {
    const problems = { document: 'missing', sheet: 'missing', cell: 'missing' };
    expect(checkConnection({ ...draft, document: ' ', sheet: '', cell: '' }, [])).toEqual({ kind: 'unusable', problems });
  });

  it('extracts the id from the URL of a spreadsheet', () => {
    const document = 'https://docs.example.com/spreadsheets/d/1AbC_d-9/edit#gid=0';
    expect(checkConnection({ ...draft, document }, [])).toMatchObject({ input: { externalWorkbookId: '1AbC_d-9' } });
  });

  it('refuses a cell where the report is already placed', () => {
    expect(checkConnection(draft, [row])).toEqual({ kind: 'unusable', problems: { cell: 'taken' } });
  });
});

describe('the address of a placement', () => {
  it.each(['GOOGLE_SHEETS', 'toString', null])("is restored with the service's own name %s for its program", (host) => {
    expect(connectionOf({ ...row, host }).host).toBe(host);
  });

  it('is its id, or else its cells, or else its location', () => {
    expect(addressOf(row)).toEqual({ placementId: 'placement-1' });
    const { placementId: _, ...withoutId } = row;
    expect(addressOf(withoutId)).toEqual({ externalWorkbookId: 'plan', sheetId: null, sheetName: 'Sales', anchorCell: 'B4' });
    expect(addressOf({ ...withoutId, sheetName: null })).toEqual({ externalWorkbookId: 'plan', sheetId: null, resultLocation: 'Sales!B4' });
  });

  it('does not claim fresh cells for a placement that was not up to date', () => {
    expect(connectionOf(row)).not.toHaveProperty('addressOnly');
    for (const syncStatus of ['CHANGED', 'UNKNOWN', null])
      expect(connectionOf({ ...row, syncStatus })).toMatchObject({ addressOnly: true });
  });
});

describe('removed and restored rows', () => {
  const keysAfter = (events: readonly DepartureEvent[], keys: string, readAtMs = 0) => {
    const read = [...keys].map((key) => ({ ...row, key }));
    return applyDepartures(read, events.reduce(departuresReducer, noDepartures), readAtMs)
      .map(({ key }) => key)
      .join('');
  };
  /** The row leaves, of those that still stand there. */
  const leaving = (key: string, shown = 'abcd'): DepartureEvent => ({
    kind: 'leaving',
    key,
    keysBefore: [...shown].slice(0, shown.indexOf(key)),
  });

  it('are hidden at once, and reappear if removing fails', () => {
    expect(keysAfter([leaving('b')], 'abcd', 5)).toBe('acd');
    expect(keysAfter([leaving('b'), { kind: 'stayed', key: 'b' }], 'abcd')).toBe('abcd');
  });

  it('follow data that was fetched after the removal', () => {
    const left: DepartureEvent[] = [leaving('b'), { kind: 'left', key: 'b', atMs: 10 }];
    expect(keysAfter(left, 'abcd', 9)).toBe('acd');
    expect(keysAfter(left, 'abcd', 10)).toBe('abcd');
  });

  it.each(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])('return to their places: %s', (order) => {
    const gone = ['b', 'c', 'a'].flatMap((key, index): DepartureEvent[] => [
      leaving(key, ['abcd', 'acd', 'ad'][index]),
      { kind: 'left', key, atMs: index },
    ]);
    const back = [...order].map((key): DepartureEvent => ({ kind: 'restored', key }));
    expect(keysAfter([...gone, ...back], `d${order}`, 9)).toBe('abcd');
  });
});

describe('searching and sorting', () => {
  const rows = [
    { ...row, key: '1', reportName: 'Zinc', syncStatus: 'CHANGED' },
    { ...row, key: '2', reportName: null, access: 'DENIED', owner: { id: 3, email: 'youssef@parley.example' } },
    { ...row, key: '3', reportName: 'Amber 10', syncStatus: null },
    { ...row, key: '4', reportName: 'Amber 9' },
  ] satisfies PlacementRow[];
  const view = { search: '', filters: {}, sort: {} };
  const keysOf = (change: object) => arrangeRows(rows, { ...view, ...change }, 'en').map(({ key }) => key);

  it('finds names, places and owners in any case', () => {
    expect(keysOf({ search: 'AMBER' })).toEqual(['3', '4']);
    expect(keysOf({ search: 'sales!b4' })).toHaveLength(4);
    expect(keysOf({ search: 'youssef' })).toEqual(['2']);
  });

  it('treats a missing status as unknown, and shows none without access', () => {
    expect(keysOf({ filters: { syncStatus: 'UNKNOWN' } })).toEqual(['3']);
    expect(keysOf({ filters: { syncStatus: 'CHANGED' } })).toEqual(['1']);
  });

  it('sorts numbers by value, and unnamed rows last in both directions', () => {
    expect(keysOf({ sort: { columnId: 'report', direction: 'ASC' } })).toEqual(['4', '3', '1', '2']);
    expect(keysOf({ sort: { columnId: 'report', direction: 'DESC' } })).toEqual(['1', '3', '4', '2']);
  });

  it('sorts cells as they are in a sheet, and those without one last', () => {
    const placed = ['AA2', 'B10', null, 'B4', '$A$30'].map((anchorCell, index) => ({ ...row, key: String(index), anchorCell }));
    const sorted = (direction: 'ASC' | 'DESC') =>
      arrangeRows(placed, { ...view, sort: { columnId: 'cells', direction } }, 'en').map(({ anchorCell }) => anchorCell);
    expect(sorted('ASC')).toEqual(['$A$30', 'B4', 'B10', 'AA2', null]);
    expect(sorted('DESC')).toEqual(['AA2', 'B10', 'B4', '$A$30', null]);
  });
});
