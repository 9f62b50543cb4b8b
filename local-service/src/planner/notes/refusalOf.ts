import { canonicalJson } from '../../json/canonicalJson.js';
import { dataModel } from '../../warehouse/dataModel.js';
import { askBack, languagesRead } from '../ask/askBack.js';
import { describeAbilities } from '../ask/smallTalk.js';
import type { Ask } from '../plan/Plan.js';
import { makePlan } from '../query/makePlan.js';
import type { Lexicon, Meaning } from '../reading/lexicon.js';
import type { Reading } from '../reading/Reading.js';
import { chartNames } from '../wording/enCharts.js';
import { listText } from '../words/listText.js';
import { phraseOf, readWords, typoDistance } from '../words/words.js';
import { conditionProblem } from './conditionNotes.js';
import { type Asked, chartReadings, readingsOf } from './readingsOf.js';

/** Why a question is not answered as asked: a wrong number, an answer to another question, or the same one again would be worse. */
export function refusalOf(reading: Reading, asked: Asked, lexicon: Lexicon): string | undefined {
  const { ask, before } = asked;
  if (reading.missing.length > 0) return missingText(reading, asked, lexicon);
  if (reading.unused.length > 0 && (ask !== undefined || before !== undefined)) return unknownText(reading, asked, lexicon);
  if (reading.unsettled.length > 0) return unsettledText(reading, asked, lexicon);
  if (reading.unsupported.length > 0) return unsupportedText(reading, asked, lexicon);
  const problem = ask && (beginProblem(reading, ask) ?? conditionProblem(reading, ask, () => readingsOf(reading, asked, [], lexicon)));
  if (problem !== undefined) return problem;
  if (ask === undefined) {
    const lead =
      reading.unknownCharts.length > 0
        ? `I cannot draw ${chartNames(reading.unknownCharts)}.`
        : 'I could not find anything in the data that this asks about.';
    return describeAbilities(lead);
  }
  return before === undefined ? undefined : sameChartText(reading, ask, before, lexicon);
}

/** "Who joined in 2025" restricts customers; in a question about sales it would be taken for the time of the orders. */
function beginProblem({ isBeginning }: Reading, ask: Ask): string | undefined {
  const plan = isBeginning ? makePlan(ask) : undefined;
  if (plan === undefined || 'problem' in plan || !['orders', 'sales'].includes(plan.view.name)) return undefined;
  return askBack('I can look at when customers joined, products launched or stores opened, but not at the sales of only those.', [
    'New customers by month in 2025',
    'Products launched in 2025',
    'Stores opened in 2025',
  ]);
}

function unsupportedText(reading: Reading, asked: Asked, lexicon: Lexicon): string {
  const readings = readingsOf(reading, asked, [], lexicon);
  return askBack(
    `I cannot compute ${quoted(reading.unsupported, 'and')}. I can compute sums, averages, medians and steps of order values, running totals, moving averages, shares and changes.`,
    readings.length > 1 ? readings : ['Median order value by region', 'Distribution of order values', 'Moving average of revenue by month'],
  );
}

function unsettledText(reading: Reading, asked: Asked, lexicon: Lexicon): string {
  return askBack(
    `I cannot apply ${quoted(reading.unsettled, 'and')} here, and leaving it out would change the answer.`,
    readingsOf(reading, asked, [], lexicon),
  );
}

function unknownText(reading: Reading, asked: Asked, lexicon: Lexicon): string {
  const names = reading.unused.slice(0, 5);
  return askBack(
    `I don’t understand ${quoted(names, 'or')}.${languagesText(names)}`,
    readingsOf(reading, asked, nearMeanings(names, lexicon), lexicon),
  );
}

/** A follow-up that asks only for a chart that the last rows cannot give. */
function sameChartText({ unknownCharts }: Reading, ask: Ask, before: Ask, lexicon: Lexicon): string | undefined {
  const { chart, style: _, ...rows } = ask;
  const { chart: __, style: ___, ...rowsBefore } = before;
  if (canonicalJson(rows) !== canonicalJson(rowsBefore)) return undefined;
  const keys = ask.dimensions.length + (ask.grain === undefined ? 0 : 1);
  const lead =
    unknownCharts.length > 0
      ? `I cannot draw ${chartNames(unknownCharts)}.`
      : chart === 'point' && ask.measures.length < 2
        ? 'I cannot draw a scatter plot of one measure.'
        : chart === 'heatmap' && keys < 2
          ? 'I cannot draw a heat map of one breakdown.'
          : undefined;
  return lead && askBack(lead, chartReadings(unknownCharts.length > 0 ? undefined : chart, before, lexicon));
}

function quoted(words: readonly string[], joiner: string): string {
  return listText(
    words.map((word) => `“${word}”`),
    joiner,
  );
}

function missingText(reading: Reading, asked: Asked, lexicon: Lexicon): string {
  const near = nearMeanings(reading.missing, lexicon);
  const places = `Places I know are, for example, ${listText(lexicon.valuesOf('city').slice(0, 4))}; categories are ${listText(lexicon.valuesOf('category'))}.`;
  const lead = `I could not find ${quoted(reading.missing, 'or')} in the data you may see, so I would rather not guess a number.${languagesText(reading.missing)}`;
  return askBack(near.length > 0 ? lead : `${lead} ${places}`, readingsOf(reading, asked, near, lexicon));
}

/** Names the supported languages if a word contains non-English letters, since the question may be in an unsupported language. */
function languagesText(words: readonly string[]): string {
  return words.some((word) => /(?![a-zA-Z])\p{L}/u.test(word)) ? ` ${languagesRead}` : '';
}

function nearMeanings(words: readonly string[], lexicon: Lexicon): readonly Meaning[] {
  return words
    .flatMap((word) => nearest(word, lexicon))
    .slice(0, 3)
    .map((name) => lexicon.longestMatch(readWords(name))?.meaning)
    .filter((meaning) => meaning !== undefined);
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
