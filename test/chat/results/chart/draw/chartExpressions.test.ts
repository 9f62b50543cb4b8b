import { parseExpression } from 'vega';
import { expressionInterpreter } from 'vega-interpreter';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chartExpressions } from '../../../../../src/chat/results/chart/draw/chartExpressions.js';
import { LateTooltip } from '../../../../../src/chat/results/chart/read/lateTooltip.js';
import type { ExpressionNode } from '../../../../../src/chat/results/chart/safe/prepareExpression.js';

// The interpreter reports what it prevents.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe('the expressions of a chart', () => {
  it.each([
    'datum.amount * 2 + 1',
    'datum["a b"] === null || !isValid(datum.none)',
    'isFinite(+datum.amount) && isNaN(NaN)',
    'datum.amount > 3 ? "many" : "few"',
    'if(datum.amount == "7", PI, E)',
    '[datum.amount, -datum.amount, ~5, 7 % 4, 1 << 3, 6 & 3]',
    '{"Name": datum.name, amount: format(datum.amount), 3: 1}',
    'min(width, 3, datum.amount) + max(1, 2) - round(2.5) + pow(2, 3)',
    'upper(datum.name) + substring(datum.name, 1, 3) + length(datum.list) + indexof(datum.list, 2)',
    'test(/o/, datum.name)',
    'datum.list[datum.list.length - 1]',
    'datum.name["constructor"]["constructor"]',
    'datum.list.none.further',
    '{"constructor": 1, then: 2, "__proto__": 3, kept: 4}',
    'utcyear(86400000) + clamp(9, 1, 3)',
    'none',
  ])('have the value that the interpreter of the library gives: %s', (source) => {
    const ast = plain(parseExpression(source));
    const params = { $width: 12 };
    expect(outcome(() => chartExpressions.parameter(context, { ast })(datum, params))).toEqual(
      outcome(() => expressionInterpreter.parameter(context, { ast })(datum, params)),
    );
    expect(outcome(() => chartExpressions.operator(context, { ast })(params))).toEqual(
      outcome(() => expressionInterpreter.operator(context, { ast })(params)),
    );
  });

  it.each(['rect', 'text', 'rule', 'group'])('place a %s as the interpreter does', (marktype) => {
    for (const sides of [
      ['x', 'x2', 'y', 'y2'],
      ['x2', 'y2'],
      ['xc', 'yc'],
      ['x', 'y', 'width'],
    ]) {
      const channels = Object.fromEntries(
        sides.map((side, index) => [side, { ast: plain(parseExpression(`datum.amount - ${index * 3}`)) }]),
      );
      const [ours, theirs] = [
        { datum, width: 4 },
        { datum, width: 4 },
      ];
      const change = chartExpressions.encode(context, { marktype, channels })(ours, {});
      expect(change).toBe(expressionInterpreter.encode(context, { marktype, channels })(theirs, {}));
      expect(ours).toEqual(theirs);
    }
  });

  it('call functions that a view inherits', () => {
    const inherited = { functions: Object.create({ double: (value: number) => value * 2 }) };
    expect(chartExpressions.operator(inherited, { ast: plain(parseExpression('double(21)')) })({})).toBe(42);
  });

  it('are evaluated for tooltips once a reader looks at them', () => {
    let calls = 0;
    const counting = { functions: { ...context.functions, count: () => (calls += 1) } };
    const item: { datum: object; tooltip?: unknown } = { datum };
    chartExpressions.encode(counting, { marktype: 'symbol', channels: { tooltip: { ast: plain(parseExpression('count()')) } } })(item, {});
    expect(calls).toBe(0);
    const { tooltip } = item;
    if (!(tooltip instanceof LateTooltip)) throw new Error('The tooltip is written already.');
    expect([tooltip.read(), tooltip.read()]).toEqual([1, 1]);
  });
});

const datum = { amount: 7, name: 'Shop', list: [1, 2, 3], 'a b': null };
const context = {
  functions: { isValid: (value: unknown) => value !== null && value !== undefined, format: (value: unknown) => `<${value}>` },
};

/** The library's own syntax tree, as a plain object. */
function plain(ast: unknown): ExpressionNode {
  return ast as ExpressionNode;
}

function outcome(run: () => unknown): unknown {
  try {
    return { value: run() };
  } catch (error) {
    return error instanceof TypeError ? 'TypeError' : error;
  }
}
