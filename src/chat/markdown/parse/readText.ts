import type { RootContent } from 'mdast';
import { parseableLength } from './boundaries.js';
import { blockEnd } from './common-subset/blockEnd.js';
import { fencedCode, readFence } from './fence.js';
import { parseCommonBlock } from './parseBlock.js';
import { plainSyntax } from './syntax.js';

/**
 * Returns the nodes of a finished text that consists only of the common Markdown subset and code, as most messages do. Undefined for any
 * other text.
 */
export function readText(text: string): readonly RootContent[] | undefined {
  const source = text.includes('\r') || text.includes('\0') ? text.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd') : text;
  const length = lengthWithoutBlankEnd(source);
  if (parseableLength(source) < source.length) return undefined;
  const nodes: RootContent[] = [];
  let outline: readonly number[] = [];
  for (let start = nextBlockStart(source, 0); start < length; ) {
    const fence = readFence(source, start);
    if (fence !== undefined) {
      nodes.push(fencedCode(fence.opening, source.slice(fence.contentStart, fence.contentEnd)));
      if (fence.end === undefined) return nodes;
      start = nextBlockStart(source, fence.end);
      continue;
    }
    const end = blockEnd(source, start) ?? length;
    const block = parseCommonBlock(source.slice(start, Math.min(end, length)), { outline, syntax: plainSyntax });
    if (block === undefined) return undefined;
    nodes.push(...block.nodes);
    outline = block.outline;
    start = nextBlockStart(source, end);
  }
  return nodes;
}

/** Behind blank lines; elsewhere the place itself, whose line may be indented. */
function nextBlockStart(source: string, from: number): number {
  blankLines.lastIndex = from;
  return from + (blankLines.exec(source)?.[0].length ?? 0);
}

function lengthWithoutBlankEnd(source: string): number {
  let length = source.length;
  while (length > 0 && ' \t\n'.includes(source.charAt(length - 1))) length -= 1;
  return length;
}

const blankLines = /(?:[ \t]*\n)*/y;
