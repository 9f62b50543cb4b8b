/** Returns the names, with a number added to repeated ones: `total`, `total_2`. */
export function uniqueNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  const lastCounts = new Map<string, number>();
  return names.map((name) => {
    let unique = name;
    let count = lastCounts.get(name) ?? 1;
    while (taken.has(unique)) unique = `${name}_${++count}`;
    lastCounts.set(name, count);
    taken.add(unique);
    return unique;
  });
}
