import { describe } from 'vitest';
import { expectAnswers } from './expectAnswer.js';

const orderValues = 'SELECT order_id, SUM(revenue) AS value, SUM(units) AS units FROM sales GROUP BY order_id';
const ordersWhere = (test: string) => `SELECT COUNT(*) AS orders FROM (${orderValues}) AS v JOIN orders USING (order_id) WHERE ${test}`;

describe('conditions on orders', () => {
  expectAnswers([
    {
      question: 'How many orders above 500 euros in 2025?',
      rows: ordersWhere('value > 500 AND EXTRACT(year FROM ordered_at) = 2025'),
      says: /^There were \*\*2,082 orders\*\* worth more than €500 in 2025\.$/,
    },
    { question: 'orders over 500 euros', rows: ordersWhere('value > 500') },
    { question: 'orders over €500', rows: ordersWhere('value > 500') },
    { question: 'orders over 500€ in Germany', rows: ordersWhere("value > 500 AND country = 'Germany'") },
    {
      question: 'orders over 500',
      rows: ordersWhere('value > 500'),
      saysFirst: /I read “over 500” as orders worth more than €500/,
    },
    { question: 'orders with more than 3 units', rows: ordersWhere('units > 3') },
    { question: 'orders with exactly 2 units', rows: ordersWhere('units = 2') },
    { question: 'orders with at least four units', rows: ordersWhere('units >= 4') },
    { question: 'orders between 100 and 200 euros', rows: ordersWhere('value BETWEEN 100 AND 200') },
    { question: 'orders of at least 1k euros', rows: ordersWhere('value >= 1000') },
    { question: 'orders under 20 euros', rows: ordersWhere('value < 20') },
    { question: 'orders not above 500 euros', rows: ordersWhere('value <= 500') },
    { question: 'orders worth 1000 euros or more', rows: ordersWhere('value >= 1000') },
    {
      question: 'orders worth more than 1000 euros by country',
      rows: `SELECT country, COUNT(*) AS orders FROM (${orderValues}) AS v JOIN orders USING (order_id) WHERE value > 1000 GROUP BY country ORDER BY orders DESC, country`,
    },
    { question: 'orders over 500 euros with more than 3 units', rows: ordersWhere('value > 500 AND units > 3') },
    {
      question: 'revenue from orders above 500 euros by month in 2025',
      rows: `SELECT date_trunc('month', ordered_at) AS month, SUM(revenue) AS revenue FROM sales JOIN (${orderValues}) AS v USING (order_id) WHERE value > 500 AND EXTRACT(year FROM ordered_at) = 2025 GROUP BY 1 ORDER BY 1`.replace(
        'SUM(units) AS units',
        '0 AS pieces',
      ),
    },
    {
      question: 'average order value for orders above 1000 euros',
      says: /^Average order value for orders worth more than €1,000 was \*\*€1,915\*\*/,
    },
    { question: 'orders above 500 dollars', refuses: /All amounts in the data are in euros/ },
    { question: 'only over 1000 euros', after: ['orders over 500 euros'], rows: ordersWhere('value > 1000') },
    {
      question: 'by country',
      after: ['orders over 500 euros'],
      sql: /^SELECT country, COUNT\(\*\) AS orders FROM orders WHERE order_id IN .* > 500\) GROUP BY 1/,
    },
    { question: 'remove the filters', after: ['orders over 500 euros'], sql: /^SELECT COUNT\(\*\) AS orders FROM orders$/ },
  ]);
});

describe('conditions on products and stores', () => {
  expectAnswers([
    {
      question: 'products priced between 50 and 100 euros',
      sql: /FROM products WHERE list_price >= 50 AND list_price <= 100 ORDER BY 1$/,
      says: /\*\*53 products\*\* with a list price between €50 and €100/,
    },
    { question: 'products that cost more than 100 euros', sql: /FROM products WHERE list_price > 100 ORDER BY 1$/ },
    { question: 'which products are cheaper than 20 euros?', sql: /FROM products WHERE list_price < 20 ORDER BY 1$/ },
    {
      question: 'how many products cost more than 100 euros?',
      sql: /^SELECT COUNT\(\*\) AS product_count FROM products WHERE list_price > 100$/,
    },
    {
      question: 'products over 100 euros',
      sql: 'WHERE list_price > 100',
      saysFirst: /I read “over 100 euros” as products with a list price above €100/,
    },
    { question: 'products with list price above 300', sql: /FROM products WHERE list_price > 300 ORDER BY 1$/ },
    { question: 'products with cost over 1000', sql: 'GROUP BY 1 HAVING SUM(cost) > 1000' },
    {
      question: 'revenue by category for products that cost more than 100 euros',
      rows: 'SELECT category, SUM(revenue) AS revenue FROM sales JOIN (SELECT product, list_price FROM products) AS p USING (product) WHERE list_price > 100 GROUP BY 1 ORDER BY 2 DESC',
    },
    {
      question: 'stores larger than 500 square metres',
      sql: /FROM stores WHERE floor_area > 500 ORDER BY 1$/,
      says: /\*\*28 stores\*\* with a floor area above 500 m²/,
    },
    { question: 'stores bigger than 1000 m² in Germany', sql: "FROM stores WHERE country = 'Germany' AND floor_area > 1000" },
    { question: 'stores smaller than 600 sqm', says: /\*\*4 stores\*\* with a floor area below 600 m²/ },
    {
      question: 'revenue of stores larger than 1000 square metres',
      rows: 'SELECT SUM(revenue) AS revenue FROM sales JOIN (SELECT store, floor_area FROM stores) AS s USING (store) WHERE floor_area > 1000',
    },
    { question: 'stores with revenue above 20000 in 2025', sql: /GROUP BY 1 HAVING SUM\(revenue\) > 20000/ },
    { question: 'stores with revenue between 200k and 300k euros', sql: 'HAVING SUM(revenue) >= 200000 AND SUM(revenue) <= 300000' },
    {
      question: 'stores with more than 100 orders and revenue above 300000',
      sql: /store IN \(SELECT store FROM sales GROUP BY store HAVING SUM\(revenue\) > 300000\) GROUP BY 1 HAVING COUNT\(\*\) > 100/,
    },
    {
      question: 'revenue by store with more than 350 orders',
      sql: /^SELECT store, SUM\(revenue\) AS revenue FROM sales GROUP BY 1 HAVING COUNT\(DISTINCT order_id\) > 350/,
    },
    {
      question: 'countries with more than 3 stores',
      rows: "SELECT country, COUNT(*) AS n FROM stores WHERE country IN ('Germany', 'United States') GROUP BY 1 ORDER BY 2 DESC",
    },
    { question: 'stores with more than 2000 units in 2025', sql: /HAVING SUM\(units\) > 2000/ },
    { question: 'stores older than 5 years', refuses: /I am not sure what “older than 5 years” is a condition on/ },
  ]);
});

describe('conditions on customers', () => {
  expectAnswers([
    {
      question: 'customers with more than 5 orders',
      sql: /^SELECT customer, COUNT\(\*\) AS orders FROM orders GROUP BY 1 HAVING COUNT\(\*\) > 5/,
    },
    {
      question: 'how many customers have more than 5 orders?',
      rows: 'SELECT COUNT(*) AS customers FROM (SELECT customer FROM orders GROUP BY customer HAVING COUNT(*) > 5) AS c',
    },
    {
      question: 'how many customers had at least 5 orders in 2025?',
      rows: 'SELECT COUNT(*) AS customers FROM (SELECT customer FROM orders WHERE EXTRACT(year FROM ordered_at) = 2025 GROUP BY customer HAVING COUNT(*) >= 5) AS c',
      says: /\*\*668 customers\*\* with at least 5 orders in 2025/,
    },
    {
      question: 'customers with more than 5 orders by country',
      sql: /^SELECT country, COUNT\(\*\) AS customer_count FROM customers WHERE customer_id IN \(SELECT customer_id FROM orders GROUP BY customer_id HAVING COUNT\(\*\) > 5\)/,
    },
    {
      question: 'customers who spent more than 10000 euros in 2025',
      sql: /^SELECT customer, SUM\(revenue\) AS revenue .* HAVING SUM\(revenue\) > 10000/,
    },
    {
      question: 'how many customers spent more than 10000 euros?',
      rows: 'SELECT COUNT(*) AS customers FROM (SELECT customer FROM sales GROUP BY customer HAVING SUM(revenue) > 10000) AS c',
    },
    {
      question: 'customers older than 50',
      refuses:
        /age groups, not single ages, and “older than 50” divides the group 50-64[\s\S]*- How many customers are aged 65 or more\?\n- How many customers are aged 50 or more\?$/,
    },
    { question: 'customers from Berlin older than 50', refuses: /divides the group 50-64/ },
    {
      question: 'How many customers are aged 50 or more?',
      rows: "SELECT COUNT(*) AS customers FROM customers WHERE age_group IN ('50-64', '65+')",
    },
    { question: 'How many customers are aged 65 or more?', rows: "SELECT COUNT(*) AS customers FROM customers WHERE age_group = '65+'" },
    { question: 'customers older than 64 in Germany', sql: "FROM customers WHERE country = 'Germany' AND age_group = '65+'" },
    { question: 'customers between 25 and 34 years old by country', sql: "WHERE age_group = '25-34' GROUP BY 1" },
    { question: 'revenue from customers younger than 25', sql: /^SELECT SUM\(revenue\) AS revenue FROM sales WHERE age_group = '18-24'$/ },
  ]);
});

describe('conditions without anything they could be about', () => {
  expectAnswers([
    { question: 'revenue above 500 in 2025', refuses: /I am not sure what “above 500” is a condition on/ },
    { question: 'units over 1000', refuses: /I am not sure what “over 1000” is a condition on/ },
    { question: 'revenue by month above 300000', sql: /GROUP BY 1 HAVING SUM\(revenue\) > 300000 ORDER BY month$/ },
    { question: 'orders by country above 1000', sql: /GROUP BY 1 HAVING COUNT\(\*\) > 1000/ },
    { question: 'revenue by store where the altitude is over 20', refuses: /could not find “altitude”/ },
  ]);
});
