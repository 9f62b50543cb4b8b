import { expectAnswers } from './expectAnswer.js';

const changes2025 = (order: string, limit = '') =>
  `SELECT store, one.revenue, two.revenue AS earlier, ROUND(100.0 * (one.revenue - two.revenue) / two.revenue, 1) AS change FROM (SELECT store, SUM(revenue) AS revenue FROM sales WHERE EXTRACT(year FROM ordered_at) = 2025 GROUP BY 1) one FULL JOIN (SELECT store, SUM(revenue) AS revenue FROM sales WHERE EXTRACT(year FROM ordered_at) = 2024 GROUP BY 1) two USING (store) ORDER BY change ${order} NULLS LAST, store ${limit}`;
const lowestMargins =
  'SELECT product, ROUND(100.0 * SUM(revenue - cost) / SUM(revenue), 1) AS margin, SUM(revenue - cost) AS profit FROM sales GROUP BY 1 ORDER BY margin LIMIT 10';
const monthly = "date_trunc('month', ordered_at)";

/** Words for up and down, good and bad, loss, and "why". */
expectAnswers([
  {
    question: 'which stores are losing the most revenue compared to last year',
    rows: changes2025('ASC', 'LIMIT 10'),
    says: /^\*\*Berlin Mitte\*\* fell most: \*\*down 5\.8%\*\*/,
  },
  { question: 'which stores lost the most in 2025', rows: changes2025('ASC', 'LIMIT 10') },
  { question: 'stores with the steepest decline in 2025', rows: changes2025('ASC', 'LIMIT 10') },
  { question: 'top 3 shrinking stores', rows: changes2025('ASC', 'LIMIT 3') },
  { question: 'which stores grew the most in 2025', rows: changes2025('DESC', 'LIMIT 10'), says: /^\*\*Singapore Orchard\*\* rose most/ },
  { question: 'which stores fell in 2025', rows: changes2025('ASC'), says: /^\*\*1 of 28 stores went down\*\* in 2025\./ },
  { question: 'stores with falling revenue in 2025', rows: changes2025('ASC'), says: /1 of 28 stores went down/ },
  { question: 'which stores increased their revenue in 2025', rows: changes2025('DESC'), says: /^\*\*26 of 28 stores went up\*\*/ },
  { question: 'which stores declined compared to last year', rows: changes2025('ASC') },
  { question: 'weakest store in 2025', sql: /ORDER BY revenue ASC/ },
  { question: 'worst performing stores', sql: /ORDER BY revenue ASC/ },
  { question: 'products with low margin', sql: /ORDER BY margin ASC/ },
  { question: 'products with a high return rate', sql: /ORDER BY return_rate DESC/ },
  {
    question: 'which category has the strongest rising return rate',
    sql: /ORDER BY change_percent DESC/,
    says: /rose most.*\n\n(.*\n)*- For return rate, lower is better\./,
  },
  { question: 'which category improved its return rate the most in 2025', sql: /ORDER BY change_percent ASC/ },
  { question: 'which category’s return rate worsened most in 2025', sql: /ORDER BY change_percent DESC/ },
  { question: 'is revenue falling?', sql: /date_trunc\('month'/ },
  { question: 'did revenue drop in March?', sql: /ordered_at >= '2025-02-01' AND ordered_at < '2025-03-01'/, says: /up 13\.8%/ },
  {
    question: 'which month had the biggest drop in revenue in 2025',
    rows: `SELECT * FROM (SELECT ${monthly} AS month, SUM(revenue) AS revenue, ROUND(100.0 * (SUM(revenue) - LAG(SUM(revenue)) OVER (ORDER BY ${monthly})) / LAG(SUM(revenue)) OVER (ORDER BY ${monthly}), 1) AS change FROM sales GROUP BY 1) AS steps WHERE month >= '2025-01-01' ORDER BY change LIMIT 10`,
    says: /^\*\*January 2025\*\* fell most/,
  },
  { question: 'when did we sell the most', sql: /date_trunc\('month', ordered_at\) AS month.*ORDER BY revenue DESC/ },
  { question: 'Which products lose money?', rows: lowestMargins, says: /^\*\*No product loses money\*\*\.\n\nThe lowest margins:/ },
  { question: 'products with negative profit', rows: lowestMargins, says: /No product loses money/ },
  { question: 'unprofitable products', rows: lowestMargins, says: /No product loses money/ },
  { question: 'products with a margin below 0', rows: lowestMargins },
  { question: 'which stores make a loss', sql: /SELECT store, .* ORDER BY margin ASC/, says: /No store loses money/ },
  { question: 'are we losing money in Germany', sql: /WHERE country = 'Germany'$/, says: /No, there was no loss/ },
  {
    question: 'why did revenue drop in March?',
    sql: [/CROSS JOIN before/, /category.*USING \(category\)/, /country.*USING \(country\)/],
    says: /^\*\*Revenue did not go down\.\*\*(.|\n)*up 13\.8%(.|\n)*causes are not in the data/,
  },
  {
    question: 'why did revenue fall in January 2025?',
    sql: [/CROSS JOIN/, /USING \(category\)/, /USING \(country\)/],
    says: /^Revenue in January 2025 was .*down 29\.9%(.|\n)*Largest decreases by category:\n\n- \*\*Jackets\*\*: −€45,618/,
  },
  {
    question: 'Why did the return rate rise in 2025?',
    sql: [/CROSS JOIN/, /USING/, /USING/],
    says: /Largest increases by category:\n\n- \*\*Shirts\*\*: up 2 points/,
  },
  {
    question: 'why did revenue change last quarter in Germany',
    sql: [/Germany/, /Germany.*USING \(category\)/, /Germany.*USING \(store\)/],
    says: /down 18\.6%/,
  },
]);
