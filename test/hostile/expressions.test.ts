import fc from 'fast-check';
import { parseExpression } from 'vega';
import { describe, expect, it } from 'vitest';
import { chartRows } from '../../src/chat/results/chart/rows/chartRows.js';
import { safeVegaSpec } from '../../src/chat/results/chart/safe/safeVegaSpec.js';
import type { SpecObject } from '../../src/chat/results/chart/spec/specGrammar.js';
import { barSpec } from '../e2e/support/sqlSteps.js';
import { runs } from '../support/runs.js';

const rows = chartRows(
  {
    columns: [
      { name: 'region', type: 'string', serviceType: '' },
      { name: 'revenue', type: 'number', serviceType: '' },
    ],
    rows: [['Europe', 1]],
  },
  'en',
);

describe('an accepted expression', () => {
  it('calls only pure functions and contains no regular expression, as parsed by the chart library', () => {
    let passedCount = 0;
    fc.assert(
      fc.property(expressions, (expression) => {
        const passed = passedFilter(expression);
        const tree = passed === undefined ? undefined : parse(passed);
        if (tree === undefined) return;
        passedCount += 1;
        expect(harmsIn(tree)).toEqual([]);
      }),
      { numRuns: runs(2000, 10_000) },
    );
    expect(passedCount).toBeGreaterThan(runs(20, 100));
  });

  it.each([
    'sequence(0, 1e9)',
    'data("x")',
    '/a/',
    'pad("x", 9)',
    'datum.a()',
    '(datum.a)(1)',
    "format(1, 'a' + 'b')",
    "format(1, '\\x39d')",
  ])('does not contain %s', (expression) => {
    expect(passedFilter(expression)).toBeUndefined();
  });

  it.each([
    "datum.revenue > 10 && datum.region !== 'Europe'",
    "format(datum.revenue / 1000, '.1f') + 'k'",
    "timeFormat(datum['region'], '%Y') == '2025' || isValid(datum.größe)",
    "(datum.revenue - 2) / (datum.revenue + 2) >= .5e-3 ? 'a' : \"it's\"",
    'indexof(["a", "b"], lower(datum.region)) % 2 < 1',
  ])('may contain %s', (expression) => {
    expect(passedFilter(expression)).toBe(expression);
  });
});

/** Pieces that readers of expressions may take for different things. */
const expressions = fc
  .array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom('datum.region', "'text'", '1e9', '"', "'", "/'/", '/', 'datum', 'this', "'\\", "\\'", '_sequence'),
      },
      {
        weight: 3,
        arbitrary: fc
          .tuple(
            fc.constantFrom('sequence', 'format', 'data', 'if', 'abs', 'length', 'datum.x', 'test', 'constructor'),
            fc.constantFrom('', ' ', '\u180e', '\u2028', '\ufeff', '\u00a0', '\n', '\\\n', '/**/', '\u200b'),
            fc.constantFrom('(0)', "(0, '9d')", "(0, '9' + '9')", '(', '()', "('/')", '(/a/)'),
          )
          .map((parts) => parts.join('')),
      },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          '+',
          ' + ',
          ',',
          '(',
          ')',
          '[',
          ']',
          '?',
          ':',
          '\n',
          '\\\n',
          '\u180e',
          '\u2029',
          '.',
          '&&',
          '=',
          '{',
          '`',
          ';',
        ),
      },
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((pieces) => pieces.join(''));

/** An expression as a safe spec keeps it. */
function passedFilter(expression: string): string | undefined {
  const safe = safeVegaSpec(JSON.stringify({ ...barSpec, transform: [{ filter: expression }] }), rows);
  if (!safe.isSafe) return undefined;
  const [step] = Array.isArray(safe.spec.transform) ? safe.spec.transform : [];
  return step?.filter;
}

function parse(expression: string): unknown {
  try {
    return parseExpression(expression);
  } catch {
    return undefined;
  }
}

function harmsIn(node: unknown): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(harmsIn);
  if (typeof node !== 'object' || node === null) return [];
  // Every object has string keys.
  const { type, callee, regex, ...rest } = node as SpecObject;
  const isCall = type === 'CallExpression';
  const name = isCall ? Object(callee).name : undefined;
  return [
    ...(isCall && !['format', 'abs', 'length', 'if'].includes(name) ? [`calls ${name}`] : []),
    ...(regex === undefined ? [] : ['holds a pattern']),
    ...Object.values({ ...rest, callee: isCall ? undefined : callee }).flatMap(harmsIn),
  ];
}
