import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatSql } from '../../../../src/chat/results/query/formatSql.js';

describe('formatting a query', () => {
  it('puts each clause, each condition, and each item of a longer list on its own line', () => {
    const sql =
      "SELECT date_trunc('month', o.ordered_at) AS month, MEASURE(revenue) AS revenue FROM orders o LEFT OUTER JOIN stores s ON s.id = o.store_id AND s.open WHERE o.ordered_at BETWEEN '2025-01-01' AND '2025-12-31' AND (o.paid OR o.kind = 'gift') GROUP BY 1, 2 ORDER BY 1 LIMIT 10";
    expect(formatSql(sql)).toBe(`SELECT
  date_trunc('month', o.ordered_at) AS month,
  MEASURE(revenue) AS revenue
FROM orders o
LEFT OUTER JOIN stores s ON s.id = o.store_id
  AND s.open
WHERE o.ordered_at BETWEEN '2025-01-01' AND '2025-12-31'
  AND (o.paid OR o.kind = 'gift')
GROUP BY 1, 2
ORDER BY 1
LIMIT 10`);
  });

  it('indents subqueries, and keeps functions, windows and CASE on one line', () => {
    const sql =
      'WITH t AS (SELECT a FROM x UNION ALL SELECT b FROM y) SELECT DISTINCT a, sum(b) OVER (PARTITION BY c ORDER BY d), CASE WHEN a AND b THEN 1 ELSE 2 END FROM t WHERE a IS DISTINCT FROM b AND EXTRACT(year FROM d) IN (SELECT 1)';
    expect(formatSql(sql)).toBe(
      `WITH t AS (
  SELECT a
  FROM x
  UNION ALL
  SELECT b
  FROM y
)
SELECT DISTINCT
  a,
  sum(b) OVER (PARTITION BY c ORDER BY d),
  CASE WHEN a AND b THEN 1 ELSE 2 END
FROM t
WHERE a IS DISTINCT FROM b
  AND EXTRACT(year FROM d) IN (
  SELECT 1
)`,
    );
  });

  it('keeps comments, strings and quoted names as they are', () => {
    const sql = `select 'a,  b -- c' as "my  name", -- why\n  2 /* two  words */ from t; select 1`;
    expect(formatSql(sql)).toBe(`select
  'a,  b -- c' as "my  name", -- why
  2 /* two  words */
from t;
select 1`);
  });

  it('keeps the lines of a string that is written on several lines', () => {
    expect(formatSql("SELECT 'one '\n  'two' AS text, 'a' AS b FROM t")).toMatch(/'one '\n\s*'two' AS text/);
  });

  it.each([
    ['an unclosed string', "SELECT 'open"],
    ['an unclosed comment', 'SELECT /* open'],
    ['an unclosed parenthesis', 'SELECT (1'],
    ['an extra closing parenthesis', 'SELECT 1)'],
    ['a backslash escape', String.raw`SELECT E'it\'s  a' FROM t`],
    ['dollar quotes', 'SELECT $$a  b$$'],
    ['dollar quotes with a tag', "SELECT $q$it's$q$"],
    ['a MySQL comment', "SELECT 1 # it's"],
    ['a nested comment', "SELECT /* a /* b */ ' */ 1"],
    ['a template', 'SELECT {{ x }}'],
    ['more than 100,000 characters', `SELECT ${'1, '.repeat(40_000)}1`],
  ])('refuses a query with %s', (...[, sql]) => expect(formatSql(sql)).toBeUndefined());

  it('changes only whitespace between tokens, also when run twice', () => {
    const piece = fc.constantFrom(
      ...['SELECT', 'select', 'FROM', 'WHERE', 'AND', 'OR', 'GROUP BY', 'LEFT JOIN', 'ON', 'CASE', 'END', 'DISTINCT', 'UNION', ';'],
      ...['a', 'b.c', '"x  y"', "'it''s  --'", '1.5', ',', ',', '(', ')', '-', '*', '::', '->>', '=', '$1', '[1  2]', '`a  b`'],
      ...[' ', '  ', '\n', '\t\n ', '-- note  \n', '/* c  d */'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const sql = pieces.join('');
        const formatted = formatSql(sql);
        if (formatted === undefined) return;
        expect(tokens(formatted)).toEqual(tokens(sql));
        expect(tokens(formatSql(formatted) ?? '')).toEqual(tokens(sql));
      }),
    );
  });

  it('takes linear time for nested queries', () => {
    expect(formatSql(`${'SELECT (SELECT a, '.repeat(4_000)}1${')'.repeat(4_000)}`)).toContain('SELECT');
  });
});

/** A simple tokenizer to compare with: whole literals and comments, words, and runs of operators. */
function tokens(sql: string): string[] {
  const found = sql.match(/--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|[\w$]+|[(),;]|[^\s\w'"`[(),;]+/g) ?? [];
  return found.map((token) => (token.startsWith('--') ? token.trimEnd() : token));
}
