import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTableViews } from '../../../src/admin/kit/table/createTableViews.js';
import { moveColumn, parseTableView, placeColumns, shownColumns } from '../../../src/admin/kit/table/TableView.js';

const columns = [{ id: 'path' }, { id: 'name', isRowHeader: true }, { id: 'owner' }, { id: 'size', isHidden: true }];

describe('the columns of a person', () => {
  it('begin with the name, and leave out what is hidden at first', () => {
    expect(shownColumns(columns, {}).map(({ id }) => id)).toEqual(['name', 'path', 'owner']);
  });

  it('are each there once, whatever was remembered', () => {
    const remembered = fc.array(fc.record({ id: fc.constantFrom('path', 'name', 'owner', 'size', 'gone'), isShown: fc.boolean() }));
    fc.assert(
      fc.property(
        fc.uniqueArray(
          remembered.map((list) => list[0] ?? { id: 'gone', isShown: true }),
          { selector: ({ id }) => id },
        ),
        (placed) => {
          const all = placeColumns(columns, { columns: placed });
          expect(all.map(({ id }) => id).sort()).toEqual(['name', 'owner', 'path', 'size']);
          expect(all[0]).toEqual({ id: 'name', isShown: true });
          for (const { id, isShown } of placed) {
            if (id !== 'gone' && id !== 'name') expect(all.find((column) => column.id === id)?.isShown).toBe(isShown);
          }
        },
      ),
    );
  });

  it('put a column that came later where the widget has it', () => {
    const placed = placeColumns([...columns.slice(0, 3), { id: 'new' }], {
      columns: ['owner', 'path', 'name'].map((id) => ({ id, isShown: true })),
    });
    expect(placed.map(({ id }) => id)).toEqual(['name', 'owner', 'new', 'path']);
  });

  it('move by one place, and not past either end', () => {
    const placed = placeColumns(columns, {});
    const moved = moveColumn(placed, 'path', 1);
    expect(moved.map(({ id }) => id)).toEqual(['name', 'owner', 'path', 'size']);
    expect(moveColumn(moved, 'size', 1)).toBe(moved);
    expect(moveColumn(moved, 'gone', 1)).toBe(moved);
  });
});

describe('remembered tables', () => {
  it('are read from storage that contains anything', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => shownColumns(columns, parseTableView(value))).not.toThrow();
        const storage = storageWith({ 'parley:tables': JSON.stringify({ identity: 'ada', value }) });
        const views = createTableViews(storage);
        views.enter('ada');
        expect(shownColumns(columns, views.read('users'))[0]?.id).toBe('name');
      }),
    );
  });

  it('belong to one person, and to one table', () => {
    const storage = storageWith({});
    const views = createTableViews(storage);
    views.enter('ada');
    views.write('users', { density: 'compact' });
    expect(views.read('reports')).toEqual({});
    const later = createTableViews(storage);
    later.enter('ada');
    expect(later.read('users')).toEqual({ density: 'compact' });
    later.enter('noor');
    expect(later.read('users')).toEqual({});
    later.enter('ada');
    expect(later.read('users')).toEqual({});
  });

  it('keep what was chosen before it was known who chose', () => {
    const storage = storageWith({});
    const views = createTableViews(storage);
    views.write('users', { density: 'compact' });
    views.enter('ada');
    expect(views.read('users')).toEqual({ density: 'compact' });
    views.write('users', {});
    expect(storage.getItem('parley:tables')).toBe(JSON.stringify({ identity: 'ada', value: [] }));
  });
});

function storageWith(values: Record<string, string>) {
  const map = new Map(Object.entries(values));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}
