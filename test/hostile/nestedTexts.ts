import type { HostileTexts } from './HostileText.js';
import { outside } from './outside.js';

/** Marks inside marks, and marks that never close: a parser or a page that follows each of them goes down. */
export const nestedTexts: HostileTexts = {
  'nested quotes': { tries: 'ten thousand quotes in each other', text: `${'>'.repeat(10_000)} deep words`, shows: 'deep words' },
  'nested quotes on lines': {
    tries: 'a quote more on each line',
    text: Array.from({ length: 300 }, (_, depth) => `${'> '.repeat(depth)}level ${depth}`).join('\n'),
  },
  'nested lists in a line': { tries: 'ten thousand lists in one line', text: `${'- '.repeat(10_000)}deep item` },
  'nested lists by indentation': {
    tries: 'a list more on each line',
    text: Array.from({ length: 300 }, (_, depth) => `${'  '.repeat(depth)}- level ${depth}`).join('\n'),
  },
  'nested numbers': { tries: 'numbered lists in each other', text: `${'1. '.repeat(5_000)}deep number` },
  'nested quotes and lists': { tries: 'both by turns', text: `${'> - '.repeat(5_000)}deep both` },
  'nested emphasis': { tries: 'emphasis that opens and never ends', text: filled('**a *b ') },
  'nested emphasis that ends': { tries: 'emphasis in emphasis', text: `${'*a **b '.repeat(3_000)}core${' b** a*'.repeat(3_000)}` },
  'tangled emphasis': { tries: 'marks that belong to several others', text: filled('*a_ __b* _c__ ') },
  'nested strikes': { tries: 'strikes of both lengths', text: filled('~~a ~b ') },
  'open brackets': { tries: 'brackets that never close', text: filled('[') },
  'open images': { tries: 'images that never close', text: filled('![') },
  'closed brackets': { tries: 'brackets that never open', text: filled('](') },
  'nested links': { tries: 'links inside links', text: `${'['.repeat(5_000)}core${`](${outside})`.repeat(5_000)}` },
  'nested images': { tries: 'images in the words of images', text: `${'!['.repeat(5_000)}core${`](${outside}/x.png)`.repeat(5_000)}` },
  'bracket pairs': { tries: 'references to nothing', text: filled('[a][b') },
  'open destinations': { tries: 'parentheses in an address', text: `[a](${'('.repeat(50_000)}` },
  'open titles': { tries: 'titles that never end', text: filled('[a](b "') },
  'open tags': { tries: 'tags that never end', text: filled('<a b="c ') },
  'open comments': { tries: 'comments that never end', text: filled('a <!-- ') },
  'open instructions': { tries: 'instructions and declarations that never end', text: filled('a <? <!X <![CDATA[ ') },
  'open autolinks': { tries: 'addresses that never end', text: filled('<a:') },
  backticks: {
    tries: 'runs of backticks of every length',
    text: Array.from({ length: 600 }, (_, length) => `a${'`'.repeat(length)}`).join(''),
  },
  'backticks by turns': { tries: 'code that opens and never ends', text: filled('`a``b```c') },
  'bare addresses': { tries: 'addresses that end in signs', text: filled(`https://evil.example/a(b)c&amp;.,`) },
  'mail addresses': { tries: 'addresses of people without end', text: filled('a@b.c_') },
  'names of sites': { tries: 'names of sites without end', text: filled('www.a') },
  underscores: { tries: 'one sign, again and again', text: filled('_') },
  escapes: { tries: 'escapes of escapes', text: filled('\\\\*') },
  entities: { tries: 'entities without end', text: filled('&amp;&#0;&notit;&') },
  'open fence': { tries: 'code that never ends, with marks like its end', text: `\`\`\`\`\n${filled('```\n')}` },
  'fences by turns': { tries: 'code of one line, again and again', text: filled('```\na\n```\n', 10_000) },
  tabs: { tries: 'indentation without end', text: `${'\t'.repeat(20_000)}x\n${filled('-\t')}` },
  'marks of everything': { tries: 'all marks by turns', text: filled('# > - * [a](b) `c` **d** <e> ![f](g) |h| ~~i~~ \\ & _j_ [^k] ') },
};

/** Enough to bring down what takes more time than the length asks for. */
function filled(unit: string, length = 40_000): string {
  return unit.repeat(Math.ceil(length / unit.length));
}
