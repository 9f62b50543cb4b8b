import type { ModelView } from '../../data-model/ModelView.js';
import { canonicalJson } from '../../json/canonicalJson.js';
import { canMeasure, dimensionsIn } from '../plan/members.js';
import type { Ask } from '../plan/Plan.js';
import type { Problem } from '../plan/Problem.js';
import { makePlan } from '../query/makePlan.js';
import type { Lexicon, Meaning } from '../reading/lexicon.js';
import { readCue } from '../reading/phrases.js';
import type { Reading } from '../reading/Reading.js';
import { chartNames } from '../wording/enCharts.js';
import { languagesRead } from '../words/Language.js';
import { listText } from '../words/listText.js';
import { phraseOf, readWords, typoDistance } from '../words/words.js';
import { conditionProblem } from './conditionNotes.js';
import { type Asked, chartReadings, readingsOf } from './readingsOf.js';

/** Why a question is not answered as asked: a wrong number, an answer to another question, or the same one again would be worse. */
export function refusalOf(reading: Reading, asked: Asked, lexicon: Lexicon): Problem | undefined {
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
    return { lead, offers: [] };
  }
  return before === undefined ? undefined : sameChartText(reading, ask, before, lexicon);
}

/** "Who joined in 2025" restricts customers; in a question about sales it would be taken for the time of the orders. */
function beginProblem({ isBeginning, lexicon }: Reading, ask: Ask): Problem | undefined {
  const plan = isBeginning ? makePlan(ask, lexicon.model) : undefined;
  if (plan === undefined || 'problem' in plan || beginsWith(plan.view)) return undefined;
  return {
    lead: 'I can look at when customers joined, products launched or stores opened, but not at the sales of only those.',
    offers: ['New customers by month in 2025', 'Products launched in 2025', 'Stores opened in 2025'],
  };
}

/** True if the time of a view is that of a beginning. */
function beginsWith({ time }: ModelView): boolean {
  return time === undefined || [time.verb, ...time.synonyms].some((word) => word !== undefined && readCue(word)?.cue.kind === 'begin');
}

function unsupportedText(reading: Reading, asked: Asked, lexicon: Lexicon): Problem {
  const readings = readingsOf(reading, asked, [], lexicon);
  const isOfSales = canMeasure('median_order_value', lexicon.model);
  return {
    lead: `I cannot compute ${quoted(reading.unsupported, 'and')}. I can compute sums, averages, ${isOfSales ? 'medians and steps of order values, ' : ''}running totals, moving averages, shares and changes.`,
    offers:
      readings.length > 1
        ? readings
        : ['Median order value by region', 'Distribution of order values', 'Moving average of revenue by month'],
  };
}

function unsettledText(reading: Reading, asked: Asked, lexicon: Lexicon): Problem {
  return {
    lead: `I cannot apply ${quoted(reading.unsettled, 'and')} here, and leaving it out would change the answer.`,
    offers: readingsOf(reading, asked, [], lexicon),
  };
}

function unknownText(reading: Reading, asked: Asked, lexicon: Lexicon): Problem {
  const names = reading.unused.slice(0, 5);
  return {
    lead: `I don’t understand ${quoted(names, 'or')}.${languagesText(names)}`,
    offers: readingsOf(reading, asked, nearMeanings(names, lexicon), lexicon),
  };
}

/** A follow-up that asks only for a chart that the last rows cannot give. */
function sameChartText({ unknownCharts }: Reading, ask: Ask, before: Ask, lexicon: Lexicon): Problem | undefined {
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
  return lead === undefined
    ? undefined
    : { lead: lead, offers: chartReadings(unknownCharts.length > 0 ? undefined : chart, before, lexicon) };
}

function quoted(words: readonly string[], joiner: string): string {
  return listText(
    words.map((word) => `“${word}”`),
    joiner,
  );
}

function missingText(reading: Reading, asked: Asked, lexicon: Lexicon): Problem {
  const near = nearMeanings(reading.missing, lexicon);
  const places = placesText(lexicon);
  const lead = `I could not find ${quoted(reading.missing, 'or')} in the data you may see, so I would rather not guess a number.${languagesText(reading.missing)}`;
  return { lead: near.length > 0 ? lead : `${lead} ${places}`, offers: readingsOf(reading, asked, near, lexicon) };
}

/** Some of the names that can be asked about. */
function placesText(lexicon: Lexicon): string {
  const [cities, categories] = [lexicon.valuesOf('city').slice(0, 4), lexicon.valuesOf('category')];
  if (cities.length > 0 && categories.length > 0)
    return `Places I know are, for example, ${listText(cities)}; categories are ${listText(categories)}.`;
  const named = dimensionsIn(lexicon.model).filter(({ name }) => lexicon.valuesOf(name).length > 0);
  return named
    .slice(0, 2)
    .map(({ name, plural }) => `${plural} I know are, for example, ${listText(lexicon.valuesOf(name).slice(0, 4))}.`)
    .join(' ');
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
  const names = dimensionsIn(lexicon.model).flatMap(({ name }) => (name === 'customer' ? [] : lexicon.valuesOf(name)));
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
