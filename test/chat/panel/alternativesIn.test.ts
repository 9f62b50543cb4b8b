import { describe, expect, it } from 'vitest';
import { completionsFor, tokenBefore } from '../../../src/chat/panel/composer/completionsFor.js';
import { alternativesIn } from '../../../src/chat/panel/follow-ups/alternativesIn.js';
import type { ChatTurn } from '../../../src/chat/store/fold/Thread.js';

const turnOf = (content: string, toolResult?: string) =>
  ({
    answer: { content },
    steps: toolResult === undefined ? [] : [{ toolCall: { name: 'serviceSqlApi', input: '{}', result: toolResult } }],
  }) as unknown as ChatTurn; // only these parts are read

const rows = JSON.stringify({ data: [[1]], schema: [{ column: 'a', column_type: 'Int64' }], totalRows: 1, sqlQuery: 'SELECT 1' });

describe('alternatives in an answer', () => {
  it.each([
    ['a question with a list', 'Which one?\n\n- Net revenue\n- Gross', ['Net revenue', 'Gross']],
    ['numbers, quotes and marks', 'Meinen Sie:\n\n1. „Umsatz netto“\n2. `Umsatz brutto`', ['Umsatz netto', 'Umsatz brutto']],
    [
      'examples in a refusal',
      'I can only answer questions about data. You can ask:\n\n* Revenue by month\n* Top stores',
      ['Revenue by month', 'Top stores'],
    ],
    ['a Japanese introduction', 'たとえば：\n\n- 月別の売上高\n- 店舗別の売上高', ['月別の売上高', '店舗別の売上高']],
    ['single words, which may be names', 'The views are:\n\n- orders\n- stores', []],
    ['one item', 'Which one?\n\n- Net revenue', []],
    ['a list before the end', 'Which one?\n\n- Net\n- Gross\n\nThanks.', []],
    ['long items', `Which one?\n\n- ${'x'.repeat(121)}\n- b`, []],
    ['items with more than a line', 'Which one?\n\n- a\n\n  more\n- b', []],
    ['the same twice', 'Which one?\n\n- a\n- a', []],
    ['no list', 'Which one?', []],
  ])('%s', (_, text, expected) => expect(alternativesIn(turnOf(text))).toEqual(expected));

  it('takes a list after a colon for content if there is a result', () => {
    const text = 'The best stores are:\n\n- Berlin Mitte\n- Paris Nord';
    expect(alternativesIn(turnOf(text, rows))).toEqual([]);
    expect(alternativesIn(turnOf(text.replace('are:', 'are below. Which one next?'), rows))).toHaveLength(2);
  });
});

describe('completions', () => {
  it.each([
    ['@re', 3, { start: 0, query: 're' }],
    ['by /', 4, { start: 3, query: '' }],
    ['@re by', 3, { start: 0, query: 're' }],
    ['and/or', 6, undefined],
    ['ann@example.com', 15, undefined],
    ['@re by', 6, undefined],
  ])('of %s at %i', (text, caret, expected) => expect(tokenBefore(text, caret)).toEqual(expected));

  it('lists each text once, those that start with the query first, at most six of a kind', () => {
    const all = [
      ...['Net revenue', 'Revenue', 'Revenue'].map((text) => ({ kind: 'measure' as const, text })),
      ...Array.from({ length: 9 }, (_, index) => ({ kind: 'question' as const, text: `Revenue ${index}?` })),
      { kind: 'dimension' as const, text: 'Region' },
    ];
    expect(
      completionsFor('reV', all)
        .map(({ text }) => text)
        .slice(0, 3),
    ).toEqual(['Revenue', 'Net revenue', 'Revenue 0?']);
    expect(completionsFor('reV', all)).toHaveLength(8);
  });
});
