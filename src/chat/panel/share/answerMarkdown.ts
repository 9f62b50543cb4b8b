import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { safeLinkUrl } from '../../../ui/text/safeUrl.js';
import { finishedDocument } from '../../markdown/parse/finishedDocument.js';
import type { MarkdownNode } from '../../markdown/parse/MarkdownDocument.js';
import { blockParents } from '../../markdown/parse/parseBlock.js';
import type { AnswerSyntax } from '../../markdown/plugins/createMarkdownDialect.js';
import { githubWriting } from './githubWriting.js';
import type { SharedWords } from './sharedTurns.js';

/**
 * Parses an answer as the chat does and writes it as Markdown in which every construct is closed. Its highest heading gets `firstLevel`,
 * references and images become links, HTML becomes text, and links follow the rules of the chat.
 */
export function answerMarkdown(markdown: string, options: AnswerOptions): string {
  try {
    return writeAnswer(markdown, options);
  } catch (error) {
    // A plugin may parse syntax that it cannot write.
    if (options.syntax === undefined) throw error;
    return writeAnswer(markdown, { ...options, syntax: undefined });
  }
}

function writeAnswer(markdown: string, { firstLevel, noteName, syntax }: AnswerOptions): string {
  const { chunks, footnotes } = finishedDocument(markdown, syntax?.syntax);
  const names = new Map(
    footnotes.flatMap(({ label, definition }, index) => (definition === undefined ? [] : [[label, noteName(index + 1)] as const])),
  );
  const file = { names, firstLevel };
  const notes = footnotes.flatMap(({ label, definition }): RootContent[] => {
    const name = names.get(label);
    return name === undefined || definition === undefined
      ? []
      : [{ type: 'footnoteDefinition', identifier: name, label: name, children: inert(definition, file) as typeof definition.children }];
  });
  const blocks = chunks.flat().flatMap((node) => inertNode(node, 'root', file));
  return written([...blocks, ...notes], syntax?.writing);
}

interface AnswerOptions {
  /** The level of the highest headings. */
  readonly firstLevel: 1 | 3;
  /** Returns the label of a footnote from its number. */
  readonly noteName: (number: number) => string;
  readonly syntax?: AnswerSyntax | undefined;
}

/** Writes plain text as one heading or paragraph. */
export function plainMarkdown(text: string, { depth, isStrong = false }: PlainOptions = {}): string {
  const words: PhrasingContent = { type: 'text', value: text };
  const children: PhrasingContent[] = isStrong ? [{ type: 'strong', children: [words] }] : [words];
  return written([depth === undefined ? { type: 'paragraph', children } : { type: 'heading', depth, children }]);
}

/** Writes a line of words and links below a rule. */
export function closingMarkdown(line: readonly SharedWords[]): string {
  const children = line.map(({ text, url }): PhrasingContent => {
    const words = { type: 'text', value: text } as const;
    return url === undefined ? words : { type: 'link', url, children: [words] };
  });
  return written([{ type: 'thematicBreak' }, { type: 'paragraph', children }]);
}

interface PlainOptions {
  readonly depth?: 1 | 2;
  readonly isStrong?: boolean;
}

function written(children: RootContent[], extensions: AnswerSyntax['writing'] = []): string {
  return toMarkdown({ type: 'root', children }, { ...style, extensions: [githubWriting, ...extensions] });
}

interface File {
  readonly names: ReadonlyMap<string, string>;
  readonly firstLevel: 1 | 3;
}

function inert(parent: Nodes & { readonly children: readonly RootContent[] }, file: File): RootContent[] {
  return parent.children.flatMap((node) => inertNode(node, parent.type, file));
}

/** Returns a safe replacement for a node, for files that other programs render. */
function inertNode(node: MarkdownNode, parent: Nodes['type'], file: File): RootContent[] {
  switch (node.type) {
    case 'plain':
      return [{ type: 'paragraph', children: [{ type: 'text', value: node.value }] }];
    case 'html': {
      const text = { type: 'text', value: node.value } as const;
      return blockParents.includes(parent) ? [{ type: 'paragraph', children: [text] }] : [text];
    }
    case 'footnoteReference': {
      const name = file.names.get(node.identifier);
      return [
        name === undefined ? { type: 'text', value: `[^${node.label ?? node.identifier}]` } : { ...node, identifier: name, label: name },
      ];
    }
    case 'heading':
      // In the panel, the headings of an answer start at level 3.
      return [
        { ...node, depth: (node.depth + file.firstLevel - 3) as typeof node.depth, children: inert(node, file) as PhrasingContent[] },
      ];
    case 'listItem': {
      const [first, ...rest] = inert(node, file) as typeof node.children;
      if (typeof node.checked !== 'boolean' || first?.type !== 'paragraph')
        return [{ ...node, children: first === undefined ? [] : [first, ...rest] }];
      // The only HTML that is kept.
      const box = { type: 'html', value: node.checked ? '[x] ' : '[ ] ' } as const;
      return [{ ...node, children: [{ ...first, children: [box, ...first.children] }, ...rest] }];
    }
    case 'link': {
      const url = safeLinkUrl(node.url);
      const children = inert(node, file) as PhrasingContent[];
      return url === undefined || url.startsWith('#') ? children : [{ ...node, url, children }];
    }
    case 'image': {
      const url = safeLinkUrl(node.url);
      const text = { type: 'text', value: node.alt || node.url } as const;
      return url === undefined || url.startsWith('#') ? [text] : [{ type: 'link', url, children: [text] }];
    }
    default:
      // The children keep their kinds, apart from those above, which can be in the same places.
      return 'children' in node ? [{ ...node, children: inert(node, file) } as RootContent] : [node];
  }
}

const style: Options = { bullet: '-' };
