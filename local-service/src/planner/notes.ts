import { canonicalJson } from '../tenant/canonicalJson.js';
import { dataModel } from '../warehouse/dataModel.js';
import { askBack } from './askBack.js';
import { conditionNotes, conditionProblem } from './conditionNotes.js';
import { isFollowUp } from './followUp.js';
import type { Lexicon } from './lexicon.js';
import { listText, lowerFirst } from './listText.js';
import type { Ask, Plan } from './Plan.js';
import type { Reading } from './Reading.js';
import { describeAbilities } from './smallTalk.js';
import { phraseOf, typoDistance } from './words.js';

/** Why a question cannot be answered as asked: a wrong number, or the same one again, would be worse. */
export function refusalOf(reading: Reading, { ask, before }: Asked, lexicon: Lexicon): string | undefined {
  if (reading.missing.length > 0) return missingText(reading.missing, lexicon);
  // A change of the previous question has its own measure.
  const isNew = before === undefined || !isFollowUp(reading);
  if (ask?.isAssumed === true && reading.unused.length > 0 && (isNew || ask.dimensions.length === 0)) {
    return describeAbilities(`I know no measure called ${quoted(reading.unused, 'or')}.`);
  }
  if (reading.unsupported.length > 0) return unsupportedText(reading.unsupported);
  const problem = ask && conditionProblem(reading, ask);
  if (problem !== undefined) return problem;
  if (ask === undefined) {
    const lead =
      reading.unknownCharts.length > 0 ? chartText(reading.unknownCharts) : 'I could not find anything in the data that this asks about.';
    return describeAbilities(lead);
  }
  const ignored = ignoredParts(reading);
  if (ignored.length > 0 && before !== undefined && canonicalJson(ask) === canonicalJson(before)) {
    return `${ignored.join(' ')} Nothing else in your message changes the last answer, so I do not repeat it. Name a measure, a breakdown, a filter or a time, such as “by store” or “only 2024”.`;
  }
  return undefined;
}

function unsupportedText(names: readonly string[]): string {
  return askBack(
    `I cannot compute ${listText(names.map((name) => `“${name}”`))}. I can compute sums, averages, medians and steps of order values, running totals, moving averages, shares and changes.`,
    ['Median order value by region', 'Distribution of order values', 'Moving average of revenue by month'],
  );
}

/** What a question came to, and what was asked before it. */
interface Asked {
  readonly ask: Ask | undefined;
  readonly before: Ask | undefined;
}

/** What the reader should know about how the question was understood: what was left out before the answer, the rest after it. */
export function notesOn(reading: Reading, plan: Plan, lexicon: Lexicon): Notes {
  return {
    before: [...ignoredParts(reading), ...conditionNotes(reading, plan, lexicon)],
    after: [
      ...reading.corrections.map(({ written, taken }) => `I read “${written}” as “${taken}”.`),
      ...(plan.isAssumed === true ? ['You named no measure, so I took revenue.'] : []),
      ...(reading.isShare && plan.isShare !== true
        ? [`Shares of ${lowerFirst(plan.measures[0]?.title ?? 'this')} would not add up here, so these are the values themselves.`]
        : []),
    ],
  };
}

export interface Notes {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

function ignoredParts({ unused, unknownCharts }: Reading): readonly string[] {
  return [
    ...(unused.length > 0 ? [`I ignored ${quoted(unused.slice(0, 5), 'and')}: the data has nothing of that name.`] : []),
    ...(unknownCharts.length > 0 ? [chartText(unknownCharts)] : []),
  ];
}

function chartText(names: readonly string[]): string {
  return `I cannot draw a ${listText([...new Set(names)], 'or')} chart. I can draw lines, areas, bars and pies, or show a table.`;
}

function quoted(words: readonly string[], joiner: string): string {
  return listText(
    words.map((word) => `“${word}”`),
    joiner,
  );
}

function missingText(missing: readonly string[], lexicon: Lexicon): string {
  const names = quoted(missing, 'or');
  const near = missing.flatMap((word) => nearest(word, lexicon)).slice(0, 4);
  const hint =
    near.length > 0
      ? `Did you mean ${listText(
          near.map((name) => `**${name}**`),
          'or',
        )}?`
      : `Places I know are, for example, ${listText(lexicon.valuesOf('city').slice(0, 4))}; categories are ${listText(lexicon.valuesOf('category'))}.`;
  return describeAbilities(`I could not find ${names} in the data you may see, so I would rather not guess a number. ${hint}`);
}

function nearest(word: string, lexicon: Lexicon): readonly string[] {
  const phrase = phraseOf(word);
  const names = [...new Set(dataModel.flatMap(({ dimensions }) => dimensions.map(({ name }) => name)))]
    .filter((name) => name !== 'customer')
    .flatMap((name) => lexicon.valuesOf(name));
  return names
    .filter(
      (name) =>
        phrase.length > 2 && (phraseOf(name).split(' ').includes(phrase) || typoDistance(phrase, phraseOf(name)) <= allowedTypos(phrase)),
    )
    .slice(0, 4);
}

/** A short word is near to nearly everything. */
function allowedTypos({ length }: string): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}
