/** For each beginning of the text the length of the longest end of that which is a beginning, too. */
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
