import { currencyOf } from '../../data-model/ModelView.js';
import { currencyName, currencySign } from '../plan/formatValue.js';
import type { Plan } from '../plan/Plan.js';
import { computationTitle, thoughtsOf } from '../query/describePlan.js';
import type { ChartTitles } from '../query/writeSpec.js';
import { capital, listText, lowerFirst } from '../words/listText.js';
import { starterQuestions } from '../words/starterQuestions.js';
import { englishFacts } from './enFacts.js';
import { englishNotes } from './enNotes.js';
import { type RangeName, type RangeWords, rangeText } from './rangeName.js';
import type { Abilities, Names } from './Topic.js';

const englishNames: Names = {
  nameOf: () => undefined,
  columns: {},
  rows: {},
  grains: {
    day: ['day', 'days'],
    week: ['week', 'weeks'],
    month: ['month', 'months'],
    quarter: ['quarter', 'quarters'],
    year: ['year', 'years'],
  },
  meanings: {},
  none: 'None',
  share: 'Share',
  change: 'Change',
  amount: 'Number',
};

export const englishChartTitles: ChartTitles = {
  change: (measure, unit) => `Change of ${measure.toLowerCase()} (${unit === 'points' ? 'points' : '%'})`,
  share: (measure) => `Share of ${lowerFirst(measure)} (%)`,
  computed: computationTitle,
  unit(format) {
    const currency = currencyOf(format);
    if (currency !== undefined) return `${capital(currencyName(currency))} (${currencySign(currency, 'en')})`;
    return format === 'percent' ? 'Percent (%)' : 'Number';
  },
};

const starters: readonly string[] = starterQuestions;

/** The words of answers. Numbers and names come written; a sentence comes without its final mark. */
export const english = {
  /** With days before months. */
  locale: 'en-GB',
  names: englishNames,
  marks: {
    end: '.',
    colon: ': ',
    space: ' ',
    quote: (text: string) => `“${text}”`,
    list: (items: readonly string[]) => listText(items),
    choice: (items: readonly string[]) => listText(items, 'or'),
    /** Items that are read one after the other. */
    comma: ', ',
  },
  times: {
    /** In a sentence: as it was asked for. */
    range: (_range: RangeName, label: string) => label,
    /** As a name, without a preposition. */
    name: (range: RangeName, label: string | undefined) => label?.replace(/^(in|on|over|from) /, '') ?? rangeText(range, rangeWords),
    week: (day: string) => `the week of ${day}`,
  },
  facts: englishFacts,
  notes: englishNotes,
  refusals: {
    failed: (error: string) => `The query could not be run: ${error}`,
    didYouMean: 'Did you mean one of these?',
    abilities: ({ isRetail, measures, dimensions, months }: Abilities) => {
      const period = months === undefined ? '' : ` from ${months.first} to ${months.last}`;
      const by = `${dimensions === '' ? '' : `, by ${dimensions}`}${months === undefined ? '' : ', and over time'}`;
      return `I answer questions about ${isRetail ? 'a retailer’s' : 'your'} data${period}, in English, German, Spanish, Japanese and Arabic: **${measures}**${by}. I can filter, rank, compare periods and show shares.`;
    },
    forExample: 'For example:',
    greeting: ({ isRetail }: Abilities) => `Hello! Ask me about your ${isRetail ? 'sales' : 'data'}.`,
    thanks: ({ example, months, year }: Abilities) => {
      const changes = [
        ...(example === undefined ? [] : [`“by ${lowerFirst(example)}”`]),
        ...(months === undefined ? [] : [`“only ${year}”`]),
      ];
      return `You’re welcome. Ask on whenever you like: a change such as ${listText(changes, 'or')} builds on the last answer.`;
    },
    help: 'Here is what I can do.',
    forecast: ({ lastDay, months }: Abilities) =>
      `I cannot look ahead: I only tell what the data says${months === undefined ? '' : `, and it ends on ${lastDay}`}.`,
    save: 'I cannot save reports, workbooks or dashboards on this local service; it has no workspace. Any table or chart here can be downloaded from its result.',
    /** To a session that may not create content. */
    mayNotSave:
      'This session may not create or change workspace content, so I cannot save that. Tables and charts in this conversation stay available, and each can be downloaded.',
    readOnly: 'I only read data: I cannot add, change, delete or send anything.',
  },
  thoughts: {
    search: 'First I look up which parts of the data model the question is about.',
    query: (_title: string, plan: Plan) => thoughtsOf(plan),
    rows: (_written: string, count: number) =>
      `The query gave ${count === 1 ? 'one row' : `${count} rows`}. I read the answer from ${count === 1 ? 'it' : 'them'}.`,
    nothingFound: (words: readonly string[]) =>
      words.length > 0
        ? `Nothing in the data model is called ${words.map((word) => `"${word}"`).join(' or ')}.`
        : 'No part of the data model is named here.',
    clock: (timeZone: string) => `Times in ${timeZone}.`,
  },
  /** What can be asked about the retailer. */
  retail: {
    measures: 'revenue, units, profit, margin, orders, average order value, discounts, returns and customers',
    dimensions: 'product, category, brand, store, city, country, region, channel, promotion or customer group',
  },
  /** Questions about the retailer to begin with; each is understood. */
  starters,
};

export type Wording = typeof english;

const rangeWords: RangeWords = {
  quarter: (quarter, year) => `Q${quarter} ${year}`,
  since: (name) => `since ${name}`,
  before: (name) => `before ${name}`,
  stretch: (first, last) => `${first} to ${last}`,
};
