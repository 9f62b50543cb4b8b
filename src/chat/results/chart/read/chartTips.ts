import { jsonText } from '../../../../client/json/jsonText.js';
import type { DrillValue } from '../../DrillContext.js';
import { percent } from '../look/chartFormats.js';
import { isOfOpenPeriod } from '../look/openPeriods.js';
import type { TooltipRoles } from '../look/tooltipRoles.js';
import type { SceneNode } from '../proof/shownMarks.js';
import { unmarkInherited } from '../rows/inheritedNames.js';
import { isSpecObject } from '../spec/specGrammar.js';
import { tooltipOf } from './lateTooltip.js';

/** The content of a tooltip. */
export interface ChartTip {
  /** Where the values are: a name or a time. */
  readonly title: string;
  /** The measure, if all values are of the same one. */
  readonly measure: string;
  readonly rows: readonly TipRow[];
  /** What the reader should know about the place. */
  readonly note?: string;
  /** The lines that all its marks share. */
  readonly shared?: readonly SharedLine[];
}

/** A line of a tooltip. `isPlace` is true for the position of a mark and for its series. */
export interface SharedLine extends DrillValue {
  readonly isPlace: boolean;
}

export interface TipRow {
  readonly name: string;
  readonly value: string;
  /** The colour of the series. */
  readonly colour?: string | undefined;
}

/** The content of a tooltip as a sentence. */
export function tipText({ title, measure, rows, note }: ChartTip): string {
  const values = rows.map(({ name, value }) => (name === '' ? value : `${name} ${value}`)).join(', ');
  const place = [title, ...(note === undefined ? [] : [note])].join(', ');
  return [place, [measure, values].filter((part) => part !== '').join(' ')].filter((part) => part !== '').join(': ');
}

/** A mark of the scene with its kind. */
export interface TippedMark {
  readonly type: string;
  readonly item: SceneNode;
}

interface ReadTip {
  readonly place: string;
  readonly series: readonly [title: string, text: string] | undefined;
  readonly others: readonly (readonly [title: string, text: string])[];
  readonly colour: string | undefined;
  readonly lines: readonly SharedLine[];
}

function readTip({ type, item }: TippedMark, roles: TooltipRoles): ReadTip {
  const tooltip = tooltipOf(item);
  const colour = colourOf(type, item);
  if (!isSpecObject(tooltip)) return { place: shorten(tooltip), series: undefined, others: [], colour, lines: [] };
  const entries = Object.entries(tooltip)
    .slice(0, maxEntries)
    .map(
      ([title, text]) => [shorten(title.trimEnd()), shorten(text) + (roles.shares.has(title) ? shareOf(item, roles) : ''), title] as const,
    );
  const without = entries.filter(([, , title]) => !roles.places.has(title) && !roles.series.has(title));
  const [series, ...further] = entries.filter(([, , title]) => roles.series.has(title));
  return {
    place: entries.flatMap(([, text, title]) => (roles.places.has(title) ? [text] : [])).join(', '),
    series: series && [series[0], series[1]],
    others: [...further, ...without].map(([title, text]) => [title, text]),
    colour,
    lines: entries.map(([column, text, title]) => ({ column, text, isPlace: roles.places.has(title) || roles.series.has(title) })),
  };
}

/** Returns the content of one tooltip for marks at the same place. */
export function chartTip(marks: readonly TippedMark[], roles: TooltipRoles): ChartTip {
  const tips = marks.map((mark) => readTip(mark, roles));
  const measures = new Set(tips.flatMap(({ others }) => others.map(([title]) => title)));
  const isOneValue = measures.size === 1 && tips.every(({ others }) => others.length === 1);
  const hasSeries = tips.every(({ series }) => series !== undefined);
  const isOpen = roles.open?.some((period) => marks.some(({ item }) => isOfOpenPeriod(item.datum, period))) === true;
  const places = [...new Set(tips.map(({ place }) => place).filter((place) => place !== ''))];
  return {
    title: places[0] ?? '',
    shared: (tips[0]?.lines ?? []).filter((one) => tips.every((tip) => tip.lines.some((other) => isSameLine(one, other)))),
    ...(isOpen && roles.openNote !== undefined && { note: roles.openNote }),
    measure: isOneValue && hasSeries ? ([...measures][0] ?? '') : '',
    rows: tips.flatMap(({ series, others, colour }): TipRow[] => {
      const [first] = others;
      if (first === undefined) return series === undefined ? [] : [{ name: series[0], value: series[1], colour }];
      if (others.length > 1)
        return [
          ...(series === undefined ? [] : [{ name: series[0], value: series[1], colour }]),
          ...others.map(([name, value]) => ({ name, value })),
        ];
      const [title, value] = first;
      const name = series === undefined ? title : isOneValue ? series[1] : `${series[1]}, ${title}`;
      return [{ name, value, colour: tips.length > 1 || series !== undefined ? colour : undefined }];
    }),
  };
}

function isSameLine(one: SharedLine, other: SharedLine): boolean {
  return one.column === other.column && one.text === other.text;
}

/** Returns the colour that a mark shows its series with. */
export function colourOf(type: string, { fill, stroke }: SceneNode): string | undefined {
  return (lineTypes.has(type) ? [stroke, fill] : [fill, stroke]).find(
    (paint): paint is string => typeof paint === 'string' && paint !== 'transparent',
  );
}

/** Returns the share of a slice in its ring. */
function shareOf({ startAngle, endAngle }: SceneNode, { locale = 'en' }: TooltipRoles): string {
  const share = Math.abs(Number(endAngle) - Number(startAngle)) / (2 * Math.PI);
  return Number.isFinite(share) ? ` · ${percent(share, locale)}` : '';
}

function shorten(value: unknown): string {
  const text = typeof value === 'object' && value !== null ? jsonText(value) : unmarkInherited(String(value));
  return text.length > maxCharacters ? `${text.slice(0, maxCharacters)}…` : text;
}

/** Marks with one item for each point of a line. */
export const lineTypes: ReadonlySet<string> = new Set(['line', 'area', 'trail']);
const maxEntries = 20;
const maxCharacters = 120;
