import { atSize } from './atSize.js';
import type { HostileTexts } from './HostileText.js';
import { outside } from './outside.js';

/** Plain things in great numbers: 200 KB without a break, or a few words that grow into millions. Sizes are those of a deep run. */
export const massTexts: HostileTexts = {
  'long paragraph': {
    tries: 'one paragraph of 200 KB',
    text: filled('Lorem ipsum dolor sit amet, consectetur. ', 200_000),
    shows: 'Lorem ipsum',
  },
  'long paragraph with marks': {
    tries: 'one paragraph of 200 KB with marks',
    text: filled('Lorem **ipsum** [dolor](https://evil.example/a) `sit` *amet*. ', 200_000),
  },
  'long lines': { tries: 'one paragraph of many lines', text: filled('A line of text without end, then\n') },
  'long word': { tries: 'one word of 200 KB', text: filled('word', 200_000) },
  'long heading': { tries: 'a heading without end', text: `# ${filled('heading ')}` },
  'long line of code': { tries: 'code of 200 KB in one line', text: `\`\`\`js\n${filled('a+', 200_000)}\n\`\`\`` },
  'lines of code': { tries: 'code of 200 KB', text: `\`\`\`sql\n${filled('SELECT count(*) FROM orders;\n', 200_000)}\`\`\`` },
  'indented code': { tries: 'code by indentation', text: filled('    code\n\n', 10_000) },
  'long inline code': { tries: 'code among words without end', text: `\`${filled('x ')}\`` },
  'list items': { tries: 'a list of a thousand items', text: filled('- an item with some words in it\n') },
  'loose list items': { tries: 'a list with blank lines', text: filled('1. an item\n\n') },
  'list numbers': { tries: 'numbers that are too large', text: '999999999. first\n\n1234567890. none\n\n0. zero\n\n-1. none' },
  'task items': { tries: 'thousands of boxes', text: filled('- [ ] a task\n- [x] done\n') },
  'wide table': { tries: 'a table of ten thousand columns', text: wideTable(atSize(10_000), 3) },
  'table wider than its head': { tries: 'rows longer than the head', text: `| a | b |\n|-|-|\n${filled('| x | y | z | w ')}` },
  'long table': { tries: 'a table of two thousand rows', text: `| a | b |\n|---|---|\n${filled('| 1,234 | some words |\n')}` },
  'table without end': { tries: 'a head whose rows are all lines after it', text: `| a |\n|-|\n${filled('row\n')}` },
  'broken tables': { tries: 'heads without rows', text: filled('| a | b |\n|-|-|\n\n') },
  headings: { tries: 'ten thousand headings', text: filled('# h\n') },
  'setext headings': { tries: 'lines under lines', text: filled('a\n===\nb\n---\n') },
  rules: { tries: 'rules without end', text: filled('***\n') },
  'quoted lines': { tries: 'a long quote', text: filled('> a quoted line with some words\n') },
  'lazy quotes': { tries: 'lines that join a quote without a mark', text: `> a\n${filled('lazy line\n')}` },
  'hard breaks': { tries: 'breaks without end', text: filled('a  \n') },
  'empty lines': { tries: 'nothing, for very long', text: `start\n${'\n'.repeat(atSize(200_000))}end` },
  'footnote marks': { tries: 'thousands of marks of one note', text: `${filled('a[^1] ')}\n\n[^1]: The note.` },
  'footnotes of their own': { tries: 'thousands of notes', text: numbered(1_000, (n) => `a[^${n}]\n\n[^${n}]: note ${n}\n\n`) },
  'footnotes without notes': { tries: 'marks of nothing', text: numbered(4_000, (n) => `a[^${n}] `) },
  'footnotes in circles': {
    tries: 'notes that call each other',
    text: 'a[^a]\n\n[^a]: to b[^b]\n\n[^b]: to a[^a] and b[^b]',
    shows: 'to b',
  },
  'footnotes that multiply': {
    tries: 'each note calls the next ten times',
    text: `a[^1]\n\n${numbered(200, (n) => `[^${n + 1}]: ${`x[^${n + 2}] `.repeat(10)}\n\n`)}`,
  },
  'footnotes in footnotes': {
    tries: 'notes defined inside notes',
    text: `a[^0]\n\n${numbered(200, (n) => `${'    '.repeat(n)}[^${n}]: n${n} [^${n + 1}]\n\n`)}`,
  },
  'footnote of a mark that nobody can parse': {
    tries: 'a note that is told of only in a paragraph without end',
    text: `${filled('noise ')}[^lost]\n\n[^lost]: These words must not be lost.`,
    shows: 'These words must not be lost.',
  },
  'a long footnote': { tries: 'a note without end', text: `a[^1]\n\n[^1]: ${filled('noted ')}` },
  definitions: { tries: 'two thousand definitions', text: numbered(2_000, (n) => `[l${n}]: ${outside}/${n}\n`) },
  'definitions used once each': {
    tries: 'definitions that all come late',
    text: `${numbered(1_500, (n) => `[w${n}] `)}\n\n${numbered(1_500, (n) => `[w${n}]: ${outside}/${n}\n`)}`,
  },
  'definition of a long address': {
    tries: 'one address of 100 KB, used ten thousand times',
    text: `[a]: ${outside}/${'x'.repeat(atSize(100_000))}\n\n${'[a] '.repeat(atSize(10_000))}`,
  },
  'definition of a long title': {
    tries: 'one title of 100 KB, used ten thousand times',
    text: `[a]: ${outside} "${'x'.repeat(atSize(100_000))}"\n\n${'[a] '.repeat(atSize(10_000))}`,
  },
  'labels that are missing': { tries: 'references that wait for ever', text: numbered(2_000, (n) => `Some [words][l${n}] here\n\n`) },
  'long labels': {
    tries: 'labels longer than any',
    text: `[${'l'.repeat(atSize(100_000))}]\n\n[${'l'.repeat(atSize(100_000))}]: ${outside}`,
  },
  links: { tries: 'thousands of links', text: filled('[a](https://evil.example) ') },
  images: { tries: 'thousands of images', text: filled('![a](https://evil.example) ') },
};

/** Enough to bring down what takes more time than the length asks for. */
function filled(unit: string, length = 40_000): string {
  return unit.repeat(Math.ceil(atSize(length) / unit.length));
}

function numbered(count: number, write: (index: number) => string): string {
  return Array.from({ length: atSize(count) }, (_, index) => write(index)).join('');
}

function wideTable(columns: number, rows: number): string {
  const row = (cell: string) => `|${`${cell}|`.repeat(columns)}\n`;
  return row('a') + row('-') + row('1').repeat(rows);
}
