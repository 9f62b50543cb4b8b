import type { Measure } from '../../data-model/ModelView.js';
import { addDays, startOf } from '../plan/calendar.js';
import { sourceFor } from '../plan/computedMeasures.js';
import { filterSql } from '../plan/filterSql.js';
import { measureOf } from '../plan/members.js';
import type { Computation, Plan } from '../plan/Plan.js';
import { boundsSql, rangeSql, rowConditionSql } from '../plan/rowConditions.js';
import { daysBetween, type TimeRange } from '../plan/timeRange.js';
import { type KeyColumn, sourceSql } from './sourceSql.js';

/** Names of the columns that a plan's query gives, besides its dimensions and measures. */
export const beforeColumn = ({ name }: Measure, { range, rangeBefore }: Pick<Plan, 'range' | 'rangeBefore'>) =>
  `${name}_previous_${periodBetween(rangeBefore, range)}`;
export const computedColumn = ({ kind }: Computation) => (kind === 'running-total' ? 'running_total' : 'moving_average');
export const changeColumn = 'change_percent';
export const shareColumn = 'share_percent';

/** A column for the shares of each measure whose parts add up: of each period or group, if there are any, or else of the total. */
function shareColumns({ measures, isShare }: Plan): readonly { readonly name: string; readonly sql: string }[] {
  const shared = isShare === true ? measures.filter(({ isAdditive }) => isAdditive) : [];
  return shared.map(({ name, sql }, index) => ({ name: index === 0 ? shareColumn : `${name}_${shareColumn}`, sql }));
}

/** Writes the plan as one Postgres query on a view of the data model. */
export function writeSql(plan: Plan): string {
  if (plan.listOf !== undefined) return listSql(plan);
  if (plan.rangeBefore !== undefined) return comparisonSql(plan, plan.rangeBefore);
  if (plan.comparison?.kind === 'each-step') return stepSql(plan);
  if (plan.computation !== undefined) return computationSql(plan, plan.computation);
  if (isRankedWithin(plan)) return rankedWithinSql(plan);
  return groupSql(plan);
}

/** How the rows are ordered for reading: by time, by rank, or by the dimension's own order. */
export function isSortedByMeasure({ grain, ranking, dimensions }: Plan): boolean {
  return ranking !== undefined || (grain === undefined && dimensions.every(({ order }) => order === undefined));
}

export function isAscending({ ranking, measures }: Plan): boolean {
  const isBetterLow = measures[0]?.isBetterLow === true;
  switch (ranking?.direction) {
    case 'bottom':
      return true;
    case 'best':
      return isBetterLow;
    case 'worst':
      return !isBetterLow;
    default:
      return false;
  }
}

/** "Top 5 products in each region": ranked within every other key. */
export function isRankedWithin({ ranking, dimensions, grain }: Plan): boolean {
  return ranking !== undefined && dimensions.length + (grain === undefined ? 0 : 1) > 1 && dimensions.length > 0;
}

function rankedWithinSql(plan: Plan): string {
  const { measures, ranking } = plan;
  const { ranking: _, ...unranked } = plan;
  const [best, ...groups] = [...plan.dimensions.map(({ name }) => name), ...(plan.grain === undefined ? [] : [plan.grain])];
  const within = groups.join(', ');
  const order = `${measures[0]?.name} ${isAscending(plan) ? 'ASC' : 'DESC'} NULLS LAST, ${best}`;
  return lines([
    `SELECT ${[...groups, best, ...measures.map(({ name }) => name), ...shareColumns(plan).map(({ name }) => name), 'place'].join(', ')}`,
    `FROM (\n  SELECT *, ROW_NUMBER() OVER (PARTITION BY ${within} ORDER BY ${order}) AS place\n  FROM (\n${indent(indent(groupSql(unranked, groups).split('\n')).split('\n'))}\n  ) AS grouped\n) AS ranked`,
    `WHERE place <= ${ranking?.count}`,
    `ORDER BY ${within}, place`,
  ]);
}

function groupSql(plan: Plan, groups: readonly string[] = plan.grain === undefined ? [] : [plan.grain]): string {
  const { measures, ranking } = plan;
  const { from, filter, keys } = rowsOf(plan, keyColumns(plan), plan.range);
  const partition = keys.filter(({ name }) => groups.includes(name)).map(({ sql }) => sql);
  const within = partition.length === 0 ? '' : `PARTITION BY ${partition.join(', ')}`;
  const shares = shareColumns(plan).map(({ sql, name }) => `ROUND(100.0 * ${sql} / NULLIF(SUM(${sql}) OVER (${within}), 0), 1) AS ${name}`);
  const values = [...measures.map(({ sql, name }) => `${sql} AS ${name}`), ...shares];
  return lines([
    `SELECT ${[...keys.map(({ sql, name }) => (sql === name ? name : `${sql} AS ${name}`)), ...values].join(', ')}`,
    `FROM ${from}`,
    filter,
    groupBy(keys.length),
    having(plan),
    keys.length > 0 && `ORDER BY ${orderBy(plan)}`,
    ranking !== undefined && `LIMIT ${ranking.count}`,
  ]);
}

/** Two periods side by side; with a grain, each bucket beside its counterpart in the period before. */
function comparisonSql(plan: Plan, rangeBefore: TimeRange): string {
  const { measures, range, ranking, grain } = plan;
  const keys = keyColumns(plan);
  const keysBefore = keyColumns(plan, grain === undefined ? undefined : shift(rangeBefore, range, grain));
  const part = (partKeys: readonly KeyColumn[], period: TimeRange | undefined) => {
    const rows = rowsOf(plan, partKeys, period);
    return indent([
      `SELECT ${[...rows.keys.map(({ sql, name }) => (sql === name ? name : `${sql} AS ${name}`)), ...measures.map(({ sql, name }) => `${sql} AS ${name}`)].join(', ')}`,
      `FROM ${rows.from}`,
      rows.filter,
      groupBy(partKeys.length),
    ]);
  };
  const names = keys.map(({ name }) => name);
  const [first] = measures;
  const columns = measures.flatMap((measure) => [`now.${measure.name}`, `before.${measure.name} AS ${beforeColumn(measure, plan)}`]);
  const change = first === undefined ? [] : [changeOf(`now.${first.name}`, `before.${first.name}`, first)];
  return lines([
    `WITH now AS (\n${part(keys, range)}\n), before AS (\n${part(keysBefore, rangeBefore)}\n)`,
    `SELECT ${[...names, ...columns, ...change].join(', ')}`,
    names.length === 0 ? 'FROM now CROSS JOIN before' : `FROM now FULL JOIN before USING (${names.join(', ')})`,
    names.length > 0 &&
      `ORDER BY ${grain !== undefined && ranking === undefined ? names.join(', ') : [comparedOrder(plan), ...names].join(', ')}`,
    ranking !== undefined && `LIMIT ${ranking.count}`,
  ]);
}

function comparedOrder(plan: Plan): string {
  const { measures, ranking, order } = plan;
  if (ranking === undefined && order !== undefined) return `${changeColumn} ${order === 'fall' ? 'ASC' : 'DESC'} NULLS LAST`;
  return `${ranking?.isByChange === true ? changeColumn : `now.${measures[0]?.name}`} ${isAscending(plan) ? 'ASC' : 'DESC'} NULLS LAST`;
}

/** Each bucket with its change from the bucket before, within each value of the dimensions. */
function stepSql(plan: Plan): string {
  const [first] = plan.measures;
  const { ranking, ...unranked } = plan;
  const earlier = fromEarlierStep(plan);
  const names = plan.dimensions.map(({ name }) => name);
  const window = `OVER (${names.length > 0 ? `PARTITION BY ${names.join(', ')} ` : ''}ORDER BY ${plan.grain})`;
  const change = first === undefined ? '' : `, ${changeOf(first.name, `LAG(${first.name}) ${window}`, first)}`;
  const steps = `SELECT *${change}\nFROM (\n${indent(groupSql({ ...unranked, ...(earlier && { range: earlier }) }).split('\n'))}\n) AS steps`;
  return lines([
    earlier === undefined
      ? steps
      : `SELECT *\nFROM (\n${indent(steps.split('\n'))}\n) AS changes\nWHERE ${plan.grain} >= '${plan.range?.from}'`,
    ranking?.isByChange === true
      ? `ORDER BY ${[`${changeColumn} ${isAscending(plan) ? 'ASC' : 'DESC'} NULLS LAST`, plan.grain, ...names].join(', ')}`
      : `ORDER BY ${[plan.grain, ...names].join(', ')}`,
    ranking?.isByChange === true && `LIMIT ${ranking.count}`,
  ]);
}

/** The first step of a range is compared with the one before the range, where the data has it. */
function fromEarlierStep({ range, grain, model }: Plan): TimeRange | undefined {
  if (range?.from === undefined || grain === undefined || range.from <= model.firstDay || startOf(range.from, grain) !== range.from)
    return undefined;
  return { ...range, from: startOf(addDays(range.from, -1), grain) };
}

function listSql(plan: Plan): string {
  const { view } = plan;
  const names = view.dimensions.map(({ name }) => name);
  const columns = [
    // What names a row comes first.
    ...(names.indexOf(view.row[0]) > 0 ? names.reverse() : names),
    ...[
      'list_price',
      ...(plan.conditions?.some(({ of }) => of.kind === 'column' && of.name === 'floor_area') ? ['floor_area'] : []),
    ].filter((fact) => view.facts[fact] !== undefined),
    ...(view.time === undefined ? [] : [view.time.name]),
  ];
  return lines([`SELECT ${columns.join(', ')}`, `FROM ${view.name}`, where(plan, plan.range), 'ORDER BY 1']);
}

/** Each bucket with what has added up until it, or with the average of the last ones. */
function computationSql(plan: Plan, computation: Computation): string {
  const [first] = plan.measures;
  const names = plan.dimensions.map(({ name }) => name);
  const order = `${names.length > 0 ? `PARTITION BY ${names.join(', ')} ` : ''}ORDER BY ${plan.grain}`;
  const last =
    computation.kind === 'moving-average' ? `OVER (${order} ROWS BETWEEN ${computation.size - 1} PRECEDING AND CURRENT ROW)` : '';
  const value =
    computation.kind === 'running-total'
      ? `SUM(${first?.name}) OVER (${order})`
      : `CASE WHEN COUNT(${first?.name}) ${last} = ${computation.size} THEN ROUND(AVG(${first?.name}) ${last}, 2) END`;
  return lines([
    `SELECT *, ${value} AS ${computedColumn(computation)}`,
    `FROM (\n${indent(groupSql(plan).split('\n'))}\n) AS steps`,
    `ORDER BY ${[plan.grain, ...names].join(', ')}`,
  ]);
}

/** The source of the rows: the view with its filter, or a subquery of it with the keys as columns. */
function rowsOf(plan: Plan, keys: readonly KeyColumn[], period: TimeRange | undefined) {
  const { view, measures, dimensions } = plan;
  const filter = where(plan, period);
  if (plan.totals !== undefined) {
    const from = `(\n${indent(groupSql(plan.totals).split('\n'))}\n) AS ${plan.totals.grain}s`;
    return { from, filter: false as const, keys: keys.map(({ name }) => ({ name, sql: name })) };
  }
  const source = sourceFor(
    measures.map(({ name }) => name),
    dimensions.map(({ name }) => name),
  );
  if (source === undefined || source === null) return { from: view.name, filter, keys };
  const from = sourceSql(source, { view: view.name, time: view.time?.name, keys, where: filter });
  return { from, filter: false as const, keys: keys.map(({ name, sql }) => ({ name, sql: name === 'order_value' ? sql : name })) };
}

function keyColumns({ grain, view, dimensions }: Plan, shiftedBy = ''): KeyColumn[] {
  const time = grain === undefined ? [] : [{ name: grain, sql: `date_trunc('${grain}', ${view.time?.name}${shiftedBy})` }];
  return [...time, ...dimensions.map(({ name, sql }) => ({ name, sql: name === 'order_value' ? sql : name }))];
}

/** The interval from a time in the period before to its counterpart in the period now. */
function shift(before: TimeRange, now: TimeRange | undefined, grain: Plan['grain']): string {
  if (before.from === undefined || now?.from === undefined) return '';
  const months =
    (Number(now.from.slice(0, 4)) - Number(before.from.slice(0, 4))) * 12 + Number(now.from.slice(5, 7)) - Number(before.from.slice(5, 7));
  const isWhole = before.from.slice(8) === now.from.slice(8) && grain !== 'week';
  return isWhole
    ? ` + INTERVAL '${months} months'`
    : ` + INTERVAL '${grain === 'week' ? 7 * Math.round(daysBetween(before.from, now.from) / 7) : daysBetween(before.from, now.from)} days'`;
}

/** How far apart the periods are: with a year between them, the earlier one is the previous year. */
function periodBetween(before: TimeRange | undefined, now: TimeRange | undefined): string {
  const [from, start] = [before?.from, now?.from];
  if (from === undefined || start === undefined || from.slice(8) !== start.slice(8)) return 'period';
  const months = (Number(start.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(start.slice(5, 7)) - Number(from.slice(5, 7));
  return { 1: 'month', 3: 'quarter', 12: 'year' }[months] ?? 'period';
}

/** Of a percentage the change is in points, of anything else in percent. */
function changeOf(now: string, before: string, { format }: Measure): string {
  return format === 'percent'
    ? `ROUND(${now} - ${before}, 1) AS ${changeColumn}`
    : `ROUND(100.0 * (${now} - ${before}) / NULLIF(${before}, 0), 1) AS ${changeColumn}`;
}

function orderBy(plan: Plan): string {
  const { grain, dimensions, measures } = plan;
  const byMeasure = `${measures[0]?.name} ${isAscending(plan) ? 'ASC' : 'DESC'} NULLS LAST`;
  const keys = [...(grain === undefined ? [] : [grain]), ...dimensions.map((dimension) => dimension.order ?? dimension.name)];
  return isSortedByMeasure(plan) ? [byMeasure, ...keys].join(', ') : keys.join(', ');
}

function where({ filters, conditions = [], view, model }: Plan, range: TimeRange | undefined): string | false {
  const tests = [
    ...rangeSql(view, range),
    ...filters.map(filterSql),
    ...conditions.map((condition) => rowConditionSql(condition, view, model)),
  ];
  return tests.length > 0 && `WHERE ${tests.join(' AND ')}`;
}

function having({ threshold, view, model }: Plan): string | false {
  const measure = threshold === undefined ? undefined : measureOf(view, threshold.measure, model);
  return threshold !== undefined && measure !== undefined && `HAVING ${boundsSql(measure.sql, threshold.bounds)}`;
}

function groupBy(count: number): string | false {
  return count > 0 && `GROUP BY ${Array.from({ length: count }, (_, index) => index + 1).join(', ')}`;
}

function lines(parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join('\n');
}

function indent(parts: readonly (string | false)[]): string {
  return lines(parts).replace(/^/gm, '  ');
}
