import { currencyOfModel } from '../../data-model/ModelView.js';
import type { Bound } from '../plan/Plan.js';
import { currencyCode, currencyPattern } from '../words/currencies.js';
import { numberOf } from '../words/numbers.js';
import { wordCountOf, wordPattern } from '../words/wordRule.js';
import type { Word } from '../words/words.js';
import type { Lexicon } from './lexicon.js';

/** A comparison with a number, as it stands in a question; what it is about is decided later. */
export interface ConditionReading {
  readonly bounds: readonly Bound[];
  readonly unit: ConditionUnit | undefined;
  /** The subject that the condition itself names: "priced above", "older than", "worth". */
  readonly about: 'price' | 'value' | 'spending' | 'age' | 'area' | undefined;
  /** The measure or dimension right after the number: "more than 5 orders", "more than 3 stores". */
  readonly noun: { readonly kind: 'measure' | 'dimension'; readonly name: string } | undefined;
  /** As it was written. */
  readonly text: string;
}

/** `money` is in the currency of the data. */
type ConditionUnit = 'money' | 'percent' | 'square-metres' | 'years' | 'other-currency';

/** Reads a comparison with one or two numbers at the start of some words: "over 500 euros", "between 50 and 100", "5 or more". */
export function readCondition(words: readonly Word[], lexicon: Lexicon): (ConditionReading & { readonly wordCount: number }) | undefined {
  const text = words.map((word) => word.text).join(' ');
  for (const [pattern, boundsOf] of rules) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const groups = match.groups ?? {};
    const taken = wordCountOf(match[0]);
    const unit = unitOf(groups, currencyOfModel(lexicon.model));
    const phrase = lexicon.longestMatch(words.slice(taken));
    const noun = phrase?.meaning.kind === 'measure' || phrase?.meaning.kind === 'dimension' ? phrase.meaning : undefined;
    if (isYear(groups, unit) && noun === undefined) continue;
    const wordCount = taken + (noun === undefined ? 0 : (phrase?.wordCount ?? 0));
    return {
      bounds: boundsOf(groups),
      unit,
      about: aboutOf(groups, unit),
      noun: noun && { kind: noun.kind, name: noun.name },
      text: words
        .slice(0, wordCount)
        .map(({ written }) => written)
        .join(' '),
      wordCount,
    };
  }
  return undefined;
}

type Groups = Readonly<Record<string, string | undefined>>;

const lead = `(?:(?<price>(?:(?:that|which) )?(?:cost|costs|costing|priced|sell for|sells for|selling for)(?: at)?|(?:with|have|has|having) (?:an? )?(?:list )?prices?(?: of)?)|(?<value>(?:that are |which are )?(?:worth|valued(?: at)?|totalling)|(?:with|have|has|having) an? (?:total )?value(?: of)?)|(?<spending>(?:(?:who|that) )?(?:have |had |has )?(?:spent|spend|spends|spending))|(?<age>(?:(?:who|that) (?:are|were) )?(?:aged|(?=older|younger)))|(?:(?:which|that|who|with|having|whose|of|is|are|was|were|have|has|had) ){1,2}) ?`;
const greater =
  'more than|over|above|greater than|exceeding|exceeds?|higher than|longer than|beyond|(?<larger>bigger than|larger than)|(?<dearer>more expensive than|dearer than)';
const less = 'less than|under|below|fewer than|lower than|(?<smaller>smaller than)|(?<cheaper>cheaper than|less expensive than)';
const least = 'at least|(?:a )?minimum(?: of)?|(?:no|not) (?:less|fewer|lower|smaller|younger|cheaper) than|not (?:under|below)';
const most =
  'at most|up to|(?:a )?maximum(?: of)?|(?:no|not) (?:more|greater|higher|bigger|larger|older) than|not (?:over|above|exceeding)';
const exact = 'exactly|precisely|equal to';
const numberWord = '(?:\\d+(?:[.,]\\d+)*[km%]?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|hundred)';
const unit = `(?<unit>${currencyPattern}|percent|years?(?: old| of age)?|square (?:metres?|meters?)|sq m|sqm|m2|m)`;
const notTime = '(?! (?:day|week|month|quarter|year|hour)s?\\b(?! (?:old|of age)))';
const scale = (name: string) => `(?: (?<${name}>thousand|million|k))?`;

const rules: readonly (readonly [pattern: RegExp, boundsOf: (groups: Groups) => readonly Bound[]])[] = [
  [
    wordPattern(
      `(?:${lead})?between (?:(?<sign>${currencyPattern}) )?(?<a>${numberWord})${scale('as')}(?: ${currencyPattern})? and (?:${currencyPattern} )?(?<b>${numberWord})${scale('bs')}${notTime}(?: ${unit})?`,
    ),
    ({ a, as, b, bs }) => between(amount(a, as ?? bs), amount(b, bs)),
  ],
  [
    wordPattern(
      `(?:${lead})?(?:from )?(?<a>${numberWord})${scale('as')}(?: ${currencyPattern})? to (?<b>${numberWord})${scale('bs')} ${unit}`,
    ),
    ({ a, as, b, bs }) => between(amount(a, as ?? bs), amount(b, bs)),
  ],
  [
    wordPattern(
      `(?:(?<price>priced(?: at)?|costing)|(?<value>worth)|(?<age>aged)) (?:from )?(?<a>${numberWord})${scale('as')} to (?<b>${numberWord})${scale('bs')}(?: ${unit})?`,
    ),
    ({ a, as, b, bs }) => between(amount(a, as ?? bs), amount(b, bs)),
  ],
  [
    wordPattern(`(?:${lead})?(?:(?<older>older than)|(?<younger>younger than)) (?<a>${numberWord})(?: years?(?: old| of age)?)?`),
    ({ older, a }) => [{ operator: older === undefined ? '<' : '>', value: amount(a, undefined) }],
  ],
  [
    wordPattern(
      `(?:${lead})?(?:(?<most>${most})|(?<least>${least})|(?<more>${greater})|(?<less>${less})|(?<exact>${exact})) (?:(?<sign>${currencyPattern}) )?(?<a>${numberWord})${scale('as')}${notTime}(?: ${unit})?`,
    ),
    ({ most, least, more, less, a, as }) => [
      {
        operator: most !== undefined ? '<=' : least !== undefined ? '>=' : more !== undefined ? '>' : less !== undefined ? '<' : '=',
        value: amount(a, as),
      },
    ],
  ],
  [
    wordPattern(
      `(?:${lead})?(?<a>${numberWord})${scale('as')}(?: ${unit})? (?:or|and) (?:(?<least>more|over|above|higher|older|larger|bigger|up)|(?<most>less|fewer|under|below|lower|younger|smaller))`,
    ),
    ({ a, as, most }) => [{ operator: most !== undefined ? '<=' : '>=', value: amount(a, as) }],
  ],
  [
    wordPattern(
      `(?:(?<age>aged)|(?<value>worth)|(?<price>priced at|costing|that cost)|(?:with|having|of) exactly) (?<a>${numberWord})(?! \\d)${scale('as')}${notTime}(?: ${unit})?`,
    ),
    ({ a, as }) => [{ operator: '=', value: amount(a, as) }],
  ],
];

function amount(text: string | undefined, scaledBy: string | undefined): number {
  return numberOf(text) * (scaledBy === 'million' ? 1_000_000 : scaledBy === undefined ? 1 : 1_000);
}

function between(one: number, other: number): readonly Bound[] {
  return [
    { operator: '>=', value: Math.min(one, other) },
    { operator: '<=', value: Math.max(one, other) },
  ];
}

function unitOf({ sign, unit: written = sign ?? '', a = '' }: Groups, currencyOfData: string | undefined): ConditionUnit | undefined {
  const currency = currencyCode(written);
  if (currency !== undefined) return currency === (currencyOfData ?? currency) ? 'money' : 'other-currency';
  if (written.startsWith('percent') || a.endsWith('%')) return 'percent';
  if (written.startsWith('year')) return 'years';
  if (written.startsWith('s') || written.startsWith('m')) return 'square-metres';
  return undefined;
}

function aboutOf(groups: Groups, written: ConditionUnit | undefined): ConditionReading['about'] {
  const { price, dearer, cheaper, value, spending, age, older, younger, larger, smaller } = groups;
  if ([price, dearer, cheaper].some((part) => part !== undefined)) return 'price';
  if (value !== undefined) return 'value';
  if (spending !== undefined) return 'spending';
  if (written === 'years' || [age, older, younger].some((part) => part !== undefined)) return 'age';
  return written === 'square-metres' || larger !== undefined || smaller !== undefined ? 'area' : undefined;
}

/** "Over 2024" may be a year; "more than 2000 units" is not. */
function isYear({ a = '', more = '', less: below = '' }: Groups, written: ConditionUnit | undefined): boolean {
  return /^20\d\d$/.test(a) && written === undefined && !more.endsWith(' than') && !below.endsWith(' than');
}
