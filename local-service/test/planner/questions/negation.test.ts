import { describe } from 'vitest';
import { expectAnswers } from './expectAnswer.js';

describe('what did not happen', () => {
  expectAnswers([
    {
      question: 'products never sold',
      sql: /FROM products WHERE product NOT IN \(SELECT product FROM sales\) ORDER BY 1$/,
      says: /^I found no products without sales/,
    },
    {
      question: 'how many products were never sold in 2023?',
      rows: 'SELECT COUNT(*) AS products FROM products WHERE NOT EXISTS (SELECT 1 FROM sales WHERE sales.product = products.product AND EXTRACT(year FROM ordered_at) = 2023)',
    },
    {
      question: 'unsold products in 2023',
      sql: /^SELECT product, .* NOT IN \(SELECT product FROM sales WHERE ordered_at >= '2023-01-01' AND ordered_at < '2024-01-01'\)/,
    },
    {
      question: 'how many customers did not order in 2025?',
      rows: 'SELECT COUNT(*) AS customers FROM customers WHERE NOT EXISTS (SELECT 1 FROM orders WHERE orders.customer_id = customers.customer_id AND EXTRACT(year FROM ordered_at) = 2025)',
      says: /\*\*401 customers\*\* without orders in 2025/,
    },
    {
      question: 'customers who did not order in 2025',
      sql: /^SELECT customer, .* FROM customers WHERE customer_id NOT IN/,
      says: /\*\*401 customers\*\*/,
    },
    { question: "customers in Germany who didn't order in 2025", sql: "FROM customers WHERE country = 'Germany' AND customer_id NOT IN" },
    {
      question: 'products not sold in Singapore in 2024',
      sql: "NOT IN (SELECT product FROM sales WHERE ordered_at >= '2024-01-01' AND ordered_at < '2025-01-01' AND country = 'Singapore')",
    },
    { question: 'customers who never bought Shoes', sql: "customer_id NOT IN (SELECT customer_id FROM sales WHERE category = 'Shoes')" },
    {
      question: 'how many customers placed no orders in 2024?',
      sql: /^SELECT COUNT\(\*\) AS customer_count FROM customers WHERE customer_id NOT IN/,
    },
    {
      question: 'customers with no orders by country',
      sql: /^SELECT country, COUNT\(\*\) AS customer_count FROM customers WHERE customer_id NOT IN/,
    },
    { question: 'stores without returns in 2025', sql: /store NOT IN \(SELECT store FROM sales WHERE .* AND is_returned\)/ },
    { question: 'customers who did not order in 2025 but did in 2024', refuses: /in one period at a time/ },
  ]);
});

describe('values that are left out', () => {
  expectAnswers([
    { question: 'revenue outside Germany', rows: "SELECT SUM(revenue) AS revenue FROM sales WHERE NOT country = 'Germany'" },
    { question: 'revenue not in Europe', rows: "SELECT SUM(revenue) AS revenue FROM sales WHERE NOT region = 'Europe'" },
    { question: 'revenue without promotions', rows: "SELECT SUM(revenue) AS revenue FROM sales WHERE promotion = 'No promotion'" },
    { question: 'revenue during promotions by month in 2025', sql: "AND promotion <> 'No promotion' GROUP BY 1 ORDER BY month" },
    { question: 'revenue by promotion', sql: /^SELECT promotion, SUM\(revenue\) AS revenue FROM sales GROUP BY 1/ },
    {
      question: 'revenue for Shoes but not Sneakers',
      rows: "SELECT SUM(revenue) AS revenue FROM sales WHERE category = 'Shoes' AND position('Sneaker' IN product) = 0",
      saysFirst: /“Sneaker” is part of 4 product names, so I left out the products whose names contain it/,
    },
    { question: 'revenue for Sneakers', sql: "WHERE product ILIKE '%Sneaker%'", saysFirst: /so I took the products/ },
    { question: 'revenue for Atlantis Sneakers', refuses: /could not find “Atlantis”/ },
  ]);
});

describe('days and hours', () => {
  expectAnswers([
    { question: 'revenue on weekends', rows: 'SELECT SUM(revenue) AS revenue FROM sales WHERE EXTRACT(isodow FROM ordered_at) > 5' },
    { question: 'revenue on weekdays', rows: 'SELECT SUM(revenue) AS revenue FROM sales WHERE EXTRACT(isodow FROM ordered_at) <= 5' },
    { question: 'weekend revenue by store', sql: "WHERE weekday IN ('Saturday', 'Sunday') GROUP BY 1" },
    {
      question: 'revenue excluding weekends',
      rows: 'SELECT SUM(revenue) AS revenue FROM sales WHERE EXTRACT(isodow FROM ordered_at) <= 5',
    },
    { question: 'revenue by weekday', sql: /^SELECT weekday, SUM\(revenue\) AS revenue FROM sales GROUP BY 1/ },
    {
      question: 'revenue on weekends vs weekdays',
      sql: /^SELECT weekday, SUM\(revenue\) AS revenue FROM sales GROUP BY 1/,
      saysFirst: /I cannot group by/,
    },
    {
      question: 'orders in the morning',
      rows: 'SELECT COUNT(*) AS orders FROM orders WHERE EXTRACT(hour FROM ordered_at) BETWEEN 6 AND 11',
      says: /in the morning \(6:00 to 11:59\)/,
    },
    {
      question: 'revenue in the afternoon',
      rows: 'SELECT SUM(revenue) AS revenue FROM sales WHERE EXTRACT(hour FROM ordered_at) BETWEEN 12 AND 17',
    },
    { question: 'evening revenue by store', sql: "WHERE hour IN ('18', '19', '20', '21', '22', '23') GROUP BY 1" },
  ]);
});

describe('numbers that only describe', () => {
  expectAnswers([
    {
      question: 'revenue by store for each of the 28 stores',
      sql: /^SELECT store, SUM\(revenue\) AS revenue FROM sales GROUP BY 1/,
      says: /^\*\*New York SoHo\*\*/,
    },
    {
      question: 'revenue for all 28 stores',
      sql: /^SELECT store, SUM\(revenue\) AS revenue FROM sales GROUP BY 1/,
      says: /All 28 stores together/,
    },
    {
      question: 'revenue for all 30 stores',
      sql: /^SELECT store, SUM\(revenue\)/,
      saysFirst: /There are 28 stores in the data you may see, not 30/,
    },
    { question: 'revenue in our 4 regions', sql: /^SELECT region, SUM\(revenue\) AS revenue FROM sales GROUP BY 1/ },
    { question: 'units for each of our eight categories', sql: /^SELECT category, SUM\(units\) AS units FROM sales GROUP BY 1/ },
    { question: 'the 20 customers with the highest revenue', sql: /ORDER BY revenue DESC NULLS LAST, \w+ LIMIT 20$/ },
  ]);
});
