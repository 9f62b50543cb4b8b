import type { SceneNode } from '../proof/shownMarks.js';
import type { ChartRows } from '../rows/chartRows.js';
import { withMadeFields } from '../spec/madeFields.js';
import { isAmount, isSpecObject, type SpecObject } from '../spec/specGrammar.js';
import { amountStyle, numberFormat } from './amountStyle.js';
import { chartFormats, readFormat } from './chartFormats.js';
import { isOfOpenPeriod, type OpenPeriod } from './openPeriods.js';
import type { ChartTheme } from './paint/chartTheme.js';
import { contrastOf } from './paint/rgbColours.js';
import { literal } from './series/seriesNames.js';

/** The amounts that are written at the ends of bars. */
export interface BarValues {
  /** True for vertical bars, false for horizontal ones. */
  readonly isUpright: boolean;
  /** The format of the amounts, as in tooltips. */
  readonly format: string;
  /** The colour beside a bar, and the one on it; empty if bars have different colours. */
  readonly ink: readonly [beside: string, within: string];
  readonly font: string;
  /** The width of the title of the amounts, which is above the plot. */
  readonly titlePx: number;
}

/** Decides whether the bars of a laid-out spec can have their amounts at their ends: each bar is one amount from zero on. */
export function barValues(spec: SpecObject, rows: ChartRows, { theme, locale }: ValuePlace): BarValues | undefined {
  const { mark, encoding, layer } = spec;
  if (!isSpecObject(mark) || mark.type !== 'bar' || !isSpecObject(encoding) || layer !== undefined) return undefined;
  if (['x2', 'y2', 'row', 'column', 'facet', 'text'].some((channel) => channel in encoding)) return undefined;
  const amounts = (['x', 'y'] as const).filter((side) => {
    const definition = encoding[side];
    return isSpecObject(definition) && isAmount(definition) && !definition.bin && definition.type !== 'temporal';
  });
  const [side] = amounts;
  if (side === undefined || amounts.length > 1) return undefined;
  const place = encoding[side === 'y' ? 'x' : 'y'];
  if (!isSpecObject(place) || place.bin || place.axis === null) return undefined;
  const amount = Object(encoding[side]);
  if (amount.stack === 'normalize' || amount.scale === null || !straight.has(Object(amount.scale).type)) return undefined;
  const offset = encoding[side === 'y' ? 'xOffset' : 'yOffset'];
  const series = ['color', 'fill', 'stroke', 'detail', 'opacity', 'fillOpacity', 'size'].map((channel) => encoding[channel]);
  const own = new Set([place, offset].filter(isSpecObject).map(({ field }) => field));
  const isOneColour = !series.slice(0, 3).some((definition) => isSpecObject(definition) && 'field' in definition);
  if (series.some((definition) => Array.isArray(definition) || (isSpecObject(definition) && !isOf(definition, own)))) return undefined;
  const bar = isOneColour ? String(mark.color ?? mark.fill ?? theme.series[0]) : '';
  const inks = [theme.surface, theme.text].toSorted((one, other) => contrastOf(other, bar) - contrastOf(one, bar));
  const style = amountStyle(amount, withMadeFields(rows, spec));
  const given = String(Object(amount.axis).format ?? '');
  const unit = given.includes('$')
    ? ({ kind: 'currency', code: 'USD' } as const)
    : given.endsWith('%')
      ? ({ kind: 'fraction' } as const)
      : undefined;
  const written = style && unit && style.unit === undefined ? { ...style, unit } : style;
  const format = written === undefined ? locale : numberFormat(written, locale);
  const title = Object(amount.axis).title ?? amount.title ?? amount.field ?? longTitle;
  const ink = [theme.text, bar.startsWith('rgb(') ? (inks[0] ?? '') : ''] as const;
  return { isUpright: side === 'y', format, ink, font: theme.font, titlePx: textPx(String(title)) + 2 * gapPx };
}

interface ValuePlace {
  readonly theme: ChartTheme;
  readonly locale: string;
}

/** True if the series of a channel are the bars themselves. */
function isOf(definition: SpecObject, fields: ReadonlySet<unknown>): boolean {
  if (!('field' in definition) && !('aggregate' in definition)) return !('condition' in definition);
  return definition.aggregate === undefined && definition.timeUnit === undefined && fields.has(definition.field);
}

const straight = new Set<unknown>([undefined, 'linear', 'sqrt', 'pow']);

/** Adds the amounts to a compiled chart: texts that are placed by the drawn bars. */
export function withBarValues(compiled: SpecObject, values: BarValues, open: readonly OpenPeriod[]): SpecObject {
  const marks = Array.isArray(compiled.marks) ? compiled.marks.filter(isSpecObject) : [];
  const found = marks.flatMap((mark) => {
    const names = amountNames(mark, values.isUpright ? 'y' : 'x');
    return names === undefined ? [] : [{ mark, names }];
  });
  const [bars] = found;
  if (bars === undefined || found.length > 1) return compiled;
  const name = typeof bars.mark.name === 'string' ? bars.mark.name : namedStack;
  const setting = [values.isUpright, literal(bars.names), literal(values.format), literal(values.ink), literal(values.titlePx)].join(', ');
  const periods = `[${open.map(({ field, value }) => `[${literal(field)}, ${literal(value)}]`).join(', ')}]`;
  const part = (word: string) => ({ signal: `parleyBarValue(datum, "${word}", ${setting}, ${periods}, width, height)` });
  const text = {
    type: 'text',
    // Without the role of marks, which is reserved for those that show rows.
    role: 'value',
    interactive: false,
    from: { data: name },
    encode: {
      update: {
        ...Object.fromEntries(['text', 'x', 'y', 'align', 'baseline', 'fill'].map((word) => [word, part(word)])),
        font: { value: values.font },
        fontSize: { value: fontPx },
      },
    },
  };
  return { ...compiled, marks: [...marks.map((mark) => (mark === bars.mark ? { ...mark, name } : mark)), text] };
}

/** Returns the fields of a bar that add up to its amount. Bars with round ends are in groups, one for each place. */
function amountNames({ type, style, from, encode }: SpecObject, side: 'x' | 'y'): readonly string[] | undefined {
  const { facet } = Object(from);
  if (type === 'group' && isSpecObject(facet) && String(facet.name).startsWith('stack_group')) {
    const { fields, ops } = Object(facet.aggregate);
    if (!Array.isArray(fields) || !Array.isArray(ops)) return undefined;
    return fields.map((field, index) => `${ops[index]}_${field}`);
  }
  if (type !== 'rect' || ![style].flat().includes('bar')) return undefined;
  const places = Object(Object(encode).update);
  const names = [places[side], places[`${side}2`]].map((place) => Object(place).field).filter((name) => typeof name === 'string');
  return names.length === 0 ? undefined : names;
}

/** The function that places the amounts. Returns a part of the text of one bar. */
export function barValue(bar: SceneNode, part: string, ...setting: readonly unknown[]): unknown {
  const { mark } = bar;
  const items = isSpecObject(mark) && Array.isArray(mark.items) ? (mark.items as readonly SceneNode[]) : [];
  if (!isSpecObject(mark) || items.length > maxBars) return part === 'text' ? '' : undefined;
  const own = textsOf(mark, items, setting as BarSetting)?.[items.indexOf(bar)];
  return part === 'text' ? (own?.text ?? '') : own?.[part as keyof PlacedText];
}

/** The chart library asks for each part of each text, and the texts depend on all bars, so they are cached until a bar changes. */
function textsOf(mark: object, items: readonly SceneNode[], setting: BarSetting): PlacedTexts {
  const bars = items.map((item) => ({ item, box: boxOf(item), amount: amountOf(item.datum, setting[1]) }));
  const key = JSON.stringify([bars.map(({ box, amount }) => [box.left, box.top, box.width, box.height, amount]), setting]);
  const kept = keptTexts.get(mark);
  if (kept?.key === key) return kept.texts;
  const texts = placeTexts(bars, 'parleyExactNumber', setting) ?? placeTexts(bars, 'parleyNumber', setting);
  keptTexts.set(mark, { key, texts });
  return texts;
}

const keptTexts = new WeakMap<object, { readonly key: string; readonly texts: PlacedTexts }>();

type PlacedTexts = readonly (PlacedText | undefined)[] | undefined;

function placeTexts(bars: readonly MeasuredBar[], write: 'parleyExactNumber' | 'parleyNumber', setting: BarSetting): PlacedTexts {
  const [isUpright, , given, ink, titlePx, periods, width, height] = setting;
  const format = bars.every(({ amount = 0 }) => amount === 0 || Math.abs(amount) >= leastWhole) ? wholeFormat(given) : given;
  const placed = bars.map(({ item, box, amount }) => {
    const text = amount === undefined ? '' : String(chartFormats[write]?.(amount, format) ?? '');
    const isPale = periods.some(([field, value]) => isOfOpenPeriod(item.datum, { field, value }));
    return placeText(text, box, { isUpright, isBelow: Number(amount) < 0, ink, titlePx, isPale, width, height });
  });
  return placed.some((text) => text === undefined) || (isUpright && areCrowded(bars, placed)) ? undefined : placed;
}

/** Decimals of large amounts are noise beside a bar. */
function wholeFormat(format: string): string {
  const { locale, style } = readFormat(format);
  return style === undefined ? format : numberFormat({ ...style, decimals: 0 }, locale);
}

interface MeasuredBar {
  readonly item: SceneNode;
  readonly box: BarBox;
  readonly amount: number | undefined;
}

type BarSetting = readonly [
  isUpright: boolean,
  names: readonly string[],
  format: string,
  ink: BarValues['ink'],
  titlePx: number,
  periods: readonly (readonly [field: string, value: number | string])[],
  width: number,
  height: number,
];

interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly align: string;
  readonly baseline: string;
  readonly fill: string;
}

interface BarBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function boxOf({ x, y, width, height }: SceneNode): BarBox {
  return { left: Number(x ?? 0), top: Number(y ?? 0), width: Number(width ?? 0), height: Number(height ?? 0) };
}

/** The ends of a stack of one are its amount and zero, in the order of its sign. */
function amountOf(datum: SceneNode['datum'], names: readonly string[]): number | undefined {
  const ends = names.map((name) => datum?.[name]).filter((end) => typeof end === 'number');
  if (ends.length === 0) return undefined;
  return names.length === 1 ? ends[0] : Math.max(...ends) + Math.min(...ends);
}

interface TextPlace extends Pick<BarValues, 'isUpright' | 'ink' | 'titlePx'> {
  readonly isBelow: boolean;
  /** True for the bar of an unfinished period. */
  readonly isPale: boolean;
  readonly width: number;
  readonly height: number;
}

/** Places a text beyond the end of its bar, or else inside it or above the plot; `undefined` if there is room for none of these. */
function placeText(text: string, bar: BarBox, place: TextPlace): PlacedText | undefined {
  const { isUpright, isBelow, width, height, titlePx, isPale } = place;
  const [beside, within] = place.ink;
  const inside = isPale ? beside : within;
  const wide = textPx(text);
  if (isUpright) {
    const x = bar.left + bar.width / 2;
    const end = isBelow ? bar.top + bar.height : bar.top;
    const baselines = isBelow ? (['top', 'bottom'] as const) : (['bottom', 'top'] as const);
    const away = isBelow ? gapPx : -gapPx;
    if (isBelow ? end + linePx <= height : end >= linePx)
      return { text, x, y: end + away, align: 'center', baseline: baselines[0], fill: beside };
    const hasRoom = inside !== '' && bar.height >= linePx + gapPx && wide + gapPx <= bar.width;
    if (!hasRoom && (isBelow || x - wide / 2 < titlePx)) return undefined;
    if (!hasRoom) return { text, x, y: end - gapPx, align: 'center', baseline: 'bottom', fill: beside };
    return { text, x, y: end - away, align: 'center', baseline: baselines[1], fill: inside };
  }
  if (bar.height < fontPx) return undefined;
  const y = bar.top + bar.height / 2;
  const end = isBelow ? bar.left : bar.left + bar.width;
  const away = isBelow ? -gapPx : gapPx;
  const fits = isBelow ? end - gapPx - wide >= 0 : end + gapPx + wide <= width;
  if (fits) return { text, x: end + away, y, align: isBelow ? 'right' : 'left', baseline: 'middle', fill: beside };
  if (inside === '' || wide + 2 * gapPx > bar.width) return undefined;
  return { text, x: end - away, y, align: isBelow ? 'left' : 'right', baseline: 'middle', fill: inside };
}

/** True if texts above neighboring bars would touch. */
function areCrowded(bars: readonly { readonly box: BarBox }[], texts: readonly (PlacedText | undefined)[]): boolean {
  const ordered = bars
    .map(({ box }, index) => ({ middle: box.left + box.width / 2, half: textPx(texts[index]?.text ?? '') / 2 }))
    .toSorted((one, other) => one.middle - other.middle);
  return ordered.some(({ middle, half }, index) => {
    const next = ordered[index + 1];
    return next !== undefined && middle + half + gapPx > next.middle - next.half;
  });
}

/** Estimates the width of a text. */
function textPx(text: string): number {
  return Array.from(text).reduce((sum, sign) => sum + (sign >= '\u2e80' ? fontPx : /[.,'’\s]/.test(sign) ? 3.4 : 6.6), 0);
}

/** The name of the groups of single bars, which collect marks as the groups of lines do. */
const namedStack = 'parley_pathgroup';

const longTitle = 'Number of rows';
const leastWhole = 1_000;
const maxBars = 15;
const fontPx = 11;
const linePx = 15;
const gapPx = 4;
