import type { DataModel, Dimension, Measure, ModelView } from '../../data-model/ModelView.js';
import { startersFor } from '../notes/offers.js';
import { answerable } from '../notes/readingsOf.js';
import { breakdownsOf, defaultMeasure, isRetail, measureNamed, rowCountOf } from '../plan/members.js';
import type { Ask } from '../plan/Plan.js';
import { type Lexicon, namesOfRows } from '../reading/lexicon.js';
import { monthsOfData } from '../wording/rangeName.js';
import { listText, lowerFirst } from '../words/listText.js';
import { phraseOf, readWords } from '../words/words.js';

/** Explains a measure, a dimension or the data model, without any number; `undefined` for questions that do not ask for that. */
export function answerDefinition(text: string, lexicon: Lexicon): string | undefined {
  const plain = plainOf(text);
  if (ofModel.test(plain)) return describeModel(lexicon, viewNamed(phraseOf(plain).split(' '), lexicon.model));
  for (const pattern of ofMember) {
    const name = pattern.exec(plain)?.groups?.name;
    const found = name === undefined ? undefined : memberNamed(phraseOf(name), lexicon.model);
    if (found !== undefined)
      return 'measure' in found ? describeMeasure(found.view, found.measure, lexicon) : describeDimension(found.dimension, lexicon);
  }
  return undefined;
}

/** True if a text asks what there is or what something means. */
export function isDefinition(text: string, model: DataModel): boolean {
  const plain = plainOf(text);
  return (
    ofModel.test(plain) || ofMember.some((pattern) => memberNamed(phraseOf(pattern.exec(plain)?.groups?.name ?? ''), model) !== undefined)
  );
}

function plainOf(text: string): string {
  return readWords(text.slice(0, maxLength))
    .map((word) => word.text)
    .join(' ');
}

const maxLength = 200;

const ofModel =
  /^(?:(?:what|which) (?:data|tables?|views?|columns?|fields?|measures?|metrics?|dimensions?|kpis?)(?: (?:do|does|are|is|can|have|has) .{1,60}| exist)?|(?:show|list|describe|explain)(?: me)?(?: all)?(?: the| your)? (?:data model|data dictionary|schema|tables|views|columns|fields|measures|metrics|dimensions|data)|data (?:model|dictionary)|schema)$/;

/** "What is the revenue" asks for a number, "what is revenue" for what the word means. */
const ofMember: readonly RegExp[] = [
  /^(?:what is|whats|what are) (?:an? )?(?<name>(?!the ).+)$/,
  /^what (?:does|do|is) (?:an? |the )?(?<name>.+) (?:mean|stand for|defined as|calculated as)$/,
  /^(?:define|explain|(?:what is )?(?:the )?(?:definition|meaning) of|what is meant by|what do you mean by|how do you (?:define|calculate|compute|measure)) (?:an? |the )?(?<name>.+)$/,
  /^how (?:is|are|was|were) (?:an? |the )?(?<name>.+) (?:calculated|computed|defined|measured|determined|worked out)$/,
];

type Found = { readonly view: ModelView; readonly measure: Measure } | { readonly dimension: Dimension };

function memberNamed(phrase: string, model: DataModel): Found | undefined {
  if (phrase === '') return undefined;
  const rowNames = namesOfRows(model);
  const isNamed = ({ title, synonyms }: Measure | Dimension) => [title, ...synonyms].some((name) => phraseOf(name) === phrase);
  for (const view of model.views) {
    const measure = view.measures.find((one) => isNamed(one) && !rowNames.has(phraseOf(one.title)));
    if (measure !== undefined) return { view, measure };
  }
  const dimension = model.views.flatMap(({ dimensions }) => dimensions).find((one) => isNamed(one) || phraseOf(one.plural) === phrase);
  return dimension && { dimension };
}

function describeMeasure(view: ModelView, { title, description, sql, name }: Measure, lexicon: Lexicon): string {
  const asks: readonly Ask[] = [
    { ...about(name), grain: 'month' },
    ...breakdownsOf(view).map((dimension) => about(name, dimension)),
    about(name),
  ];
  const example = isRetail(lexicon.model) ? `${title} by ${retailBreakdown(view)}` : answerable(asks.slice(0, 4), undefined, lexicon)[0];
  return `${meaning(title, description)} It is calculated as \`${sql}\` over “${view.title}”, where each row is one ${view.row[0]}.${examples(example)}`;
}

function retailBreakdown({ name }: ModelView): string {
  return name === 'sales' || name === 'orders' ? 'month in 2025' : name === 'products' ? 'category' : 'country';
}

function about(measure: string, ...dimensions: readonly string[]): Ask {
  return { measures: [measure], dimensions, filters: [] };
}

function describeDimension({ name, title, plural, description }: Dimension, lexicon: Lexicon): string {
  const { model } = lexicon;
  const values = lexicon.valuesOf(name);
  const shown = values.slice(0, maxValues).join(', ');
  const list =
    values.length === 0 ? '' : values.length > maxValues ? ` There are ${values.length}, for example ${shown}.` : ` Its values: ${shown}.`;
  const ofRetailer = name === 'product' || name === 'store' ? `List the ${plural.toLowerCase()}` : `Revenue by ${lowerFirst(title)}`;
  const views = model.views.filter(({ dimensions }) => dimensions.some((dimension) => dimension.name === name));
  const asks = [defaultMeasure(model), ...views.map((view) => rowCountOf(view, model))].map((measure) => about(measure, name));
  const example = isRetail(model) ? ofRetailer : answerable(asks, undefined, lexicon)[0];
  return `${meaning(title, description)}${list}${examples(example)}`;
}

const maxValues = 8;

function meaning(title: string, description: string): string {
  return description === '' ? `**${title}**.` : `**${title}**: ${lowerFirst(description)}.`;
}

function examples(...questions: readonly (string | undefined)[]): string {
  const shown = questions.filter((question) => question !== undefined);
  return shown.length === 0 ? '' : `\n\nFor example:\n\n${shown.map((question) => `- ${question}`).join('\n')}`;
}

function describeModel(lexicon: Lexicon, only: ModelView | undefined): string {
  const { model } = lexicon;
  const views = (only === undefined ? model.views : [only]).map(({ title, row, measures, dimensions }) => {
    const numbers = measures.length === 0 ? [`number of ${row[1]}`] : measures.map((measure) => measure.title);
    const by = dimensions.length === 0 ? '' : `, by ${namesText(dimensions.map((dimension) => dimension.title))}`;
    return `- **${title}**, one row for each ${row[0]}: ${namesText(numbers)}${by}`;
  });
  const months = monthsOfData(model, 'en-GB');
  const period = months === undefined ? '' : ` from ${months.first} to ${months.last}`;
  const lead = isRetail(model) ? `The data is about a retailer,${period}` : `This is the data${period}`;
  const [starter] = startersFor(lexicon);
  const definition = `What is ${lowerFirst(measureNamed(defaultMeasure(model), model)?.title ?? 'revenue')}?`;
  return `${lead}:\n\n${views.join('\n')}${examples(isDefinition(definition, model) ? definition : undefined, starter)}`;
}

function namesText(titles: readonly string[]): string {
  const shown = titles.slice(0, maxNames).map(lowerFirst);
  return listText(titles.length > maxNames ? [...shown, `${titles.length - maxNames} more`] : shown);
}

const maxNames = 24;

function viewNamed(stems: readonly string[], { views }: DataModel): ModelView | undefined {
  return views.find(({ title }) => stems.includes(phraseOf(title)));
}
