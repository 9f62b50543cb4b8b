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
  const from = Math.max(contentStart, searchedTo);
  const lineStartOf = (index: number) => Math.max(from, text.lastIndexOf('\n', index - 1) + 1);
  fenceClosing.lastIndex = from;
  for (let found = fenceClosing.exec(text); found !== null; found = fenceClosing.exec(text)) {
    if (!found[1]?.startsWith(marks)) continue;
    const lineStart = lineStartOf(found.index);
    const newline = text.indexOf('\n', found.index);
    const end = newline === -1 ? undefined : newline + 1;
    return { opening: opening[0], contentStart, contentEnd: lineStart, end, searchedTo: lineStart };
  }
  return { opening: opening[0], contentStart, contentEnd: text.length, end: undefined, searchedTo: lineStartOf(text.length) };
}

export interface Fence {
  readonly opening: string;
  readonly contentStart: number;
  readonly contentEnd: number;
  /** The position where the next block may start; undefined while the closing line is missing or incomplete. */
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

const fenceOpening = /(?:(`{3,})(?!`)[^`\n]*|(~{3,})(?!~)[^\n]*)\n/y;
const fenceClosing = /^ {0,3}(`{3,}|~{3,})[ \t]*$/gm;
