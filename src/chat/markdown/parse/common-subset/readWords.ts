import type { PhrasingContent } from 'mdast';
import { kindAfter, kindBefore, readRun } from '../delimiterRuns.js';

/**
 * Reads inline text with only common marks: emphasis, code, and links with a plain address. Undefined if it needs the full parser, which
 * gives the same result.
 */
export function readWords(text: string): PhrasingContent[] | undefined {
  let start = 0;
  let end = text.length;
  while (text.charAt(start) === ' ') start += 1;
  while (end > start && text.charAt(end - 1) === ' ') end -= 1;
  return readMarks(text.slice(start, end));
}

function readMarks(text: string): PhrasingContent[] | undefined {
  if (text !== '' && !mark.test(text)) return possibleAddress.test(text) ? undefined : [{ type: 'text', value: text }];
  const outer: OpenMark[] = [];
  let open: OpenMark = { run: '', children: [] };
  let words = '';
  const addWords = () => {
    if (words !== '') open.children.push({ type: 'text', value: words });
    words = '';
  };

  for (let index = 0; index < text.length; ) {
    plainWords.lastIndex = index;
    if (plainWords.test(text)) {
      const plain = text.slice(index, plainWords.lastIndex);
      if (possibleAddress.test(plain)) return undefined;
      words += plain;
      index = plainWords.lastIndex;
      continue;
    }
    marks.lastIndex = index;
    const token = marks.exec(text);
    if (token === null) return undefined;
    const [, run, code, label = '', url = ''] = token;
    const before = text.slice(Math.max(0, index - 3), index);
    index = marks.lastIndex;

    if (run !== undefined) {
      const role = roleOf(run, before, text.slice(index, index + 2));
      if (role === 'words') {
        words += run;
      } else if (role === 'opening') {
        addWords();
        outer.push(open);
        open = { run, children: [] };
      } else if (role === 'closing' && run === open.run) {
        addWords();
        const closed = open;
        open = outer.pop() ?? closed;
        open.children.push({ type: closed.run.length === 1 ? 'emphasis' : 'strong', children: closed.children });
      } else {
        return undefined;
      }
      continue;
    }
    addWords();
    if (code !== undefined) {
      open.children.push({ type: 'inlineCode', value: code });
    } else {
      const children = readMarks(label);
      if (children === undefined) return undefined;
      open.children.push({ type: 'link', title: null, url, children });
    }
  }
  addWords();
  return outer.length === 0 ? open.children : undefined;
}

interface OpenMark {
  /** The characters that opened it; empty for the block itself. */
  readonly run: string;
  readonly children: PhrasingContent[];
}

/** What a run of `*` or `_` does between these two texts; undefined if its neighbors are not enough to tell. */
function roleOf(run: string, before: string, after: string): 'opening' | 'closing' | 'words' | undefined {
  const { opens, closes } = readRun(run.charAt(0), kindBefore(before), kindAfter(after));
  if (!opens && !closes) return 'words';
  if (opens === closes || run.length > 2) return undefined;
  return opens ? 'opening' : 'closing';
}

/** Without one of these, words are words. */
const mark = /[*_`[\]!<&\\~]/;

const plainWords = /(?:[^*_`[\]!<&\\~]|!(?!\[)|<(?![a-zA-Z/!?])|&(?![a-zA-Z\d#]))+/y;

/** In this order: a run of marks, code, and a link with its label and address. */
const marks = /(\*+|_+)|`([^`\s](?:[^`\n]*[^`\s])?)`(?!`)|\[([^[\]\n`\\<&!~]+)\]\(([^\s()<>\\&]+)\)/y;

/** Text that the parser can turn into a link by itself. */
const possibleAddress = /@|https?:|www\./i;
