import { currencyOf, type DataModel, type MeasureFormat, type ModelView } from '../data-model/ModelView.js';
import type { MemberMeta, ViewMeta } from './Warehouse.js';

/**
 * Returns the views with the members that match the search: measures come with the measures in their formulas and with all dimensions.
 * Time dimensions are always included, because most queries filter by them. If no measure matches, views that match come with all of their
 * measures, because the question leaves the measure open. If nothing matches, returns all members.
 */
export function searchModel({ views }: DataModel, searchQuery: string): readonly ViewMeta[] {
  const words = searchQuery.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const named = new Map(views.map((view) => [view, membersOf(view).filter((member) => isAbout(view, member, words))]));
  const matching = views.filter((view) => named.get(view)?.length !== 0);
  const hasMeasure = [...named.values()].flat().some(({ aggType }) => aggType !== undefined);
  return (matching.length > 0 ? matching : views).map((view) => viewMeta(view, (hasMeasure && named.get(view)) || membersOf(view)));
}

function viewMeta(view: ModelView, named: readonly MemberMeta[]): ViewMeta {
  const measures = view.measures.filter(({ name }) => named.some((member) => member.name === `${view.name}.${name}`));
  const names = new Set(named.map(({ name }) => name));
  const parts = new Set(measures.flatMap(({ sql }) => sql.match(/\w+/g) ?? []));
  /** True for a measure in the formula of one that was found: revenue and cost, for the margin. */
  const isPart = ({ name }: MemberMeta) => parts.has(name.slice(view.name.length + 1));
  /** True for a dimension that the measures found can be grouped by. */
  const isFitting = ({ type, aggType }: MemberMeta) => type === 'time' || (measures.length > 0 && aggType === undefined);
  return {
    name: view.name,
    type: 'view',
    title: view.title,
    members: membersOf(view).filter((member) => names.has(member.name) || isPart(member) || isFitting(member)),
  };
}

function membersOf({ name: view, measures, time, dimensions }: ModelView): MemberMeta[] {
  return [
    ...measures.map(({ name, title, description, aggType, format }) => ({
      name: `${view}.${name}`,
      title,
      description,
      type: 'number' as const,
      aggType,
      ...formatOf(format),
    })),
    ...[...(time === undefined ? [] : [{ ...time, type: 'time' as const }]), ...dimensions].map(({ name, title, description, type }) => ({
      name: `${view}.${name}`,
      title,
      description,
      type,
    })),
  ];
}

function formatOf(format: MeasureFormat): Pick<MemberMeta, 'format' | 'currency'> {
  const currency = currencyOf(format);
  if (currency !== undefined) return { format: 'currency', currency };
  return format === 'percent' ? { format } : {};
}

function isAbout(view: ModelView, { name, title }: MemberMeta, words: readonly string[]): boolean {
  const member = [...view.measures, ...(view.time === undefined ? [] : [view.time]), ...view.dimensions].find((candidate) =>
    name.endsWith(`.${candidate.name}`),
  );
  const text = [title, ...(member?.synonyms ?? [])].join(' ').toLowerCase();
  return words.some((word) => text.includes(word.replace(/(ies|s)$/, '')));
}
