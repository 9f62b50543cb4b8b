import { describe, expect, it } from 'vitest';
import { createServiceClient, eachScimResource, type ScimListParams, type ScimListResponse } from '../../../src/client.js';
import { collect } from '../support/collect.js';

const client = createServiceClient({ baseUrl: 'https://parley.example', credentials: { kind: 'bearer', token: 'token' } });

interface House {
  readonly id?: string;
}

const houses: readonly House[] = Array.from({ length: 7 }, (_, index) => ({ id: `house-${index + 1}` }));

/** A list of houses that answers as `page` says, and keeps where it was asked to begin. */
function listOf(page: (params: ScimListParams) => ScimListResponse<House>) {
  const starts: (number | undefined)[] = [];
  const list = async (_client: unknown, params: ScimListParams) => {
    starts.push(params.startIndex);
    if (starts.length > 20) throw new Error('This never ends.');
    return page(params);
  };
  return { list, starts };
}

const from = (startIndex = 1, count = 3) => houses.slice(startIndex - 1, startIndex - 1 + count);

describe('reading a whole SCIM list', () => {
  it('continues after the previous page, and stops at the total', async () => {
    const { list, starts } = listOf(({ startIndex, count }) => ({ totalResults: 7, Resources: from(startIndex, count) }));
    expect(await collect(eachScimResource(list, client, { count: 3 }))).toEqual(houses);
    expect(starts).toEqual([1, 4, 7]);
  });

  it('begins at the given index', async () => {
    const { list } = listOf(({ startIndex }) => ({ totalResults: 7, Resources: from(startIndex) }));
    expect(await collect(eachScimResource(list, client, { startIndex: 6 }))).toEqual(houses.slice(5));
  });

  it('stops at an empty page without a total', async () => {
    const { list, starts } = listOf(({ startIndex }) => ({ Resources: from(startIndex) }));
    expect(await collect(eachScimResource(list, client, {}))).toEqual(houses);
    expect(starts).toEqual([1, 4, 7, 8]);
  });

  it('stops if the service starts from the beginning again', async () => {
    const { list, starts } = listOf(() => ({ totalResults: 700, Resources: houses }));
    expect(await collect(eachScimResource(list, client, {}))).toEqual(houses);
    expect(starts).toEqual([1, 8]);
  });

  it('stops if no resource has an id, because new ones cannot be recognized', async () => {
    const { list } = listOf(() => ({ totalResults: 700, Resources: [{}, {}] }));
    expect(await collect(eachScimResource(list, client, {}))).toEqual([{}, {}]);
  });

  it('yields a resource that moved to the next page once', async () => {
    const { list } = listOf(({ startIndex = 1 }) => ({ totalResults: 7, Resources: from(Math.max(1, startIndex - 1)) }));
    expect(await collect(eachScimResource(list, client, {}))).toEqual(houses);
  });

  it('stops at its limit without another request', async () => {
    const { list, starts } = listOf(({ startIndex }) => ({ totalResults: 7, Resources: from(startIndex) }));
    expect(await collect(eachScimResource(list, client, {}, { limit: 3 }))).toEqual(houses.slice(0, 3));
    expect(starts).toEqual([1]);
  });
});
