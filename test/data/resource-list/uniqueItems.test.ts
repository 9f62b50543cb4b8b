import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Page } from '../../../src/client.js';
import { uniqueItems } from '../../../src/data/resource-list/uniqueItems.js';

interface Item {
  readonly id: number;
  readonly version: number;
}

const pageInfo = { hasNextPage: false, hasPreviousPage: false };
const pages = fc.array(fc.array(fc.record({ id: fc.nat(12), version: fc.nat() }), { maxLength: 6 }));

it('returns every id once, at its first position and in its last version, however pages overlap', () => {
  fc.assert(
    fc.property(pages, (itemsOfPages) => {
      const all = itemsOfPages.flat();
      const unique = uniqueItems(
        itemsOfPages.map((items): Page<Item> => ({ items, pageInfo })),
        ({ id }) => id,
      );
      expect(unique.map(({ id }) => id)).toEqual([...new Set(all.map(({ id }) => id))]);
      for (const item of unique) expect(item).toBe(all.findLast(({ id }) => id === item.id));
    }),
  );
});
