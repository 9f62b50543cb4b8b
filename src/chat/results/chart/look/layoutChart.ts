import { rowKey } from '../proof/shownMarks.js';
import { tallyRows } from '../proof/tallyRows.js';
import type { ChartRows } from '../rows/chartRows.js';
import type { SpecObject } from '../spec/specGrammar.js';
import { colourPeriods } from './axes/periodPairs.js';
import { barValues } from './barValues.js';
import { capBars } from './capBars.js';
import { chartConfig } from './chartConfig.js';
import { chartHeight } from './chartHeight.js';
import { decorateChart } from './decorateChart.js';
import type { ChartFinish } from './finishChart.js';
import { legendLayout } from './legendLayout.js';
import { nameValues } from './nameValues.js';
import { openPeriods } from './openPeriods.js';
import type { ChartTheme } from './paint/chartTheme.js';
import { paintChart } from './paint/paintChart.js';
import { lineNames } from './series/lineNames.js';
import { fluidSize, type SizeContext, sizeParts } from './sizeChart.js';
import { type TooltipRoles, tooltipRoles } from './tooltipRoles.js';

/** Prepares a safe spec for one place: adds the rows, the size, the theme and what a readable chart needs. */
export function layoutChart(safe: SpecObject, rows: ChartRows, place: ChartPlace): ChartLayout {
  const { theme, width, room, locale, countTitle, now, openNote } = place;
  const named = nameValues(safe, rows);
  const isFluid = isOneView(named);
  const legend = legendLayout(named, rows, width);
  const context: LayoutContext = { ...place, rows, legend, size: isFluid ? fluidSize(named, { rows, width, room, legend }) : undefined };
  const drawn = passes.reduce((spec, pass) => pass(spec, context), named);
  const tallied = tallyRows(drawn);
  const open = openPeriods(drawn, rows, { now, locale });
  const height = chartHeight({ names: undefined, isRing: false, hasTransform: false, width, room });
  const config = chartConfig(theme, { locale, width, countTitle, hasHeaders: !isFluid, legendColumns: legend.columns });
  return {
    spec: { ...(tallied?.spec ?? drawn), data: { values: valuesFor(drawn, rows) }, config },
    isFluid,
    tally: tallied?.tally,
    roles: { ...tooltipRoles(drawn), open, openNote, locale },
    finish: {
      open,
      surface: theme.surface,
      values: isFluid ? barValues(drawn, rows, { theme, locale }) : undefined,
      names: isFluid ? lineNames(safe, rows, { theme, width, height }) : undefined,
    },
  };
}

/** The passes that make a chart readable. Each receives the output of the previous one. */
const passes: readonly ((spec: SpecObject, context: LayoutContext) => SpecObject)[] = [
  decorateChart,
  titleChart,
  paintChart,
  colourPeriods,
  (spec, context) => (context.size === undefined ? sizeParts(spec, context) : { ...capBars(spec, context), ...context.size }),
];

interface LayoutContext extends ChartPlace, SizeContext {
  /** `undefined` for a chart of several parts, each with its size. */
  readonly size: SpecObject | undefined;
}

/**
 * Returns the values that a spec mentions, with the index of their row. The chart library copies and indexes all it is given. An expression
 * may compute or escape the name of a field, so then all of them are kept.
 */
function valuesFor(spec: SpecObject, { values }: ChartRows): readonly SpecObject[] {
  const text = JSON.stringify(spec);
  const isOpen = text.includes('\\') || text.includes('datum[');
  const names = Object.keys(values[0] ?? {}).filter((name) => isOpen || text.includes(name));
  return values.map((row, place) => {
    const kept: SpecObject = { [rowKey]: place };
    for (const name of names) kept[name] = row[name];
    return kept;
  });
}

export interface ChartPlace {
  readonly theme: ChartTheme;
  /** The width of the box in CSS pixels. */
  readonly width: number;
  /** The height to fill in CSS pixels, if the place of the chart has one. */
  readonly room?: number | undefined;
  readonly locale: string;
  /** The card's own title, which the chart does not repeat. */
  readonly title: string | undefined;
  /** The row count to show if the result has more rows, such as "1,000 of 2,431 rows". Saved pictures include it. */
  readonly part?: string | undefined;
  /** The title of an axis that counts rows. */
  readonly countTitle: string;
  /** The current wall-clock time of the query's time zone, in UTC milliseconds. */
  readonly now: number;
  /** What tooltips say of an unfinished period. */
  readonly openNote: string;
}

export interface ChartLayout {
  readonly spec: SpecObject;
  /** True if this is a single view that can change its width without a new layout. */
  readonly isFluid: boolean;
  /** The id for the comparison with the rows, if they can be compared. */
  readonly tally: string | undefined;
  /** What the lines of the tooltips are about. */
  readonly roles: TooltipRoles;
  /** Additions to the compiled spec. */
  readonly finish: ChartFinish;
}

/** Omits a title that the card already shows, and states which part of the rows is shown. */
function titleChart(spec: SpecObject, { title, part, theme }: ChartPlace): SpecObject {
  const shown = isSameTitle(spec.title, title) ? { ...spec, title: undefined } : spec;
  return part === undefined ? shown : withPart(shown, part, theme.muted);
}

function withPart(spec: SpecObject, part: string, muted: string): SpecObject {
  const small = { fontSize: 11, fontWeight: 400 };
  const title = typeof spec.title === 'string' && spec.title !== '' ? spec.title : undefined;
  return {
    ...spec,
    title:
      title === undefined
        ? { text: part, color: muted, ...small }
        : { text: title, subtitle: part, subtitleColor: muted, subtitleFontSize: small.fontSize },
  };
}

function isOneView(spec: SpecObject): boolean {
  const isComposed = ['concat', 'hconcat', 'vconcat', 'spec'].some((key) => key in spec);
  const encoding = Object(spec.encoding);
  return !isComposed && !['facet', 'row', 'column'].some((channel) => channel in encoding);
}

function isSameTitle(own: unknown, card: string | undefined): boolean {
  return typeof own === 'string' && card !== undefined && own.trim().toLowerCase() === card.trim().toLowerCase();
}
