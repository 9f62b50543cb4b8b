import type { Nodes, RootContent } from 'mdast';
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import { type Construct, type SyntaxExtension, writtenSyntax, writtenToMdast } from './writtenSyntax.js';

/** The syntax: GitHub-flavoured Markdown, plus the extensions of your plugins. */
export interface MarkdownSyntax {
  /** Resolves references to definitions in other blocks with `isKnown`. */
  parse(text: string, isKnown: LabelTest): RootContent[];
  /** Parses without looking inside lines: cheap, and enough to see where blocks begin. */
  parseOutline(text: string): RootContent[];
  /** Plugins added constructs, so the common subset cannot be recognised by its characters. */
  readonly isExtended: boolean;
  /** Formulas between dollar signs. */
  readonly hasMath: boolean;
  /** HTML stays what it is, for plugins that read it, instead of becoming text. */
  readonly keepsHtml: boolean;
}

export function createSyntax({ constructs, mdastExtensions, keepsHtml }: SyntaxParts): MarkdownSyntax {
  const syntax = [...writtenSyntax, ...constructs];
  const mdast = [...writtenToMdast, ...mdastExtensions];
  return {
    parse: (text, isKnown) => fromMarkdown(text, { extensions: [...syntax, outsideLabels(isKnown)], mdastExtensions: mdast }).children,
    parseOutline: (text) =>
      fromMarkdown(text, { extensions: [...syntax, { disable: { null: inlineConstructs } }], mdastExtensions: mdast }).children,
    isExtended: constructs.length > 0,
    hasMath: constructs.some((extension) => [extension].flat().some(({ flow, text }) => (flow ?? text)?.[dollar] !== undefined)),
    keepsHtml,
  };
}

interface SyntaxParts {
  readonly constructs: NonNullable<Options['extensions']>;
  readonly mdastExtensions: NonNullable<Options['mdastExtensions']>;
  readonly keepsHtml: boolean;
}

/** True if a link or footnote label is defined elsewhere. Labels are lowercase, as in mdast identifiers. */
export type LabelTest = (kind: LabelKind, label: string) => boolean;

export type LabelKind = 'link' | 'footnote';

export function childrenOf(node: Nodes): readonly RootContent[] {
  return 'children' in node ? node.children : [];
}

/**
 * The tokenizer asks its own list of labels as a bracket closes. By then all definitions of the text have been read, so a
 * construct that never matches is the place to make that list answer for other blocks too.
 */
function outsideLabels(isKnown: LabelTest): SyntaxExtension {
  let isWidened = false;
  const construct: Construct = {
    name: 'outsideLabels',
    tokenize(_, __, nok) {
      if (!isWidened) {
        isWidened = true;
        this.parser.gfmFootnotes ??= [];
        widen(this.parser.defined, (label) => isKnown('link', label));
        widen(this.parser.gfmFootnotes, (label) => isKnown('footnote', label));
      }
      return nok;
    },
  };
  return { text: { [leftBracket]: construct, [rightBracket]: construct } };
}

function widen(labels: string[], isKnown: (label: string) => boolean): void {
  const own = new Set(labels);
  labels.includes = (label) => own.has(label) || isKnown(label.toLowerCase());
}

const dollar = 36;
const leftBracket = 91;
const rightBracket = 93;

const inlineConstructs = [
  'attention',
  'autolink',
  'characterEscape',
  'characterReference',
  'codeText',
  'hardBreakEscape',
  'htmlText',
  'labelEnd',
  'labelStartImage',
  'labelStartLink',
  'emailAutolink',
  'gfmFootnoteCall',
  'gfmPotentialFootnoteCall',
  'protocolAutolink',
  'strikethrough',
  'wwwAutolink',
];

/** Markdown without plugins. */
export const plainSyntax = createSyntax({ constructs: [], mdastExtensions: [], keepsHtml: false });
