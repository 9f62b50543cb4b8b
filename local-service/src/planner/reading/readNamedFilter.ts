import type { Filter } from '../plan/Plan.js';
import { matchRule, type WordRule, wordRule } from '../words/wordRule.js';

/** Reads words that stand for several values at the start of a text: "on weekends", "in the morning", "without promotions". */
export function readNamedFilter(text: string): { readonly value: Filter; readonly wordCount: number } | undefined {
  return matchRule(rules, text);
}

const promotion = { dimension: 'promotion', values: ['No promotion'] } as const;
const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

const rules: readonly WordRule<Filter>[] = [
  rule(
    '(?:without|with no|no|outside(?: of)?|not (?:during|in|on)|excluding|except(?: for)?) (?:an? |any |all |the )?(?:promotions?|promos?|campaigns?)',
    { ...promotion, isExcluded: false, label: 'without a promotion' },
  ),
  rule(
    '(?:with|during|on|under|in) (?:an? |any |some )(?:promotion|promo|campaign)|(?:with|during|on|under|in) (?:the )?(?:promotions|promos|campaigns)',
    { ...promotion, isExcluded: true, label: 'during promotions' },
  ),
  rule('(?:(?:on|at|during|over) )?(?:the )?weekends?', {
    dimension: 'weekday',
    values: ['Saturday', 'Sunday'],
    isExcluded: false,
    label: 'on weekends',
  }),
  rule('(?:on|during) (?:the )?weekdays|(?:on |during )?(?:the )?(?:working days?|workdays?|business days?)|during the week', {
    dimension: 'weekday',
    values: workdays,
    isExcluded: false,
    label: 'from Monday to Friday',
  }),
  ...[
    { words: '(?:(?:in|during) )?(?:the )?mornings?|before noon', name: 'in the morning', from: 6, to: 12 },
    { words: '(?:(?:in|during) )?(?:the )?afternoons?', name: 'in the afternoon', from: 12, to: 18 },
    { words: '(?:(?:in|during) )?(?:the )?evenings?', name: 'in the evening', from: 18, to: 24 },
    { words: '(?:at|during|in) (?:the )?nights?', name: 'at night', from: 0, to: 6 },
  ].map(({ words, name, from, to }) =>
    rule(words, { dimension: 'hour', values: hoursBetween(from, to), isExcluded: false, label: `${name} (${from}:00 to ${to - 1}:59)` }),
  ),
];

function rule(words: string, filter: Filter): WordRule<Filter> {
  return wordRule(words, () => filter);
}

function hoursBetween(from: number, to: number): readonly string[] {
  return Array.from({ length: to - from }, (_, index) => String(from + index));
}
