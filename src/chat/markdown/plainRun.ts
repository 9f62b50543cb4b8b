/**
 * The next piece of a text that is too long or too tangled to parse and so is shown as it is, up to the next blank line that no
 * indented line follows: each of many indented ones would begin anew what is too long.
 * Undefined until enough text is there: where a text is cut must not depend on how it arrived.
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
