const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const largeNumbers: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, fifty: 50, hundred: 100 };

const ordinalWords = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** The place that "second" names. */
export function ordinalOf(text = ''): number | undefined {
  return ordinalWords.indexOf(text) + 1 || undefined;
}

/** A number in digits or as a word, up to twelve; for use inside a pattern. */
export const numberPattern = `(?:\\d+(?:[.,]\\d+)*[km%]?|${numberWords.slice(1).join('|')}|fifteen|twenty|fifty|hundred)`;

/** Reads "5", "10,000", "1.5m", "20k", "twelve". */
export function numberOf(text = ''): number {
  const named = largeNumbers[text] ?? numberWords.indexOf(text);
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
