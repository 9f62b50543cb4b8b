import type { Dimension, Measure, ModelView } from '../../data-model/ModelView.js';
import { dataModel } from '../../warehouse/dataModel.js';
import type { Lexicon } from '../reading/lexicon.js';
import { listText, lowerFirst } from '../words/listText.js';
import { phraseOf, readWords } from '../words/words.js';

/** Explains a measure, a dimension or the data model, without any number; `undefined` for questions that do not ask for that. */
export function answerDefinition(text: string, lexicon: Lexicon): string | undefined {
  const plain = plainOf(text);
  if (ofModel.test(plain)) return describeModel(viewNamed(phraseOf(plain).split(' ')));
  for (const pattern of ofMember) {
    const name = pattern.exec(plain)?.groups?.name;
    const found = name === undefined ? undefined : memberNamed(phraseOf(name));
    if (found !== undefined)
      return 'measure' in found ? describeMeasure(found.view, found.measure) : describeDimension(found.dimension, lexicon);
  }
  return undefined;
}

/** True if a text asks what there is or what something means. */
export function isDefinition(text: string): boolean {
  const plain = plainOf(text);
  return ofModel.test(plain) || ofMember.some((pattern) => memberNamed(phraseOf(pattern.exec(plain)?.groups?.name ?? '')) !== undefined);
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

function memberNamed(phrase: string): Found | undefined {
  const isNamed = ({ title, synonyms }: Measure | Dimension) => [title, ...synonyms].some((name) => phraseOf(name) === phrase);
  for (const view of dataModel) {
    const measure = view.measures.find((one) => isNamed(one) && !rowNames.has(phraseOf(one.title)));
    if (measure !== undefined) return { view, measure };
  }
  const dimension = dataModel.flatMap(({ dimensions }) => dimensions).find((one) => isNamed(one) || phraseOf(one.plural) === phrase);
  return dimension && { dimension };
}

/** "Customers" are more than their number. */
const rowNames: ReadonlySet<string> = new Set(dataModel.flatMap(({ dimensions }) => dimensions.map(({ title }) => phraseOf(title))));

function describeMeasure({ title: viewTitle, row, name }: ModelView, { title, description, sql }: Measure): string {
  const breakdown = name === 'sales' || name === 'orders' ? 'month in 2025' : name === 'products' ? 'category' : 'country';
  return `**${title}**: ${lowerFirst(description)}. It is calculated as \`${sql}\` over “${viewTitle}”, where each row is one ${row[0]}.${example(`${title} by ${breakdown}`)}`;
}

function describeDimension({ name, title, plural, description }: Dimension, lexicon: Lexicon): string {
  const values = lexicon.valuesOf(name);
  const shown = values.slice(0, maxValues).join(', ');
  const list =
    values.length === 0 ? '' : values.length > maxValues ? ` There are ${values.length}, for example ${shown}.` : ` Its values: ${shown}.`;
  return `**${title}**: ${lowerFirst(description)}.${list}${example(name === 'product' || name === 'store' ? `List the ${plural.toLowerCase()}` : `Revenue by ${lowerFirst(title)}`)}`;
}

const maxValues = 8;

function example(question: string): string {
  return `\n\nFor example:\n\n- ${question}`;
}

function describeModel(only: ModelView | undefined): string {
  const views = (only === undefined ? dataModel : [only]).map(
    ({ title, row, measures, dimensions }) =>
      `- **${title}**, one row for each ${row[0]}: ${listText(measures.map((measure) => lowerFirst(measure.title)))}, by ${listText(dimensions.map((dimension) => lowerFirst(dimension.title)))}`,
  );
  return `The data is about a retailer, from January 2023 to December 2025:\n\n${views.join('\n')}${example('What is revenue?')}\n- Revenue by month in 2025`;
}

function viewNamed(stems: readonly string[]): ModelView | undefined {
  return dataModel.find(({ title }) => stems.includes(phraseOf(title)));
}
