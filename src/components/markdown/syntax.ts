import type { Nodes, RootContent } from 'mdast';
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

/** Parses GitHub-flavoured Markdown; `isKnown` decides on references whose definition stands in another block. */
export function parseMarkdown(text: string, isKnown: LabelTest): RootContent[] {
  return fromMarkdown(text, { extensions: [gfmSyntax, outsideLabels(isKnown)], mdastExtensions }).children;
}

/** The same, without looking inside lines: cheap, and enough to see where blocks begin. */
export function parseOutline(text: string): RootContent[] {
  return fromMarkdown(text, { extensions: [gfmSyntax, { disable: { null: inlineConstructs } }], mdastExtensions }).children;
}

/** Whether a link label, or a footnote label, is defined somewhere else. Labels come in lower case, as in mdast identifiers. */
export type LabelTest = (kind: LabelKind, label: string) => boolean;

export type LabelKind = 'link' | 'footnote';

export function childrenOf(node: Nodes): readonly RootContent[] {
  return 'children' in node ? node.children : [];
}

type SyntaxExtension = Exclude<NonNullable<Options['extensions']>[number], readonly unknown[]>;

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

type Construct = Exclude<NonNullable<NonNullable<SyntaxExtension['text']>[number]>, readonly unknown[]>;

function widen(labels: string[], isKnown: (label: string) => boolean): void {
  const own = new Set(labels);
  labels.includes = (label) => own.has(label) || isKnown(label.toLowerCase());
}

const gfmSyntax = gfm();
const mdastExtensions = [gfmFromMarkdown()];

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
