/**
 * Closes what the words of a block leave open: emphasis and code get their closing marks, links that are not complete are
 * shown as their words, and a mark with nothing behind it is left out.
 */
export function closeInline(words: string, hasMath = false): string {
  return closeSection({ words, tokens: hasMath ? tokensWithMath : plainTokens, labelEnds: findLabelEnds(words) }, 0, words.length);
}

interface Reading {
  readonly words: string;
  readonly tokens: RegExp;
  readonly labelEnds: ReadonlyMap<number, number>;
}

function closeSection(reading: Reading, start: number, end: number): string {
  const { words, tokens } = reading;
  const open: OpenMark[] = [];
  let text = '';
  let index = start;
  while (index < end) {
    const rest = words.slice(index, end);
    const token = tokens.exec(rest)?.[0] ?? rest.charAt(0);
    index += token.length;
    const isAtEnd = index === end;
    const next = isAtEnd ? '' : words.charAt(index);

    if (token.startsWith('`')) {
      const after = words.slice(index, end);
      const length = closingRun(after, token);
      if (length === -1) {
        const code = after.replace(/(?<!`)`+$/, '');
        const padding = code.startsWith(' ') && !code.endsWith(' ') ? ' ' : '';
        return closeMarks(code.trim() === '' ? text : `${text}${token}${code}${padding}${token}`, open);
      }
      text += token + after.slice(0, length);
      index += length;
    } else if (token.startsWith('$')) {
      const after = words.slice(index, end);
      const length = closingRun(after, token);
      // Half a formula is none; a single dollar before a space or a digit is more likely money.
      if (length === -1 && (token.length > 1 || !/[\s\d]/.test(next))) break;
      text += length === -1 ? token : token + after.slice(0, length);
      index += Math.max(0, length);
    } else if (token === '[' || token === '![') {
      const link = readLink(reading, index, end);
      if (link.state === 'open') {
        return closeMarks(text + (words.startsWith('^', index) ? '' : closeSection(reading, index, link.labelEnd)), open);
      }
      text += token + words.slice(index, link.end);
      index = link.end;
    } else if (isEmphasis(token) || (token === '~' && isAtEnd && open.at(-1)?.mark === '~~')) {
      if (isAtEnd && !closes(open, token)) break;
      text = toggle(open, token, text, next);
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
  /** The position of the text after the mark. */
  readonly at: number;
}

/** An escaped character, a run of marks, a bracket, or words up to the next of them. */
const plainTokens = /^(?:\\[\s\S]?|`+|\*+|_+|~+|!?\[|[^\\`*_~![]+|!)/;

/** The same for texts with formulas between dollar signs, which contain no Markdown. */
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
  const last = text.charAt(text.length - 1);
  const canClose = top !== undefined && !/\s/.test(last) && text.length > top.at;
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
  const opens = next !== '' && !/\s/.test(next) && (!token.startsWith('_') || !/\w$/.test(last));
  if (opens) open.push({ mark: token, at: text.length + token.length });
  return text + token;
}

function closeMarks(text: string, open: readonly OpenMark[]): string {
  if (open.length > maxOpen) return text;
  let closed = text;
  for (const { mark, at } of open.toReversed()) {
    const trimmed = closed.trimEnd();
    closed = trimmed.length <= at ? closed.slice(0, at - mark.length) : trimmed + mark;
  }
  return closed;
}

/** The length of the text up to and including the run that closes this one, or -1. */
function closingRun(words: string, run: string): number {
  for (const match of words.matchAll(run.startsWith('$') ? /\$+/g : /`+/g)) {
    if (match[0].length === run.length) return match.index + run.length;
  }
  return -1;
}

interface LinkSoFar {
  readonly state: 'open' | 'complete';
  readonly labelEnd: number;
  readonly end: number;
}

/** True if the link whose text begins at `from` can still become one, and where its text ends so far. */
function readLink({ words, labelEnds }: Reading, from: number, end: number): LinkSoFar {
  const labelEnd = labelEnds.get(from);
  if (labelEnd === undefined || labelEnd >= end) return { state: 'open', labelEnd: end, end };
  const after = words.slice(labelEnd + 1, end);
  const isUnfinished = after === '' || /^\((?:[^()\\]|\\.|\([^()]*\))*(?:\([^()]*)?\\?$/.test(after) || /^\[[^\]]*$/.test(after);
  const target = /^(?:\((?:[^()\\]|\\.|\([^()]*\))*\)|\[[^\]]*\])?/.exec(after)?.[0] ?? '';
  return { state: isUnfinished ? 'open' : 'complete', labelEnd, end: labelEnd + 1 + target.length };
}

/** The end of each label by its start. Found for all labels in one pass, because labels can be nested. */
function findLabelEnds(words: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const starts: number[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const character = words.charAt(index);
    if (character === '\\') index += 1;
    else if (character === '[') starts.push(index + 1);
    else if (character === ']') {
      const start = starts.pop();
      if (start !== undefined) ends.set(start, index);
    }
  }
  return ends;
}

/** More is no emphasis but a riddle, and would cost the parser much. */
const maxOpen = 8;
