import { isSpecObject, type SpecObject } from '../spec/specGrammar.js';
import type { OpenPeriod } from './openPeriods.js';

/** What the lines of the tooltips in a chart are about, by their title. */
export interface TooltipRoles {
  /** Where a mark is: its name or time. */
  readonly places: ReadonlySet<string>;
  /** Which series a mark belongs to. */
  readonly series: ReadonlySet<string>;
  /** The amounts of slices that are parts of a whole. */
  readonly shares: ReadonlySet<string>;
  readonly locale?: string;
  /** True if points are spread over time, so that they are read like the points of a line. */
  readonly arePointsOverTime: boolean;
  /** The periods that are not over yet, and what is said of them. */
  readonly open?: readonly OpenPeriod[];
  readonly openNote?: string;
}

/** Finds out which lines of the tooltips name places and series. */
export function tooltipRoles(spec: SpecObject): TooltipRoles {
  const roles = { places: new Set<string>(), series: new Set<string>(), shares: new Set<string>(), arePointsOverTime: false };
  visit(spec, {}, roles);
  return roles;
}

type Roles = { -readonly [Key in keyof TooltipRoles]: TooltipRoles[Key] } & {
  places: Set<string>;
  series: Set<string>;
  shares: Set<string>;
};

function visit(view: SpecObject, outer: SpecObject, roles: Roles): void {
  const encoding = { ...outer, ...Object(view.encoding) };
  for (const key of ['layer', 'concat', 'hconcat', 'vconcat']) {
    const views = view[key];
    if (Array.isArray(views)) for (const child of views) if (isSpecObject(child)) visit(child, key === 'layer' ? encoding : {}, roles);
  }
  if (isSpecObject(view.spec)) visit(view.spec, {}, roles);
  if (!isSpecObject(view.mark)) return;
  const { x, y, tooltip } = encoding;
  if (pointMarks.has(view.mark.type) && isSpecObject(x) && x.type === 'temporal') roles.arePointsOverTime = true;
  const places = [x, y, encoding.row, encoding.column, encoding.facet].filter((channel) => isSpecObject(channel) && !isMeasure(channel));
  const series = [encoding.color, encoding.fill, encoding.stroke].filter((channel) => isSpecObject(channel) && !isMeasure(channel));
  for (const line of Array.isArray(tooltip) ? tooltip.filter(isSpecObject) : []) {
    const title = Array.isArray(line.title) ? line.title.join(', ') : line.title;
    if (typeof title !== 'string') continue;
    if (line.formatType === 'parleyShare') roles.shares.add(title);
    else if (places.some((channel) => isSameField(channel, line))) roles.places.add(title);
    else if (series.some((channel) => isSameField(channel, line))) roles.series.add(title);
  }
}

function isMeasure({ type, aggregate, bin }: SpecObject): boolean {
  return !bin && (type === 'quantitative' || aggregate !== undefined);
}

function isSameField(channel: unknown, { field, timeUnit, aggregate }: SpecObject): boolean {
  return (
    isSpecObject(channel) &&
    channel.field === field &&
    channel.timeUnit === timeUnit &&
    channel.aggregate === aggregate &&
    field !== undefined
  );
}

const pointMarks = new Set<unknown>(['point', 'circle', 'square', 'tick']);
