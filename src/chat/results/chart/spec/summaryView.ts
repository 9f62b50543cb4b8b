import type { ChartRows } from '../rows/chartRows.js';
import { isSpecObject, type SpecObject } from './specGrammar.js';

/** The part of a chart that its summary describes. */
export interface SummaryView {
  readonly mark: unknown;
  readonly encoding: SpecObject;
  /** True if it draws the rows themselves, not the result of a transform. */
  readonly isAsGiven: boolean;
}

/** A channel of a view, usually an axis: its title, its column and its definition. */
export interface SummaryAxis {
  readonly title: string | undefined;
  readonly field: string | undefined;
  readonly definition: SpecObject;
}

export interface SummaryAxes {
  readonly value: SummaryAxis | undefined;
  readonly by: SummaryAxis | undefined;
}

/** Returns the layers of the first plot of a chart, each with the encoding it inherits. */
export function summaryViews(spec: SpecObject, outer: Omit<SummaryView, 'mark'> = plain): readonly [SummaryView, ...SummaryView[]] {
  const inherited = {
    encoding: { ...outer.encoding, ...(isSpecObject(spec.encoding) ? spec.encoding : {}) },
    isAsGiven: outer.isAsGiven && !('transform' in spec),
  };
  const layers = Array.isArray(spec.layer) ? spec.layer.filter(isSpecObject) : [];
  const [first, ...others] = layers.map((layer) => summaryViews(layer, inherited));
  if (first !== undefined) return [...first, ...others.flat()];
  const children = ['hconcat', 'vconcat', 'concat'].flatMap((key) => (Array.isArray(spec[key]) ? spec[key] : []));
  const child: unknown = isSpecObject(spec.spec) ? spec.spec : children[0];
  if (isSpecObject(child)) return summaryViews(child, inherited);
  return [{ mark: isSpecObject(spec.mark) ? spec.mark.type : spec.mark, ...inherited }];
}

/** Finds the channel of the amounts of a view, and the channel of the names, times or amounts that they belong to. */
export function summaryAxes(encoding: SpecObject, rows: ChartRows): SummaryAxes {
  const axes = ['x', 'y', 'theta', 'color', 'size'].flatMap((channel) => {
    const definition = encoding[channel];
    return isSpecObject(definition) && ('field' in definition || 'aggregate' in definition) ? [definition] : [];
  });
  const isAmount = (definition: SpecObject) => definition.type === 'quantitative' || definition.aggregate !== undefined;
  // A scatter plot has two amounts; the vertical one is the value.
  const amounts = axes.filter((definition) => isAmount(definition) && !definition.bin);
  const value = amounts.find((definition) => definition === encoding.y) ?? amounts[0];
  const by = axes.find((definition) => definition !== value);
  return { value: value && describeAxis(value, rows), by: by && describeAxis(by, rows) };
}

function describeAxis(definition: SpecObject, { fields }: ChartRows): SummaryAxis {
  const name = typeof definition.field === 'string' ? definition.field : undefined;
  const field = name === undefined ? undefined : [...fields.values()].find(({ alias, textAlias }) => alias === name || textAlias === name);
  const title = typeof definition.title === 'string' ? definition.title : (field?.title ?? name);
  return { title, field: field?.alias ?? name, definition };
}

const plain = { encoding: {}, isAsGiven: true };
