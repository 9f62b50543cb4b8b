/**
 * Returns how many items two lists have in common at the start, of which `from` are known to be the same. Several callers ask this for the
 * same two lists on each delta, so the result is cached: searching a long thread each time is noticeable.
 */
export function commonLength(items: readonly unknown[], others: readonly unknown[], from = 0): number {
  if (items === others) return items.length;
  const known = answers.get(items);
  if (known?.others === others) return known.length;
  const most = Math.min(items.length, others.length);
  let length = from;
  while (length < most && items[length] === others[length]) length += 1;
  answers.set(items, { others, length });
  // Otherwise each list of a thread would keep the one before it alive.
  answers.delete(others);
  return length;
}

const answers = new WeakMap<readonly unknown[], { readonly others: readonly unknown[]; readonly length: number }>();
