import fc from 'fast-check';
import { expect, it } from 'vitest';
import { summarizeSelection, toggleId, toggleIdRange, withIds, withoutIds } from '../../../src/data/resource-list/selection.js';

const ids = fc.uniqueArray(fc.nat(40), { minLength: 1, maxLength: 30 });
const selections = fc.uniqueArray(fc.nat(60)).map((list): ReadonlySet<number> => new Set(list));

it('toggling an id twice changes nothing, and never affects another', () => {
  fc.assert(
    fc.property(selections, fc.nat(60), (selected, id) => {
      const once = toggleId(selected, id);
      expect(once.has(id)).toBe(!selected.has(id));
      expect(new Set(withoutIds(once, [id]))).toEqual(new Set(withoutIds(selected, [id])));
      expect(new Set(toggleId(once, id))).toEqual(new Set(selected));
    }),
  );
});

it('sets a whole range to the state of its end, in either direction, and leaves others unchanged', () => {
  fc.assert(
    fc.property(ids, selections, fc.nat(), fc.nat(), (loadedIds, selected, first, second) => {
      const [from, to] = [first % loadedIds.length, second % loadedIds.length];
      const [anchorId, id] = [loadedIds[from] ?? -1, loadedIds[to] ?? -1];
      const after = toggleIdRange(selected, { loadedIds, anchorId, id });
      const range = loadedIds.slice(Math.min(from, to), Math.max(from, to) + 1);
      for (const inside of range) expect(after.has(inside)).toBe(!selected.has(id));
      expect(new Set(withoutIds(after, range))).toEqual(new Set(withoutIds(selected, range)));
    }),
  );
});

it('toggles only one id if the anchor of the range is no longer loaded', () => {
  expect([...toggleIdRange(new Set([9]), { loadedIds: [1, 2, 3], anchorId: 9, id: 3 })]).toEqual([9, 3]);
});

it('counts selected items on other pages, and derives “all selected” from loaded items only', () => {
  fc.assert(
    fc.property(ids, selections, (loadedIds, selected) => {
      const { count, loadedCount, allLoadedSelected, someLoadedSelected } = summarizeSelection(selected, loadedIds);
      expect(count).toBe(selected.size);
      expect(loadedCount).toBe(loadedIds.filter((id) => selected.has(id)).length);
      expect(allLoadedSelected).toBe(loadedIds.every((id) => selected.has(id)));
      expect(someLoadedSelected).toBe(loadedCount > 0);
      expect(summarizeSelection(withIds(selected, loadedIds), loadedIds).allLoadedSelected).toBe(true);
    }),
  );
  expect(summarizeSelection(new Set([1]), []).allLoadedSelected).toBe(false);
});
