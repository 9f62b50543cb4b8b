/** One, two, three to ten, and more; hundreds count with the last. */
export function arabicPlural(count: number, formatted: string, [one, two, few, many]: readonly [string, string, string, string]): string {
  if (count === 1) return one;
  if (count === 2) return two;
  return count % 100 >= 3 && count % 100 <= 10 ? `${formatted} ${few}` : `${formatted} ${many}`;
}
