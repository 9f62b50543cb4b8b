import { describe, expect, it } from 'vitest';
import { readAddresses } from '../src/admin/shared/people/readAddresses.js';
import { readPeople } from '../src/admin/shared/people/readPeople.js';
import { lastBlockStart, parseableLength } from '../src/chat/markdown/parse/boundaries.js';
import { blockEnd } from '../src/chat/markdown/parse/common-subset/blockEnd.js';
import { readBlock } from '../src/chat/markdown/parse/common-subset/readBlock.js';
import { readFence } from '../src/chat/markdown/parse/fence.js';
import { nextPlainPiece } from '../src/chat/markdown/parse/plainRun.js';
import { readText } from '../src/chat/markdown/parse/readText.js';
import { repairTail } from '../src/chat/markdown/parse/repairTail.js';
import { type MarkdownSyntax, plainSyntax } from '../src/chat/markdown/parse/syntax.js';
import { withoutTokens } from '../src/client/errors/withoutTokens.js';
import { createLineRedactor } from '../src/client/redaction/createLineRedactor.js';
import { createRedactor } from '../src/client/redaction/createRedactor.js';
import { createStreamRedactor } from '../src/client/redaction/createStreamRedactor.js';
import { redactSecrets } from '../src/client/redaction/redactSecrets.js';
import { readTokens } from '../src/ui/fields/readTokens.js';
import { countWork } from './support/countWork.js';
import { someOf } from './support/runs.js';

const secret = 'aaaaaaaaaaaaaaab-eyJa.b';
const delta = (id: string, content: string) => JSON.stringify({ id, content, isDelta: true });

/**
 * What reads a hostile text from one end to the other, by what it is called. Not among them is what the parser reads, which is not our
 * code: the test of the cost of Markdown counts how many blocks it is given.
 */
const scanners: Readonly<Record<string, (text: string) => unknown>> = {
  withoutTokens,
  redactSecrets,
  'redactSecrets of JSON': (text) => redactSecrets(JSON.stringify({ a: text, password: text })),
  'redact of a redactor': (text) => createRedactor([secret, 'bbbbbbb']).redact(text),
  'redactPart of a redactor': (text) => createRedactor([secret, 'bbbbbbb']).redactPart(text),
  'a stream redactor, piece by piece': (text) => {
    const stream = createStreamRedactor(createRedactor([secret]));
    for (const piece of piecesOf(text)) stream.push(piece);
    stream.flush();
  },
  'a delta redactor': (text) => {
    const deltas = createRedactor([secret]).deltas();
    for (const piece of piecesOf(text)) deltas.push({ line: delta('a', piece), value: { id: 'a', content: piece, isDelta: true } });
    deltas.flush();
  },
  'a line redactor': (text) => {
    // In pieces short enough to fill its window of 512 characters early: until then each delta costs more than the one before.
    const lines = createLineRedactor<number>({ amend: () => undefined });
    for (const [key, piece] of piecesOf(text, 16).entries()) lines.redact(key, delta('a', piece));
    lines.flush();
  },
  'the end of a block of the common subset': (text) => blockEnd(text, 0),
  'text in the common subset': readText,
  'a block of the common subset': (text) => {
    for (const start of ['', '# ', '|a|b|\n|-|-|\n']) readBlock(start + text);
  },
  'the start of the last block': (text) => {
    if (parseableLength(text) > 0) lastBlockStart(`${text}\n`, '', parsedBefore);
  },
  'the repair of a tail': repairsOf({ hasMath: false }),
  'the repair of a tail with formulas': repairsOf({ hasMath: true }),
  'a fence': (text) => readFence(text, 0),
  'pasted addresses': (text) => readAddresses(text),
  'pasted addresses beside an open quote': (text) => readAddresses(`"${text}`),
  'pasted people': (text) => readPeople(text),
  'typed tokens': (text) => [true, false].map((isWhole) => readTokens(text, ',', isWhole)),
  'plain pieces': (text) => {
    let start = 0;
    for (let piece = nextPlainPiece(text, start); piece !== undefined; piece = nextPlainPiece(text, start)) start = piece.end;
  },
};

/** Parses a text when it comes for the first time, so that only our own work is counted the second time. */
const outlines = new Map<string, ReturnType<MarkdownSyntax['parseOutline']>>();
const parsedBefore: MarkdownSyntax = {
  ...plainSyntax,
  parseOutline(text) {
    const outline = outlines.get(text) ?? plainSyntax.parseOutline(text);
    outlines.set(text, outline);
    return outline;
  },
};

/** On its own and inside a fence, since the text may hold an odd or an even number of fences. */
function repairsOf(syntax: Parameters<typeof repairTail>[1]): (text: string) => void {
  return (text) => {
    for (const start of ['', '```\n', '~~~\n']) repairTail(start + text, syntax);
  };
}

const units = [
  ...[...'aA0 \n\t*_`~[](){}<>#|-+=:;,.!?&%\\/"\'$^@é'],
  ...[
    '-eyJaaaa',
    'eyJ',
    '.a',
    'eyJaaaaa.',
    'eyJaaaaa.b',
    'a.',
    '-----BEGIN PRIVATE KEY-----',
    'Bearer ',
    'sk-',
    '://a:',
    '://a:b',
    'password=',
    '"password":"',
    '\\"key\\":',
  ],
  ...['%25', '%61', '&#97;', '&amp;', '\\u0061', '\\\\', 'YWFh', '616161', 'aaaaaaaaaaaaaaa', 'aaab', secret.slice(0, -1), `${secret} `],
  ...[
    '**a',
    '[a](',
    '![',
    '[[',
    '[a](b',
    '$1 ',
    '*a ',
    '[a]',
    '<a',
    '`a',
    '``',
    '```\n',
    '~~~\n',
    '> ',
    '- ',
    '1. ',
    '# a\n',
    '|-',
    '| a ',
    '|a|b|\n|-|-|\n',
    '\n\n',
    'a\n\n',
    '  \n',
    '    a\n',
    '[^a]: b\n',
    '[a]: b\n',
    '> a\n',
    '- a\n',
    '|a|b|\n',
    'a\n',
    '$$\n',
    '* _ ',
    '\\*',
    '***a**',
    'a@b ',
    'a@b,',
    '<a@b>',
    '"a@b" ',
    '(a@b)',
    'mailto:a,',
    'mailto:a@b,',
    'To: ',
    '“a ',
    '"a,',
    '\\"',
  ],
];

describe('the readers of hostile text', () => {
  it.each(Object.entries(scanners))('%s: takes four times the steps for four times the text', (name, scan) => {
    // Each scanner tries other units, so that each unit is tried. The line redactor reads its whole window for each delta.
    const tried = someOf(units, name === 'a line redactor' ? 9 : 3, Object.keys(scanners).indexOf(name));
    const texts = tried.flatMap((unit) => [length, 4 * length].map((size) => unit.repeat(Math.ceil(size / unit.length))));
    for (const text of texts) scan(text);
    const steps = countWork(texts.map((text) => () => scan(text)));
    const grown = tried.flatMap((unit, index) => {
      const [some = 0, more = 0] = steps.slice(2 * index);
      return more > mostGrowth * some ? [{ unit, some, more }] : [];
    });
    expect(grown).toEqual([]);
  });

  it.each<[string, (text: string) => unknown]>([
    ['a pattern that starts everywhere', (text) => text.replace(/[\w-]+\.eyJ/g, '')],
    ['a loop that searches to the end', findEach],
  ])('would grow faster: %s', (_, scan) => {
    const [steps = 1, more = 0] = countWork([length, 4 * length].map((size) => () => scan('a'.repeat(size))));
    expect(more / steps).toBeGreaterThan(2 * mostGrowth);
  });
});

function findEach(text: string): void {
  for (let index = 0; index < text.length; index += 1) text.indexOf('b', index);
}

function piecesOf(text: string, size = 7): readonly string[] {
  return Array.from({ length: Math.ceil(text.length / size) }, (_, index) => text.slice(index * size, (index + 1) * size));
}

const length = 500;
/** Four, and something for what is done once. */
const mostGrowth = 4.5;
