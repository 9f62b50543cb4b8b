import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDocumentsOf, documentChoices } from '../../../src/admin/report-list/model/knownDocuments.js';
import { isCutOff, sortBy, sortOf } from '../../../src/admin/report-list/model/reportSort.js';
import { folderChoices } from '../../../src/admin/report-list/model/useFolderChoices.js';
import type { Report } from '../../../src/client.js';

describe('the order of a list', () => {
  it('begins with A for names and with the newest for times', () => {
    expect(sortBy('name').sortDirection).toBe('ASC');
    for (const field of ['createdAt', 'updatedAt', 'lastViewedAt'] as const) expect(sortBy(field).sortDirection).toBe('DESC');
  });

  it('is newest first by default', () => {
    expect(sortOf({})).toEqual({ sortBy: 'createdAt', sortDirection: 'DESC' });
    expect(sortOf({ sortBy: 'name' })).toEqual({ sortBy: 'name', sortDirection: 'ASC' });
    expect(sortOf({ sortBy: 'name', sortDirection: 'DESC' })).toEqual({ sortBy: 'name', sortDirection: 'DESC' });
  });

  it('cuts a list off only by when it was last viewed, and only where its one page is full', () => {
    expect(isCutOff(sortBy('lastViewedAt'), 50, 50)).toBe(true);
    expect(isCutOff(sortBy('lastViewedAt'), 49, 50)).toBe(false);
    expect(isCutOff(sortBy('updatedAt'), 50, 50)).toBe(false);
  });
});

describe('the folders to choose from', () => {
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

  it('show what lies in the chosen one right below it', () => {
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

describe('the documents to choose from', () => {
  const placedIn = (...documents: readonly (readonly [id: string, name: string | null])[]) => {
    const externalWorkbookPlacements = documents.map(([workbookId, workbookName]) => ({
      workbookId,
      workbookName,
      resultLocation: 'A!B4',
    }));
    // Nothing else of a report is looked at.
    return [{ externalWorkbookPlacements }] as unknown as readonly Report[];
  };

  it('stay the same list while nothing is new', () => {
    const known = addDocumentsOf([], placedIn(['plan', 'Plan']));
    expect(addDocumentsOf(known, placedIn(['plan', 'Plan']))).toBe(known);
    expect(addDocumentsOf(known, [])).toBe(known);
  });

  it('are named once the name is loaded', () => {
    const known = addDocumentsOf([], placedIn(['plan', null]));
    expect(addDocumentsOf(known, placedIn(['plan', 'Plan']))).toEqual([{ id: 'plan', name: 'Plan' }]);
  });

  it('are those of the host first, each once, with the chosen one', () => {
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
