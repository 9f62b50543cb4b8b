import type { ChartStyle, ChartWish } from '../plan/Plan.js';
import { type Groups, wordRule as rule, type WordRule } from '../words/wordRule.js';

/** The words in a question that describe its chart. */
export type ChartCue =
  /** Without a kind, only the style of the bars is wished for. */
  | { readonly kind: 'chart'; readonly chart?: ChartWish; readonly style?: ChartStyle }
  | { readonly kind: 'unknown-chart'; readonly name: string };

const style = '(?:stacked|grouped|clustered|side by side|horizontal|vertical)';
const looks = '(?:simple|nice|clear|plain)';
const adjectives = `(?<styles>(?:(?:${style}|${looks}) )*)`;
const noun = '(?:chart|graph|plot|diagram)';
const kinds =
  '(?:(?<line>line|curve)|(?<area>area)|(?<column>column)|(?<bar>bar)|(?<arc>pie|donut|doughnut|ring|arc|circle)|(?<point>scatter)|(?<heatmap>heat ?map)|(?<none>(?:table|number|grid|text)(?!s? of)))s?';
const unknown =
  '(?<name>radar|spider|tree ?map|sun ?burst|bubble|waterfall|funnel|gauge|sankey|box(?: and whisker| ?plot)?|violin|candle ?stick|gantt|choropleth|word ?cloud|network|3d|map)';
const pronoun = '(?:it |this |that |them )?(?:as |into |on )?(?:an? |the )?';

export const chartRules: readonly WordRule<ChartCue>[] = [
  rule(`(?:as|in|with|using|into) (?:an? )?${adjectives}${kinds}(?: ?${noun})?s?(?: only)?`, chartCue),
  rule(`(?:draw|make|plot|use) ${pronoun}${adjectives}${kinds}(?: ?${noun})?s?`, chartCue),
  rule(`(?:an? )?${adjectives}${kinds} ${noun}s?(?: of)?`, chartCue),
  rule(`(?:an? )?(?:(?<heatmap>heat ?map)|(?<arc>pie|donut|doughnut)|(?<bar>bar)|(?<point>scatter))s?(?: of)?`, chartCue),
  rule('(?:(?:with|as|in) )?(?:two|three|four|[234]|separate) lines', () => ({ kind: 'chart', chart: 'line' })),
  rule('tables? (?:of|only)|(?:only|just) (?:an? |the )?(?:tables?|numbers?|figures?)', () => ({ kind: 'chart', chart: 'none' })),
  rule(`(?:no|without (?:an? |the |any )?) ?${noun}s?`, () => ({ kind: 'chart', chart: 'none' })),
  rule(`(?<styles>${style}|horizontally|vertically|upright)(?: bars?)?`, chartCue),
  rule(`(?:(?:as|in|with|using|into|draw|make|plot|use|on) )?${pronoun}${unknown}(?: ?${noun})?s?(?: of)?`, ({ name = '' }) => ({
    kind: 'unknown-chart',
    name,
  })),
  rule(
    `(?:as|using|into) an? (?!different |new |simple |nice |better |good |big |small |histogram)(?<name>[a-z]{3,}) ${noun}`,
    ({ name = '' }) => ({ kind: 'unknown-chart', name }),
  ),
];

const wishes = ['line', 'area', 'bar', 'arc', 'point', 'heatmap', 'none'] as const satisfies readonly ChartWish[];

function chartCue(groups: Groups): ChartCue {
  const chart = groups.column === undefined ? wishes.find((wish) => groups[wish] !== undefined) : 'bar';
  const wished = styleOf(groups.styles ?? '', groups.column !== undefined);
  return { kind: 'chart', ...(chart !== undefined && { chart }), ...(wished !== undefined && { style: wished }) };
}

/** Columns stand upright. */
function styleOf(words: string, isColumn: boolean): ChartStyle | undefined {
  const wished = {
    ...(words.includes('stacked') && { isStacked: true }),
    ...(/grouped|clustered|side/.test(words) && { isStacked: false }),
    ...((isColumn || /vertical|upright/.test(words)) && { isHorizontal: false }),
    ...(words.includes('horizontal') && { isHorizontal: true }),
  };
  return Object.keys(wished).length === 0 ? undefined : wished;
}
