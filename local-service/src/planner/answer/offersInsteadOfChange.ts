import { answeredOf, startersFor } from '../notes/offers.js';
import type { Lexicon } from '../reading/lexicon.js';
import { wordPattern } from '../words/wordRule.js';
import { readWords } from '../words/words.js';

/** Questions to offer in place of a request to change or send something; `undefined` for any other message. */
export function offersInsteadOfChange(text: string, lexicon: Lexicon): readonly string[] | undefined {
  const words = readWords(text.slice(0, maxLength));
  const plain = words
    .map((word) => word.text)
    .join(' ')
    .replace(politeness, '');
  if (!changes.some((change) => change.test(plain))) return undefined;
  const named = new Set(words.map(({ stem }) => stem));
  const offers = [...examples].flatMap(([noun, questions]) => (named.has(noun) ? questions : []));
  const answered = answeredOf(offers, lexicon);
  return [...new Set(answered.length > 0 ? answered : startersFor(lexicon))].slice(0, 3);
}

const maxLength = 300;

const politeness =
  /^(?:(?:please|now|just|can|could|would|will|you|i|we|want|need|to|like|lets|let|us|hey|hi|hello|ok|okay|then|also|help|me|go|ahead) )+/;

const rows = '(?:orders?|customers?|products?|stores?|users?|rows?|records?|entries|data|tables?|columns?|views?|databases?|sales)';

const changes: readonly RegExp[] = [
  wordPattern(
    '(?:delete|erase|truncate|insert|modify|alter|overwrite|wipe|purge|rename|upload|import|notify|remind|schedule|approve|cancel|restock|reorder|grant|revoke|deactivate|mail|email|e mail|forward|update(?! me| us| on)|send(?! me (?!an? e?mail|an? e mail))) .*',
  ),
  wordPattern(`(?:drop|remove|clear) (?:(?:all|the|every|these|my|our|of|test) ){0,4}${rows}(?: .*)?`),
  wordPattern(
    '(?:add|create|make|register|enter|record|book|place) (?:an? |another )?(?:new |another )(?:order|customer|product|store|row|record|user|promotion|discount|table|view|column|index|database|price).*',
  ),
  wordPattern(
    '(?:add|create|register|enter|record|book|place|make) an? (?:order|customer|product|store|row|record|user|promotion|database|index|column)(?! (?:breakdown|filter|comparison|chart|by|share|table|list)).*',
  ),
  wordPattern('create (?:table|view|index|database|schema) .*'),
  wordPattern(
    '(?:set|change|raise|lower|increase|decrease|reduce|cut|double|halve) (?:(?:the|all|our|my|its|list) ){0,3}(?:prices?|names?|address|stock|discounts?|costs?)(?: of| for| to| by).*',
  ),
  wordPattern('(?:order|buy|ship|refund) (?:\\d+|more|some|another|an?) .*'),
];

/** Questions about the same things. */
const examples: ReadonlyMap<string, readonly string[]> = new Map([
  ['order', ['How many orders are there?', 'Orders by month in 2025']],
  ['customer', ['How many customers are there?', 'Top 10 customers by revenue']],
  ['product', ['How many products are there?', 'Most expensive products']],
  ['price', ['Most expensive products', 'Average list price by category']],
  ['store', ['List the stores', 'Top 5 stores by revenue in 2025']],
  ['revenue', ['Revenue by month in 2025', 'Revenue by region']],
]);
