/**
 * Closes what the words of a block leave open: emphasis and code get their closing marks, links that are not complete are
 * shown as their words, and a mark with nothing behind it is left out.
 */
export function closeInline(words: string, hasMath = false): string {
  const tokens = hasMath ? tokensWithMath : plainTokens;
  const open: OpenMark[] = [];
  let text = '';
  let index = 0;
  while (index < words.length) {
    const rest = words.slice(index);
    const token = tokens.exec(rest)?.[0] ?? rest.charAt(0);
    index += token.length;
    const isAtEnd = index === words.length;

    if (token.startsWith('`')) {
      const end = closingRun(words, index, token);
      if (end === -1) {
        const code = words.slice(index).replace(/(?<!`)`+$/, '');
        const padding = code.startsWith(' ') && !code.endsWith(' ') ? ' ' : '';
        return closeMarks(code.trim() === '' ? text : `${text}${token}${code}${padding}${token}`, open);
      }
      text += token + words.slice(index, end);
      index = end;
    } else if (token.startsWith('$')) {
      const end = closingRun(words, index, token);
      // Half a formula is none; a single dollar before a space or a digit is more likely money.
      if (end === -1 && (token.length > 1 || !/[\s\d]/.test(words.charAt(index)))) break;
      text += end === -1 ? token : token + words.slice(index, end);
      index = end === -1 ? index : end;
    } else if (token === '[' || token === '![') {
      const link = readLink(words, index);
      if (link.state === 'open') {
        return closeMarks(text + (link.words.startsWith('^') ? '' : closeInline(link.words, hasMath)), open);
      }
      text += token + words.slice(index, link.end);
      index = link.end;
    } else if (isEmphasis(token) || (token === '~' && isAtEnd && open.at(-1)?.mark === '~~')) {
      if (isAtEnd && !closes(open, token)) break;
      text = toggle(open, token, text, words.charAt(index));
    } else if (token === '\\') {
      break;
    } else {
      text += token;
    }
  }
  return closeMarks(text, open);
}

interface OpenMark {
  readonly mark: string;
  /** Where the text behind the mark begins. */
  readonly at: number;
}

/** An escaped character, a run of marks, a bracket, or words up to the next of them. */
const plainTokens = /^(?:\\[\s\S]?|`+|\*+|_+|~+|!?\[|[^\\`*_~![]+|!)/;

/** The same where dollars may stand around formulas, whose marks are none of Markdown's. */
const tokensWithMath = /^(?:\\[\s\S]?|`+|\$+|\*+|_+|~+|!?\[|[^\\`$*_~![]+|!)/;

function isEmphasis(token: string): boolean {
  return token.startsWith('*') || token.startsWith('_') || token.startsWith('~~');
}

/** Marks at the end of what is there may be half of the closing ones. */
function closes(open: readonly OpenMark[], token: string): boolean {
  return open.some(({ mark }) => mark.startsWith(token.charAt(0)));
}

function toggle(open: OpenMark[], token: string, text: string, next: string): string {
  const top = open.at(-1);
  const canClose = top !== undefined && !/\s$/.test(text) && text.length > top.at;
  if (canClose && token.startsWith(top.mark)) {
    open.pop();
    return token.length === top.mark.length ? text + token : toggle(open, token.slice(top.mark.length), text + top.mark, next);
  }
  if (canClose && top.mark.startsWith(token)) {
    open.pop();
    if (next === '') return text + top.mark;
    open.push({ mark: top.mark.slice(token.length), at: top.at });
    return text + token;
  }
  const opens = next !== '' && !/\s/.test(next) && (!token.startsWith('_') || !/\w$/.test(text));
  if (opens) open.push({ mark: token, at: text.length + token.length });
  return text + token;
}

function closeMarks(text: string, open: readonly OpenMark[]): string {
  if (open.length > mostOpen) return text;
  let closed = text;
  for (const { mark, at } of open.toReversed()) {
    const trimmed = closed.trimEnd();
    closed = trimmed.length <= at ? closed.slice(0, at - mark.length) : trimmed + mark;
  }
  return closed;
}

function closingRun(words: string, from: number, run: string): number {
  for (const match of words.slice(from).matchAll(run.startsWith('$') ? /\$+/g : /`+/g)) {
    if (match[0].length === run.length) return from + match.index + run.length;
  }
  return -1;
}

interface LinkSoFar {
  readonly state: 'open' | 'complete';
  readonly words: string;
  readonly end: number;
}

/** Whether the link whose words begin at `from` can still become one, and the words so far. */
function readLink(words: string, from: number): LinkSoFar {
  let depth = 1;
  let index = from;
  for (; index < words.length && depth > 0; index += 1) {
    const character = words.charAt(index);
    if (character === '\\') index += 1;
    else if (character === '[') depth += 1;
    else if (character === ']') depth -= 1;
  }
  if (depth > 0) return { state: 'open', words: words.slice(from), end: words.length };
  const label = words.slice(from, index - 1);
  const after = words.slice(index);
  const isUnfinished = after === '' || /^\((?:[^()\\]|\\.|\([^()]*\))*(?:\([^()]*)?\\?$/.test(after) || /^\[[^\]]*$/.test(after);
  const target = /^(?:\((?:[^()\\]|\\.|\([^()]*\))*\)|\[[^\]]*\])?/.exec(after)?.[0] ?? '';
  return { state: isUnfinished ? 'open' : 'complete', words: label, end: index + target.length };
}

/** More is no emphasis but a riddle, and would cost the parser much. */
const mostOpen = 8;
