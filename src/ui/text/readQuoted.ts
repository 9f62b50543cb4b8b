/** A quoted text without its quotes, and the place after them. */
export interface QuotedText {
  readonly text: string;
  readonly end: number;
}

/** What ends a quoted text, and how it contains a quote. */
export interface QuotedOptions {
  /** The signs that close it. Default: `"`. */
  readonly closing?: string;
  /** True if a backslash before a quote or a backslash is left out (RFC 5322). A doubled quote is always one quote (RFC 4180). */
  readonly hasEscapes?: boolean;
}

/** Reads the text in quotes that begins at `start`; `undefined` if it is not closed. */
export function readQuoted(text: string, start: number, { closing = '"', hasEscapes = false }: QuotedOptions = {}): QuotedText | undefined {
  let content = '';
  let from = start + 1;
  for (let place = from; place < text.length; place += 1) {
    const next = text.charAt(place + 1);
    const isQuote = closing.includes(text.charAt(place));
    const isPair = isQuote ? text[place] === '"' && next === '"' : hasEscapes && text[place] === '\\' && (next === '"' || next === '\\');
    if (isQuote && !isPair) return { text: content + text.slice(from, place), end: place + 1 };
    if (!isPair) continue;
    content += text.slice(from, place) + next;
    place += 1;
    from = place + 1;
  }
  return undefined;
}

/** Writes a text in quotes, as `readQuoted` reads it. */
export function writeQuoted(text: string, { hasEscapes = false }: Pick<QuotedOptions, 'hasEscapes'> = {}): string {
  return `"${(hasEscapes ? text.replaceAll('\\', '\\\\') : text).replaceAll('"', '""')}"`;
}
