import { wordRule as rule, type WordRule } from './wordRule.js';

/** A currency other than the euro, in which the data has no amounts. */
export interface CurrencyCue {
  readonly kind: 'currency';
  readonly name: string;
}

const names: readonly (readonly [pattern: string, name: string])[] = [
  ['usd|(?:us |american )?dollars?|bucks', 'US dollars'],
  ['gbp|(?:british )?pounds?(?: sterling)?|sterling', 'pounds'],
  ['jpy|(?:japanese )?yen', 'yen'],
];

export const currencyRules: readonly WordRule<CurrencyCue>[] = names.map(([pattern, name]) =>
  rule(`(?:(?:in|to|into|as|converted (?:in)?to) )?(?:${pattern})`, () => ({ kind: 'currency', name })),
);

/** Signs are no words, so they are written out before the words are read. */
export function spellCurrencies(text: string): string {
  return text.replace(/[$£¥]/g, (sign) => ` ${signs.get(sign) ?? ''} `);
}

const signs: ReadonlyMap<string, string> = new Map([
  ['$', 'dollars'],
  ['£', 'pounds'],
  ['¥', 'yen'],
]);
