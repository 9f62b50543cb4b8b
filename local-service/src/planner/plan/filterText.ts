import type { ModelView } from '../../data-model/ModelView.js';
import { listText, lowerFirst } from '../words/listText.js';
import type { Filter } from './Plan.js';

/** "in Berlin and Munich", "for Shoes", "without Norvik". */
export function filterText({ dimension, values, isExcluded, isPart, label }: Filter, view?: ModelView): string {
  if (label !== undefined) return label;
  if (isPart === true)
    return `${isExcluded ? 'without' : 'for'} ${dimension}s with ${listText(
      values.map((value) => `“${value}”`),
      'or',
    )} in their name`;
  if (isExcluded) return `without ${listText(values)}`;
  if (dimension === 'channel') return listText(values.map(lowerFirst));
  const title = view?.dimensions.find(({ name }) => name === dimension)?.title;
  if (dimension === 'segment' && title === 'Customer segment') return `for ${listText(values)} customers`;
  if (dimension === 'age_group' && title === 'Age group')
    return `${view?.row[1] === 'customers' ? '' : 'for customers '}aged ${listText(values)}`;
  if (title === 'Store format') return `in stores of the format ${listText(values)}`;
  return `${prepositions.get(dimension) ?? 'for'} ${listText(values)}`;
}

const prepositions: ReadonlyMap<string, string> = new Map([
  ['region', 'in'],
  ['country', 'in'],
  ['city', 'in'],
  ['store', 'at'],
  ['promotion', 'during'],
  ['weekday', 'on'],
]);
