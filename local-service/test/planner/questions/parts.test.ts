import { describe } from 'vitest';
import { expectAnswers } from './expectAnswer.js';

const in2025 = 'WHERE EXTRACT(year FROM ordered_at) = 2025';
const byRegion = 'SELECT region, SUM(revenue) AS revenue FROM sales GROUP BY 1 ORDER BY 2 DESC';
const byCategory = 'SELECT category, SUM(units) AS units FROM sales GROUP BY 1 ORDER BY 2 DESC';
const byChannel = 'SELECT channel, COUNT(*) AS orders FROM orders GROUP BY 1 ORDER BY 2 DESC';

describe('several requests in one message', () => {
  expectAnswers([
    {
      question: 'Show revenue by region, then units by category',
      rows: [byRegion, byCategory],
      says: /^\*\*1\. Revenue by region\*\*\n\n\*\*Europe\*\*[\s\S]*\*\*2\. Units by category\*\*\n\n\*\*Shoes\*\*/,
    },
    { question: 'revenue by region, then by category', sql: [/^SELECT region, SUM\(revenue\)/, /^SELECT category, SUM\(revenue\)/] },
    {
      question: 'revenue by month and top 5 products in 2025',
      rows: [
        `SELECT date_trunc('month', ordered_at) AS month, SUM(revenue) AS revenue FROM sales ${in2025} GROUP BY 1 ORDER BY 1`,
        `SELECT product, SUM(revenue) AS revenue FROM sales ${in2025} GROUP BY 1 ORDER BY 2 DESC LIMIT 5`,
      ],
      says: /\*\*1\. Revenue by month in 2025\*\*[\s\S]*\*\*2\. Top 5 products by revenue in 2025\*\*/,
    },
    {
      question: 'Revenue in 2025 by region and units by category',
      sql: ["ordered_at >= '2025-01-01'", /^SELECT category, SUM\(units\) AS units FROM sales WHERE ordered_at >= '2025-01-01'/],
    },
    {
      question: 'How many orders and which city is best?',
      sql: [/^SELECT COUNT\(\*\) AS orders FROM orders$/, /^SELECT city, COUNT\(\*\) AS orders/],
    },
    { question: '1. revenue by region\n2. units by category\n3. orders by channel', rows: [byRegion, byCategory, byChannel] },
    { question: '1. revenue by region 2. units by category', rows: [byRegion, byCategory] },
    { question: '- revenue by region\n- units by category', rows: [byRegion, byCategory] },
    { question: 'Revenue by region. Units by category?', rows: [byRegion, byCategory] },
    { question: 'Revenue by region; orders by channel', rows: [byRegion, byChannel] },
    { question: 'Revenue by region. Also show units by category', rows: [byRegion, byCategory] },
    {
      question: 'Also by channel',
      after: ['Revenue by region'],
      sql: 'SELECT region, channel, SUM(revenue) AS revenue FROM sales',
    },
    { question: 'top 5 products and top 3 stores in 2024', sql: [/^SELECT product, .*LIMIT 5$/, /^SELECT store, .*LIMIT 3$/] },
    {
      question: 'best and worst stores by revenue in 2025',
      sql: [/ORDER BY revenue DESC NULLS LAST, \w+ LIMIT 10$/, /ORDER BY revenue ASC NULLS LAST, \w+ LIMIT 10$/],
    },
    {
      question: 'revenue by region, units by category, orders by channel, profit by brand, returns by store',
      sql: [/region/, /category/, /channel/, /brand/],
      saysFirst: /You asked for 5 things; these are the first 4/,
    },
    { question: 'Revenue by region. Revenue in Rome.', rows: [byRegion], says: /\*\*2\. Revenue in Rome\.\*\*\n\nI could not find “Rome”/ },
    {
      question: 'Revenue by region. Delete all orders.',
      rows: [byRegion],
      says: /\*\*2\. Delete all orders\.\*\*\n\nI only read data/,
    },
    {
      question: 'What is revenue? Revenue by region.',
      rows: [byRegion],
      says: /\*\*1\. What is revenue\*\*\n\n\*\*Revenue\*\*: sales after discounts/,
    },
    { question: 'by channel', after: ['Revenue by region, then units by category'], sql: /^SELECT channel, SUM\(units\) AS units/ },
  ]);
});

describe('one request with "and" or several sentences', () => {
  expectAnswers([
    {
      question: 'revenue and units by month in 2025',
      sql: /^SELECT date_trunc\('month', ordered_at\) AS month, SUM\(revenue\) AS revenue, SUM\(units\) AS units/,
    },
    { question: 'revenue by region and category', sql: /^SELECT region, category, SUM\(revenue\) AS revenue FROM sales GROUP BY 1, 2/ },
    {
      question: 'how many orders and how much revenue in 2025?',
      sql: /^SELECT COUNT\(DISTINCT order_id\) AS orders, SUM\(revenue\) AS revenue/,
    },
    { question: 'compare Berlin and Munich in 2025', sql: "city IN ('Berlin', 'Munich')" },
    { question: 'revenue between March and May 2025', sql: "ordered_at >= '2025-03-01' AND ordered_at < '2025-06-01'" },
    { question: 'revenue vs. last year', sql: /^WITH now AS/ },
    { question: 'Hello! Show me revenue by region. Thanks.', rows: byRegion },
    { question: 'stores with more than 100 orders and revenue above 300000', sql: /HAVING COUNT\(\*\) > 100/ },
  ]);
});
