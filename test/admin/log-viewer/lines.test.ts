import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterLines, linesWith } from '../../../src/admin/log-viewer/model/filterLines.js';
import { findMatches, maxMatches, nextMatchIndex } from '../../../src/admin/log-viewer/model/findMatches.js';
import {
  hiddenCharactersOf,
  indexOfLine,
  levelOf,
  maxShownCharacters,
  readLogLines,
  segmentsOf,
  textOfLines,
} from '../../../src/admin/log-viewer/model/LogLine.js';
import { layOutRows } from '../../../src/admin/log-viewer/model/logRows.js';
import { markSegments } from '../../../src/admin/log-viewer/model/markSegments.js';
import { withoutInvisible } from '../../../src/react/text/searchText.js';

function linesOf(...messages: readonly string[]) {
  return readLogLines(
    messages.map((message) => ({ pod: 'api', date: '2026-11-21T10:00:00Z', message })),
    10,
  );
}

describe('log lines', () => {
  it('are numbered consecutively, including continuation lines', () => {
    const lines = linesOf('one', 'two\r\n  three\rfour\n', 'five');
    expect(lines.map(({ number, text, isContinued }) => [number, text, isContinued])).toEqual([
      [10, 'one', false],
      [11, 'two', false],
      [12, '  three', true],
      [13, 'four', true],
      [14, 'five', false],
    ]);
    expect(textOfLines(lines.slice(1, 3))).toBe('2026-11-21T10:00:00Z api two\n  three');
  });

  it('show an entry of any shape as a line, so that it hides no others', () => {
    const shown = { pod: 'api', date: '2026-11-21T10:00:00Z', message: 'shown' };
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ pod: fc.jsonValue(), date: fc.jsonValue(), message: fc.jsonValue() })), (entry) => {
        const lines = readLogLines([shown, entry as unknown as typeof shown, shown], 0);
        expect(lines.length).toBeGreaterThanOrEqual(3);
        expect([lines[0]?.text, lines.at(-1)?.text]).toEqual(['shown', 'shown']);
        expect(typeof textOfLines(filterLines(lines, { range: '5m' }, 0))).toBe('string');
      }),
    );
    expect(readLogLines([{ ...shown, message: null as unknown as string }], 0)).toMatchObject([{ text: '', pod: 'api' }]);
  });

  it('keep the colour and level of their message', () => {
    const lines = linesOf('\u001b[31merror: a\n  at b\n\u001b[0m  at c', 'd');
    expect(lines.map((line) => [line.level, segmentsOf(line)[0]?.style.color])).toEqual([
      ['error', 'red'],
      ['error', 'red'],
      ['error', undefined],
      [undefined, undefined],
    ]);
  });

  it('are shortened if they are too long, and copied in full', () => {
    const [line] = linesOf(`\u001b[32m${'x'.repeat(50_000)}`);
    if (line === undefined) throw new Error('There is one line.');
    expect(segmentsOf(line).reduce((sum, { text }) => sum + text.length, 0)).toBe(maxShownCharacters);
    expect(hiddenCharactersOf(line)).toBe(50_000 - maxShownCharacters);
    expect(textOfLines([line])).toContain('x'.repeat(50_000));
  });
});

it.each([
  ['error Connection lost', 'error'],
  ['2026-11-21 [WARN] slow', 'warning'],
  ['WARNING: slow', 'warning'],
  ['{"time":1,"level":"fatal"}', 'error'],
  ['{"level":"info","message":"error none"}', 'info'],
  ['info no error here', 'info'],
  ['level=notice', 'info'],
  ['debug: x', 'debug'],
  ['terrors and warnings', undefined],
  [`${'x '.repeat(60)}error`, undefined],
])('%j has the level %s', (text, level) => {
  expect(levelOf(text)).toBe(level);
});

describe('the filters of lines', () => {
  const nowMs = Date.parse('2026-11-21T10:30:00Z');
  const lines = readLogLines(
    [
      { pod: 'api', date: '2026-11-21T09:00:00Z', message: 'error lost\n  at call()' },
      { pod: 'api', date: '2026-11-21T10:20:00Z', message: 'GET /load 200' },
      { pod: 'api', date: '2026-11-21T10:29:00Z', message: 'ERROR timeout\n  at load()' },
      { pod: 'api', date: 'yesterday', message: 'info started' },
    ],
    0,
  );
  const numbersOf = (filters: Parameters<typeof filterLines>[1]) => filterLines(lines, filters, nowMs).map(({ number }) => number);

  it('are by level, with stack traces, and by the time', () => {
    expect(filterLines(lines, {}, nowMs)).toBe(lines);
    expect(numbersOf({ level: 'error' })).toEqual([0, 1, 3, 4]);
    expect(numbersOf({ level: 'unknown' })).toEqual([2]);
    expect(numbersOf({ level: 'error', range: '15m' })).toEqual([3, 4]);
  });

  it('keep lines whose time cannot be read', () => {
    expect(numbersOf({ range: '5m' })).toEqual([3, 4, 5]);
    expect(numbersOf({ range: '24h' })).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('are by the search, and leave the time and pod of a message to a line whose message is not shown', () => {
    const found = linesWith(lines, 'LOAD');
    expect(found.map(({ number }) => number)).toEqual([2, 4]);
    expect(linesWith(lines, ' ')).toBe(lines);
    expect(textOfLines(found)).toBe('2026-11-21T10:20:00Z api GET /load 200\n2026-11-21T10:29:00Z api   at load()');
    expect([0, 2, 3, 4, 5].map((number) => indexOfLine(found, number))).toEqual([0, 0, 1, 1, 2]);
  });
});

describe('a search', () => {
  it('finds each match regardless of case', () => {
    const lines = linesOf('a.b A.B', 'axb', 'İ a.b');
    expect(findMatches(lines, 'a.b')).toEqual([
      { line: 10, start: 0, end: 3 },
      { line: 10, start: 4, end: 7 },
      { line: 12, start: 2, end: 5 },
    ]);
    expect(findMatches(lines, ' ')).toEqual([]);
    for (const sign of '\\^$.*+?()[]{}|/-') expect(() => findMatches(lines, sign)).not.toThrow();
  });

  it('finds exactly the matches, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }), (query) => {
        const [line] = linesOf(`x${query}y`);
        if (withoutInvisible(query).trim() === '' || line?.text !== `x${query}y`) return;
        expect(findMatches([line], query).some(({ start, end }) => line.text.slice(start, end) === query)).toBe(true);
      }),
    );
  });

  it('stops at the maximum number of matches', () => {
    expect(findMatches(linesOf(...Array.from({ length: 20 }, () => 'a'.repeat(1_000))), 'a')).toHaveLength(maxMatches);
  });

  it('continues from the visible line, and wraps around', () => {
    const matches = findMatches(linesOf('a', 'b', 'a', 'a'), 'a');
    expect(nextMatchIndex(matches, { line: 11, direction: 1 })).toBe(1);
    expect(nextMatchIndex(matches, { line: 11, direction: -1 })).toBe(0);
    expect(nextMatchIndex(matches, { line: 99, direction: 1 })).toBe(0);
    expect(nextMatchIndex(matches, { line: 0, direction: -1 })).toBe(2);
  });

  it('splits a line where matches and colours start and end, without losing text', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[ab]{0,4}$/)), fc.stringMatching(/^[ab]{1,3}$/), (words, query) => {
        const [line] = linesOf(words.map((word, index) => `\u001b[3${index % 8}m${word}`).join(''));
        if (line === undefined) return;
        const matches = findMatches([line], query);
        const marked = markSegments(segmentsOf(line), matches);
        expect(marked.map(({ text }) => text).join('')).toBe(words.join(''));
        for (const match of matches) {
          expect(
            marked
              .filter((segment) => segment.match === match)
              .map(({ text }) => text)
              .join(''),
          ).toBe(query);
        }
      }),
    );
  });
});

describe('rows on the screen', () => {
  it('are one per line without wrapping', () => {
    const rows = layOutRows(linesOf('a', 'b'.repeat(500)), undefined);
    expect([rows.count, rows.rowOf(1), rows.indexAt(1)]).toEqual([2, 1, 1]);
  });

  it('are as many as a wrapped line needs', () => {
    const rows = layOutRows(linesOf('', 'x'.repeat(10), 'x'.repeat(11), '名'.repeat(6), 'é'.repeat(10)), 10);
    expect([0, 1, 2, 3, 4, 5].map((index) => rows.rowOf(index))).toEqual([0, 1, 2, 4, 6, 7]);
    expect(rows.count).toBe(7);
  });

  it.each([
    ['🎉'.repeat(5), 1],
    ['👩‍💻'.repeat(6), 2],
    [`${'x'.repeat(9)}${'名'.repeat(5)}x`, 3],
    ['நி'.repeat(10), 1],
    ['e\u0301'.repeat(10), 1],
    ['ｶﾅ'.repeat(5), 1],
  ])('count characters, not code units: %s', (text, count) => {
    expect(layOutRows(linesOf(text), 10).count).toBe(count);
  });

  it('know their line, for any lengths', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 1 }), fc.integer({ min: 1, max: 20 }), (lengths, columns) => {
        const rows = layOutRows(linesOf(...lengths.map((length) => 'x'.repeat(length))), columns);
        for (let row = 0; row < rows.count; row += 1) {
          const index = rows.indexAt(row);
          expect(rows.rowOf(index)).toBeLessThanOrEqual(row);
          expect(rows.rowOf(index + 1)).toBeGreaterThan(row);
        }
      }),
    );
  });
});
