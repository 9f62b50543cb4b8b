import type { Delete, FootnoteDefinition, FootnoteReference, InlineCode, Parents, Table, TableCell } from 'mdast';
import { defaultHandlers, type Info, type Options, type State, type Unsafe } from 'mdast-util-to-markdown';

/**
 * Writes GitHub's tables, footnotes and strikethrough. The packages that parse them can also write them, but would add their writers to the
 * code loaded with every answer.
 */
export const githubWriting: Options = {
  handlers: {
    delete: Object.assign(writeDelete, {
      attention: () => ({ construct: 'strikethrough', markers: ['~'], sizes: [2, 1] }),
      peek: () => '~',
    }),
    footnoteDefinition: writeNote,
    footnoteReference: Object.assign(({ label }: FootnoteReference) => `[^${label}]`, { peek: () => '[' }),
    inlineCode: Object.assign(writeInlineCode, { peek: () => '`' }),
    table: writeTable,
  },
  join: [(left, _, parent) => (left.type === 'table' && parent.type === 'listItem' && parent.spread === false ? 1 : undefined)],
  unsafe: [
    { character: '\r', inConstruct: 'tableCell' },
    { character: '\n', inConstruct: 'tableCell' },
    { character: '|', inConstruct: 'tableCell' },
    { atBreak: true, character: '|', after: '[\t :-]' },
    { atBreak: true, character: ':', after: '-' },
    { atBreak: true, character: '-', after: '[:|-]' },
    ...inText({ character: '~' }),
    // Many programs read formulas between dollar signs, and bare addresses, which would take escapes for a part of them.
    ...inText({ character: '$' }),
    ...inText({ character: ':', before: '[ps]', after: '\\/' }),
    ...inText({ character: '.', before: '[Ww]', after: '[\\-.\\w]' }),
    ...inText({ character: '@', before: '[+\\-.\\w]', after: '[\\-.\\w]' }),
  ],
};

function inText(unsafe: Unsafe): readonly Unsafe[] {
  const notInConstruct: Unsafe['notInConstruct'] = [
    'autolink',
    'destinationLiteral',
    'destinationRaw',
    'reference',
    'titleQuote',
    'titleApostrophe',
  ];
  return [{ ...unsafe, inConstruct: 'phrasing', notInConstruct }];
}

function writeDelete(node: Delete, _: unknown, state: State, info: Info): string {
  const sequence = state.stack.includes('strikethrough') ? '~' : '~~';
  const exit = state.enter('strikethrough');
  const text = state.containerPhrasing(node, { ...info, before: sequence, after: '~' });
  exit();
  return sequence + text + sequence;
}

function writeNote(node: FootnoteDefinition, _: unknown, state: State, info: Info): string {
  const exit = state.enter('footnoteDefinition');
  const text = state.indentLines(state.containerFlow(node, info), (line, index, isBlank) =>
    index === 0 || isBlank ? line : `    ${line}`,
  );
  exit();
  return `[^${node.label}]:${text === '' ? '' : ` ${text}`}`;
}

/** In a table cell, a backslash before a bar disappears even in code, so such code is written as text. */
function writeInlineCode(node: InlineCode, parent: Parents | undefined, state: State, info: Info): string {
  if (!state.stack.includes('tableCell') || !node.value.includes('|')) return defaultHandlers.inlineCode(node, parent, state);
  if (node.value.includes('\\')) return state.safe(node.value, info);
  return defaultHandlers.inlineCode(node, parent, state).replaceAll('|', '\\|');
}

function writeTable({ children, align }: Table, _: unknown, state: State, info: Info): string {
  const exit = state.enter('table');
  const [head = [], ...body] = children.map((row) => row.children.map((cell) => writeCell(cell, state, info)));
  exit();
  const columns = Math.max(head.length, align?.length ?? 0);
  const padded = Array.from({ length: columns }, (_, index) => head[index] ?? '');
  const rules = padded.map((_, index) => delimiters[align?.[index] ?? 'none']);
  return [padded, rules, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function writeCell(cell: TableCell, state: State, info: Info): string {
  const exits = [state.enter('tableCell'), state.enter('phrasing')];
  const text = state.containerPhrasing(cell, { ...info, before: ' ', after: ' ' });
  for (const exit of exits.toReversed()) exit();
  return text;
}

const delimiters = { left: ':-', right: '-:', center: ':-:', none: '-' };
