import type { MeasureFormat, ModelView } from './ModelView.js';
import type { MemberMeta, ViewMeta } from './Warehouse.js';

/**
 * Returns the views with the members that match the search: measures come with the measures in their formulas and with all dimensions.
 * Time dimensions are always included, because most queries filter by them. If nothing matches, returns all members.
 */
export function searchModel(views: readonly ModelView[], searchQuery: string): readonly ViewMeta[] {
  const words = searchQuery.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const found = views.map((view) => viewMeta(view, words)).filter((view) => view.members.length > 0);
  return found.length > 0 ? found : views.map((view) => viewMeta(view, []));
}

function viewMeta(view: ModelView, words: readonly string[]): ViewMeta {
  const all = membersOf(view);
  const named = all.filter((member) => words.length === 0 || isAbout(view, member, words));
  const measures = view.measures.filter(({ name }) => named.some((member) => member.name === `${view.name}.${name}`));
  const parts = new Set(measures.flatMap(({ sql }) => sql.match(/\w+/g) ?? []));
  /** True for a measure in the formula of one that was found: revenue and cost, for the margin. */
  const isPart = ({ name }: MemberMeta) => parts.has(name.slice(view.name.length + 1));
  /** True for a dimension that the measures found can be grouped by. */
  const isFitting = ({ type, aggType }: MemberMeta) => type === 'time' || (measures.length > 0 && aggType === undefined);
  return {
    name: view.name,
    type: 'view',
    title: view.title,
    members: named.length === 0 ? [] : all.filter((member) => named.includes(member) || isPart(member) || isFitting(member)),
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
      ...formats[format],
    })),
    { name: `${view}.${time.name}`, title: time.title, description: time.description, type: 'time' as const },
    ...dimensions.map(({ name, title, description, type }) => ({ name: `${view}.${name}`, title, description, type })),
  ];
}

const formats: Readonly<Record<MeasureFormat, Pick<MemberMeta, 'format' | 'currency'>>> = {
  euros: { format: 'currency', currency: 'EUR' },
  percent: { format: 'percent' },
  count: {},
  decimal: {},
};

function isAbout(view: ModelView, { name, title }: MemberMeta, words: readonly string[]): boolean {
  const member = [...view.measures, view.time, ...view.dimensions].find((candidate) => name.endsWith(`.${candidate.name}`));
  const text = [title, ...(member?.synonyms ?? [])].join(' ').toLowerCase();
  return words.some((word) => text.includes(word.replace(/(ies|s)$/, '')));
}
