/**
 * Returns the next piece of a text that is too long or too complex to parse and so is shown as plain text, up to the next blank line that
 * is not followed by an indented line, since each of those would start the overlong block again. Undefined until there is enough text,
 * because a cut must not depend on how the text arrived.
 */
export function nextPlainPiece(text: string, start: number): PlainPiece | undefined {
  const window = text.slice(start, start + pieceLength);
  const blank = /(?:^|\n)[ \t]*\n(?=[^ \t\n])/.exec(window);
  if (blank !== null) return { end: start + blank.index + blank[0].length, isLast: true };
  if (window.length < pieceLength) return undefined;
  const space = window.search(/\s\S*$/);
  if (space > 0) return { end: start + space + 1, isLast: false };
  return { end: start + pieceLength - (isHighSurrogate(text.charCodeAt(start + pieceLength - 1)) ? 1 : 0), isLast: false };
}

export interface PlainPiece {
  readonly end: number;
  /** True if Markdown starts again after it. */
  readonly isLast: boolean;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

const pieceLength = 4000;
