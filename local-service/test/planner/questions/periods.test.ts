import { reportTopics } from '../../../src/tenant/seeds/reportTopics.js';
import { expectAnswers } from './expectAnswer.js';

const yearBy = (key: string, year: number) =>
  `(SELECT ${key}, SUM(revenue) AS revenue FROM sales WHERE EXTRACT(year FROM ordered_at) = ${year} GROUP BY 1)`;
const between = (from: string, to: string) =>
  `(SELECT SUM(revenue) AS revenue FROM sales WHERE ordered_at >= '${from}' AND ordered_at < '${to}')`;
const compared = (now: string, before: string) =>
  `SELECT one.revenue, two.revenue AS earlier, ROUND(100.0 * (one.revenue - two.revenue) / two.revenue, 1) AS change FROM ${now} one, ${before} two`;
const thisWeek = compared(between('2025-12-29', '2026-01-01'), between('2025-12-22', '2025-12-25'));

/** A saved report returns the same rows as its title asked as a question. */
expectAnswers(
  reportTopics
    .filter(({ name }) => /^(?:Revenue|Buyers) by brand 202[34]$/.test(name))
    .map(({ name, sqlQuery }) => ({ question: name, rows: sqlQuery })),
);

/** Periods that are compared never overlap, are equally long, and are both in the data; otherwise the answer says so first. */
expectAnswers([
  {
    question: 'Which category grew the most since 2023?',
    rows: `SELECT category, one.revenue, two.revenue AS earlier, ROUND(100.0 * (one.revenue - two.revenue) / two.revenue, 1) AS change FROM ${yearBy('category', 2025)} one JOIN ${yearBy('category', 2023)} two USING (category) ORDER BY change DESC`,
    saysFirst: /first whole year of that time with the last: 2023 with 2025/,
  },
  {
    question: 'revenue growth by region from 2023 to 2025',
    sql: /ordered_at >= '2025-01-01' AND ordered_at < '2026-01-01'.* before AS .*ordered_at >= '2023-01-01' AND ordered_at < '2024-01-01'/,
    saysFirst: /2023 with 2025/,
  },
  {
    question: 'since March 2024 which region grew the most',
    sql: /ordered_at >= '2025-03-01' AND ordered_at < '2026-01-01'.* before AS .*ordered_at >= '2024-03-01' AND ordered_at < '2025-01-01'/,
    saysFirst: /same months at its end: March to December 2024 with March to December 2025/,
  },
  { question: 'which brand grew the most since March 2025', sql: /before AS .*ordered_at >= '2024-03-01' AND ordered_at < '2025-01-01'/ },
  {
    question: 'which brand grew most over the last 24 months',
    sql: /before AS .*ordered_at >= '2024-01-01' AND ordered_at < '2025-01-01'/,
    saysFirst: /2024 with 2025/,
  },
  {
    question: 'revenue this week vs last week',
    rows: thisWeek,
    saysFirst: /data ends on 31 December 2025, so I compared the first 3 days/,
  },
  { question: 'revenue this week compared to the previous week', rows: thisWeek, saysFirst: /first 3 days/ },
  { question: 'compare revenue of this week with last week', rows: thisWeek, saysFirst: /first 3 days/ },
  {
    question: 'revenue this week',
    sql: "ordered_at >= '2025-12-29' AND ordered_at < '2026-01-01'",
    says: /from 29 December 2025 to 31 December 2025/,
  },
  {
    question: 'revenue last week vs the week before',
    sql: /ordered_at >= '2025-12-22' AND ordered_at < '2025-12-29'.* before AS .*ordered_at >= '2025-12-15' AND ordered_at < '2025-12-22'/,
  },
  {
    question: 'revenue this month vs last month',
    rows: compared(between('2025-12-01', '2026-01-01'), between('2025-11-01', '2025-12-01')),
  },
  {
    question: 'revenue year to date vs last year',
    rows: compared(between('2025-01-01', '2026-01-01'), between('2024-01-01', '2025-01-01')),
  },
  {
    question: 'YTD revenue compared to the same period last year',
    rows: compared(between('2025-01-01', '2026-01-01'), between('2024-01-01', '2025-01-01')),
  },
  { question: 'revenue Q3 vs Q2', rows: compared(between('2025-07-01', '2025-10-01'), between('2025-04-01', '2025-07-01')) },
  { question: 'revenue in Q3 2025 vs Q3 2024', rows: compared(between('2025-07-01', '2025-10-01'), between('2024-07-01', '2024-10-01')) },
  {
    question: 'revenue in H1 2025 compared with the previous period',
    rows: compared(between('2025-01-01', '2025-07-01'), between('2024-07-01', '2025-01-01')),
  },
  { question: 'revenue in 2025 vs Q1 2024', saysFirst: /not equally long: 2025 and Q1 2024/, sql: /before AS/ },
  {
    question: 'revenue in 2023 compared to last year',
    saysFirst: /data begins on 1 January 2023/,
    sql: /^SELECT SUM\(revenue\) AS revenue FROM sales WHERE/,
  },
  { question: 'which store grew fastest in 2023', saysFirst: /nothing earlier to compare with/, sql: /^SELECT store, SUM/ },
  { question: 'year over year growth by quarter in 2025', sql: /date_trunc\('quarter', ordered_at \+ INTERVAL '12 months'\)/ },
  {
    question: 'year over year growth by month since 2023',
    sql: /ordered_at >= '2024-01-01' AND ordered_at < '2026-01-01' GROUP BY 1 \), before AS/,
    says: /month by month/,
  },
  {
    question: 'growth of revenue by month in 2025',
    rows: "SELECT month, revenue, change FROM (SELECT date_trunc('month', ordered_at) AS month, SUM(revenue) AS revenue, ROUND(100.0 * (SUM(revenue) - LAG(SUM(revenue)) OVER (ORDER BY date_trunc('month', ordered_at))) / LAG(SUM(revenue)) OVER (ORDER BY date_trunc('month', ordered_at)), 1) AS change FROM sales GROUP BY 1) AS steps WHERE month >= '2025-01-01' ORDER BY month",
  },
  { question: 'growth by month', sql: /LAG\(revenue\) OVER \(ORDER BY month\)/, says: /from the previous month/ },
  {
    question: 'by category',
    after: ['revenue this week vs last week'],
    sql: /ordered_at >= '2025-12-22' AND ordered_at < '2025-12-25'/,
    saysFirst: /first 3 days/,
  },
  {
    question: 'compare with the previous period',
    after: ['revenue in March 2025'],
    rows: compared(between('2025-03-01', '2025-04-01'), between('2025-02-01', '2025-03-01')),
  },
]);
