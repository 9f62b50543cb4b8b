/** Moves places until they are at least `gap` apart, each as little as possible, and keeps them between 0 and `length`. Their order stays. */
export function spreadApart(places: readonly number[], gap: number, length: number): readonly number[] {
  const order = places.map((_, index) => index).sort((one, two) => (places[one] ?? 0) - (places[two] ?? 0));
  /** Groups of neighbors that touch. `first` is the place of the first one: the mean of where each member would have it. */
  const blocks: { first: number; count: number }[] = [];
  for (const [rank, index] of order.entries()) {
    let block = { first: (places[index] ?? 0) - rank * gap, count: 1 };
    for (let before = blocks.at(-1); before !== undefined && before.first > block.first; before = blocks.at(-1)) {
      blocks.pop();
      const count = before.count + block.count;
      block = { first: (before.first * before.count + block.first * block.count) / count, count };
    }
    blocks.push(block);
  }
  const result = [...places];
  const latest = length - (places.length - 1) * gap;
  let rank = 0;
  for (const { first, count } of blocks) {
    for (const end = rank + count; rank < end; rank += 1) {
      const index = order[rank];
      if (index !== undefined) result[index] = Math.max(0, Math.min(latest, first)) + rank * gap;
    }
  }
  return result;
}
