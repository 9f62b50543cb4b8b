import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../test/support/runs.js';
import { isViewPattern, matchesViewPattern } from '../../src/tenant/metric-views/matchesViewPattern.js';

const part = fc.string({ unit: fc.constantFrom(...'ab_.^$'), maxLength: 4 });
const pattern = fc.tuple(part, fc.option(part, { nil: undefined })).map(([head, tail]) => (tail === undefined ? head : `${head}.*${tail}`));
const name = fc.string({ unit: fc.constantFrom(...'ab_'), maxLength: 8 });

describe('a pattern of view names', () => {
  it('matches the same names as the regular expression would', () => {
    fc.assert(
      fc.property(pattern, name, (text, view) => {
        fc.pre(isViewPattern(text));
        expect(matchesViewPattern(text, view)).toBe(new RegExp(text).test(view));
      }),
      { numRuns: runs(400, 2000) },
    );
  });

  it('cannot be an expression that costs more than its length', () => {
    for (const text of ['(a+)+$', '^(a|a)*$', 'a*b', '[a-z]+', '.*.*.*x', '.*(a+)+$', 'a{1,9}']) expect(isViewPattern(text)).toBe(false);
  });
});
