import fc from 'fast-check';
import type { RootContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import { readBlock } from '../../../../../src/chat/markdown/parse/common-subset/readBlock.js';
import { childrenOf, plainSyntax } from '../../../../../src/chat/markdown/parse/syntax.js';
import { runs } from '../../../../support/runs.js';

describe('readBlock', () => {
  it('returns the same as the full parser, or leaves the text to it', () => {
    let read = 0;
    fc.assert(
      fc.property(blocks, (text) => {
        const block = readBlock(text);
        if (block === undefined) return;
        read += 1;
        expect([block]).toEqual(parseWhole(text));
      }),
      { numRuns: runs(2000, 20_000) },
    );
    expect(read).toBeGreaterThan(runs(100, 1000));
  });

  it.each([
    'Revenue rose by **12 %** in *March*, see `order_id` and [the report](https://example.com/a?b=c_d).',
    'One line,\nand another of the `same` paragraph (with _words_ in it) 2 * 3 < 7 & R & D!',
    '### A heading with **marks**',
    '- **Revenue:** 1,204,331\n- *Orders*: 12\n- `share`: 4.5 %',
    '3. Third\n4. Fourth',
    '| Region | Revenue |\n|:--|--:|\n| **North** | 12 |\n| South | [13](https://example.com) |',
    '> A quote\n> of two lines',
    '---',
    'Der Umsatz stieg um **12 %** – 売上は **増加** した。',
  ])('parses common Markdown itself: %s', (text) => {
    expect(readBlock(text)).toBeDefined();
    expect([readBlock(text)]).toEqual(parseWhole(text));
  });

  it.each([
    ['references', 'See [the report][1] and [^2].'],
    ['addresses without marks', 'See www.example.com or me@example.com or https://example.com.'],
    ['escapes and entities', 'A \\* and &amp;'],
    ['HTML', 'A <b>word</b>'],
    ['images', '![alt](https://example.com/a.png)'],
    ['underlined headings', 'Title\n==='],
    ['tasks', '- [x] done'],
    ['nested lists', '- one\n  - two'],
    ['tangled emphasis', '**a *b** c*'],
  ])('leaves %s to the full parser', (_, text) => {
    expect(readBlock(text)).toBeUndefined();
  });
});

function parseWhole(text: string): RootContent[] {
  return plainSyntax.parse(text, () => false).map(withoutPositions);
}

function withoutPositions({ position: _, ...node }: RootContent): RootContent {
  // Only positions are left out.
  return 'children' in node ? ({ ...node, children: childrenOf(node).map(withoutPositions) } as RootContent) : node;
}

const piece = fc.constantFrom(
  ...'*_`[]()!<>&\\~#-+|:=.@ \n1'.split(''),
  ...[
    '**',
    '__',
    '***',
    '``',
    '  ',
    'a',
    'Wort',
    '売上',
    '“',
    '😀',
    '\u00a0',
    '- ',
    '1. ',
    '12) ',
    '# ',
    '## ',
    '> ',
    '| ',
    ' |',
    '|--|',
    '| --- |',
  ],
  ...[
    'https://',
    'www.',
    '[a](b)',
    '[x] ',
    '[^1]',
    '[l]: ',
    '`c_d`',
    '**b** ',
    '*i*',
    '_i_',
    'snake_case',
    '&amp;',
    '<b>',
    '</b>',
    '\n- ',
    '\n| ',
    '\n> ',
    '\n2. ',
    '\n#',
    '\n==',
    '\n---',
    '\t',
    '\ufeff',
  ],
);

/** A first block that is close to common Markdown, or not at all. */
const blocks = fc.oneof(
  fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join('')),
  fc
    .tuple(
      fc.constantFrom('', '- ', '# ', '> ', '1. ', '* '),
      fc.array(fc.oneof(piece, fc.constantFrom('word ', ' and ', '(', ')', ',')), { maxLength: 8 }),
    )
    .map(([mark, pieces]) => `${mark}Word ${pieces.join('')}`),
  fc
    .array(fc.array(fc.constantFrom('a', ' b ', '**c**', '`d`', '*', '_', '|', '\\', ' ', '[e](f)'), { maxLength: 4 }), {
      minLength: 1,
      maxLength: 9,
    })
    .map((cells) => rowsOf(cells.map((cell) => cell.join('')))),
  fc
    .array(
      fc.array(piece, { maxLength: 4 }).map((pieces) => `- w${pieces.join('')}`),
      { minLength: 1, maxLength: 4 },
    )
    .map((lines) => lines.join('\n')),
);

function rowsOf(cells: readonly string[]): string {
  const rows = [cells.slice(0, 2), ['--', ':-:'], cells.slice(2, 4), cells.slice(4, 6)].filter((row) => row.length > 0);
  return rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
}
