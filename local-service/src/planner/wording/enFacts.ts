import type { Measure } from '../../data-model/ModelView.js';
import type { Plan } from '../plan/Plan.js';
import { computationTitle, measureNoun, scopeOf } from '../query/describePlan.js';
import { isAscending } from '../query/writeSql.js';
import { capital, listText, lowerFirst } from '../words/listText.js';
import { singular } from '../words/words.js';
import { monthsOfData } from './rangeName.js';
import type { Topic } from './Topic.js';

/** What a result says, in English. */
export const englishFacts = {
  total: totalText,
  sum: (topic: Topic, value: string, count: string, units: string) => `${subject(topic)} came to **${value}** over ${count} ${units}`,
  between: (topic: Topic, low: string, high: string) => `${subject(topic)} ran between **${low}** and **${high}**, by ${topic.plan.grain}`,
  highest: (name: string, value: string, isOfPair = false) => `Highest${isOfPair ? ' single value' : ''}: ${name} with ${value}`,
  lowest: (name: string, value: string, isOfPair = false) => `Lowest${isOfPair ? ' single value' : ''}: ${name} with ${value}`,
  change: (from: string, to: string, change: string, values: string) => `From ${from} to ${to}: **${change}**, ${values}`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  points: 'points',
  inAll: (title: string, value: string) => `${title}: **${value}** in all`,
  average: (unit: string, value: string) => `Average per ${unit}: ${value}`,
  onlyWhole: (units: string, cut: number) =>
    `Only whole ${units} are compared; the ${cut === 1 ? 'one' : 'ones'} at the edge ${cut === 1 ? 'is' : 'are'} cut by the range`,
  first: (topic: Topic, name: string, value: string, isOfPair = false) =>
    isOfPair
      ? `${capital(superlative(topic.measure, true))} ${scopeOf(topic.plan)} is **${value}**: ${name}`
      : extremeText(topic, name, value, true),
  last: (topic: Topic, name: string, value: string) => extremeText(topic, name, value, false),
  ofTotal: (percent: string) => `, ${percent} of the total`,
  leads: (topic: Topic, name: string, value: string, percent: string, total: string) =>
    `${topic.measure.title} ${scopeOf(topic.plan)} came to **${total}**; **${name}** leads with ${value}, ${percent} of it`,
  /** The only row, with the values of its other measures. */
  only: (topic: Topic, name: string, value: string, _others: readonly string[]) =>
    `**${begin(topic.plan, name)}** is the only ${oneOf(topic.plan)} here: ${lowerFirst(subject(topic))} ${verbOf(topic.measure)} **${value}**`,
  its: (title: string, value: string) => `Its ${lowerFirst(title)}: ${value}`,
  next: (names: readonly string[], isOfPair = false) => (isOfPair ? `Then ${names.join(', ')}` : `Next: ${listText(names)}`),
  named: (name: string, value: string) => `${name} with ${value}`,
  lastOfThese: (name: string, value: string) => `Last of these: ${name} with ${value}`,
  topThree: (percent: string) => `The top three make up **${percent}**`,
  together: ({ plan }: Topic, count: string, value: string) =>
    `${count === '2' ? 'Both' : `All ${count}`} ${manyOf(plan)} together: ${value}`,
  jointShare: (topic: Topic, count: string, percent: string) =>
    `The ${count} ${manyOf(topic.plan)} together make up about **${percent}** of ${lowerFirst(subject(topic))}`,
  same: (topic: Topic, count: string, value: string) => {
    const noun = `${topic.measure.format === 'count' ? 'number of ' : ''}${lowerFirst(subject(topic))}`;
    return `All ${count} ${manyOf(topic.plan)} have the same ${noun}: **${value}**`;
  },
  meeting: ({ plan }: Topic, count: string) => `${count} ${manyOf(plan)} ${count === '1' ? 'meets' : 'meet'} the condition`,
  shareOf: (topic: Topic, name: string, percent: string, value: string, total: string) =>
    `**${name}** makes up **${percent}** of ${lowerFirst(subject(topic))}: ${value} of ${total}`,
  shareless: (topic: Topic, name: string) => `${name} has no ${lowerFirst(subject(topic))}`,
  place: (place: string, count: string, leader: string, percent: string) =>
    place === '1' ? `It is the largest of ${count}` : `It ranks ${place} of ${count}; ${leader} is first with ${percent}`,
  ranks: ({ plan, measure }: Topic, place: string, name: string, value: string) => {
    const by = `${lowerFirst(measure.title)}${isAscending(plan) ? ', the lowest first' : ''}`;
    return `**${begin(plan, name)}** ranks number ${place} of all ${manyOf(plan)} by ${by} ${scopeOf(plan)}: **${value}**`;
  },
  numbered: (place: string, name: string, value: string) => `Number ${place}: ${name} with ${value}`,
  tooFew: ({ plan }: Topic, count: string, place: string) =>
    `There are only ${count} ${manyOf(plan)} ${scopeOf(plan)}, so none ranks number ${place}`,
  addedUp: ({ plan, measure }: Topic, total: string, name: string) =>
    `${measure.title} ${scopeOf(plan)} added up to **${total}** by ${name}`,
  half: (name: string) => `Half of it was reached in **${name}**`,
  largestStep: (name: string, value: string) => `The largest step: **${name}** with ${value}`,
  noAverage: ({ plan, measure }: Topic, size: number, units: string) =>
    `There are fewer than ${size} ${units} ${scopeOf(plan)}, so there is no moving average of ${measure.title.toLowerCase()}`,
  averageSize: (size: number, units: string) =>
    `Each average covers ${size} ${units}; the first ${size === 2 ? 'one has' : `${size - 1} have`} none`,
  /** True to describe the values themselves, too. */
  hasValuesAfterComputed: false,
  seriesEnds: (topic: Topic) => `${subject(topic)}, at the end of each line`,
  compared: (topic: Topic, now: string, change: string | undefined, before: string, period: string) =>
    `${subject(topic)} ${verbOf(topic.measure)} **${now}**${change === undefined ? ' after' : `, **${change}** from`} ${before} ${period}`,
  /** After the value of a row: how it changed. */
  changed: (change: string, before: string | undefined, _value: string, period: string) =>
    `, ${change}${before === undefined ? '' : ` from ${before} ${period}`}`,
  isNew: 'new',
  movedMost: ({ plan }: Topic, { name, change, direction, value, before }: Moved, period: string) => {
    const isFall = direction < 0;
    const moved = `**${name}** ${isFall ? 'fell' : 'rose'} ${isFall === isAscending(plan) ? 'most' : 'least'}: **${change}**`;
    if (plan.rangeBefore === undefined) return `${moved} from the previous ${plan.grain}, to ${value} ${scopeOf(plan)}`;
    return `${moved}, to ${value} ${scopeOf(plan)}${before === undefined ? '' : ` from ${before} ${period}`}`;
  },
  /** The first of rows that are ordered by their change. */
  heads: (topic: Topic, name: string, value: string) => extremeText(topic, name, value, true),
  beside: (topic: Topic, period: string) => `${subject(topic)} stands beside the one ${period}, ${topic.plan.grain} by ${topic.plan.grain}`,
  strongest: ({ plan }: Topic, row: Moved, values: string) =>
    `${row.direction > 0 ? 'Largest increase' : 'Smallest decrease'}${ofThese(plan)}: **${row.name}**, ${row.change} (${values})`,
  weakest: ({ plan }: Topic, row: Moved, values: string) =>
    `${row.direction < 0 ? 'Largest decrease' : 'Smallest increase'}${ofThese(plan)}: **${row.name}**, ${row.change} (${values})`,
  follower: (place: 'next' | 'after' | 'last', row: Moved, values: string) =>
    `${{ next: 'Next', after: 'Then', last: 'Last of these' }[place]}: **${row.name}**, ${row.change} (${values})`,
  lowIsBetter: (title: string) => `For ${lowerFirst(title)}, lower is better`,
  upAndDown: ({ plan }: Topic, up: string, down: string, all: string) =>
    plan.comparison?.kind === 'each-step'
      ? `${up} of ${all} ${plan.grain}s went up`
      : `${plan.ranking === undefined ? '' : 'Of these, '}${up} went up, ${down} went down`,
  howManyMoved: ({ plan }: Topic, up: number, down: number, all: number) => {
    const moved = plan.order === 'fall' ? down : up;
    const count = moved === 0 ? `None of the ${all}` : moved === all ? `All ${all}` : `${moved} of ${all}`;
    const many = plan.dimensions.length === 1 ? manyOf(plan) : 'rows';
    return `**${count} ${many} went ${plan.order === 'fall' ? 'down' : 'up'}** ${scopeOf(plan)}`;
  },
  added: ({ measure }: Topic, period: string, rows: readonly string[], more: number) =>
    `No ${lowerFirst(measure.title)} ${period}: ${listText([...rows, ...(more > 0 ? [`${more} more`] : [])])}`,
  nowAt: (name: string, value: string) => `**${name}** (now ${value})`,
  lastStep: (topic: Topic, name: string, value: string, change: string | undefined) => {
    const was = topic.plan.computation === undefined ? verbOf(topic.measure) : 'was';
    const moved = change === undefined ? '' : `, **${change}** from the previous ${topic.plan.grain}`;
    return `${subject(topic)} ${was} last **${value}** (${name})${moved}`;
  },
  nothingBefore: (firstDay: string, unit?: string) =>
    unit === undefined
      ? `The data begins on ${firstDay}, so there is nothing earlier to compare with`
      : `There is no previous ${unit} to compare with`,
  marginAndProfit: (margin: string, profit: string) => `${margin}, ${profit} profit`,
  wholeLoss: ({ plan }: Topic, isLoss: boolean, amounts: string) =>
    `**${isLoss ? 'Yes, there was a loss' : 'No, there was no loss'}** ${scopeOf(plan)}: the margin was ${amounts}`,
  losing: ({ plan }: Topic, count: number, all: number) => {
    const several = `${count === all ? 'At least ' : ''}${count} ${manyOf(plan)} lose`;
    const losers = count > 1 ? several : `${count === 0 ? 'No' : '1'} ${oneOf(plan)} loses`;
    return `**${losers} money** ${scopeOf(plan)}`;
  },
  lowestMargins: 'The lowest margins:',
  largestLosses: 'The largest losses by margin:',
  firstInEach: 'First in each:',
  moreGroups: (count: string) => `And ${count} more groups in the table`,
  listed: (plan: Plan, _title: string, count: string) =>
    `There ${count === '1' ? 'is' : 'are'} **${count} ${plan.view.row[count === '1' ? 0 : 1]}** ${scopeOf(plan)}`,
  firstNames: 'The first in the alphabet:',
  empty: (plan: Plan, title: string) => {
    const noun = plan.listOf === undefined ? measureNoun(plan.measures) : plan.view.row[1];
    const sought = plan.threshold === undefined ? `${noun} ${scopeOf(plan)}`.trim() : title;
    const months = monthsOfData(plan.model, 'en-GB');
    const period = months === undefined ? '' : `. The data runs from ${months.first} to ${months.last}`;
    return `I found no ${lowerFirst(sought)} in the data you may see${period}`;
  },
  didNotMove: (title: string, isFall: boolean) => `**${title} did not go ${isFall ? 'down' : 'up'}.**`,
  nothingToExplain: 'I found no numbers in one of these two periods, so there is no change to explain',
  nothingMoved: (keys: string) => `By ${lowerFirst(keys)}, no part moved that way`,
  contributors: (keys: string, isFall: boolean) => `Largest ${isFall ? 'decreases' : 'increases'} by ${lowerFirst(keys)}:`,
};

/** A row and its change, as they are written. */
export interface Moved {
  readonly name: string;
  readonly change: string;
  /** Positive for a rise, negative for a fall. */
  readonly direction: number;
  readonly value: string;
  readonly before: string | undefined;
}

/** "Revenue for Shoes in 2025". */
function subject({ plan, measure }: Topic): string {
  const { computation, grain } = plan;
  return `${computation === undefined ? measure.title : computationTitle(computation, grain, measure.title)} ${scopeOf(plan)}`.trim();
}

/** Names in the data stay as they are spelled; names of times get a capital letter. */
function begin({ grain }: Plan, name: string): string {
  return grain === undefined ? name : capital(name);
}

function totalText({ plan, measure }: Topic, value: string): string {
  const isOne = value === '1';
  const noun = lowerFirst(measure.title);
  if (measure.format !== 'count' || !measure.title.endsWith('s'))
    return `${measure.title} ${scopeOf(plan)} ${verbOf(measure)} **${value}**`;
  const being = plan.range === undefined ? (isOne ? 'is' : 'are') : isOne ? 'was' : 'were';
  return `There ${being} **${value} ${isOne ? singular(noun) : noun}** ${scopeOf(plan)}`;
}

function extremeText({ plan, measure }: Topic, name: string, value: string, isHigh: boolean): string {
  const has = plan.grain === undefined && plan.rangeBefore === undefined ? 'has' : 'had';
  return `**${plan.rangeBefore === undefined ? begin(plan, name) : name}** ${has} ${superlative(measure, isHigh)} ${scopeOf(plan)}: **${value}**`;
}

/** "the highest revenue", "the most orders", "the fewest orders". */
function superlative({ title, format }: Measure, isHigh: boolean): string {
  if (format === 'count' && title.endsWith('s')) return `the ${isHigh ? 'most' : 'fewest'} ${lowerFirst(title)}`;
  return `the ${isHigh ? 'highest' : 'lowest'} ${lowerFirst(title)}`;
}

function verbOf({ title }: Measure): 'was' | 'were' {
  return /s$/.test(title) && !title.includes(' per ') ? 'were' : 'was';
}

function oneOf({ dimensions, grain }: Plan): string {
  return lowerFirst(dimensions[0]?.title ?? String(grain));
}

function manyOf({ dimensions, grain }: Plan): string {
  return lowerFirst(dimensions[0]?.plural ?? `${grain}s`);
}

function ofThese({ ranking }: Plan): string {
  return ranking === undefined ? '' : ' of these';
}
