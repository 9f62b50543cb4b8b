/** Reads Arabic and Persian digits as "0" to "9". */
export function withPlainDigits(text: string): string {
  return text
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}

/** Writes a number as English does: "1.234,5" → "1234.5". Dates and ranges, such as "18-24", stay as they are. */
export function englishNumber(written: string, decimalMark: '.' | ','): string {
  if (/[-:]/.test(written)) return written;
  const groupMark = decimalMark === ',' ? '.' : ',';
  const isGrouped = written
    .split(groupMark)
    .slice(1)
    .every((group) => group.length >= 3);
  if (!isGrouped) return written;
  return written.replaceAll(groupMark, '').replace(decimalMark, '.');
}

/** "2,5 Mio." is 2500000. */
export function scaled(number: string, scale: number): string {
  const value = Number(number) * scale;
  return Number.isFinite(value) ? String(value) : number;
}
