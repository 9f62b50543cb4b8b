import type { DataModel, MeasureFormat } from '../../data-model/ModelView.js';
import { measureNamed } from '../plan/members.js';
import type { Bound, Filter, RowCondition } from '../plan/Plan.js';
import { amountFormat, entityNoun } from '../plan/rowConditions.js';
import { measureName } from './memberNames.js';
import type { OtherVoice } from './Wording.js';

/** "in Berlin und Munich". */
export function filterIn({ wording }: OtherVoice, filter: Filter): string {
  const { title, marks } = wording;
  if (filter.isPart === true) return title.part(marks.choice(filter.values), filter.isExcluded);
  const isFlag = filter.values.join() === 'true' && filter.label !== undefined;
  return title.filter(filter, isFlag ? (filter.label?.replace(/^not /, '') ?? '') : marks.list(filter.values));
}

/** "über 50 € und höchstens 100 €". */
export function boundsIn({ wording, formats }: OtherVoice, bounds: readonly Bound[], format: MeasureFormat): string {
  const { title, marks } = wording;
  return marks.list(bounds.map(({ operator, value }) => title.bound(operator, formats.value(value, format))));
}

/** Which orders, products, stores or customers are looked at. */
export function conditionIn(voice: OtherVoice, condition: RowCondition, model: DataModel): string {
  const { names, title } = voice.wording;
  const { filters = [], range } = condition;
  const scope = [...filters.map((filter) => filterIn(voice, filter)), voice.range(range)].filter((part) => part !== '');
  const rows = names.rows[entityNoun(condition.entity)] ?? condition.entity;
  return title.onlyRows(rows, [heldIn(voice, condition, model), ...scope].join(voice.wording.marks.space));
}

function heldIn(voice: OtherVoice, { of, bounds, isExcluded }: RowCondition, model: DataModel): string {
  const { names, title } = voice.wording;
  switch (of.kind) {
    case 'sales':
    case 'returns':
      return title.happened[of.kind][isExcluded ? 1 : 0];
    case 'column':
      return title.limit(
        names.columns[of.name] ?? of.name,
        boundsIn(voice, bounds, of.name === 'list_price' ? amountFormat(model) : 'count'),
      );
    case 'measure': {
      const measure = measureNamed(of.name, model);
      return title.limit(measure ? measureName(names, measure) : of.name, boundsIn(voice, bounds, measure?.format ?? 'count'));
    }
  }
}
