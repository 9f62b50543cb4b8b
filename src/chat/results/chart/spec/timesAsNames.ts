import type { ChartField } from '../rows/chartRows.js';
import { isSpecObject, plainTitle, type SpecObject } from './specGrammar.js';

/** A channel with the formatted text of its times instead of the times, in the times' order where it may be sorted. */
export function timesAsNames(definition: SpecObject, field: ChartField, { isSortable = true } = {}): SpecObject {
  const { timeUnit: _kept, format: _written, formatType: _type, sort, ...rest } = definition;
  const isByTime = sort === undefined || sort === 'ascending' || sort === 'descending';
  const order = { field: field.alias, op: 'min', order: sort === 'descending' ? 'descending' : 'ascending' };
  const named: SpecObject = { title: plainTitle(field.title), ...rest, field: field.textAlias, type: 'ordinal' };
  if (isSortable) named.sort = isByTime ? order : sort;
  for (const guide of ['axis', 'legend', 'header']) {
    const look = named[guide];
    if (isSpecObject(look)) named[guide] = withoutFormat(look);
  }
  return named;
}

/** Removes formats from an axis, legend or header: they apply to values, not to display text. */
export function withoutFormat({ format: _format, formatType: _type, labelExpr: _expression, ...look }: SpecObject): SpecObject {
  return look;
}
