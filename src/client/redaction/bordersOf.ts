/** Returns, for each prefix of the text, the length of its longest proper suffix that is also a prefix. */
export function bordersOf(needle: string): readonly number[] {
  const borders = [0];
  let length = 0;
  for (let index = 1; index < needle.length; index += 1) {
    while (length > 0 && needle[index] !== needle[length]) length = borders[length - 1] ?? 0;
    if (needle[index] === needle[length]) length += 1;
    borders.push(length);
  }
  return borders;
}
