import { wordRule as rule, type WordRule, wordPattern } from './wordRule.js';

/** A currency that amounts are wanted in. */
export interface CurrencyCue {
  readonly kind: 'currency';
  readonly currency: NamedCurrency;
}

/** A currency with its ISO 4217 code. */
export interface NamedCurrency {
  readonly code: string;
  readonly name: string;
  readonly pattern: string;
}

const currencies: readonly NamedCurrency[] = [
  { code: 'EUR', name: 'euros', pattern: 'eur|euros?' },
  { code: 'USD', name: 'US dollars', pattern: 'usd|(?:us |american )?dollars?|bucks' },
  { code: 'GBP', name: 'pounds', pattern: 'gbp|(?:british )?pounds?(?: sterling)?|sterling' },
  { code: 'JPY', name: 'yen', pattern: 'jpy|(?:japanese )?yen' },
  { code: 'CHF', name: 'Swiss francs', pattern: 'chf|(?:swiss )?francs?' },
];

const patterns = currencies.map(({ pattern, code }) => [wordPattern(pattern), code] as const);

export const currencyPattern = `(?:${currencies.map(({ pattern }) => pattern).join('|')})`;

export const currencyRules: readonly WordRule<CurrencyCue>[] = currencies.map((currency) =>
  rule(`(?:(?:in|to|into|as|converted (?:in)?to) )?(?:${currency.pattern})`, () => ({ kind: 'currency', currency })),
);

/** The code of a currency as `currencyPattern` finds it. */
export function currencyCode(written: string): string | undefined {
  return patterns.find(([pattern]) => pattern.test(written))?.[1];
}

/** Signs are no words, so they are written out before the words are read. */
export function spellCurrencies(text: string): string {
  return text.replace(/[$£¥]/g, (sign) => ` ${signs.get(sign) ?? ''} `);
}

const signs: ReadonlyMap<string, string> = new Map([
  ['$', 'dollars'],
  ['£', 'pounds'],
  ['¥', 'yen'],
]);
