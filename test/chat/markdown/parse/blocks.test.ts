import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlockSplitter } from '../../../../src/chat/markdown/parse/blocks.js';
import { addToChunks, noChunks } from '../../../../src/chat/markdown/parse/chunks.js';
import { Definitions } from '../../../../src/chat/markdown/parse/Definitions.js';
import type { MarkdownDocument } from '../../../../src/chat/markdown/parse/MarkdownDocument.js';
import { parseBlock } from '../../../../src/chat/markdown/parse/parseBlock.js';
import { plainSyntax } from '../../../../src/chat/markdown/parse/syntax.js';
import { runs } from '../../../support/runs.js';

describe('createBlockSplitter', () => {
  it('results in the same nodes as parsing the whole text, however it is cut into deltas', () => {
    fc.assert(
      fc.property(markdown, fc.infiniteStream(fc.integer({ min: 1, max: 40 })), (text, lengths) => {
        expect(stream(text, lengths)).toEqual(parseWhole(text));
      }),
      { numRuns: runs(30, 300) },
    );
  });
  it('splits a text that is too long to parse at the same positions, however it arrives', () => {
    fc.assert(
      fc.property(
        fc.array(longPiece, { minLength: 2, maxLength: 5 }),
        fc.infiniteStream(fc.integer({ min: 500, max: 9000 })),
        (pieces, lengths) => {
          const text = pieces.join('\n\n');
          expect(stream(text, lengths)).toEqual(stream(text, [text.length]));
        },
      ),
      { numRuns: 12 },
    );
  });

  it.each([
    'A ~~short~~ paragraph',
    '- an item\n  over lines',
    '> # A quote',
    '| a\\| | b |\n|---|---|\n| 1 | 2 |',
    'Title &amp; more\n===',
  ])('parses %j before a line that is too long to parse', (block) => {
    const text = `${block}\n\n${'on and on '.repeat(3000)}`;
    const [[first, ...rest] = []] = stream(text, [text.length]).chunks;
    expect([first]).toEqual(parseWhole(block).chunks.flat());
    expect(new Set(rest.map(({ type }) => type))).toEqual(new Set(['plain']));
    expect(stream(text, Array(100).fill(400)).chunks.flat()).toEqual([first, ...rest]);
  });

  it('parses any number of dashes in a row as a rule or an underline', () => {
    const dashes = '-'.repeat(120);
    const text = `Above\n\n${dashes}\n\nA title\n${dashes}\n\nBelow`;
    expect(
      stream(
        text,
        Array.from(text, () => 1),
      ),
    ).toEqual(parseWhole(text));
  });

  it('starts again if a text does not continue the previous one', () => {
    const splitter = createBlockSplitter();
    splitter.update('# First\n\nSome words', true);
    expect(shownOf(splitter.update('# Second\n\nSome', false))).toEqual(parseWhole('# Second\n\nSome'));
  });
});

function stream(text: string, lengths: Iterable<number>) {
  const splitter = createBlockSplitter();
  let end = 0;
  for (const length of lengths) {
    end += length;
    splitter.update(text.slice(0, end), true);
    if (end >= text.length) break;
  }
  let document = splitter.update(text, false);
  while (document.isBehind) document = splitter.update(text, false);
  return shownOf(document);
}

function shownOf({ chunks, footnotes }: MarkdownDocument) {
  return { chunks, footnotes };
}

function parseWhole(text: string) {
  const definitions = new Definitions();
  const {
    nodes,
    definitions: own,
    footnoteCalls,
  } = parseBlock(text.replace(/\r\n?/g, '\n'), { definitions, outline: [], syntax: plainSyntax, isOpen: false });
  definitions.add(own);
  const marked = new Set(footnoteCalls);
  const labels = new Set([...marked, ...definitions.footnoteLabels()]);
  const footnotes = Array.from(labels, (label) => ({ label, definition: definitions.footnote(label), isMarked: marked.has(label) }));
  const chunks = noChunks();
  addToChunks(chunks, nodes);
  return { chunks: chunks.rest.length > 0 ? [...chunks.full, chunks.rest] : chunks.full, footnotes };
}

const line = fc.constantFrom(
  'Revenue grew **12 %** in _March_.',
  'See [the report](https://example.com "Report") or [later][ref].',
  '[ref]: https://example.com/late',
  "[ref]: https://example.com/two\n'Titled",
  "over lines'",
  'With a note[^1] and [^two].',
  '[^1]: The note.',
  '[^two]: Another *note*',
  '    indented',
  '  two spaces',
  '- item',
  '* other item',
  '  - nested',
  '1. first',
  '2. second',
  '- [ ] open task',
  '- [x] done',
  '> quoted',
  '> - in a quote',
  '# Heading',
  '### Deeper',
  'Setext',
  '===',
  '---',
  '-',
  '#',
  '```',
  '```sql',
  '~~~~ text',
  '~~~~',
  '  ```',
  '- ```',
  '| a | b |',
  '|---|--:|',
  '| 1 | 2 |',
  '<div>',
  '<!-- open',
  '-->',
  'https://example.com/x',
  '![alt](https://example.com/i.png)',
  'a\\',
  '\tTabbed',
  '[*odd]* [ref*]',
  '***',
  '',
  '',
  '',
  '  ',
);

const longPiece = fc
  .tuple(
    fc.constantFrom(
      '- an item **with** words\n',
      '1. an item\n   with more\n',
      '| 1 | two |\n',
      'A line of words.\n',
      '> quoted\n',
      '[*a](b ',
      '## Heading\n',
      'With ~~more~~ marks.\n',
      '<div>\n',
      '[ref]: https://example.com\n',
    ),
    fc.integer({ min: 1, max: 500 }),
  )
  .map(([unit, count]) => (unit.startsWith('|') ? '| a | b |\n|---|---|\n' : '') + unit.repeat(count));

const markdown = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\n', '\n\n', '\r\n')), { maxLength: 25 })
  .map((lines) => lines.map(([text, ending]) => text + ending).join(''));
