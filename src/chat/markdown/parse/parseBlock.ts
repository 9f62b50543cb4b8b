import type { Definition, FootnoteDefinition, Nodes, PhrasingContent, RootContent } from 'mdast';
import { readBlock } from './common-subset/readBlock.js';
import { type Definitions, labelKey, type ParsedDefinitions } from './Definitions.js';
import { childrenOf, type MarkdownSyntax } from './syntax.js';
import { isBreak } from './writtenSyntax.js';

/** Parses a piece of text that consists of whole top-level blocks. References become the links they refer to. */
export function parseBlock(text: string, context: ParseContext): ParsedBlock {
  return parseCommonBlock(text, context) ?? parseAnyBlock(text, context);
}

/** Parses a text that is empty or one block of the common subset; returns undefined for anything else. */
export function parseCommonBlock(text: string, { outline, syntax }: Pick<ParseContext, 'outline' | 'syntax'>): ParsedBlock | undefined {
  if (syntax.isExtended) return undefined;
  if (text === '') return commonBlock(text, [], outline, outline);
  const node = readBlock(text.endsWith('\n') ? text.slice(0, -1) : text);
  if (node === undefined) return undefined;
  if (node.type !== 'heading') return commonBlock(text, [node], outline, outline);
  const outlineBehind = [...outline];
  const heading = { ...node, depth: levelInOutline(node.depth, outlineBehind) };
  return commonBlock(text, [heading], outline, outlineBehind);
}

function commonBlock(
  text: string,
  nodes: readonly RootContent[],
  outlineBefore: readonly number[],
  outline: readonly number[],
): ParsedBlock {
  return {
    text,
    nodes,
    isCommon: true,
    missing: noLabels,
    isGuess: false,
    definitions: noDefinitions,
    footnoteCalls: noCalls,
    outlineBefore,
    outline,
  };
}

function parseAnyBlock(text: string, { definitions, outline, syntax, isOpen }: ParseContext): ParsedBlock {
  const missing = new Set<string>();
  const likelyLinks = isOpen ? fullReferences(text) : noLabels;
  let isGuess = false;
  const tree = syntax.parse(text, (kind, label) => {
    if (definitions.has(kind, label)) return true;
    missing.add(labelKey(kind, label));
    const isLikely = isOpen && (kind === 'link' ? likelyLinks.has(label) : likelyFootnote.test(label));
    isGuess ||= isLikely;
    return isLikely;
  });
  const block = draftAfter(outline, syntax);
  for (const node of tree) collectLinks(node, block.links);
  return {
    text,
    nodes: finishAll(tree, 'root', block, definitions, 0),
    isCommon: false,
    missing,
    isGuess,
    definitions: block.definitions,
    footnoteCalls: block.footnoteCalls,
    outlineBefore: outline,
    outline: block.outline,
  };
}

export interface ParseContext {
  readonly definitions: Definitions;
  /** The depths of the headings that are open above this block. */
  readonly outline: readonly number[];
  readonly syntax: MarkdownSyntax;
  /** While more text may come, what looks like a reference is taken for one before its definition arrives. */
  readonly isOpen: boolean;
}

export interface ParsedBlock {
  readonly text: string;
  readonly nodes: readonly RootContent[];
  /** A block without references or definitions whose lines tell where it ends. */
  readonly isCommon: boolean;
  /** Keys of labels that were asked for and not defined: a definition of one changes this block. */
  readonly missing: ReadonlySet<string>;
  /** True if a missing definition was assumed, because it may still arrive. */
  readonly isGuess: boolean;
  readonly definitions: ParsedDefinitions;
  /** Labels of footnotes, in the order of their marks. */
  readonly footnoteCalls: readonly string[];
  readonly outlineBefore: readonly number[];
  readonly outline: readonly number[];
}

interface Draft {
  readonly definitions: (Definition | FootnoteDefinition)[];
  readonly footnoteCalls: string[];
  readonly outline: number[];
  /** Links the block itself defines. */
  readonly links: Map<string, Definition>;
  readonly keepsHtml: boolean;
}

function draftAfter(outline: readonly number[], { keepsHtml }: MarkdownSyntax): Draft {
  return { definitions: [], footnoteCalls: [], outline: [...outline], links: new Map(), keepsHtml };
}

/** The labels of references such as `[words][label]`. */
function fullReferences(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(/\]\[([^[\]]+)\]/g), ([, label = '']) => label.trim().replace(/\s+/g, ' ').toLowerCase()));
}

function collectLinks(node: RootContent, links: Map<string, Definition>): void {
  if (node.type === 'definition' && !links.has(node.identifier)) links.set(node.identifier, node);
  for (const child of childrenOf(node)) collectLinks(child, links);
}

function finishAll(
  nodes: readonly RootContent[],
  parent: Nodes['type'],
  block: Draft,
  definitions: Definitions,
  depth: number,
): RootContent[] {
  return nodes.flatMap((node) => {
    const finished = finish(node, block, definitions, depth) ?? [];
    const isHtmlBlock = node.type === 'html' && !block.keepsHtml && blockParents.includes(parent);
    return isHtmlBlock ? { type: 'paragraph', children: [{ type: 'text', value: node.value }] } : finished;
  });
}

/** Removes positions, which take much memory, and references to other places. */
function finish({ position: _, ...node }: RootContent, block: Draft, definitions: Definitions, depth: number): RootContent | undefined {
  if (depth > maxDepth && !partsOfBlocks.includes(node.type)) return { type: 'text', value: textOf(node) };
  // The children keep their kinds: only references become links or images, which can be in the same places.
  const finished = (
    'children' in node ? { ...node, children: finishAll(node.children, node.type, block, definitions, depth + 1) } : node
  ) as RootContent;

  switch (finished.type) {
    case 'definition':
      block.definitions.push(finished);
      return undefined;
    case 'footnoteDefinition':
      block.definitions.push(finished);
      return undefined;
    case 'footnoteReference':
      block.footnoteCalls.push(finished.identifier);
      return finished;
    case 'html':
      return isBreak(finished.value) ? { type: 'break' } : finished;
    case 'code':
      return { ...finished, value: withoutBlankEnd(finished.value) };
    case 'list': {
      const isLoose = finished.spread === true || finished.children.some((item) => item.spread === true);
      return { ...finished, spread: isLoose, children: finished.children.map((item) => ({ ...item, spread: isLoose })) };
    }
    case 'heading':
      return { ...finished, depth: levelInOutline(finished.depth, block.outline) };
    case 'linkReference':
      return { type: 'link', ...target(finished.identifier, block, definitions), children: finished.children };
    case 'imageReference':
      return { type: 'image', ...target(finished.identifier, block, definitions), alt: finished.alt ?? null };
    default:
      return finished;
  }
}

/** Empty lines at the end of code mean nothing, and their number in an unclosed fence depends on what follows. */
export function withoutBlankEnd(code: string): string {
  return code.replace(/(?<!\n)\n+$/, '');
}

function target(label: string, block: Draft, definitions: Definitions): Pick<Definition, 'url' | 'title'> {
  const { url, title } = definitions.link(label) ?? block.links.get(label) ?? { url: '', title: null };
  return { url, title: title ?? null };
}

/** Answers are part of a page, so headings begin at level 3 and skip no level. */
function levelInOutline(depth: number, outline: number[]): HeadingLevel {
  while ((outline.at(-1) ?? 0) >= depth) outline.pop();
  outline.push(depth);
  return headingLevels[outline.length - 1] ?? 6;
}

type HeadingLevel = 3 | 4 | 5 | 6;

const headingLevels: readonly HeadingLevel[] = [3, 4, 5, 6];

/** All the words below a node. Iterative, since this is for trees too deep to walk by recursion. */
function textOf(node: RootContent | PhrasingContent): string {
  let text = '';
  const ahead: RootContent[] = [node];
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    if ('value' in next) text += next.value;
    else if (next.type === 'footnoteReference') text += `[^${next.label ?? next.identifier}]`;
    ahead.push(...childrenOf(next).toReversed());
  }
  return text;
}

/** HTML directly below these is a block; elsewhere it is inline. */
export const blockParents: readonly Nodes['type'][] = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];

/** The parts of a list or table cannot be replaced by text. */
const partsOfBlocks: readonly RootContent['type'][] = ['listItem', 'tableRow', 'tableCell'];

/** No real text nests deeper. Deeper text is shown as plain words. */
const maxDepth = 40;

/** Not `[^a-z]`, which is more likely a regular expression. */
const likelyFootnote = /^\w+$/;

const noLabels: ReadonlySet<string> = new Set();
const noDefinitions: ParsedDefinitions = [];
const noCalls: readonly string[] = [];
