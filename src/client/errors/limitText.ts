/** The longest message or code of a service that is kept, in UTF-16 units. */
export const maxMessageLength = 2_000;

/** The longest body of an error that is kept, in bytes and UTF-16 units: far more than any error written for people. */
export const maxErrorLength = 256 * 1024;

/**
 * The start of a text, and how much was cut. It is cut between words, because half a credential would no longer be recognized and
 * removed. Takes time proportional to `maxLength`.
 */
export function limitText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let end = Math.max(0, maxLength);
  while (end > 0 && canBeOfCredential(text.charAt(end - 1))) end -= 1;
  return `${text.slice(0, end)}… (${text.length - end} more characters)`;
}

function canBeOfCredential(character: string): boolean {
  return character > ' ' && character <= '~' && !`"'<>,`.includes(character);
}

/** A copy of a parsed body with at most `maxErrorLength` characters in all its texts and names. It says where something was cut. */
export function limitBody(body: unknown): unknown {
  let left = maxErrorLength;
  return copy(body, 0);

  function copy(value: unknown, depth: number): unknown {
    left -= perValue;
    if (typeof value === 'string') {
      const kept = limitText(value, left);
      left -= kept.length;
      return kept;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (depth === maxDepth) return '…';
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const item of value) {
        if (left <= 0) return [...items, `… (${value.length - items.length} more)`];
        items.push(copy(item, depth + 1));
      }
      return items;
    }
    const entries: [string, unknown][] = [];
    const all = Object.entries(value);
    for (const [name, item] of all) {
      if (left <= name.length) return Object.fromEntries([...entries, ['…', `${all.length - entries.length} more`]]);
      left -= name.length;
      entries.push([name, copy(item, depth + 1)]);
    }
    return Object.fromEntries(entries);
  }
}

/** What each value adds to the size, whatever it contains. */
const perValue = 8;

/** Deeper than any genuine error. */
const maxDepth = 50;
