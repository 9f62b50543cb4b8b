import { isSpecObject, type SpecObject } from '../../spec/specGrammar.js';

/** The settings of an axis whose labels fit the room for them. `withScale` completes them once the scale is known. */
export const fittingLabels: SpecObject = {
  labelAngle: { expr: 'parleyLabelAngle()' },
  labelAlign: { expr: 'parleyLabelAlign()' },
  labelBaseline: { expr: 'parleyLabelBaseline()' },
  labelOverlap: { expr: 'parleyLabelOverlap()' },
  values: { expr: 'parleyLabelValues()' },
  labelExpr: 'parleyLabelText(datum.label)',
  labelLimit: 120,
};

/** Gives the settings of `fittingLabels` in a compiled axis the values and the range of their scale. */
export function withScale(axis: SpecObject): SpecObject {
  if (!String(Object(axis.values).signal).startsWith('parleyLabel') && !isSpecObject(axis.labelAngle)) return axis;
  const place = `(domain("${axis.scale}"), range("${axis.scale}"))`;
  // With a minimum step, the chart library would omit every other value.
  const { tickMinStep: _smallest, ...rest } = axis;
  return Object(replaced(rest, place));
}

function replaced(node: unknown, place: string): unknown {
  if (Array.isArray(node)) return node.map((item) => replaced(item, place));
  if (isSpecObject(node)) return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, replaced(value, place)]));
  if (typeof node !== 'string' || !node.includes('parleyLabel')) return node;
  const withText = node.replaceAll('parleyLabelText(', () => `parleyLabelText${place.slice(0, -1)}, `);
  return ['Angle', 'Align', 'Baseline', 'Overlap', 'Values', 'Few'].reduce(
    (text, name) => text.replaceAll(`parleyLabel${name}()`, () => `parleyLabel${name}${place}`),
    withText,
  );
}

/** The functions that the settings call, with the values on an axis and its range in pixels. */
export const labelFunctions: Readonly<Record<string, (values: unknown, range: unknown, label?: unknown) => unknown>> = {
  parleyLabelAngle: angleOf,
  parleyLabelAlign: (values, range) => (angleOf(values, range) === 0 ? 'center' : 'right'),
  parleyLabelBaseline: (values, range) => (angleOf(values, range) === -90 ? 'middle' : 'top'),
  /** Horizontal labels leave out those that overlap. Tilted ones are thinned out beforehand, by the distance between their lines. */
  parleyLabelOverlap: (values, range) => angleOf(values, range) === 0 && shortPeriods(values, range) === undefined,
  parleyLabelFew: (values) =>
    Array.isArray(values) && values.length > maxLabels ? everyNth(values, Math.ceil(values.length / labelsWithRoom)) : values,
  parleyLabelValues(values, range) {
    const periods = shortPeriods(values, range);
    if (periods !== undefined) return [...periods.keys()];
    if (!Array.isArray(values) || angleOf(values, range) === 0) return values;
    const step = Math.ceil(lineSlotPx / slotOf(values, range));
    return step > 1 && Number.isFinite(step) ? everyNth(values, step) : values;
  },
  /** Periods without room for their year have it on a second line, where it changes. */
  parleyLabelText: (values, range, label) => shortPeriods(values, range)?.get(label) ?? label,
};

function everyNth(values: readonly unknown[], step: number): readonly unknown[] {
  return values.filter((_, index) => index % step === 0);
}

function angleOf(values: unknown, range: unknown): number {
  if (!Array.isArray(values)) return 0;
  const slot = slotOf(values, range);
  const longest = Math.max(0, ...values.map((value) => (typeof value === 'string' ? value.length : timeCharacters)));
  if (longest * characterPx < slot || shortPeriods(values, range) !== undefined) return 0;
  if (slot >= tiltedSlotPx) return -40;
  return values.every((value) => typeof value !== 'string' || isPeriod.test(value)) ? 0 : -90;
}

/** Returns the labels of periods whose full names do not fit, as far as there is room, by their names; `undefined` for other names. */
function shortPeriods(values: unknown, range: unknown): ReadonlyMap<unknown, readonly string[]> | undefined {
  if (!Array.isArray(values) || values.length < 2 || values.length > maxPeriods) return undefined;
  const parts = values.map((value) => (typeof value === 'string' && value.length <= maxPeriodCharacters ? periodParts(value) : undefined));
  const longestName = Math.max(...values.map((value) => String(value).length));
  const slot = slotOf(values, range);
  if (slot === 0 || longestName * characterPx < slot) return undefined;
  const step = Math.ceil((Math.max(...parts.map((part) => part?.name.length ?? 0)) * characterPx + besidePx) / slot);
  const labels = new Map<unknown, readonly string[]>();
  let latest = '';
  for (const [index, part] of parts.entries()) {
    if (part === undefined) return undefined;
    if (index % step !== 0) continue;
    labels.set(values[index], part.year === latest ? [part.name] : [part.name, part.year]);
    latest = part.year;
  }
  return labels;
}

/** Splits "Mar 2025", "Mar 3, 2025" and "2025年3月". */
function periodParts(name: string): { readonly name: string; readonly year: string } | undefined {
  const { before, year, month, yearFirst } = periodPattern.exec(name)?.groups ?? {};
  if (yearFirst !== undefined && month !== undefined) return { name: month, year: yearFirst };
  return year === undefined || before === undefined ? undefined : { name: before, year };
}

function slotOf(values: readonly unknown[], range: unknown): number {
  const [start = 0, end = 0] = Array.isArray(range) ? range.map(Number) : [];
  return Math.abs(end - start) / Math.max(1, values.length);
}

/** An axis of more names shows only some of them. */
export const maxLabels = 120;
const labelsWithRoom = 40;
/** Labels such as "Mar 2025", of which some may be omitted without losing the meaning. */
const isPeriod = /^\W*(?:[A-Za-z]\p{L}{0,4}\W*)?\d{4}$/u;
/** A time, such as "Mar 2025". */
const timeCharacters = 8;
const characterPx = 6.4;
const besidePx = 2;
const maxPeriods = 120;
const maxPeriodCharacters = 24;
const periodPattern =
  /^(?:(?<yearFirst>\d{4}年)(?<month>\d{1,2}月)|(?<before>\p{L}[\p{L}\p{M}]{0,7}\.?(?: \d{1,2})?),? (?<year>[\d\u0660-\u0669]{4}))$/u;
/** The room that a tilted label and an upright one need. */
const tiltedSlotPx = 16;
const lineSlotPx = 12;
