/** Suggests a name for a misspelled one: the closest name that shares at least half of its letters. */
export function nearestName(misspelt: string, names: readonly string[]): string | undefined {
  return names
    .filter((name) => distanceOf(name, misspelt) < misspelt.length / 2)
    .toSorted((a, b) => distanceOf(a, misspelt) - distanceOf(b, misspelt))[0];
}

/** The edit distance: the number of letters to insert, delete or replace. */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const letter of a) {
    const above = row;
    row = [(above[0] ?? 0) + 1];
    for (const [index, other] of [...b].entries()) {
      const replaced = (above[index] ?? 0) + (letter === other ? 0 : 1);
      row.push(Math.min(replaced, (above[index + 1] ?? 0) + 1, (row[index] ?? 0) + 1));
    }
  }
  return row.at(-1) ?? 0;
}
