import type { DataModel, Measure, ModelView } from '../../data-model/ModelView.js';
import type { DataPeriod } from '../../warehouse/Warehouse.js';
import { addDays, type Day } from './calendar.js';

/** What a question can be about: the data model, and the days that have data. */
export interface PlanningModel extends DataModel, DataPeriod {
  /** The day after which there is no data: "today" in questions is the day before. */
  readonly tomorrow: Day;
  /** False if no row has a time. */
  readonly isDated: boolean;
}

/** Without a period, the data is of today. */
export function planningModel({ views }: DataModel, period: DataPeriod | undefined): PlanningModel {
  const isDated = isDay(period?.firstDay) && isDay(period?.lastDay);
  const today = new Date().toISOString().slice(0, 10);
  const { firstDay, lastDay } = isDated && period !== undefined ? period : { firstDay: today, lastDay: today };
  return { views: views.map((view) => withOwnNames(view, views)), firstDay, lastDay, tomorrow: addDays(lastDay, 1), isDated };
}

/** Measures of several views may have one name and mean different things: "count". */
function withOwnNames(view: ModelView, views: readonly ModelView[]): ModelView {
  const isClash = ({ name, title }: Measure) =>
    views.some(({ measures }) => measures.some((other) => other.name === name && other.title !== title));
  if (!view.measures.some(isClash)) return view;
  return { ...view, measures: view.measures.map((one) => (isClash(one) ? { ...one, name: `${view.name}_${one.name}` } : one)) };
}

function isDay(text: string | undefined): boolean {
  return text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}
