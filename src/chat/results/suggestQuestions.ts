import type { ResultColumn } from '../../client/chat-stream/QueryRows.js';
import type { DataModelMember, DataModelView, SqlToolResult } from '../../client/chat-stream/ToolResult.js';
import { visibleLine } from '../../react/text/searchText.js';
import type { AskingLabels } from '../labels/asking/AskingLabels.js';

/**
 * Makes questions from the shape of a result: split it by a dimension that it lacks, compare it with the period before, or keep only its top
 * rows.
 */
export function suggestQuestions({ result, views, words, number }: QuestionSource): string[] {
  if (result.rows.length === 0) return [];
  const { dimensions, hasTime } = dimensionsFor(result, views);
  const isOverTime = result.columns.some(({ type }) => type === 'time');
  const hasText = result.columns.some(({ type }) => type === 'string');
  const amounts = result.columns.filter(({ type }) => type === 'number' || type === 'integer');

  const questions: string[] = [];
  // A ranking of periods is rarely useful.
  if (hasText && !isOverTime && amounts.length > 0 && result.totalRows > topCount) questions.push(words.top(number(topCount)));
  for (const { title } of dimensions.slice(0, 2)) questions.push(words.by(title));
  // A result with several amounts may be such a comparison already.
  if (hasTime && amounts.length === 1) questions.push(words.comparePeriod);
  return questions;
}

export interface QuestionSource {
  readonly result: SqlToolResult;
  /** What the agent found in the data model. */
  readonly views: readonly DataModelView[];
  readonly words: AskingLabels;
  readonly number: (value: number) => string;
}

/** Returns the dimensions found by searches that a result can be broken down by, and whether it can be broken down by time. */
export function dimensionsFor({ columns }: Pick<SqlToolResult, 'columns'>, views: readonly DataModelView[]) {
  const members = views.slice(-maxViews).flatMap((view) => view.members.slice(0, maxMembers));
  const used = new Set(columns.flatMap(namesOf));
  const measures = members.filter((member) => member.aggType !== undefined && isUsed(member, used));
  const hasTime = columns.some(({ type }) => type === 'time') || members.some(({ type }) => type === 'time');
  return { dimensions: dimensionsBeside(members, measures, used), hasTime };
}

/** Returns dimensions from the same views as the result's measures, because only those are sure to be compatible. Skips long titles. */
function dimensionsBeside(
  members: readonly DataModelMember[],
  measures: readonly DataModelMember[],
  used: ReadonlySet<string>,
): readonly DataModelMember[] {
  const views = new Set(measures.map(viewOf));
  const titles = new Set<string>();
  return members.filter((member) => {
    const { type, aggType } = member;
    const title = visibleLine(member.title);
    if (aggType !== undefined || type !== 'string' || isUsed(member, used) || titles.has(title)) return false;
    if (title === '' || title.length > maxTitle || /\bid$/i.test(title) || !views.has(viewOf(member))) return false;
    titles.add(title);
    return true;
  });
}

/** The names a column may share with a member: its own, without the view, and without the function of a measure. */
function namesOf({ name }: ResultColumn): string[] {
  const plain = name.toLowerCase();
  return [plain, lastPart(plain), plain.replaceAll(/\W+/g, '_')];
}

function isUsed({ name }: DataModelMember, used: ReadonlySet<string>): boolean {
  const plain = name.toLowerCase();
  return used.has(plain) || used.has(lastPart(plain));
}

function viewOf({ name }: DataModelMember): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('.')));
}

function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

const topCount = 10;
const maxTitle = 40;
const maxViews = 50;
const maxMembers = 200;
