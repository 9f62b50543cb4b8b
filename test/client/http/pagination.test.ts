import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CursorParams, eachItem, getPage, nextCursor, type Page, readPage } from '../../../src/client/http/pagination.js';
import type { CallOptions, ServiceClient } from '../../../src/client/http/ServiceClient.js';
import { createServiceClient } from '../../../src/client.js';
import { collect } from '../support/collect.js';
import { fakeService } from '../support/fakeService.js';

const more = { hasNextPage: true, hasPreviousPage: false };
const end = { hasNextPage: false, hasPreviousPage: false };

function start() {
  const service = fakeService(() => Response.json({ items: [], pageInfo: end }));
  const client = createServiceClient({
    baseUrl: 'https://a.example.com',
    credentials: { kind: 'bearer', token: 't' },
    fetch: service.fetch,
  });
  return { service, client };
}

function pageOf<T>(items: readonly T[], endCursor: string | null | undefined): Page<T> {
  return { items, pageInfo: { ...more, ...(endCursor !== undefined && { endCursor }) } };
}

describe('readPage', () => {
  it('returns items and pageInfo as they are, with all other fields', () => {
    const answer = { items: [1], data: [2], count: 9, pageInfo: { ...more, endCursor: 'c' } };
    expect(readPage(answer)).toEqual(answer);
  });

  it.each<[string, unknown, Partial<Page<unknown>>]>([
    ['only data', { data: [1, 2] }, { items: [1, 2], pageInfo: { ...end, startCursor: null, endCursor: null } }],
    ['null for missing values', { items: null, pageInfo: null, data: [1] }, { items: [1], pageInfo: expect.objectContaining(end) }],
    ['a bare list', [1, 2], { items: [1, 2], pageInfo: expect.objectContaining(end) }],
    ['an empty list', { items: [] }, { items: [], pageInfo: expect.objectContaining(end) }],
    ['a total above the items', { data: [1], totalCount: 3 }, { pageInfo: expect.objectContaining(more) }],
    ['a count above the items', { data: [1], count: 3 }, { pageInfo: expect.objectContaining(more) }],
    ['a count equal to the items', { data: [1], count: 1 }, { pageInfo: expect.objectContaining(end) }],
    [
      'an offset in the middle',
      { data: [1], pagination: { total: 3, offset: 1, limit: 1 } },
      { pageInfo: expect.objectContaining({ hasNextPage: true, hasPreviousPage: true }) },
    ],
    [
      'an offset at the end',
      { data: [1], pagination: { total: 3, offset: 2, limit: 1 } },
      { pageInfo: expect.objectContaining({ hasNextPage: false, hasPreviousPage: true }) },
    ],
  ])('understands %s', (_shape, answer, page) => {
    expect(readPage(answer)).toMatchObject(page);
  });

  it.each([[undefined], [null], [{}], [{ items: 'none' }], ['text'], [{ data: {} }]])('does not accept %j as a list', (answer) => {
    expect(() => readPage(answer, 'getThings')).toThrow(expect.objectContaining({ kind: 'protocol', operation: 'getThings' }));
  });
});

describe('getPage', () => {
  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '5'])('refuses %j as first without sending anything', async (first) => {
    const { service, client } = start();
    const call = getPage(client, '/x', { query: { first }, operation: 'getThings' });
    await expect(call).rejects.toMatchObject({ kind: 'validation', field: 'first', operation: 'getThings' });
    expect(service.requests).toEqual([]);
  });

  it('sends first and after, and omits null', async () => {
    const { service, client } = start();
    await getPage(client, '/x', { query: { first: 1, after: 'a b' } });
    await getPage(client, '/x', { query: { first: null, after: null } });
    await getPage(client, '/x', {});
    expect(service.requests.map(({ url }) => url.replace(/^.*\/x/, ''))).toEqual(['?first=1&after=a+b', '', '']);
  });
});

describe('nextCursor', () => {
  it.each<[string | undefined, Page<number>['pageInfo'], readonly (string | null | undefined)[]]>([
    ['c', { ...more, endCursor: 'c' }, []],
    ['c', { ...more, endCursor: 'c' }, [null, 'a', 'b']],
    [undefined, { ...more, endCursor: 'c' }, ['c']],
    [undefined, { ...more, endCursor: 'a' }, ['a', 'b']],
    [undefined, { ...end, endCursor: 'c' }, []],
    [undefined, { ...more, endCursor: null }, []],
    [undefined, { ...more, endCursor: '' }, []],
    [undefined, more, []],
  ])('is %j', (cursor, pageInfo, used) => {
    expect(nextCursor({ items: [], pageInfo }, used)).toBe(cursor);
  });
});

describe('eachItem', () => {
  const { client } = start();

  /** A list that the service gives in pages of these sizes, however it is asked. */
  function listOf(sizes: readonly number[]) {
    const asked: (string | null | undefined)[] = [];
    const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
    const list = async (_client: ServiceClient, { after }: CursorParams): Promise<Page<number>> => {
      asked.push(after);
      const page = after === undefined || after === null ? 0 : Number(after);
      const items = Array.from({ length: sizes[page] ?? 0 }, (_, index) => (starts[page] ?? 0) + index);
      return { items, pageInfo: { hasNextPage: page + 1 < sizes.length, hasPreviousPage: page > 0, endCursor: String(page + 1) } };
    };
    return { asked, list, total: sizes.reduce((sum, size) => sum + size, 0) };
  }

  const pageSizes = fc.array(fc.nat(4), { minLength: 1, maxLength: 6 });

  it('yields every item once and in order, also across empty pages', async () => {
    await fc.assert(
      fc.asyncProperty(pageSizes, async (sizes) => {
        const { list, total, asked } = listOf(sizes);
        expect(await collect(eachItem(list, client, {}))).toEqual(Array.from({ length: total }, (_, index) => index));
        expect(asked).toHaveLength(sizes.length);
      }),
    );
  });

  it('yields no more than its limit, and requests no page beyond it', async () => {
    await fc.assert(
      fc.asyncProperty(pageSizes, fc.nat(26), async (sizes, limit) => {
        const { list, total, asked } = listOf(sizes);
        const given = await collect(eachItem(list, client, {}, { limit }));
        expect(given).toEqual(Array.from({ length: Math.min(limit, total) }, (_, index) => index));
        const beforeLast = sizes.slice(0, asked.length - 1).reduce((sum, size) => sum + size, 0);
        if (limit === 0) expect(asked).toEqual([]);
        else expect(beforeLast).toBeLessThan(limit);
      }),
    );
  });

  it('ends for any cursors, and requests none of them twice', async () => {
    const cursors = fc.array(fc.constantFrom('a', 'b', 'c', 'd', '', null, undefined), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(cursors, fc.constantFrom(undefined, null, 'a', 'b'), async (given, after) => {
        const asked: unknown[] = [];
        const list = async (_client: ServiceClient, params: CursorParams) => {
          asked.push(params.after);
          return pageOf([asked.length], given[(asked.length - 1) % given.length]);
        };
        const items: unknown[] = [];
        const read = async () => {
          for await (const item of eachItem(list, client, { after })) items.push(item);
        };
        await read().catch((error: unknown) => expect(error).toMatchObject({ kind: 'protocol' }));
        expect(items).toHaveLength(asked.length);
        expect(new Set(asked).size).toBe(asked.length);
      }),
    );
  });

  it('begins at the given cursor, and requests each page with the same parameters and signal', async () => {
    const { list } = listOf([2, 2, 2]);
    const asked: unknown[] = [];
    const watched = (listClient: ServiceClient, params: CursorParams & { readonly search: string }, options?: CallOptions) => {
      asked.push([params, options]);
      return list(listClient, params);
    };
    const { signal } = new AbortController();
    expect(await collect(eachItem(watched, client, { search: 'x', first: 2, after: '1' }, { signal, limit: 9 }))).toEqual([2, 3, 4, 5]);
    expect(asked).toEqual([
      [{ search: 'x', first: 2, after: '1' }, { signal }],
      [{ search: 'x', first: 2, after: '2' }, { signal }],
    ]);
  });

  it('requests no further page once the consumer stops', async () => {
    const { list, asked } = listOf([2, 2, 2]);
    for await (const item of eachItem(list, client, {})) if (item === 1) break;
    expect(asked).toHaveLength(1);
  });

  it('throws the error of a failed page after yielding the items before it', async () => {
    const { list } = listOf([2, 2]);
    const failing = (listClient: ServiceClient, params: CursorParams) =>
      params.after === '1' ? Promise.reject(new Error('gone')) : list(listClient, params);
    const given: number[] = [];
    const read = async () => {
      for await (const item of eachItem(failing, client, {})) given.push(item);
    };
    await expect(read()).rejects.toThrow('gone');
    expect(given).toEqual([0, 1]);
  });

  it('yields the items before a repeated cursor, and then throws', async () => {
    const cursors = ['a', 'b', 'a'];
    const asked: unknown[] = [];
    const list = async (_client: ServiceClient, { after }: CursorParams) => {
      asked.push(after);
      return pageOf([asked.length], cursors[asked.length - 1]);
    };
    const given: number[] = [];
    const read = async () => {
      for await (const item of eachItem(list, client, {})) given.push(item);
    };
    await expect(read()).rejects.toMatchObject({ kind: 'protocol', message: expect.stringContaining('same cursor twice') });
    expect(given).toEqual([1, 2, 3]);
    expect(await collect(eachItem(async () => pageOf([1], 'a'), client, {}, { limit: 2 }))).toEqual([1, 1]);
  });

  it('ends if the service reports more items without a cursor', async () => {
    const list = async () => pageOf([1], null);
    expect(await collect(eachItem(list, client, {}))).toEqual([1]);
  });
});
