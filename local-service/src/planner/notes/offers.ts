import { makeAsk } from '../ask/makeAsk.js';
import { unsettledWords } from '../ask/unsettledWords.js';
import { breakdownsOf, defaultMeasure, isRetail, measureNamed, viewOfMeasure } from '../plan/members.js';
import type { Ask } from '../plan/Plan.js';
import { makePlan } from '../query/makePlan.js';
import type { Lexicon } from '../reading/lexicon.js';
import { readQuestion } from '../reading/readQuestion.js';
import { starterQuestions } from '../words/starterQuestions.js';
import { answerable } from './readingsOf.js';
import { refusalOf } from './refusalOf.js';

/** Those of the questions that this data answers. */
export function answeredOf(questions: readonly string[], lexicon: Lexicon): readonly string[] {
  return questions.filter((question) => isAnswered(question, lexicon));
}

function isAnswered(question: string, lexicon: Lexicon): boolean {
  const read = readQuestion(question, lexicon);
  const ask = makeAsk(read, undefined);
  const reading = { ...read, unsettled: unsettledWords(read, ask) };
  return (
    ask !== undefined &&
    read.ignored.length === 0 &&
    refusalOf(reading, { ask, before: undefined }, lexicon) === undefined &&
    !('problem' in makePlan(ask, lexicon.model))
  );
}

/** Questions to begin with: those about the retailer, or some made of the names of the data. */
export function startersFor(lexicon: Lexicon): readonly string[] {
  if (isRetail(lexicon.model)) return starterQuestions;
  const known = ofLexicon.get(lexicon) ?? answerable(firstAsks(lexicon), undefined, lexicon).slice(0, 5);
  ofLexicon.set(lexicon, known);
  return known;
}

const ofLexicon = new WeakMap<Lexicon, readonly string[]>();

/** Each shows another side of the data. */
function firstAsks(lexicon: Lexicon): readonly Ask[] {
  const { model } = lexicon;
  const measure = defaultMeasure(model);
  const view = viewOfMeasure(measure, model);
  if (view === undefined) return [];
  const size = (name: string) => lexicon.valuesOf(name).length;
  const named = breakdownsOf(view).filter((name) => size(name) !== 1);
  const [one, two = one] = [...named.filter((name) => size(name) <= 20), ...named.filter((name) => size(name) > 20)];
  const other = view.measures.find(({ name }) => name !== measure)?.name ?? measure;
  const ask = (measures: string, dimension: string | undefined): Ask => ({
    measures: [measures],
    dimensions: dimension === undefined ? [] : [dimension],
    filters: [],
  });
  return [
    ...(view.time === undefined ? [] : [{ ...ask(measure, undefined), grain: 'month' as const }]),
    ...(one === undefined ? [] : [ask(measure, one), { ...ask(measure, two), ranking: { direction: 'top', count: 5 } as const }]),
    ...(one === undefined || measureNamed(measure, model)?.isAdditive !== true ? [] : [{ ...ask(measure, one), isShare: true }]),
    ask(other, two),
    ask(measure, undefined),
  ];
}
