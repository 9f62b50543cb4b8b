import type { Plan } from '../plan/Plan.js';
import { entityNoun, rowConditionText } from '../plan/rowConditions.js';
import type { Chart } from '../query/chooseChart.js';
import { measureNoun, scopeOf } from '../query/describePlan.js';
import { listText, lowerFirst } from '../words/listText.js';
import type { Doubt } from './Doubt.js';
import { chartNames, chartOutcome, unmetWishText } from './enCharts.js';

/** Notes on how a question was read, in English. */
export const englishNotes = {
  assumed: (title: string) => `You named no measure, so I took ${lowerFirst(title)}.`,
  readAs: (written: string, taken: string) => `I read “${written}” as “${taken}”.`,
  /** Unknown words that the answer leaves out. */
  ignored: (words: string) => `I ignored ${words}, which I don’t know.`,
  noShares: (title: string) => `Shares of ${lowerFirst(title)} would not add up here, so these are the values themselves.`,
  /** The chart wished for does not fit the rows. */
  otherChart: (plan: Plan, chart: Chart | undefined, rowCount: number) =>
    `${unmetWishText(plan, chart, rowCount)}, so ${chartOutcome(chart)}.`,
  /** Measures that the chart does not show. */
  undrawn: (titles: readonly string[]) => `The chart leaves out ${listText(titles.map(lowerFirst))}, which the table has.`,
  noChart: (_quoted: string, names: readonly string[], chart: Chart | undefined) =>
    `I cannot draw ${chartNames(names)}, so ${chartOutcome(chart)}.`,
  chartLimit: (count: string) => `The chart shows the first ${count}.`,
  sameDays: (lastDay: string, days: number) =>
    `The data ends on ${lastDay}, so I compared the first ${days === 1 ? 'day' : `${days} days`} of each period.`,
  firstAndLast: (areYears: boolean, first: string, last: string) =>
    `I compared the ${areYears ? 'first whole year of that time with the last' : 'first months of that time with the same months at its end'}: ${first} with ${last}.`,
  overlap: 'These two periods overlap.',
  incomplete: (firstDay: string) => `The data begins on ${firstDay}, so the earlier period is incomplete.`,
  unequal: (one: string, other: string) => `These two periods are not equally long: ${one} and ${other}.`,
  amountsIn: (currency: string, currencies: readonly string[]) =>
    `All amounts are in ${currency}. The data has no exchange rates, so I cannot convert them to ${listText(currencies)}.`,
  plainer: 'The full question failed, so this leaves out the comparison, the share and the condition.',
  /** The answer to a question that asks why. */
  noCauses: 'This shows where it changed. The causes are not in the data.',
  /** The rows that a user sees, if not all. */
  visibleRows: (names: string) => `You see only the rows of ${names}, so all numbers and shares are of those.`,
  leftOut: (asked: string, answered: string) => `You asked for ${asked} things; these are the first ${answered}.`,
  /** Says how an ambiguous question was read. */
  understood: (_title: string, plan: Plan, doubt: Doubt) => understoodText(plan, doubt),
};

function understoodText(plan: Plan, doubt: Doubt): string {
  switch (doubt.kind) {
    case 'parts':
      return `These are the parts of all ${lowerFirst(measureNoun(plan.measures))} ${scopeOf(plan)}, not shares within each ${lowerFirst(plan.dimensions[0]?.title ?? '')}.`;
    case 'condition':
      return `I read “${doubt.text}” as ${entityNoun(doubt.condition.entity)} ${rowConditionText(doubt.condition, plan.model)}.`;
    case 'groups':
      return `I cannot group by ${listText(doubt.labels.map((label) => `“${label}”`))}, so this shows each ${doubt.dimension}.`;
    case 'part-of-name':
      return `“${doubt.value}” is part of ${doubt.count} ${doubt.dimension} names, so I ${doubt.isExcluded ? 'left out' : 'took'} the ${doubt.dimension}s whose names contain it.`;
    case 'count': {
      const { actual, described, member } = doubt;
      return `There ${actual === 1 ? 'is' : 'are'} ${actual} ${(actual === 1 ? member.title : member.plural).toLowerCase()} in the data you may see, not ${described}.`;
    }
  }
}
