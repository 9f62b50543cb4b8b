import { expect, it } from 'vitest';
import { errorPosition } from '../../../../src/chat/results/query/errorPosition.js';

const sql = 'SELECT month\nFORM orders\nWHERE paid = true';

it.each([
  ['ParserError: Expected end of statement, found: orders at Line: 2, Column: 6', 'orders'],
  ['mismatched input (line 3:7)', 'paid'],
  ['Error on line 2, column 1: unknown word', 'FORM'],
  ['line 2 column 6: no table', 'orders'],
  ['ERROR: syntax error at or near "FORM"', 'FORM'],
  ['syntax error at position 14', 'FORM'],
  ['SQL compilation error: error line 2 at position 6 invalid identifier', 'orders'],
  ['Syntax error: Unexpected identifier at [2:6]', 'orders'],
  ['[PARSE_SYNTAX_ERROR] Syntax error. (line 3, pos 7)', 'paid'],
  ["You have an error in your SQL syntax near 'paid = true' at line 3", 'paid'],
  ["Incorrect syntax near 'OFFSET 20' on line 2", 'FORM'],
  ['Msg 102, Line 3: incorrect syntax', 'WHERE'],
])('finds the position in “%s”', (message, word) => {
  const found = errorPosition(message, sql);
  expect(sql.slice(found?.from, found?.to)).toMatch(word);
});

it('counts lines and columns from 1', () => {
  expect(errorPosition('near "orders"', sql)).toEqual({ line: 2, column: 6, from: 18, to: 24 });
});

it.each([
  'The table is missing.',
  'line 9, column 1',
  'line 1, column 99',
  'position 9999',
  'position 0',
  'near "e"',
  'near "absent"',
  'GROUP BY position 7 is not in select list',
  'ORDER BY position 2 is not in select list',
  'the parameter at position 3 is missing',
  "Unexpected 'LIMIT OFFSET 20'",
  'argument position 4',
])('finds no position in “%s”', (message) => expect(errorPosition(message, sql)).toBeUndefined());
