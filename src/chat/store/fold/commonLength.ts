/**
 * How many items two lists have in common at their beginnings, of which `from` are known to be. Several ask it of the same
 * two lists for each delta, so it is remembered: searching all of a long thread anew is felt.
 */
export function commonLength(items: readonly unknown[], others: readonly unknown[], from = 0): number {
  if (items === others) return items.length;
  const known = answers.get(items);
  if (known?.others === others) return known.length;
  const most = Math.min(items.length, others.length);
  let length = from;
  while (length < most && items[length] === others[length]) length += 1;
  answers.set(items, { others, length });
  // Or each list of a thread would hold the one before it, and that its own.
  answers.delete(others);
  return length;
}

const answers = new WeakMap<readonly unknown[], { readonly others: readonly unknown[]; readonly length: number }>();
