import { expectAnswers } from './expectAnswer.js';

const values = 'SELECT order_id, region, SUM(revenue) AS value FROM sales GROUP BY 1, 2';
const months =
  "SELECT date_trunc('month', ordered_at) AS month, SUM(revenue) AS revenue FROM sales WHERE EXTRACT(year FROM ordered_at) = 2025 GROUP BY 1";

expectAnswers([
  {
    question: 'median order value',
    rows: `SELECT ROUND((PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY value))::numeric, 2) AS median FROM (${values}) AS v`,
  },
  {
    question: 'median order value by region',
    rows: `SELECT region, ROUND((PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY value))::numeric, 2) AS median FROM (${values}) AS v GROUP BY 1 ORDER BY 2 DESC`,
  },
  {
    question: 'cumulative revenue by month in 2025',
    rows: `SELECT a.month, a.revenue, SUM(b.revenue) AS total FROM (${months}) AS a JOIN (${months}) AS b ON b.month <= a.month GROUP BY 1, 2 ORDER BY 1`,
    says: /^Revenue in 2025 added up to \*\*€3,605,716\*\* by December 2025/,
  },
  {
    question: 'running total of orders by quarter and region',
    sql: 'SUM(orders) OVER (PARTITION BY region ORDER BY quarter) AS running_total',
  },
  { question: 'running total of margin by month', refuses: /Margin cannot be added up over time/ },
  {
    question: 'moving average of revenue by month in 2025',
    rows: `SELECT a.month, a.revenue, CASE WHEN COUNT(b.month) = 3 THEN ROUND(AVG(b.revenue), 2) END AS average FROM (${months}) AS a JOIN (${months}) AS b ON b.month <= a.month AND b.month > a.month - INTERVAL '3 months' GROUP BY 1, 2 ORDER BY 1`,
    says: /Each average covers 3 months; the first 2 have none/,
  },
  { question: '7-day moving average of orders in December 2025', sql: 'ROWS BETWEEN 6 PRECEDING AND CURRENT ROW' },
  { question: 'moving average of revenue over 6 months', sql: 'ROWS BETWEEN 5 PRECEDING AND CURRENT ROW' },
  {
    question: 'percentage of returned orders',
    rows: 'SELECT ROUND(100.0 * (SELECT COUNT(DISTINCT order_id) FROM sales WHERE is_returned) / COUNT(*), 1) AS share FROM orders',
  },
  { question: 'share of returned units by category', sql: 'AS return_rate FROM sales GROUP BY 1' },
  { question: 'how many returned orders in 2025?', sql: 'COUNT(DISTINCT CASE WHEN is_returned THEN order_id END) AS returned_orders' },
  {
    question: 'revenue per square metre by store',
    rows: 'SELECT store, ROUND(SUM(revenue) / MAX(floor_area), 2) AS density FROM sales JOIN (SELECT store, floor_area FROM stores) AS s USING (store) GROUP BY 1 ORDER BY 2 DESC',
  },
  {
    question: 'revenue per square metre by country',
    rows: 'SELECT s.country, ROUND(SUM(sold) / SUM(floor_area), 2) AS density FROM stores AS s JOIN (SELECT store, SUM(revenue) AS sold FROM sales GROUP BY 1) AS r USING (store) GROUP BY 1 ORDER BY 2 DESC',
  },
  { question: 'distribution of order values', sql: /AS each_order GROUP BY 1 ORDER BY MIN\(order_value\)$/, says: /€100 to €199\.99/ },
  { question: 'what is the correlation between discount and units', refuses: /I cannot compute “correlation”/ },
  { question: 'standard deviation of revenue', refuses: /I cannot compute “standard deviation”/ },
  { question: 'median revenue', refuses: /I cannot compute “median”/ },
]);
