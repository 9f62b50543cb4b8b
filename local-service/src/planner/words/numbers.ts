const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const largeNumbers: ReadonlyMap<string, number> = new Map([
  ['fifteen', 15],
  ['twenty', 20],
  ['fifty', 50],
  ['hundred', 100],
]);

/** A number in digits or as a word, up to twelve; for use inside a pattern. */
export const numberPattern = `(?:\\d+(?:[.,]\\d+)*[km%]?|${numberWords.slice(1).join('|')}|fifteen|twenty|fifty|hundred)`;

/** Reads "5", "10,000", "1.5m", "20k", "twelve". */
export function numberOf(text = ''): number {
  const named = largeNumbers.get(text) ?? numberWords.indexOf(text);
  if (named >= 0) return named;
  const factor = text.endsWith('k') ? 1_000 : text.endsWith('m') ? 1_000_000 : 1;
  return (
    Number(
      text
        .replace(/,(?=\d{3})/g, '')
        .replace(',', '.')
        .replace(/[km%]$/, ''),
    ) * factor
  );
}
