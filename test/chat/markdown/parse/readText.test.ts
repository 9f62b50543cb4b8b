import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBlockSplitter } from '../../../../src/chat/markdown/parse/blocks.js';
import { readText } from '../../../../src/chat/markdown/parse/readText.js';
import { runs } from '../../../support/runs.js';

describe('readText', () => {
  it('returns the same nodes as any other reader, or leaves the text to it', () => {
    let read = 0;
    fc.assert(
      fc.property(texts, (text) => {
        const nodes = readText(text);
        if (nodes === undefined) return;
        read += 1;
        expect(nodes).toEqual(createBlockSplitter().update(text, false).chunks.flat());
      }),
      { numRuns: runs(500, 3_000) },
    );
    expect(read).toBeGreaterThan(runs(33, 200));
  });

  it.each(['', '\n\n', 'One.\r\n\r\nTwo.\r\n', '## A\n\n#### B\n\nWords\n\n- one\n- two\n\n```sql\nSELECT 1\n```\n\n> said\n\n---\n'])(
    'parses common Markdown itself: %j',
    (text) => {
      expect(readText(text)).toEqual(createBlockSplitter().update(text, false).chunks.flat());
    },
  );

  it('leaves text that is nested too deeply to the splitter', () => {
    expect(readText(`Words.\n\n${'> '.repeat(70)}deep`)).toBeUndefined();
  });
});

const line = fc.constantFrom(
  'Revenue grew **12 %** in _March_.',
  'See [the report](https://example.com).',
  '# Heading',
  '### Deeper',
  '- item',
  '- `code`',
  '1. first',
  '2. second',
  '> quoted',
  '---',
  '```',
  '```sql',
  '~~~',
  '| a | b |',
  '|---|--:|',
  '| 1 | 2 |',
  '| 1 |',
  '  indented',
  '    more indented',
  'Title',
  '===',
  '[ref]: https://example.com',
  '',
  '',
  '',
  '  ',
  '\t',
);

const texts = fc
  .array(fc.tuple(line, fc.constantFrom('\n', '\n', '\n\n', '\r\n', '\0', '  \n')), { maxLength: 8 })
  .map((lines) => lines.map(([text, ending]) => text + ending).join(''));
