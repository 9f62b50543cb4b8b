import { scale } from 'vega';
import { numberWriter } from '../../../numberStyle.js';
import { isSpecObject, type SpecObject } from '../../spec/specGrammar.js';
import { chartFormats, numberWith, readFormat, timeWith, writtenBy } from '../chartFormats.js';
import { withScale } from './fitLabels.js';

/** Formats tick labels by the step of their axis, so that no two neighboring labels are the same. */
export function labelTicks(compiled: SpecObject, locale: string): SpecObject {
  return Object(labelled(compiled, new Map(), locale));
}

function labelled(node: unknown, outer: ReadonlyMap<unknown, SpecObject>, locale: string): unknown {
  if (Array.isArray(node)) return node.map((item) => labelled(item, outer, locale));
  if (!isSpecObject(node)) return node;
  const own = Array.isArray(node.scales) ? node.scales.filter(isSpecObject).map((scale) => [scale.name, scale] as const) : [];
  const scales = new Map([...outer, ...own]);
  const result: SpecObject = { ...node };
  for (const key of ['marks', 'layout']) if (key in node) result[key] = labelled(node[key], scales, locale);
  if (Array.isArray(node.axes))
    result.axes = node.axes.map((axis) => (isSpecObject(axis) ? labelAxis(withScale(axis), scales, locale) : axis));
  return result;
}

function labelAxis(axis: SpecObject, scales: ReadonlyMap<unknown, SpecObject>, locale: string): SpecObject {
  const { type, constant } = scales.get(axis.scale) ?? {};
  if (type === 'symlog' && axis.values === undefined) {
    // If there are more values than this, the chart library omits every other one.
    const { tickCount: _count, ...rest } = axis;
    return { ...rest, values: { signal: `parleyPowers(domain("${axis.scale}"), ${Number(constant ?? 1)})` } };
  }
  if (type !== 'linear' && type !== 'utc') return axis;
  const count = isSpecObject(axis.tickCount) ? axis.tickCount.signal : (axis.tickCount ?? 10);
  const place = `domain("${axis.scale}"), ${count}`;
  const { encode, format, formatType, values } = axis;
  const { labels } = Object(encode);
  const signal: unknown = labels?.update?.text?.signal;
  const withText = (text: string) => ({
    ...axis,
    encode: { ...Object(encode), labels: { ...labels, update: { ...labels?.update, text: { signal: text } } } },
  });
  if (typeof format === 'string' && values === undefined && signal === undefined)
    return withText(
      `parleyGivenTick(datum.value, ${JSON.stringify(format)}, ${formatType === 'utc' || type === 'utc'}, ${JSON.stringify(locale)}, ${place})`,
    );
  const call = typeof signal === 'string' ? /^(parleyNumber|parleyPercent|parleyTime)\(datum\.value, (".*")\)$/.exec(signal) : null;
  return call === null ? axis : withText(`${call[1]}Tick(datum.value, ${call[2]}, ${place})`);
}

/** Tick formats by the name that chart expressions use. The last two arguments are the domain of the axis and its number of ticks. */
export const tickFormats: Readonly<Record<string, (value: unknown, format: string, domain: unknown, count: unknown) => unknown>> = {
  parleyNumberTick(value, format, domain, count) {
    const { locale, style } = readFormat(format);
    const ticks = ticksOf('linear', domain, count);
    const step = stepOf(ticks);
    const largest = Math.max(...ticks.map(Math.abs));
    const digits = Math.floor(Math.log10(largest)) - Math.floor(Math.log10(step)) + 1;
    if (typeof value !== 'number' || !Number.isFinite(digits) || digits <= 3) return chartFormats.parleyNumber?.(value, format);
    if (style !== undefined) {
      const decimals = decimalsOf(style.unit?.kind === 'fraction' ? step * 100 : step);
      return writtenBy(value, `${decimals} ${format}`, () => numberWriter({ ...style, decimals, isLoose: true }, locale));
    }
    const areYears = step >= 1 && ticks.every((tick) => tick >= 1900 && tick <= 2100);
    return numberWith(value, locale, { maximumFractionDigits: decimalsOf(step), useGrouping: !areYears });
  },
  parleyPercentTick(value, locale, domain, count) {
    const step = stepOf(ticksOf('linear', domain, count)) * 100;
    return numberWith(value, locale, { style: 'percent', maximumFractionDigits: Number.isFinite(step) ? decimalsOf(step) : 1 });
  },
  /** Labels each tick with what changed: the time of day, the day, the month or the year. The first tick includes the date and the year. */
  parleyTimeTick(value, locale, domain, count) {
    const ticks = ticksOf('utc', domain, count);
    const step = stepOf(ticks);
    const time = new Date(Number(value));
    const before = ticks[ticks.indexOf(time.getTime()) - 1];
    const year = before === undefined || new Date(before).getUTCFullYear() !== time.getUTCFullYear() ? ({ year: 'numeric' } as const) : {};
    const isMidnight = time.getTime() % dayMs === 0;
    if (!isMidnight || (before === undefined && step < dayMs)) {
      const clock = timeWith(time, locale, {
        hour: 'numeric',
        minute: '2-digit',
        ...(step < 60_000 && { second: '2-digit' }),
        ...(step < 1000 && { fractionalSecondDigits: 3 }),
      });
      return before === undefined ? [clock, timeWith(time, locale, { ...day, ...year })] : clock;
    }
    if (time.getUTCDate() !== 1 || (before === undefined && step < 27 * dayMs)) return timeWith(time, locale, { ...day, ...year });
    if (time.getUTCMonth() === 0 && 'year' in year && (before !== undefined || step > 300 * dayMs)) return timeWith(time, locale, year);
    return timeWith(time, locale, { month: 'short', ...year });
  },
};

/** Formats a tick as the spec asks, unless that makes neighboring labels the same: then as on any other axis. */
export function givenTick(
  this: ExpressionThis,
  value: unknown,
  format: string,
  isTime: boolean,
  locale: string,
  domain: unknown,
  count: unknown,
): unknown {
  const formats = this.context.dataflow.locale();
  const write = isTime ? formats.utcFormat(format) : formats.format(format);
  const labels = ticksOf(isTime ? 'utc' : 'linear', domain, count).map((tick) => write(tick));
  if (labels.every((label, index) => label !== labels[index - 1])) {
    const text = write(Number(value));
    // With a metric prefix, each tick has its own precision, and zero needs none.
    return value === 0 && !isTime && format.endsWith('s') ? text.replace(/0\D0+(?!\d)/, '0') : text;
  }
  return tickFormats[isTime ? 'parleyTimeTick' : 'parleyNumberTick']?.(value, locale, domain, count);
}

/** What the chart library passes to its functions. */
interface ExpressionThis {
  readonly context: { readonly dataflow: { locale(): Record<'format' | 'utcFormat', (format: string) => (value: number) => string> } };
}

/**
 * Returns the ticks of a symmetric logarithmic scale: zero and the powers of ten in its domain, and multiples of these if there are
 * few. Values below the constant of the scale would crowd around zero.
 */
export function powersOfTen(domain: unknown, constant: unknown = 0): readonly number[] {
  const [low = 0, high = 0] = Array.isArray(domain) ? domain.map(Number).sort((one, other) => one - other) : [];
  const largest = Math.floor(Math.log10(Math.max(Math.abs(low), Math.abs(high))));
  if (!Number.isFinite(largest)) return [0];
  const tens = Array.from({ length: decades }, (_, place) => largest - place).filter((power) => 10 ** power >= Number(constant) / 10);
  const ticksWith = (steps: readonly number[]) => {
    const powers = tens.flatMap((power) => steps.map((step) => Number(`${step}e${power}`))).filter((tick) => tick >= Number(constant) / 2);
    return [...powers.map((power) => -power), 0, ...powers].sort((one, other) => one - other).filter((tick) => tick >= low && tick <= high);
  };
  const few = tens.length > fewDecades ? ticksWith([1]) : ticksWith([1, 2, 5]);
  return few.length > fewTicks ? few : ticksWith([1, 2, 3, 4, 5, 6, 7, 8, 9]);
}

const fewTicks = 3;
const fewDecades = 3;
const decades = 6;
const day = { month: 'short', day: 'numeric' } as const;

function ticksOf(type: 'linear' | 'utc', domain: unknown, count: unknown): readonly number[] {
  const ends = Array.isArray(domain) ? domain.map(Number) : [];
  const known = `${type} ${ends} ${count}`;
  if (known !== latest.key) {
    const ruler: Ruler = Object(scale(type))();
    latest = { key: known, ticks: ruler.domain(ends).ticks(Number(count)).map(Number) };
  }
  return latest.ticks;
}

/** The methods that the library's types omit. */
interface Ruler {
  domain(ends: readonly number[]): Ruler;
  ticks(count: number): readonly (number | Date)[];
}

/** The labels of an axis are formatted in a row, so caching the last axis is enough. */
let latest: { readonly key: string; readonly ticks: readonly number[] } = { key: '', ticks: [] };

function stepOf(ticks: readonly number[]): number {
  return Math.min(...ticks.slice(1).map((tick, index) => Math.abs(tick - (ticks[index] ?? tick))));
}

function decimalsOf(step: number): number {
  return Math.min(10, Math.max(0, -Math.floor(Math.log10(step) + 1e-9)));
}

const dayMs = 86_400_000;
