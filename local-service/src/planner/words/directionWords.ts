import { wordRule as rule, type WordRule } from './wordRule.js';

/** Which way a measure moved; better and worse depend on the measure. */
export interface TrendCue {
  readonly kind: 'trend';
  readonly direction: 'up' | 'down' | 'better' | 'worse';
  /** "Is rising" asks for the course, "rose" for a comparison. */
  readonly isOngoing: boolean;
}

export type DirectionCue =
  | TrendCue
  /** Less than nothing earned. */
  | { readonly kind: 'loss' }
  | { readonly kind: 'why' }
  | { readonly kind: 'when' };

const loss = [
  '(?:los(?:e|es|ing)|lost) (?:us )?(?:any |the most |most )?money',
  '(?:makes?|making|made|at) (?:us )?(?:an? )?loss(?:es)?',
  'loss ?mak(?:ing|ers?)',
  'unprofitable|not profitable|in the red',
  'negative (?:gross )?(?:profits?|margins?)',
  '(?:profits?|margins?) (?:is |are )?(?:negative|(?:below|under|less than) (?:zero|0))',
  'sold (?:below|under) cost',
];

export const directionRules: readonly WordRule<DirectionCue>[] = [
  rule(loss.join('|'), () => ({ kind: 'loss' })),
  rule('why|how come|what caused|what explains|(?:the )?reasons? (?:for|behind)', () => ({ kind: 'why' })),
  rule('when', () => ({ kind: 'when' })),
  // As titles say it.
  trend('largest increase first', 'up', false),
  trend('largest decrease first', 'down', false),
  trend('(?:go|goes|going|gone|went|is|are|was|were) (?:up or down|down or up)|rising or falling|growing or shrinking', 'up', true),
  trend('up or down|down or up', 'up', true),
  trend('growing|increasing|rising|climbing|going up', 'up', true),
  trend('losing|dropping|falling|declining|decreasing|shrinking|sinking|going down', 'down', true),
  trend('grows?|grew|grown|increase[sd]?|rises?|risen|rose|climbs?|climbed|(?:go|goes|gone|went|is|are|was|were) up', 'up', false),
  trend(
    'loses?|lost|drops?|dropped|falls?|fell|fallen|declines?|declined|decrease[sd]?|shrinks?|shrank|shrunk|sinks?|sank|(?:go|goes|gone|went|is|are|was|were) down',
    'down',
    false,
  ),
  trend('improves?|improved|improving', 'better', false),
  trend('worsens?|worsened|worsening|deteriorate[sd]?|deteriorating', 'worse', false),
];

function trend(words: string, direction: TrendCue['direction'], isOngoing: boolean): WordRule<TrendCue> {
  return rule(words, () => ({ kind: 'trend', direction, isOngoing }));
}
