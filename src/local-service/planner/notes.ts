import { dataModel } from '../warehouse/dataModel.js';
import { listText, lowerFirst } from './describePlan.js';
import type { Lexicon } from './lexicon.js';
import type { Ask, Plan } from './Plan.js';
import type { Reading } from './readQuestion.js';
import { describeAbilities } from './smallTalk.js';
import { phraseOf, typoDistance } from './words.js';

/** Why a question cannot be answered as asked: a wrong number would be worse. */
export function refusalOf(reading: Reading, ask: Ask | undefined, lexicon: Lexicon): string | undefined {
  if (reading.missing.length > 0) return missingText(reading.missing, lexicon);
  const isGuess = ask?.isAssumed === true && reading.unused.length > 0 && ask.dimensions.length === 0;
  if (isGuess)
    return describeAbilities(
      `I know no measure called ${listText(
        reading.unused.map((word) => `“${word}”`),
        'or',
      )}.`,
    );
  if (ask === undefined) return describeAbilities('I could not find anything in the data that this asks about.');
  return undefined;
}

/** What the reader should know about how the question was understood. */
export function notesOn(reading: Reading, plan: Plan): readonly string[] {
  return [
    ...reading.corrections.map(({ written, taken }) => `I read “${written}” as “${taken}”.`),
    ...(plan.isAssumed === true ? ['You named no measure, so I took revenue.'] : []),
    ...(reading.unused.length > 0 ? [`I made no use of ${listText(reading.unused.slice(0, 5).map((word) => `“${word}”`))}.`] : []),
    ...(reading.isShare && plan.isShare !== true
      ? [`Shares of ${lowerFirst(plan.measures[0]?.title ?? 'this')} would not add up here, so these are the values themselves.`]
      : []),
  ];
}

function missingText(missing: readonly string[], lexicon: Lexicon): string {
  const names = listText(
    missing.map((word) => `“${word}”`),
    'or',
  );
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
    .filter((name) => phrase.length > 2 && (phraseOf(name).split(' ').includes(phrase) || typoDistance(phrase, phraseOf(name)) <= 2))
    .slice(0, 4);
}
