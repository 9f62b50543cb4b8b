import { type Grain, grainNamed } from '../plan/calendar.js';
import type { Computation } from '../plan/Plan.js';
import { numberOf, numberPattern } from '../words/numbers.js';
import { matchRule, wordRule as rule, type WordRule } from '../words/wordRule.js';

export type ComputationReading =
  | { readonly kind: 'computation'; readonly computation: Computation; readonly grain: Grain | undefined }
  /** The number of buckets in a moving average. */
  | { readonly kind: 'window'; readonly size: number; readonly grain: Grain }
  | { readonly kind: 'average' }
  /** Orders in steps of their value. */
  | { readonly kind: 'order-values' }
  | { readonly kind: 'unsupported'; readonly name: string };

/** Reads a computation over the numbers of an answer at the start of a text: "running total", "3 month moving average". */
export function readComputation(text: string): { readonly value: ComputationReading; readonly wordCount: number } | undefined {
  return matchRule(rules, text);
}

const unit = '(?<unit>day|week|month|quarter)s?';
const of = '(?: of)?(?: the)?';
const orderValues = '(?:order|basket) (?:values?|sizes?)';

const rules: readonly WordRule<ComputationReading>[] = [
  rule(`(?:the )?(?:(?:running|cumulative|accumulated|cumulated) (?:totals?|sums?)${of}|cumulative(?:ly)?|accumulated|cumulated)`, () => ({
    kind: 'computation',
    computation: { kind: 'running-total' },
    grain: undefined,
  })),
  rule(`(?:an? |the )?(?:(?<n>${numberPattern}) ${unit} )?(?:moving|rolling|sliding) (?:averages?|means?)${of}`, ({ n, unit: named }) => ({
    kind: 'computation',
    computation: { kind: 'moving-average', size: sizeOf(n) },
    grain: grainNamed(named),
  })),
  rule(`(?:on )?(?:average|avg|mean)(?: number)?${of}`, () => ({ kind: 'average' })),
  rule(`over (?:the )?(?<n>${numberPattern}) ${unit}`, ({ n, unit: named }) => ({
    kind: 'window',
    size: sizeOf(n),
    grain: grainNamed(named) ?? 'month',
  })),
  rule(`(?:an? |the )?(?:histogram|distribution|spread)${of} ${orderValues}|${orderValues} (?:histogram|distribution)`, () => ({
    kind: 'order-values',
  })),
  rule(
    '(?<name>correlations?|correlates?|regression|standard deviation|deviation|variance|percentiles?|quantiles?|quartiles?|outliers?|anomal(?:y|ies)|clusters?|median|distribution|significance|elasticity|cohorts?|retention|churn(?: rate)?|lifetime value)',
    ({ name = '' }) => ({ kind: 'unsupported', name }),
  ),
  rule('(?<name>(?:bought|sold|ordered|purchased) (?:together|along) with)', ({ name = '' }) => ({ kind: 'unsupported', name })),
];

/** Fewer than two would be no average, more than the data has no use. */
function sizeOf(text: string | undefined): number {
  return text === undefined ? 3 : Math.min(Math.max(Math.round(numberOf(text)), 2), 366);
}
