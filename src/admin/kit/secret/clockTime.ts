/** Formats the remaining time as `23:59:30`, or as `59:30` in the last hour, in the digits of the locale. */
export function clockTime(remainingMs: number, locale: string): string {
  const seconds = Math.ceil(remainingMs / 1_000);
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => format(part, index === 0 ? 1 : 2, locale)).join(':');
}

function format(value: number, minimumIntegerDigits: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumIntegerDigits, useGrouping: false }).format(value);
}
