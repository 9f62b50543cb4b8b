import type { Code } from 'mdast';
import { withoutBlankEnd } from './parseBlock.js';
import { plainSyntax } from './syntax.js';

/**
 * Reads a fenced code block that begins at `start`, by its lines alone: code is often long, and nothing in it needs parsing.
 * Undefined where no fence begins, or its first line is not complete.
 */
export function readFence(text: string, start: number, searchedTo = start): Fence | undefined {
  fenceOpening.lastIndex = start;
  const opening = fenceOpening.exec(text);
  const marks = opening?.[1] ?? opening?.[2];
  if (opening === null || marks === undefined) return undefined;
  const contentStart = start + opening[0].length;
  const closing = new RegExp(`^ {0,3}${marks[0]}{${marks.length},}[ \\t]*$`, 'm');
  let lineStart = Math.max(contentStart, searchedTo);
  while (lineStart < text.length) {
    const newline = text.indexOf('\n', lineStart);
    const lineEnd = newline === -1 ? text.length : newline;
    if (closing.test(text.slice(lineStart, lineEnd))) {
      return {
        opening: opening[0],
        contentStart,
        contentEnd: lineStart,
        end: newline === -1 ? undefined : lineEnd + 1,
        searchedTo: lineStart,
      };
    }
    if (newline === -1) break;
    lineStart = lineEnd + 1;
  }
  return { opening: opening[0], contentStart, contentEnd: text.length, end: undefined, searchedTo: lineStart };
}

export interface Fence {
  readonly opening: string;
  readonly contentStart: number;
  readonly contentEnd: number;
  /** Where the next block may begin; undefined while the closing line is missing or not complete. */
  readonly end: number | undefined;
  /** Up to here there is no closing line, so that a longer text need not be searched from the beginning. */
  readonly searchedTo: number;
}

/** The code block, as the parser would have made it. */
export function fencedCode(opening: string, content: string): Code {
  const value = withoutBlankEnd(content);
  const [, language] = plainOpening.exec(opening) ?? [];
  if (language !== undefined) return { type: 'code', lang: language === '' ? null : language, meta: null, value };
  const [node] = plainSyntax.parse(opening, () => false);
  const { lang = null, meta = null } = node?.type === 'code' ? node : {};
  return { type: 'code', lang, meta, value };
}

/** A language alone, without anything to unescape. */
const plainOpening = /^(?:`{3,}|~{3,})([\w+#.-]*)\n$/;

const fenceOpening = /(?:(`{3,})[^`\n]*|(~{3,})[^\n]*)\n/y;
