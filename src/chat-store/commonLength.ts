/** How many items two lists have in common at their beginnings. */
export function commonLength(items: readonly unknown[], others: readonly unknown[]): number {
  const length = Math.min(items.length, others.length);
  let index = 0;
  while (index < length && items[index] === others[index]) index += 1;
  return index;
}
