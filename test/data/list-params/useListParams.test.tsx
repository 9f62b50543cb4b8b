import { act, renderHook, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { placementListParams, reportListParams, variableParams, workspaceParams } from '../../../src/admin.js';
import { choicesParam, idParam, type ParamsState, sortParam, textParam, useHistoryParams, useListParams } from '../../../src/data.js';

beforeEach(() => history.replaceState(null, '', '/'));

const paramsOf = (text: string, set: ParamsState[1] = () => {}): ParamsState => [new URLSearchParams(text), set];

describe('useListParams', () => {
  it('reads what it has written, for any view', () => {
    const view = fc.record({
      search: fc.string({ maxLength: 40 }).map((text) => text.trim()),
      folderId: fc.option(fc.integer({ min: 1, max: 1e9 }), { nil: undefined }),
      externalWorkbookId: fc.option(fc.string({ minLength: 1, maxLength: 40 }), { nil: undefined }),
      sortBy: fc.constantFrom('name', 'createdAt', 'updatedAt', 'lastViewedAt'),
      sortDirection: fc.constantFrom('ASC', 'DESC'),
    });
    fc.assert(
      fc.property(view, ({ search, sortBy, sortDirection, ...filters }) => {
        let text = 'deployment=2';
        const set: ParamsState[1] = (next) => {
          text = next.toString();
        };
        const { result, rerender, unmount } = renderHook(() => useListParams(reportListParams, paramsOf(text, set)));
        result.current.onSearchChange(search);
        rerender();
        result.current.onFiltersChange(filters);
        rerender();
        result.current.onSortChange({ sortBy, sortDirection });
        rerender();
        expect(result.current).toMatchObject({ search, filters, sort: { sortBy, sortDirection } });
        expect(new URLSearchParams(text).get('deployment')).toBe('2');
        unmount();
      }),
    );
  });

  it.each([
    'sort=colour&types=NOTHING&folderId=x&syncStatus=green',
    'sort=--name&folderId=-1',
    'sort=&types=',
    `search=${'x'.repeat(300)}`,
  ])('ignores what a list does not know: %s', (text) => {
    const viewOf = <Value,>(render: () => Value) => renderHook(render).result.current;
    expect(viewOf(() => useListParams(reportListParams, paramsOf(text)))).toMatchObject({
      search: '',
      filters: {},
      sort: { sortBy: 'createdAt', sortDirection: 'DESC' },
    });
    expect(viewOf(() => useListParams(workspaceParams, paramsOf(text))).filters.types).toBeUndefined();
    expect(viewOf(() => useListParams(placementListParams, paramsOf(text)))).toMatchObject({ filters: {}, sort: {} });
    expect(viewOf(() => useListParams(variableParams, paramsOf(text))).sort).toEqual({});
  });

  it('leaves the order of the list out of the address, and types without a history', () => {
    const set = vi.fn<ParamsState[1]>();
    const { result } = renderHook(() => useListParams(workspaceParams, paramsOf('sort=-updated', set)));
    expect(result.current.sort).toEqual({ columnId: 'updated', direction: 'DESC' });
    result.current.onSortChange({ columnId: 'name', direction: 'ASC' });
    result.current.onSearchChange('q');
    result.current.onFiltersChange({ types: ['REPORT', 'FOLDER'] });
    expect(set.mock.calls.map(([params, options]) => [params.toString(), options.replace])).toEqual([
      ['', false],
      ['sort=-updated&search=q', true],
      ['sort=-updated&types=REPORT%2CFOLDER', false],
    ]);
  });

  it('keeps two lists of a page apart by their prefix', () => {
    const codecs = { filters: { ids: choicesParam(['a', 'b']), name: textParam, id: idParam }, sort: sortParam(['x'], {}) };
    const set = vi.fn<ParamsState[1]>();
    const { result } = renderHook(() => useListParams(codecs, paramsOf('left.search=one&search=other', set), { prefix: 'left.' }));
    expect(result.current.search).toBe('one');
    result.current.onFiltersChange({ ids: ['a'], id: 7 });
    expect(set.mock.lastCall?.[0].toString()).toBe('left.search=one&search=other&left.ids=a&left.id=7');
  });

  it('is the same object until the address changes', () => {
    const { result, rerender } = renderHook(({ text }) => useListParams(workspaceParams, paramsOf(text)), {
      initialProps: { text: 'search=a' },
    });
    const before = result.current;
    rerender({ text: 'search=a' });
    expect(result.current).toBe(before);
    rerender({ text: 'search=b' });
    expect(result.current.search).toBe('b');
  });
});

describe('useHistoryParams', () => {
  it('writes the address of the page, keeps the rest of it, and follows the back button', async () => {
    history.replaceState({ own: 1 }, '', '/reports?tab=2#top');
    const { result } = renderHook(() => useListParams(workspaceParams, useHistoryParams()));
    act(() => result.current.onFiltersChange({ types: ['REPORT'] }));
    expect(location.href).toMatch(/\/reports\?tab=2&types=REPORT#top$/);
    expect(result.current.filters).toEqual({ types: ['REPORT'] });
    act(() => result.current.onSearchChange('a&b'));
    expect(result.current.search).toBe('a&b');
    act(() => history.back());
    await waitFor(() => expect(result.current.filters.types).toBeUndefined());
    expect(result.current.search).toBe('');
    expect(location.search).toBe('?tab=2');
    expect(history.state).toEqual({ own: 1 });
  });
});
