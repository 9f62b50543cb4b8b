/**
 * Returns where a block of the common Markdown subset that begins at `start` ends, judged by its lines: at a blank line, or at a line that
 * always begins another block. Undefined until that is certain, or if the lines alone do not tell.
 */
export function blockEnd(text: string, start: number): number | undefined {
  const end = text.startsWith('#', start) ? headingEnd : hasMark(text, start) ? blankEnd : paragraphEnd;
  end.lastIndex = start;
  const found = end.exec(text);
  if (found === null) return undefined;
  const next = text.charAt(end.lastIndex);
  const isCertain = next !== '' && next !== ' ' && next !== '\t';
  const mayGoOn = /[-+*\d]/.test(next) && isListAt(text, start);
  return isCertain && !mayGoOn ? found.index : undefined;
}

function hasMark(text: string, start: number): boolean {
  return /[|>]/.test(text.charAt(start)) || isListAt(text, start);
}

function isListAt(text: string, start: number): boolean {
  listStart.lastIndex = start;
  return listStart.test(text);
}

const headingEnd = /\n(?:[ \t]*\n)*/g;
const blankEnd = /\n(?:[ \t]*\n)+/g;

/** Lists begin below words only with an item that is not empty, and with a bullet or 1; dashes and bars may be a table's. */
const paragraphEnd = /\n(?:(?:[ \t]*\n)+|(?=#{1,6} |> |[-+*] [^\s|:-]|1[.)] [^\s|:-]|`{3,}[^`\n]*\n))/g;

const listStart = /(?:[-+*]|\d{1,9}[.)]) /y;
