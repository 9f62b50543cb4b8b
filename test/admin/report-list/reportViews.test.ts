import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDocumentsOf, documentChoices } from '../../../src/admin/report-list/model/knownDocuments.js';
import { isCutOff, sortBy, sortOf } from '../../../src/admin/report-list/model/reportSort.js';
import { folderChoices } from '../../../src/admin/shared/workspace/useFolderChoices.js';
import type { Report } from '../../../src/client.js';

describe('the order of a list', () => {
  it('is ascending for names and descending for times', () => {
    expect(sortBy('name').sortDirection).toBe('ASC');
    for (const field of ['createdAt', 'updatedAt', 'lastViewedAt'] as const) expect(sortBy(field).sortDirection).toBe('DESC');
  });

  it('is newest first by default', () => {
    expect(sortOf({})).toEqual({ sortBy: 'createdAt', sortDirection: 'DESC' });
    expect(sortOf({ sortBy: 'name' })).toEqual({ sortBy: 'name', sortDirection: 'ASC' });
    expect(sortOf({ sortBy: 'name', sortDirection: 'DESC' })).toEqual({ sortBy: 'name', sortDirection: 'DESC' });
  });

  it('is cut off only when sorted by last view, and only if its single page is full', () => {
    expect(isCutOff(sortBy('lastViewedAt'), 50, 50)).toBe(true);
    expect(isCutOff(sortBy('lastViewedAt'), 49, 50)).toBe(false);
    expect(isCutOff(sortBy('updatedAt'), 50, 50)).toBe(false);
  });
});

describe('the folder options', () => {
  const finance = { id: 1, name: 'Finance' };
  const marketing = { id: 2, name: 'Marketing' };
  const budget = { id: 3, name: 'Budget' };
  const levels = new Map([
    [undefined, [finance, marketing]],
    [1, [budget]],
  ]);

  it('are those of the root if none is selected', () => {
    expect(folderChoices(levels, [])).toEqual([
      { ...finance, depth: 0 },
      { ...marketing, depth: 0 },
    ]);
  });

  it('show the contents of the selected folder below it', () => {
    expect(folderChoices(levels, [finance]).map(({ name, depth }) => [name, depth])).toEqual([
      ['Finance', 0],
      ['Budget', 1],
      ['Marketing', 0],
    ]);
  });

  it('always contain the selected one, and none twice', () => {
    const folder = fc.integer({ min: 1, max: 30 }).map((id) => ({ id, name: `Folder ${id}` }));
    const folders = fc.uniqueArray(folder, { selector: ({ id }) => id, maxLength: 6 });
    fc.assert(
      fc.property(folders, fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }), (path, isRead) => {
        const read = new Map(
          [undefined, ...path.map(({ id }) => id)].map((parentId, index) => {
            const next = path[index];
            return [parentId, isRead[index] && next !== undefined ? [next] : []] as const;
          }),
        );
        const ids = folderChoices(read, path).map(({ id }) => id);
        expect(ids).toEqual(path.map(({ id }) => id));
      }),
    );
  });
});

describe('the document options', () => {
  const placedIn = (...documents: readonly (readonly [id: string, name: string | null])[]) => {
    const externalWorkbookPlacements = documents.map(([workbookId, workbookName]) => ({
      workbookId,
      workbookName,
      resultLocation: 'A!B4',
    }));
    // Nothing else of a report is looked at.
    return [{ externalWorkbookPlacements }] as unknown as readonly Report[];
  };

  it('keep their identity while nothing is new', () => {
    const known = addDocumentsOf([], placedIn(['plan', 'Plan']));
    expect(addDocumentsOf(known, placedIn(['plan', 'Plan']))).toBe(known);
    expect(addDocumentsOf(known, [])).toBe(known);
  });

  it('are named once the name is loaded', () => {
    const known = addDocumentsOf([], placedIn(['plan', null]));
    expect(addDocumentsOf(known, placedIn(['plan', 'Plan']))).toEqual([{ id: 'plan', name: 'Plan' }]);
  });

  it('start with those of the host, each once, and include the selected one', () => {
    const known = [
      { id: 'plan', name: 'Other words' },
      { id: 'budget', name: 'Budget' },
    ];
    expect(documentChoices([{ id: 'plan', name: 'Plan' }], known, 'unheard-of')).toEqual([
      { id: 'plan', name: 'Plan' },
      { id: 'budget', name: 'Budget' },
      { id: 'unheard-of' },
    ]);
  });
});
