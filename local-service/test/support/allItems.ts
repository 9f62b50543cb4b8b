/** Everything that comes one by one, in its order. */
export async function allItems<T>(source: AsyncIterable<T>): Promise<readonly T[]> {
  const items: T[] = [];
  for await (const item of source) items.push(item);
  return items;
}
