import remarkMath from 'remark-math';
import { describe, expect, it } from 'vitest';
import { createBlockSplitter } from '../../../src/chat/markdown/parse/blocks.js';
import { createMarkdownDialect } from '../../../src/chat/markdown/plugins/createMarkdownDialect.js';
import { someOf } from '../../support/runs.js';

const { syntax: mathSyntax } = createMarkdownDialect({ remarkPlugins: [remarkMath] });

const mathBombs = {
  dollars: '$'.repeat(200_000),
  'formulas without end': '$a '.repeat(66_000),
  'dollars in runs': '$a$$b$$$c'.repeat(22_000),
  'lines of dollars': 'a\n\n$$ b\n'.repeat(20_000),
  brackets: '['.repeat(200_000),
  'plain words': 'Lorem ipsum dolor sit amet, consectetur. '.repeat(5000),
};

describe('the cost of Markdown', () => {
  it('parses only the blocks that a delta ends and the one it continues, however long the text is', () => {
    const splitter = createBlockSplitter();
    let text = '';
    let most = 0;
    for (const delta of deltasOf(answerOf(400), 20)) {
      const before = splitter.parsedBlocks;
      text += delta;
      splitter.update(text, true);
      most = Math.max(most, splitter.parsedBlocks - before);
    }
    expect(most).toBeLessThanOrEqual(3);
  });

  it('parses only those blocks if plugins add syntax, too', () => {
    const splitter = createBlockSplitter(mathSyntax);
    let text = '';
    let most = 0;
    for (const delta of deltasOf(`${answerOf(100)}$$\nx\n$$\n\n${answerOf(100)}`, 20)) {
      const before = splitter.parsedBlocks;
      text += delta;
      splitter.update(text, true);
      most = Math.max(most, splitter.parsedBlocks - before);
    }
    expect(most).toBeLessThanOrEqual(3);
  });

  it.each(someOf(Object.entries(mathBombs), 2))(
    'never blocks on 200 KB of %s if plugins parse formulas, streamed or at once',
    (_, text) => {
      const streamed = createBlockSplitter(mathSyntax);
      let longestMs = 0;
      for (let end = 0; end < text.length + stepLength; end += stepLength) {
        longestMs = Math.max(
          longestMs,
          timeOf(() => streamed.update(text.slice(0, end), true)),
        );
      }
      longestMs = Math.max(
        longestMs,
        timeOf(() => createBlockSplitter(mathSyntax).update(text, false)),
      );
      expect(longestMs).toBeLessThan(generousMs);
    },
  );

  it('keeps settled blocks identical, which avoids rerendering them', () => {
    const splitter = createBlockSplitter();
    const text = answerOf(30);
    const before = splitter.update(text, true).chunks;
    const after = splitter.update(`${text}More.\n\nAnd more.\n\n`, true).chunks;
    expect(before.length).toBeGreaterThan(2);
    for (const [index, chunk] of before.slice(0, -1).entries()) expect(after[index]).toBe(chunk);
    const nodesAfter = after.flat();
    for (const [index, node] of before.flat().slice(0, -1).entries()) expect(nodesAfter[index]).toBe(node);
  });

  it('parses only the blocks that wait for a definition when it arrives late', () => {
    const splitter = createBlockSplitter();
    const text = `${answerOf(60)}\n\nSee [the report][late].\n\n${answerOf(60)}\n\n`;
    let end = 0;
    for (const delta of deltasOf(text, 50)) {
      end += delta.length;
      splitter.update(text.slice(0, end), true);
    }
    const before = splitter.parsedBlocks;
    const { chunks } = splitter.update(`${text}[late]: https://example.com/late\n\nDone.\n`, true);
    expect(splitter.parsedBlocks - before).toBeLessThanOrEqual(4);
    expect(JSON.stringify(chunks)).toContain('"url":"https://example.com/late"');
  });

  it('continues where it stopped if much text arrives at once', () => {
    const splitter = createBlockSplitter();
    const text = answerOf(1500);
    let document = splitter.update(text, false);
    expect(document.isBehind).toBe(true);
    const first = document.chunks.flat();
    while (document.isBehind) document = splitter.update(text, false);
    const whole = document.chunks.flat();
    for (const [index, node] of first.entries()) expect(whole[index]).toBe(node);
    expect(JSON.stringify(whole)).toContain('Section 1499');
  });

  it.each(someOf(Object.entries(bombs), 2))('never blocks on 200 KB of %s, streamed or at once', (_, text) => {
    const streamed = createBlockSplitter();
    let longestMs = 0;
    for (let end = 0; end < text.length + stepLength; end += stepLength) {
      longestMs = Math.max(
        longestMs,
        timeOf(() => streamed.update(text.slice(0, end), true)),
      );
    }
    const atOnce = createBlockSplitter();
    longestMs = Math.max(
      longestMs,
      timeOf(() => atOnce.update(text, false)),
    );
    expect(longestMs).toBeLessThan(generousMs);
  });

  it.each(someOf(Object.entries(bombs), 3, 1))(
    'keeps few blocks of %s in one chunk, because a delta visits all of the last one',
    (_, text) => {
      const splitter = createBlockSplitter();
      for (let end = 0; end < 20_000; end += 200) splitter.update(text.slice(0, end), true);
      const { chunks } = splitter.update(text.slice(0, 20_000), true);
      expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThanOrEqual(100);
    },
  );
});

/** Usually under 100 ms; a machine that does other work too may take longer, but what is not linear takes far longer. */
const generousMs = 1500;
const stepLength = 8000;

/** Processor time, which other programs do not lengthen as much as the time on the clock. */
function timeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}

/** Paragraphs, lists, tables and code, as in a long answer. */
function answerOf(sections: number): string {
  return Array.from(
    { length: sections },
    (_, index) =>
      `## Section ${index}\n\nRevenue of **region ${index}** rose by [12 %](https://example.com/${index}).\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n\`\`\`sql\nSELECT ${index}\n\`\`\`\n\n`,
  ).join('');
}

function deltasOf(text: string, length: number): string[] {
  return Array.from({ length: Math.ceil(text.length / length) }, (_, index) => text.slice(index * length, (index + 1) * length));
}

const long = (unit: string) => unit.repeat(Math.ceil(200_000 / unit.length));

const bombs = {
  brackets: long('['),
  'closing brackets': long(']('),
  'bracket pairs': long('[a]['),
  emphasis: long('*a_ '),
  'nested emphasis': long('**a *b '),
  quotes: long('>'),
  'lists in a line': long('- '),
  'lists in quotes': long('> - '),
  backticks: long('`a``b```c'),
  tags: long('<a '),
  instructions: long('a <? '),
  escapes: long('\\\\*'),
  'addresses of people': long('a@b.'),
  addresses: long('https://a.b '),
  'addresses without spaces': long('https://a.b。'),
  words: long('Lorem ipsum dolor sit amet, consectetur. '),
  lines: long('A line of text without end, then\n'),
  'list items': long('- an item with some words in it\n'),
  'table rows': `| a | b |\n|---|---|\n${long('| 1,234 | some words |\n')}`,
  headings: long('# a\n'),
  'quoted lines': long('> a quoted line with some words\n'),
  'indented code': long('    code\n\n'),
  'code lines': `\`\`\`sql\n${long('SELECT count(*) FROM orders;\n')}`,
  definitions: Array.from({ length: 6000 }, (_, index) => `[l${index}]: https://example.com/${index}\n`).join(''),
  'missing labels': Array.from({ length: 6000 }, (_, index) => `Some [words][l${index}] here\n\n`).join(''),
  'footnote marks': Array.from({ length: 6000 }, (_, index) => `A mark[^${index}] here\n\n`).join(''),
};
