import { titleOf } from './describePlan.js';
import type { Lexicon, Meaning } from './lexicon.js';
import { makeAsk } from './makeAsk.js';
import { makePlan } from './makePlan.js';
import type { Ask, ChartWish } from './Plan.js';
import type { Reading } from './Reading.js';
import { readQuestion } from './readQuestion.js';
import { relatedAsks } from './relatedMembers.js';
import { describeAbilities } from './smallTalk.js';
import { readWords } from './words.js';

/** What a question came to, and what was asked before it. */
export interface Asked {
  readonly ask: Ask | undefined;
  readonly before: Ask | undefined;
}

/** Asks which of two or three questions is meant; each is one that the planner answers. */
export function askBack(lead: string, readings: readonly string[]): string {
  if (readings.length < 2) return describeAbilities(lead);
  return `${lead} Did you mean one of these?\n\n${readings.map((question) => `- ${question}`).join('\n')}`;
}

/** Whole questions that a question with words that are not understood may mean, at most three. */
export function readingsOf(reading: Reading, { ask, before }: Asked, nearNames: readonly Meaning[], lexicon: Lexicon): readonly string[] {
  const { threshold: _, conditions: __, ...known }: Ask = ask ?? before ?? { measures: ['revenue'], dimensions: [], filters: [] };
  const unknown = [...reading.missing, ...reading.unused].flatMap(readWords);
  const isMeasureUnknown = ask === undefined || ask.isAssumed === true;
  const asks = [
    ...nearNames.map((meaning) => withMeaning(known, meaning)),
    ...relatedAsks(unknown, known),
    // Without its condition, a question about another condition is another question.
    ...(isMeasureUnknown ? [] : [reading.conditions.length === 0 || reading.missing.length === 0 ? (ask ?? known) : known]),
    ...variations(known, isMeasureUnknown),
  ];
  const isRepeated = (title: string) => before !== undefined && titled(before) === title;
  return answerable(asks, before, lexicon)
    .filter((title) => !isRepeated(title))
    .slice(0, 3);
}

/** Questions that say which chart is meant, after one that cannot be drawn from the last rows. */
export function chartReadings(wish: ChartWish | undefined, before: Ask, lexicon: Lexicon): readonly string[] {
  const { chart: _, style: __, ranking: ___, comparison: ____, ...plain } = before;
  const keys = plain.dimensions.slice(0, 1);
  if (wish === 'point')
    return answerable(
      ['category', 'store'].map((dimension) => ({
        ...withoutGrain(plain),
        dimensions: [dimension],
        measures: [...new Set([...plain.measures, 'profit', 'units'])].slice(0, 2),
      })),
      before,
      lexicon,
      ' as a scatter plot',
    );
  if (wish === 'heatmap')
    return answerable(
      ['category', 'weekday', 'region'].map((dimension) => ({
        ...plain,
        grain: plain.grain ?? ('month' as const),
        dimensions: [keys[0] ?? dimension],
      })),
      before,
      lexicon,
      ' as a heat map',
    );
  return [...answerable([plain], before, lexicon, ' as a bar chart'), ...answerable([plain], before, lexicon, ' as a line chart')];
}

/** The titles that read back as they were meant, in a conversation and outside of one. */
function answerable(asks: readonly Ask[], before: Ask | undefined, lexicon: Lexicon, suffix = ''): readonly string[] {
  const titles = asks.map(titled).filter((title) => title !== undefined);
  return [...new Set(titles)].filter((title) => readsBack(title, suffix, before, lexicon)).map((title) => `${title}${suffix}`);
}

function titled(ask: Ask): string | undefined {
  const plan = makePlan(ask);
  if ('problem' in plan) return undefined;
  const title = titleOf(plan);
  return title.includes(' ') ? title : `Total ${title.toLowerCase()}`;
}

function readsBack(title: string, suffix: string, before: Ask | undefined, lexicon: Lexicon): boolean {
  const reading = readQuestion(`${title}${suffix}`, lexicon);
  if (reading.missing.length + reading.unused.length + reading.corrections.length + reading.unknownCharts.length > 0) return false;
  return [undefined, before].every((earlier) => {
    const ask = makeAsk(reading, earlier);
    return ask !== undefined && titled(ask) === title;
  });
}

/** The same with another breakdown, or if the measure is what was not understood, with other measures. */
function variations(ask: Ask, isMeasureUnknown: boolean): readonly Ask[] {
  const { isAssumed: _, ...plain } = ask;
  if (isMeasureUnknown) return ['revenue', 'orders', 'return_rate', 'units'].map((measure) => ({ ...plain, measures: [measure] }));
  const others = ['category', 'region', 'segment'].filter((name) => !ask.dimensions.includes(name));
  return others.map((name) => ({ ...plain, dimensions: [...ask.dimensions.slice(0, 1), name] }));
}

function withMeaning(ask: Ask, meaning: Meaning): Ask {
  switch (meaning.kind) {
    case 'measure': {
      const { isAssumed: _, ...named } = ask;
      return { ...named, measures: [meaning.name] };
    }
    case 'dimension':
      return { ...ask, dimensions: [meaning.name] };
    case 'value':
      return { ...ask, filters: [...ask.filters, { dimension: meaning.dimension, values: [meaning.value], isExcluded: false }] };
  }
}

function withoutGrain({ grain: _, ...ask }: Ask): Ask {
  return ask;
}
