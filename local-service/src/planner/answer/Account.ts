import type { Measure } from '../../data-model/ModelView.js';
import type { Plan } from '../plan/Plan.js';
import type { Wording } from '../wording/en.js';
import type { Topic } from '../wording/Topic.js';
import type { Voice } from '../wording/Wording.js';
import type { AnswerRow } from './answerRows.js';

/** The rows of a result with all that is needed to write about them. */
export interface Account {
  readonly voice: Voice;
  readonly facts: Wording['facts'];
  readonly plan: Plan;
  /** The first of the measures, which answers are about. */
  readonly measure: Measure;
  readonly topic: Topic;
  readonly rows: readonly AnswerRow[];
  value(number: unknown): string;
  /** A number of rows. */
  size(number: number): string;
  percent(number: number): string;
  /** A change with its sign; `undefined` if there is none. */
  change(change: number | undefined): string | undefined;
}

export function createAccount(voice: Voice, plan: Plan, measure: Measure, rows: readonly AnswerRow[]): Account {
  const { formats, wording } = voice;
  const { size, percent } = formats;
  const isOfFirst = plan.dimensions.length === 0 && plan.ranking === undefined;
  const titled = isOfFirst ? { ...plan, measures: [measure] } : plan;
  return {
    voice,
    facts: wording.facts,
    plan,
    measure,
    topic: { plan, measure, title: voice.title(titled, { isWithoutComparison: true, isWithoutShare: plan.ranking?.isPlace !== true }) },
    rows,
    value: (number) => formats.value(number, measure.format),
    size,
    percent,
    change: (change) => (change === undefined ? undefined : formats.change(change, measure.format)),
  };
}
