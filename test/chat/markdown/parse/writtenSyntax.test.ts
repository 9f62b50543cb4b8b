import type { RootContent } from 'mdast';
import { describe, expect, it } from 'vitest';
import { Definitions } from '../../../../src/chat/markdown/parse/Definitions.js';
import { parseBlock } from '../../../../src/chat/markdown/parse/parseBlock.js';
import { readText } from '../../../../src/chat/markdown/parse/readText.js';
import { childrenOf, plainSyntax } from '../../../../src/chat/markdown/parse/syntax.js';

describe('tildes', () => {
  it.each([
    ['3~5日、費用は100~200万円', '3~5日、費用は100~200万円'],
    ['about ~5 or ~6', 'about ~5 or ~6'],
    ['~/reports and ~/exports', '~/reports and ~/exports'],
    ['5~~旧価格~~円', '5[del:旧価格]円'],
    ['~~（旧）~~新価格', '[del:（旧）]新価格'],
    ['~one~ ~~two~~', '~one~ [del:two]'],
  ])('strike out text only if doubled: %s', (markdown, shown) => expect(shownOf(markdown)).toBe(shown));
});

describe('emphasis', () => {
  it.each([
    ['**注意：**続き', '[strong:注意：]続き'],
    ['**注意：**続き、**重要。**次に', '[strong:注意：]続き、[strong:重要。]次に'],
    ['これは**「強調」**です', 'これは[strong:「強調」]です'],
    [
      '**この文を強調できますか（Can I emphasize this sentence）？**残念',
      '[strong:この文を強調できますか（Can I emphasize this sentence）？]残念',
    ],
    ['我可以强调**这个`code`**吗？', '我可以强调[strong:这个[code:code]]吗？'],
    ['**“重点”**内容', '[strong:“重点”]内容'],
    ['**이 용어(This term)**를 강조', '[strong:이 용어(This term)]를 강조'],
    ['**売上(税込)**の推移', '[strong:売上(税込)]の推移'],
    ['売上は**+12%**増', '売上は[strong:+12%]増'],
    ['*強調、*です', '[em:強調、]です'],
    ['_強調_です', '_強調_です'],
    ['**完了✅**次に', '[strong:完了✅]次に'],
    ['**a**𠮷**(b)**𠮷', '[strong:a]𠮷[strong:(b)]𠮷'],
    ['葛\u{e0100}**(b)**', '葛\u{e0100}[strong:(b)]'],
    ['。︀**(b)**', '。︀[strong:(b)]'],
    ['| 項目 |\n|-|\n| **注意：**続き |', '注意：続き'],
    // Without such text next to it, as in CommonMark.
    ['a**"foo"**', 'a**"foo"**'],
    ['**foo:**bar', '**foo:**bar'],
  ])('needs no spaces next to Chinese, Japanese and Korean text: %s', (markdown, shown) => {
    if (markdown.startsWith('|')) expect(JSON.stringify(parse(markdown))).toContain('"strong"');
    else expect(shownOf(markdown)).toBe(shown);
  });
});

describe('bare addresses', () => {
  it.each([
    ['https://example.com/guide。次に', '[https://example.com/guide]。次に'],
    ['https://example.com/guide、または', '[https://example.com/guide]、または'],
    ['（https://example.com/a?b=1）を参照', '（[https://example.com/a?b=1]）を参照'],
    ['「https://example.com/a」を', '「[https://example.com/a]」を'],
    ['https://example.com。次', '[https://example.com]。次'],
    ['https://example.com/a！**太字**です', '[https://example.com/a]！[strong:太字]です'],
    ['请访问“https://example.com/a”。', '请访问“[https://example.com/a]”。'],
    ['（www.example.com/a）と（www.example.org/b。）', '（[http://www.example.com/a]）と（[http://www.example.org/b]。）'],
    ['www.example.com，以及', '[http://www.example.com]，以及'],
    ['support@example.com。次', '[mailto:support@example.com]。次'],
    ['https://ja.wikipedia.org/wiki/レオナルド・ダ・ヴィンチ と', '[https://ja.wikipedia.org/wiki/レオナルド・ダ・ヴィンチ] と'],
    ['[https://example.com/a]', '[[https://example.com/a]]'],
    ['[see www.example.com/a, and xwww.example.com', '[see [http://www.example.com/a], and xwww.example.com'],
    ['https://example.com/a_(b) and', '[https://example.com/a_(b)] and'],
  ])('end before the punctuation that follows them: %s', (markdown, shown) => expect(shownOf(markdown)).toBe(shown));
});

describe('<br>', () => {
  it.each([
    ['one<br>two', 'one⏎two'],
    ['one<br/>two<BR />three', 'one⏎two⏎three'],
    ['<br>\nnext **line**', '⏎\nnext [strong:line]'],
    ['a <brand> and <br class="x">', 'a <brand> and <br class="x">'],
  ])('breaks the line: %s', (markdown, shown) => expect(shownOf(markdown)).toBe(shown));

  it('breaks the line in a cell', () => {
    expect(JSON.stringify(parse('| a<br>b |\n|-|\n| c<br />d |')).split('"break"')).toHaveLength(3);
  });
});

function parse(markdown: string): readonly RootContent[] {
  return (
    readText(markdown) ?? parseBlock(markdown, { definitions: new Definitions(), outline: [], syntax: plainSyntax, isOpen: false }).nodes
  );
}

/** The text, with each node's content in brackets after its type. */
function shownOf(markdown: string): string {
  return parse(markdown).map(shown).join('');
}

function shown(node: RootContent): string {
  const words = 'value' in node ? node.value : childrenOf(node).map(shown).join('');
  switch (node.type) {
    case 'link':
      return `[${node.url}]`;
    case 'delete':
      return `[del:${words}]`;
    case 'strong':
      return `[strong:${words}]`;
    case 'emphasis':
      return `[em:${words}]`;
    case 'inlineCode':
      return `[code:${words}]`;
    case 'break':
      return '⏎';
    default:
      return words;
  }
}
