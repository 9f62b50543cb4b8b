import { isSpecObject, type SpecObject } from './specGrammar.js';

/** The settings of an axis whose labels fit the room for them. `withScale` completes them once the scale is known. */
export const fittingLabels: SpecObject = {
  labelAngle: { expr: 'parleyLabelAngle()' },
  labelAlign: { expr: 'parleyLabelAlign()' },
  labelBaseline: { expr: 'parleyLabelBaseline()' },
  labelOverlap: { expr: 'parleyLabelOverlap()' },
  values: { expr: 'parleyLabelValues()' },
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
  return ['Angle', 'Align', 'Baseline', 'Overlap', 'Values'].reduce(
    (text, name) => text.replaceAll(`parleyLabel${name}()`, () => `parleyLabel${name}${place}`),
    node,
  );
}

/** The functions that the settings call, with the values on an axis and its range in pixels. */
export const labelFunctions: Readonly<Record<string, (values: unknown, range: unknown) => unknown>> = {
  parleyLabelAngle: angleOf,
  parleyLabelAlign: (values, range) => (angleOf(values, range) === 0 ? 'center' : 'right'),
  parleyLabelBaseline: (values, range) => (angleOf(values, range) === -90 ? 'middle' : 'top'),
  /** Labels in a line omit those that would overlap. Others are thinned out beforehand, by the distance between their lines. */
  parleyLabelOverlap: (values, range) => angleOf(values, range) === 0,
  parleyLabelValues(values, range) {
    if (!Array.isArray(values) || angleOf(values, range) === 0) return values;
    const step = Math.ceil(lineSlotPx / slotOf(values, range));
    return step > 1 && Number.isFinite(step) ? values.filter((_, index) => index % step === 0) : values;
  },
};

function angleOf(values: unknown, range: unknown): number {
  if (!Array.isArray(values)) return 0;
  const slot = slotOf(values, range);
  const longest = Math.max(0, ...values.map((value) => (typeof value === 'string' ? value.length : timeCharacters)));
  if (longest * characterPx < slot) return 0;
  if (slot >= tiltedSlotPx) return -40;
  return values.every((value) => typeof value !== 'string' || isPeriod.test(value)) ? 0 : -90;
}

function slotOf(values: readonly unknown[], range: unknown): number {
  const [start = 0, end = 0] = Array.isArray(range) ? range.map(Number) : [];
  return Math.abs(end - start) / Math.max(1, values.length);
}

/** Labels such as "Mar 2025", of which some may be omitted without losing the meaning. */
const isPeriod = /^\W*(?:[A-Za-z]\p{L}{0,4}\W*)?\d{4}$/u;
/** A time, such as "Mar 2025". */
const timeCharacters = 8;
const characterPx = 6.4;
/** The room that a tilted label and an upright one need. */
const tiltedSlotPx = 16;
const lineSlotPx = 12;
