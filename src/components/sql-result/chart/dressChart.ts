import type { ChartRows } from './chartRows.js';
import { isSpecObject, type SpecObject } from './specGrammar.js';

/** The finer points that readable charts need: points where they help, names for the periods under bars, labels that fit. */
export function dressChart(spec: SpecObject, surroundings: Surroundings, outer: SpecObject = {}): SpecObject {
  const dressed: SpecObject = { ...spec };
  const inherited = { ...outer, ...(isSpecObject(spec.encoding) ? spec.encoding : {}) };
  for (const key of ['layer', 'concat', 'hconcat', 'vconcat']) {
    const views = spec[key];
    if (Array.isArray(views)) dressed[key] = views.map((view) => (isSpecObject(view) ? dressChart(view, surroundings, inherited) : view));
  }
  if (isSpecObject(spec.spec)) dressed.spec = dressChart(spec.spec, surroundings);
  if (isSpecObject(spec.mark)) dressed.mark = dressMark(spec.mark, inherited, surroundings);
  if (isSpecObject(spec.encoding)) dressed.encoding = dressEncoding(spec.encoding, spec.mark, surroundings);
  if (isSpecObject(spec.mark) && !('tooltip' in inherited))
    dressed.encoding = { ...Object(dressed.encoding), ...exactTooltip(spec.mark, inherited) };
  return dressed;
}

interface Surroundings {
  readonly rows: ChartRows;
  readonly width: number;
}

/** Points only where they can be told apart; elsewhere they are there for the pointer alone. */
function dressMark(mark: SpecObject, encoding: SpecObject, { rows }: Surroundings): SpecObject {
  if (mark.type === 'line') return { ...mark, point: rows.values.length < maxPoints ? { filled: true, size: 30 } : 'transparent' };
  if (mark.type !== 'area') return mark;
  const isStacked = 'color' in encoding || 'fill' in encoding;
  return {
    line: !isStacked,
    ...mark,
    ...(isStacked ? {} : { fillOpacity: 0.14, point: rows.values.length < maxPoints ? { filled: true, size: 30 } : 'transparent' }),
  };
}

function dressEncoding(encoding: SpecObject, mark: unknown, { rows, width }: Surroundings): SpecObject {
  const dressed: SpecObject = { ...encoding };
  for (const channel of ['x', 'y']) {
    const definition = encoding[channel];
    if (!isSpecObject(definition)) continue;
    const named = isSpecObject(mark) && mark.type === 'bar' ? nameTimes(definition, rows) : definition;
    dressed[channel] = withoutPlainTitle(channel === 'x' ? tiltLabels(named, rows, width) : named, 'axis');
  }
  for (const channel of ['color', 'fill', 'stroke', 'shape', 'strokeDash']) {
    const definition = encoding[channel];
    if (isSpecObject(definition)) dressed[channel] = withoutPlainTitle(definition, 'legend');
  }
  return dressed;
}

/** Everything a mark stands for, with exact amounts instead of the axis's short ones. */
function exactTooltip({ type }: SpecObject, encoding: SpecObject): SpecObject {
  const definitions = tooltipChannels.map((channel) => encoding[channel]).filter(isSpecObject);
  const described = definitions.filter((definition) => 'field' in definition || definition.aggregate === 'count');
  const isPlain =
    described.length > 0 &&
    described.every(({ field }) => !isSpecObject(field)) &&
    !['boxplot', 'errorband', 'errorbar'].includes(String(type));
  if (!isPlain) return {};
  const lines = described.map(({ field, type, aggregate, bin, timeUnit, title, axis }) => ({
    field,
    type,
    aggregate,
    bin,
    timeUnit,
    title,
    ...exactFormat(axis),
  }));
  const isAmount = (line: { type: unknown; aggregate: unknown }) => line.type === 'quantitative' || line.aggregate !== undefined;
  const ordered = [...lines.filter((line) => !isAmount(line)), ...lines.filter(isAmount)];
  return { tooltip: [...new Map(ordered.map((line) => [`${line.field} ${line.aggregate}`, JSON.parse(JSON.stringify(line))])).values()] };
}

/** An axis in money or percent has amounts in money or percent. */
function exactFormat(axis: unknown): SpecObject {
  const format = isSpecObject(axis) && typeof axis.format === 'string' ? axis.format : '';
  if (format.includes('$')) return { format: '$,.2f' };
  return format.endsWith('%') ? { format: '.2%' } : {};
}

/** Names and times say themselves what they are; their title stays for the tooltip. */
function withoutPlainTitle(definition: SpecObject, guide: 'axis' | 'legend'): SpecObject {
  const isAmount = definition.type === 'quantitative' || definition.aggregate !== undefined || !('field' in definition);
  if (isAmount || definition.bin !== undefined || definition[guide] === null) return definition;
  return { ...definition, [guide]: { ...Object(definition[guide]), title: null } };
}

/** Bars stand for whole periods, so a few times under bars become names of the periods. */
function nameTimes(definition: SpecObject, { fields, values }: ChartRows): SpecObject {
  const field = [...fields.values()].find(({ alias }) => alias === definition.field);
  if (
    field?.textAlias === undefined ||
    definition.type !== 'temporal' ||
    definition.timeUnit !== undefined ||
    definition.aggregate !== undefined
  )
    return definition;
  if (new Set(values.map((row) => row[field.alias])).size > maxNamedTimes) return definition;
  const order = definition.sort === 'descending' ? 'descending' : 'ascending';
  return { ...definition, field: field.textAlias, type: 'ordinal', sort: { field: field.alias, op: 'min', order } };
}

/** Names under a chart stand upright while they fit, else tilted. */
function tiltLabels(definition: SpecObject, rows: ChartRows, width: number): SpecObject {
  const names = namesOf(definition, rows);
  if (names === undefined || definition.axis === null || (isSpecObject(definition.axis) && 'labelAngle' in definition.axis))
    return definition;
  const longest = Math.max(...names.map((name) => name.length));
  const slot = (width - 60) / names.length;
  const fits = longest * labelCharacterPx < slot || names.every((name) => /^\W*\w{0,4}\W*\d{4}$/.test(name));
  return { ...definition, axis: { ...Object(definition.axis), labelAngle: fits ? 0 : -40, ...(fits ? {} : { labelLimit: 110 }) } };
}

function namesOf(definition: SpecObject | undefined, { values }: ChartRows): readonly string[] | undefined {
  const { field, type } = definition ?? {};
  if (typeof field !== 'string' || (type !== 'nominal' && type !== 'ordinal')) return undefined;
  const names = new Set(values.map((row) => String(row[field])));
  return names.size === 0 ? undefined : [...names];
}

/** How many names stand on a channel; `undefined` where it holds amounts or times. */
export function countNames(definition: SpecObject | undefined, rows: ChartRows): number | undefined {
  return namesOf(definition?.type === undefined && definition !== undefined ? { ...definition, type: 'nominal' } : definition, rows)
    ?.length;
}

const tooltipChannels = ['x', 'row', 'column', 'facet', 'y', 'color', 'fill', 'stroke', 'theta', 'size', 'shape'];
const maxPoints = 40;
const maxNamedTimes = 60;
const labelCharacterPx = 6.4;
