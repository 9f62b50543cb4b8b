import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { english } from '../../src/chat/labels/english.js';
import { createMarkdownDialect } from '../../src/chat/markdown/plugins/createMarkdownDialect.js';
import { answerText } from '../../src/chat/panel/model/answerText.js';
import { answerMarkdown } from '../../src/chat/panel/share/answerMarkdown.js';
import type { SharedThread, SharedTurn } from '../../src/chat/panel/share/sharedTurns.js';
import { writeMarkdown } from '../../src/chat/panel/share/writeMarkdown.js';
import type { CellValue } from '../../src/client/chat-stream/QueryRows.js';
import type { SqlToolResult } from '../../src/client/chat-stream/ToolResult.js';
import { createFormats } from '../../src/react/language/createFormats.js';
import { columnsOf } from '../../stories/support/exampleResults.js';
import type { HostileTexts } from '../hostile/HostileText.js';
import { hostileTexts } from '../hostile/hostileTexts.js';
import { runs, someOf } from '../support/runs.js';

function save(turns: readonly Partial<SharedTurn>[], given: Partial<SharedThread> = {}): string {
  const thread = { title: 'Chat', labels: english, formats: createFormats('en'), ...given };
  return [...writeMarkdown({ ...thread, turns: turns.map((turn) => ({ question: 'Why?', results: [], answer: '', ...turn })) })].join('');
}

/** Reads Markdown as other programs do. */
function read(markdown: string) {
  const { micromarkExtensions = [], fromMarkdownExtensions = [] } = unified().use(remarkGfm).freeze().data() as GitHubSyntax;
  return fromMarkdown(markdown, { extensions: micromarkExtensions, mdastExtensions: fromMarkdownExtensions });
}

interface GitHubSyntax {
  micromarkExtensions?: NonNullable<Options['extensions']>;
  fromMarkdownExtensions?: NonNullable<Options['mdastExtensions']>;
}

function nodesIn(node: Nodes): readonly Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap((child) => nodesIn(child)) : [])];
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function headingsOf(markdown: string, depth: number): readonly string[] {
  const blocks = read(markdown).children;
  return blocks.filter((node) => node.type === 'heading' && node.depth === depth).map(textOf);
}

function resultOf(
  columns: SqlToolResult['columns'],
  rows: readonly (readonly CellValue[])[],
  title = 'Rows',
): SharedTurn['results'][number] {
  const source = { columns, rows } as unknown as SqlToolResult;
  return { title, description: '', rows: { columns, rows, totalRows: rows.length }, source, members: {} };
}

/** What may open something that does not end, or change what follows. */
const nasty = fc.constantFrom(
  ...['```', '```sql\nSELECT 1', '~~~', '    code', '<!--', '<script>', '<div>\n', '<![CDATA[', '<?php', '</p>', '<details><summary>'],
  ...['# ', '## ', '###### x', '---', '===', '- ', '* ', '1. ', '10) ', '> ', '- [ ] ', '| a | b |', '| - | - |', '|', '\\|'],
  ...['[^1]', '[^1]: note', '[a]: https://x.example', '[a]', '[a][a]', '![i](https://x.example/i.png)', '[x](javascript:alert(1))'],
  ...['**', '*', '_', '__', '~~', '`', '``', '$', '$$', '\\', '\\\\', '&lt;', '&#10;', '&amp;', '<https://x.example>', 'www.x.example'],
  ...['\n', '\n\n', '\t', '  \n', ' ', '\r\n', '\u2028', '\0', 'word', 'مرحبا', '日本', '🙂', '!', '[', ']', '(', ')', '{', '}', '='],
);
const texts = fc
  .array(fc.oneof({ weight: 5, arbitrary: nasty }, fc.string({ maxLength: 6 })), { maxLength: 14 })
  .map((parts) => parts.join(''));
const onOneLine = (text: string) =>
  text
    .replaceAll(/[\t\r\n\v\f\u0085\u2028\u2029]+/g, ' ')
    .trim()
    .replaceAll('\0', '\ufffd');

describe('a thread saved as Markdown', () => {
  it('has its questions as headings of one level, in order, whatever questions, answers and results contain', () => {
    const results = texts.map((text) => [resultOf(columnsOf({ [text]: 'string' }), [[text], [null]], text)]);
    fc.assert(
      fc.property(fc.array(fc.record({ question: texts, answer: texts, results }), { maxLength: 4 }), texts, (turns, title) => {
        const text = save(turns, { title });
        expect(headingsOf(text, 2)).toEqual(turns.map(({ question }) => onOneLine(question) || 'Answer'));
        expect(headingsOf(text, 1)).toEqual([onOneLine(title)]);
        const nodes = nodesIn(read(text));
        expect(nodes.filter(({ type }) => type === 'html' || type === 'image' || type === 'definition')).toEqual([]);
        expect(nodes.flatMap((node) => (node.type === 'link' ? [node.url] : [])).filter((url) => !/^(https?|mailto):/.test(url))).toEqual(
          [],
        );
      }),
      { numRuns: runs(300, 20_000) },
    );
  });

  it('keeps the cells of a result, each in its row and column', () => {
    const cells = fc.array(fc.tuple(texts, texts), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(cells, (rows) => {
        const tables = read(save([{ results: [resultOf(columnsOf({ a: 'string', b: 'number' }), rows)] }])).children.filter(
          ({ type }) => type === 'table',
        );
        expect(tables).toHaveLength(1);
        const [table] = tables;
        const read_ = table?.type === 'table' ? table.children.slice(1).map((row) => row.children.map(textOf)) : [];
        expect(read_).toEqual(rows.map((row) => row.map(onOneLine)));
      }),
      { numRuns: runs(200, 5_000) },
    );
  });

  it('ends what an answer left open', () => {
    const text = save([
      { answer: 'So:\n\n```sql\nSELECT 1' },
      { question: 'And then?', answer: '<!-- never closed' },
      { question: 'Last' },
    ]);
    expect(headingsOf(text, 2)).toEqual(['Why?', 'And then?', 'Last']);
    expect(text).toContain('```sql\nSELECT 1\n```\n\n## And then?');
    expect(text).toContain('\\<!-- never closed');
  });

  it('keeps the footnotes and link definitions of each answer', () => {
    const answer = (source: string) => `Up[^1] and [here][a].\n\n[^1]: From ${source}.\n\n[a]: https://${source}.example/`;
    const text = save([{ answer: answer('sales') }, { answer: answer('orders') }, { answer: 'No note[^1].' }]);
    const nodes = nodesIn(read(text));
    const notes = nodes.flatMap((node) => (node.type === 'footnoteDefinition' ? [[node.identifier, textOf(node)]] : []));
    expect(notes).toEqual([
      ['1-1', 'From sales.'],
      ['2-1', 'From orders.'],
    ]);
    expect(nodes.flatMap((node) => (node.type === 'footnoteReference' ? [node.identifier] : []))).toEqual(['1-1', '2-1']);
    expect(nodes.flatMap((node) => (node.type === 'link' ? [node.url] : []))).toEqual([
      'https://sales.example/',
      'https://orders.example/',
    ]);
    expect(text).toContain('No note\\[^1].');
  });

  it('keeps the structure of ordinary answers, with their headings below the question', () => {
    const answer = `# Revenue

- **Up** by *12 %*
  1. ~~old~~ \`new\`
- [x] done

| Quarter | Revenue |
| :- | -: |
| Q1 \\| Q2 | €5 |

## By region

> [Report](https://x.example/r)

$x_1$ costs $5.`;
    expect(save([{ answer }])).toBe(`# Chat

## Why?

### Revenue

- **Up** by *12 %*
  1. ~~old~~ \`new\`
- [x] done

| Quarter | Revenue |
| :- | -: |
| Q1 \\| Q2 | €5 |

#### By region

> [Report](https://x.example/r)

\\$x_1\\$ costs \\$5.
`);
  });

  it('keeps the words and the structure of ordinary blocks in any order', () => {
    const blocks = fc.constantFrom(
      ...[
        'Revenue is **up *12 %***, not ~~down~~.',
        '## Why',
        '- one\n  - two\n\n    more\n- three',
        '3. c\n4. d',
        '- [ ] open\n- [x] done',
      ],
      ...[
        '> quoted\n>\n> - inside',
        '```js\na | b\n```',
        '    indented',
        'Line one  \nline two',
        '`` a`b `` and `|`',
        '***',
        '[x](https://x.example/a_b)',
      ],
      ...[
        '| a | b |\n| - | :-: |\n| `x|y` | ~~c~~ |',
        '| `p\\|q` |\n| - |\n| 1 |',
        '| c |\n| -: |',
        '- a\n\n  | t |\n  | - |\n  | u |\n\n  b',
      ],
      ...[
        'Noted[^n].',
        '[^n]: First.\n\n    Second.\n\n    - list',
        'snake_case_name 2*3*4 a_b',
        'https://x.example/a_b?c=*d*',
        'me@x.example',
        '1986\\. A year',
      ],
    );
    fc.assert(
      fc.property(fc.array(blocks, { minLength: 1, maxLength: 6 }), (parts) => {
        const answer = parts.join('\n\n');
        const written = answerMarkdown(answer, { firstLevel: 1, noteName: String });
        expect(answerText(written)).toBe(answerText(answer));
        // Written again, it stays the same.
        expect(answerMarkdown(written, { firstLevel: 1, noteName: String })).toBe(written);
      }),
      { numRuns: runs(150, 3_000) },
    );
  });

  it('keeps formulas if the host’s plugins read them', () => {
    const dialect = createMarkdownDialect({ remarkPlugins: [remarkMath] });
    const text = save([{ answer: 'So $\\frac{a_1}{b_1}$.\n\n$$\nx_1\n$$\n\n<b>bold</b>' }], { syntax: dialect });
    expect(text).toContain('So $\\frac{a_1}{b_1}$.\n\n$$\nx_1\n$$\n\n\\<b>bold\\</b>');
  });

  const hostile = Object.values<HostileTexts>(hostileTexts).flatMap((texts) => Object.entries(texts));
  it('keeps syntax that plugins can parse but not write', () => {
    const { syntax } = createMarkdownDialect({ remarkPlugins: [remarkMath] });
    expect(save([{ answer: 'So $x$.' }], { syntax: { syntax, writing: [] } })).toContain('So \\$x\\$.');
  });

  it.each(someOf(hostile, 12))('keeps the next question apart from the hostile answer “%s”', (_name, { text }) => {
    expect(headingsOf(save([{ answer: text }, { question: 'Next' }]), 2).at(-1)).toBe('Next');
  });
});
