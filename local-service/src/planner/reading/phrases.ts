import { type Grain, grainNamed } from '../plan/calendar.js';
import type { Ranking } from '../plan/Plan.js';
import { currencyRules } from '../words/currencies.js';
import { directionRules } from '../words/directionWords.js';
import { numberOf, numberPattern } from '../words/numbers.js';
import { type Groups, matchRule, wordRule as rule, type WordRule } from '../words/wordRule.js';
import { chartRules } from './chartWords.js';
import type { WishCue } from './wishes.js';

/** What a question says besides members of the data model: how to cut, rank, compare and draw. */
export type Cue =
  | { readonly kind: 'grain'; readonly grain: Grain }
  | { readonly kind: 'over-time' }
  | RankCue
  /** "Where" and "who" ask for a dimension without naming it. */
  | { readonly kind: 'ask-for'; readonly dimension: string }
  /** Stores that opened, products that came out, customers who joined. */
  | { readonly kind: 'begin' }
  | { readonly kind: 'compare'; readonly with: 'what-follows' | 'before' | 'year-before' | 'each-step' | 'growth'; readonly grain?: Grain }
  | { readonly kind: 'share' }
  | { readonly kind: 'sort' }
  | WishCue
  /** "How many people" names what to count. */
  | { readonly kind: 'count'; readonly dimension?: string }
  | { readonly kind: 'list' }
  | { readonly kind: 'sell' }
  | { readonly kind: 'exclude' }
  | { readonly kind: 'by' }
  /** "Which three": how many to rank. */
  | { readonly kind: 'which'; readonly count?: number }
  | { readonly kind: 'of' }
  | { readonly kind: 'add' }
  | { readonly kind: 'go-on' }
  | { readonly kind: 'forget'; readonly what: 'range' | 'filters' | 'ranking' | 'comparison' };

export interface RankCue {
  readonly kind: 'rank';
  readonly direction: Ranking['direction'];
  readonly count: number | undefined;
  readonly measure?: string;
  /** "Second": the last of the counted ones. */
  readonly isPlace?: boolean;
  /** "Most" and "fewest" compare how many there are of something, not how large one of them is. */
  readonly isOfCounts?: boolean;
}

/** Reads a cue at the start of a text of words. */
export function readCue(words: string): CueReading | undefined {
  const found = matchRule(rules, words);
  return found && { cue: found.value, wordCount: found.wordCount };
}

export interface CueReading {
  readonly cue: Cue;
  readonly wordCount: number;
}

const bestWords = 'best|strongest|leading|fastest|busiest|most popular|popular|best selling|bestselling|top selling|favourite|favorite';
const worstWords = 'worst|bad|weak|weakest|slowest|quietest|poorest|least popular|worst selling';
const topWords = 'top|highest|high|biggest|largest|most|greatest|steepest|sharpest|maximum|max';
const bottomWords = 'bottom|lowest|low|smallest|fewest|least|minimum|min';
const rankWords = `(?:(?<best>${bestWords})|(?<worst>${worstWords})|(?<top>${topWords})|(?<bottom>${bottomWords}))`;
const countWords: ReadonlySet<string> = new Set(['most', 'fewest', 'least', 'busiest']);
const unit = '(?<unit>day|week|month|quarter|year)';
const than = '(?:more|less|higher|lower|better|worse|bigger|smaller)? ?than';
const versus = `(?:(?:as )?compared? (?:to|with|against)|in comparison (?:to|with)|relative to|versus|vs|against|${than})`;
const beside = `(?:(?:${versus}|with|to|against|than) )`;
const rules: readonly WordRule<Cue>[] = [
  rule(
    '(?:out )?of (?:them|these|those)(?! (?:days|weeks|months|stores|products|customers))|(?:what|how) about|and what (?:about|of)|now|instead|same(?: thing)?|rather|only|just',
    () => ({ kind: 'go-on' }),
  ),
  rule(
    'in (?:them|these|those)|(?:in |for |of )?each(?: of (?:them|these|those))?(?= ?$)|there(?! (?:is|are|was|were|has|have)\\b)',
    () => ({ kind: 'add' }),
  ),
  rule('also|as well|additionally|in addition|too|add|plus|broken down further by|split further by', () => ({ kind: 'add' })),
  rule('(?:for|over|of|across)? ?(?:all (?:of )?(?:the )?(?:time|years|periods|dates|data)|the whole (?:time|period)|any time)', () => ({
    kind: 'forget',
    what: 'range',
  })),
  rule('(?:without|remove|drop|clear|no) (?:the |any |all )?(?:filters?|restrictions?)', () => ({ kind: 'forget', what: 'filters' })),
  rule('all of them|show all|without (?:a |the )?limit', () => ({ kind: 'forget', what: 'ranking' })),
  rule('without (?:the |a )?comparison|no comparison', () => ({ kind: 'forget', what: 'comparison' })),
  ...chartRules,
  ...currencyRules,
  rule(
    `${versus} (?:to |with )?(?:the )?(?:same (?:period|time|month|months|quarter|day) (?:of |in )?)(?:the )?(?:last|previous|prior|preceding) year|(?:versus|vs) ly`,
    () => ({ kind: 'compare', with: 'year-before' }),
  ),
  rule(`${versus} (?:the )?(?:last|previous|prior|preceding) ${unit}`, ({ unit: of }) => ({
    kind: 'compare',
    with: of === 'year' ? 'year-before' : 'before',
    grain: grainNamed(of) ?? 'month',
  })),
  rule(`${beside}?(?:the )?(?:year before|year earlier|previous year)`, () => ({ kind: 'compare', with: 'year-before' })),
  rule(`${beside}?the ${unit} (?:before|earlier)`, ({ unit: of }) => ({
    kind: 'compare',
    with: 'before',
    grain: grainNamed(of) ?? 'month',
  })),
  rule(`${beside}(?:the )?(?:(?:last|previous|prior|preceding) (?:period|one)|(?:period|one) (?:before|earlier)|before)`, () => ({
    kind: 'compare',
    with: 'before',
  })),
  rule('year (?:over|on) year|year to year|yoy|y y|yearly (?:growth|change)', () => ({ kind: 'compare', with: 'year-before' })),
  rule(
    '(?:month (?:over|on) month|mom|m m|quarter (?:over|on) quarter|qoq|week (?:over|on) week|wow|day (?:over|on) day|period over period)',
    () => ({ kind: 'compare', with: 'each-step' }),
  ),
  rule(`${versus}|compare|comparing|comparison(?: of| between)?|difference (?:between|in)|differ`, () => ({
    kind: 'compare',
    with: 'what-follows',
  })),
  rule('growth(?: rate)?|chang(?:e|ed|es|ing)|develop(?:ed|ment)? (?:against|from)', () => ({ kind: 'compare', with: 'growth' })),
  ...directionRules,
  rule(
    '(?:over|across|through) time|trend(?:s|ing)?|timeline|time series|histor(?:y|ical)|evolution|evolved?|develop(?:ed|ment|s)?|month by month|as time goes',
    (_groups) => ({ kind: 'over-time' }),
  ),
  rule(
    `(?:by|per|each|every|for each|a|broken down by|split by|grouped by) ${unit}(?! of (?:the )?week)|(?<every>week|month|quarter|year)ly|(?<daily>daily)|annual(?:ly)?`,
    ({ unit: of, every, daily }) => ({ kind: 'grain', grain: grainNamed(of ?? every) ?? (daily === undefined ? 'year' : 'day') }),
  ),
  rule(`${unit} by (?:day|week|quarter|year)|per calendar day`, ({ unit: of }) => ({
    kind: 'grain',
    grain: grainNamed(of) ?? 'day',
  })),
  rule(
    `(?:share|percentage|percent|proportion|part|portion|mix|breakdown in percent|fraction)(?: of(?: the)? (?:total|whole|overall))?|in percent|% of(?: total)?`,
    () => ({ kind: 'share' }),
  ),
  rule(
    `(?:the )?(?:(?<n>${numberPattern}) )?(?:(?<top>most expensive|priciest|dearest)|(?<bottom>cheapest|least expensive))(?: (?<m>${numberPattern}))?`,
    ({ n, m, top }) => ({
      kind: 'rank',
      direction: top === undefined ? 'bottom' : 'top',
      count: n === undefined && m === undefined ? undefined : numberOf(n ?? m),
      measure: 'average_list_price',
    }),
  ),
  rule(`(?:the )?(?:most profitable|(?<bottom>least profitable))`, ({ bottom }) => ({
    kind: 'rank',
    direction: bottom === undefined ? 'top' : 'bottom',
    count: undefined,
    measure: 'profit',
  })),
  rule('what (?:do|did|does|have|has) (?:our |the )?(?:customers?|people|clients?|shoppers?)', () => ({
    kind: 'ask-for',
    dimension: 'product',
  })),
  rule('where', () => ({ kind: 'ask-for', dimension: 'city' })),
  rule('who', () => ({ kind: 'ask-for', dimension: 'customer' })),
  rule('opened|launched|released|introduced|joined|signed up|registered', () => ({ kind: 'begin' })),
  rule('how (?:high|low|big|large|bad|good|strong|weak)(?= (?:is|are|was|were|did|has|have)(?: |$))', () => ({ kind: 'which' })),
  rule(`(?:from )?(?:the )?${rankWords} (?:to )?(?:the )?(?:${[bestWords, worstWords, topWords, bottomWords].join('|')})`, sortCue),
  rule(`(?:from )?(?:the )?${rankWords} (?:ones? |values? )?first`, sortCue),
  rule('(?:in )?(?:descending|(?<bottom>ascending))(?: order)?', ({ bottom }) =>
    sortCue({ bottom, top: bottom === undefined ? 'top' : undefined }),
  ),
  rule(`(?:the )?(?:${rankWords}) (?<n>${numberPattern})`, rankCue),
  rule(`(?:the )?(?<n>${numberPattern}) ${rankWords}`, rankCue),
  rule(`(?:the )?${rankWords}`, rankCue),
  rule('how many (?:people|persons|individuals)', () => ({ kind: 'count', dimension: 'customer' })),
  rule('how many|number of|count of|amount of|how often|total number of', () => ({ kind: 'count' })),
  rule('list|show me all|list all|show all|which are all|name all|names of', () => ({ kind: 'list' })),
  rule('sold|sell|selling|sells|spent|spends?|spending|earned?|made|bought|buy|purchased?', () => ({ kind: 'sell' })),
  rule(
    'excluding|exclude|except(?: for)?|outside(?: of)?|without|not including|leaving out|not (?:in|from|for|(?:paid|ordered|bought|sold|placed) (?:by|with|in|at|from|via))|but not|everything but|other than|apart from|not|no|never|none|nobody|nothing|neither|nor',
    () => ({
      kind: 'exclude',
    }),
  ),
  rule(
    'by|per|for each|for every|each|every|across|within each|broken down(?: by)?|split(?: by| up by)?|grouped by|group by|breakdown(?: by)?|among|between',
    () => ({ kind: 'by' }),
  ),
  rule(`(?:which|what) (?!(?:19|20)\\d\\d )(?<n>${numberPattern})`, ({ n }) => ({ kind: 'which', count: numberOf(n) })),
  rule('which|what', () => ({ kind: 'which' })),

  rule('in|for|from|at|of|within|inside', () => ({ kind: 'of' })),
];

/** Rows are in descending order by default, so "largest first" only sorts them. */
function sortCue(groups: Groups): Cue {
  return groups.top === undefined ? rankCue(groups) : { kind: 'sort' };
}

function rankCue({ best, worst, top, bottom, n }: Groups): RankCue {
  return {
    kind: 'rank',
    isOfCounts: countWords.has(top ?? bottom ?? best ?? ''),
    direction: best !== undefined ? 'best' : worst !== undefined ? 'worst' : top !== undefined ? 'top' : 'bottom',
    count: n === undefined ? undefined : numberOf(n),
  };
}
