import { expectAnswers } from './expectAnswer.js';
import { average, days, in2024, in2025, select, time } from './selectBy.js';

// As people ask, written before the planner was tried. No answer may be that of another question.
expectAnswers([
  // Rankings.
  {
    question: 'what were our ten smallest orders last year',
    rows: select('revenue', { by: 'order_id', where: in2024, order: 'revenue', limit: 10 }),
  },
  {
    question: 'our biggest order ever',
    rows: select('revenue', { by: 'order_id', order: 'revenue DESC', limit: 10 }),
    says: /^\*\*#4876\*\*/,
  },
  {
    question: 'which category has the lowest margin?',
    rows: select('margin', { by: 'category', order: 'margin' }),
    says: /^\*\*Camping\*\*/,
  },
  {
    question: 'brands ordered from the worst return rate to the best',
    rows: select('return_rate', { by: 'brand', order: 'return_rate DESC' }),
  },
  {
    question: 'top 3 brands by profit in Germany, please',
    rows: select('profit', { by: 'brand', where: "country = 'Germany'", limit: 3 }),
  },
  {
    question: 'the five cheapest products',
    rows: 'SELECT product, ROUND(AVG(list_price), 2) AS average_list_price FROM products GROUP BY 1 ORDER BY average_list_price, product LIMIT 5',
  },
  {
    question: 'which store sold the fewest units in Q2 2025',
    rows: select('units', { by: 'store', where: days('2025-04-01', '2025-07-01'), order: 'units', limit: 10 }),
  },
  {
    question: 'bottom 5 countries by revenue last month',
    rows: select('revenue', { by: 'country', where: days('2025-11-01', '2025-12-01'), order: 'revenue', limit: 5 }),
  },
  {
    question: 'show me the second best selling category of 2025',
    rows: select('revenue', { by: 'category', where: in2025, limit: 2 }),
    says: /^\*\*Shoes\*\* ranks number 2 of all categories by revenue in 2025: \*\*€776,097\*\*/,
  },
  { question: 'the third largest city', rows: select('revenue', { by: 'city', limit: 3 }), says: /^\*\*London\*\* ranks number 3/ },
  { question: 'the tenth largest region', says: /^There are only 4 regions, so none ranks number 10\./ },
  {
    question: 'second best product in each region',
    refuses: /cannot apply “second best”[\s\S]*- Best 2 products in each region by revenue/,
  },
  { question: 'the second product with the third highest revenue', refuses: /“second” or “third”/ },
  {
    question: 'who are our 10 best customers in France',
    rows: select('revenue', { by: 'customer', where: "country = 'France'", limit: 10 }),
  },
  { question: 'least profitable brand in 2024', rows: select('profit', { by: 'brand', where: in2024, order: 'profit', limit: 10 }) },
  // Shares.
  {
    question: 'what percentage of revenue came from the top 10 products in 2025?',
    sql: 'LIMIT 10',
    says: /^The 10 products together make up about \*\*20%\*\*/,
  },
  { question: 'what share of orders is placed online', sql: 'share_percent', says: /^\*\*Online\*\* makes up \*\*46\.7%\*\*/ },
  { question: 'how much of our profit comes from Members', rows: select('profit', { where: "segment = 'Member'" }) },
  { question: 'share of revenue from Black Week in 2025', sql: 'share_percent', says: /^\*\*Black Week\*\* makes up \*\*5\.8%\*\*/ },
  {
    question: 'share of revenue and profit by region in each quarter of 2025',
    sql: /SUM\(SUM\(revenue\)\) OVER \(PARTITION BY date_trunc\('quarter', ordered_at\)\), 0\), 1\) AS share_percent, .* AS profit_share_percent FROM/,
  },
  // Averages over periods.
  {
    question: 'average revenue per month',
    rows: average('month', 'SUM(revenue)', 'revenue'),
    says: /^Average revenue per month was \*\*€252,609\*\*\.$/,
  },
  { question: 'average orders per day in 2025', rows: average('day', 'COUNT(DISTINCT order_id)', 'orders', in2025) },
  { question: 'on average, how many customers buy each month?', rows: average('month', 'COUNT(DISTINCT customer_id)', 'buyers') },
  { question: 'average orders value by region', rows: select('average_order_value', { by: 'region' }) },
  { question: 'what is the average discount by category', sql: 'AS discount_rate' },
  {
    question: 'top 2 regions by average monthly revenue in 2024',
    rows: `SELECT region, ROUND(AVG(revenue), 2) AS average_revenue FROM (SELECT region, SUM(revenue) AS revenue FROM sales WHERE ${in2024} GROUP BY region, date_trunc('month', ordered_at)) AS months GROUP BY 1 ORDER BY 2 DESC LIMIT 2`,
  },
  // Days without an order count.
  {
    question: 'average orders per day in Singapore',
    rows: "SELECT ROUND(COUNT(*) / 1096.0, 2) AS average_orders FROM orders WHERE country = 'Singapore'",
  },
  {
    question: 'average revenue per week in 2025',
    sql: days('2025-01-06', '2025-12-29'),
    says: /per week from 6 January 2025 to 28 December 2025/,
  },
  { question: 'average revenue per month last week', refuses: /whole days, weeks, months/ },
  { question: 'average revenue per day on weekends', refuses: /whole days, weeks, months/ },
  { question: 'average margin per month', refuses: /whole days, weeks, months/ },
  { question: 'average revenue per month compared to last year', refuses: /not with a comparison/ },
  { question: 'month with the highest average revenue', refuses: /“the highest”/ },
  { question: 'stores over average revenue per month', refuses: /cannot compute “average”/ },
  { question: 'average number of units per order', refuses: /“average”/i },
  { question: 'by region', after: ['average revenue per month'], sql: 'SELECT region, ROUND(SUM(revenue) / 36.0, 2) AS average_revenue' },
  { question: 'by week', after: ['average revenue per month'], rows: select('revenue', { by: time('week') }) },
  { question: 'average per month', after: ['revenue by week'], rows: average('month', 'SUM(revenue)', 'revenue') },
  // What was found before.
  { question: 'how many orders there?', refuses: /cannot apply “there”/ },
  { question: 'hi there, what is our revenue?', rows: select('revenue') },
  {
    question: 'top 5 cities and how many orders there',
    rows: [select('revenue', { by: 'city', limit: 5 }), select(['revenue', 'orders'], { by: 'city', limit: 5 })],
  },
  { question: 'how many orders each?', after: ['top 5 cities'], rows: select(['revenue', 'orders'], { by: 'city', limit: 5 }) },
  {
    question: 'how many customers there?',
    after: ['revenue in Berlin'],
    sql: "AS revenue, COUNT(DISTINCT customer_id) AS buyers FROM sales WHERE city = 'Berlin'",
  },
  {
    question: 'how many orders were there in 2025',
    after: ['top 5 cities'],
    rows: `SELECT COUNT(*) AS orders FROM orders WHERE ${in2025}`,
  },
  // What did not happen, and what is left out.
  { question: 'which days had no sales in Tokyo in 2025', refuses: /^I cannot apply “no”/ },
  { question: 'customers that bought nothing in 2025', sql: 'customer_id NOT IN', says: /\*\*401 customers\*\*/ },
  {
    question: 'how many customers never ordered',
    rows: 'SELECT COUNT(*) AS customer_count FROM customers WHERE customer_id NOT IN (SELECT customer_id FROM orders)',
  },
  {
    question: 'stores without a single return in December 2025',
    sql: 'store NOT IN',
    says: /I found no stores without returns in December 2025/,
  },
  {
    question: 'products nobody bought in Japan',
    sql: "product NOT IN (SELECT product FROM sales WHERE country = 'Japan')",
    says: /Norvik Drift Rope/,
  },
  {
    question: 'revenue excluding the Winter Sale in January 2025',
    rows: select('revenue', { where: `${days('2025-01-01', '2025-02-01')} AND promotion <> 'Winter Sale'` }),
  },
  { question: 'orders that were not paid by card', rows: "SELECT COUNT(*) AS orders FROM orders WHERE payment_method <> 'Card'" },
  // Comparisons.
  { question: 'revenue in March 2025 compared to the year before', sql: days('2024-03-01', '2024-04-01') },
  { question: 'revenue in March 2025 compared to the month before', sql: days('2025-02-01', '2025-03-01') },
  { question: 'how does online compare with stores in 2025', rows: select('revenue', { by: 'channel', where: in2025 }) },
  { question: 'Germany vs France revenue by quarter 2025', sql: "country IN ('Germany', 'France') GROUP BY 1, 2" },
  {
    question: 'did we sell more jackets or shoes in 2024?',
    rows: select('revenue', { by: 'category', where: `${in2024} AND category IN ('Jackets', 'Shoes')` }),
  },
  { question: 'revenue this quarter against the same quarter last year', sql: 'change_percent', says: /in Q4 2025 was .* in Q4 2024/ },
  { question: 'which brands grew the most compared to 2024', sql: 'ORDER BY change_percent DESC', says: /^\*\*Norvik\*\* rose most/ },
  {
    question: 'is the return rate of Shoes higher than that of Jackets',
    rows: select('return_rate', { by: 'category', where: "category IN ('Shoes', 'Jackets')" }),
  },
  // Thresholds.
  { question: 'stores with a margin below 40 %', sql: '< 40', says: /I found no margin by store with margin below 40%/ },
  {
    question: 'customers who spent more than €5,000 in 2025',
    rows: select('revenue', { by: 'customer', where: in2025, having: 'SUM(revenue) > 5000' }),
  },
  {
    question: 'products with fewer than 20 units sold in 2025',
    rows: select('units', { by: 'product', where: in2025, having: 'SUM(units) < 20' }),
  },
  { question: 'orders over 1k in Paris', sql: 'HAVING SUM(revenue) > 1000', says: /\*\*90 orders\*\*/ },
  { question: 'brands with a return rate above 8%', sql: '> 8', says: /7 brands meet the condition/ },
  { question: 'how many orders were between 100 and 200 euros', sql: 'SUM(revenue) >= 100 AND SUM(revenue) <= 200' },
  { question: 'which categories made at least 20% of revenue', refuses: /“at least 20%”.*\n\n- Revenue by category\n/ },
  // Periods.
  { question: 'revenue last summer', rows: select('revenue', { where: days('2025-06-01', '2025-09-01') }) },
  {
    question: 'units per month in the first half of 2025',
    rows: select('units', { by: time('month'), where: days('2025-01-01', '2025-07-01') }),
  },
  { question: 'revenue on Christmas Eve 2025', rows: select('revenue', { where: days('2025-12-24', '2025-12-25') }) },
  {
    question: 'how did we do in the week of Black Friday 2025',
    rows: select('revenue', { where: `${in2025} AND promotion = 'Black Week'` }),
  },
  { question: 'sales for the last 30 days', rows: select('revenue', { where: days('2025-12-02', '2026-01-01') }) },
  { question: 'revenue from 15 March to 20 April 2025', rows: select('revenue', { where: days('2025-03-15', '2025-04-21') }) },
  { question: 'profit since last September', rows: select('profit', { where: days('2025-09-01', '2026-01-01') }) },
  { question: 'weekly orders in Q4 2025', rows: select('orders', { by: time('week'), where: days('2025-10-01', '2026-01-01') }) },
  // Several measures, several requests.
  {
    question: 'units, revenue and margin by category',
    rows: select(['units', 'revenue', 'margin'], { by: 'category' }),
    says: /The chart leaves out revenue and margin, which the table has/,
  },
  {
    question: 'revenue and profit for each region in 2025',
    rows: select(['revenue', 'profit'], { by: 'region', where: in2025 }),
    says: /Its profit: €819,528/,
  },
  {
    question: 'orders, units and returns per quarter 2025',
    rows: select(['orders', 'units', 'returned_units'], { by: time('quarter'), where: in2025 }),
  },
  { question: 'average order value and number of orders by channel', rows: select(['average_order_value', 'orders'], { by: 'channel' }) },
  {
    question: '1. revenue 2024 2. revenue 2025 3. top product 2025',
    rows: [
      select('revenue', { where: in2024 }),
      select('revenue', { where: in2025 }),
      select('revenue', { by: 'product', where: in2025, limit: 10 }),
    ],
  },
  { question: 'show me revenue by month along with profit', rows: select(['revenue', 'profit'], { by: time('month') }) },
  {
    question: 'a chart with two lines, revenue and profit, by month for 2025',
    rows: select(['revenue', 'profit'], { by: time('month'), where: in2025 }),
  },
  { question: 'profit per customer by age group', refuses: /^I cannot compute “per customer”/ },
  { question: 'revenue per square metre by store', sql: 'revenue_per_area', says: /^\*\*Berlin Kreuzberg\*\*/ },
  // Small words, and words that the data does not have.
  { question: 'what is the going rate of returns by brand', refuses: /“going”.*\n\n- Return rate by brand\n/ },
  {
    question: 'hey there, could you quickly pull up revenue by country for me, thanks a bunch',
    rows: select('revenue', { by: 'country' }),
  },
  { question: 'I was wondering how many orders we shipped in November 2025', refuses: /“shipped”.*\n\n- Orders in November 2025\n/ },
  { question: 'my boss wants to know the best store of 2025', rows: select('revenue', { by: 'store', where: in2025, limit: 10 }) },
  {
    question: 'just the headline number: total revenue 2025',
    rows: select('revenue', { where: in2025 }),
    saysFirst: /I ignored “headline”/,
  },
  { question: 'honestly how bad were returns in December', rows: select('returned_units', { where: days('2025-12-01', '2026-01-01') }) },
  { question: "what's the weather going to be tomorrow in Berlin", refuses: /^I cannot look ahead/ },
  { question: 'how many employees work in each store', refuses: /“employees”/ },
  // Customers who joined.
  {
    question: 'new customers by quarter in 2025',
    sql: "date_trunc('quarter', joined_at)",
    says: /\*\*692\*\*.*[\s\S]*Highest: \*\*Q3 2025\*\* with 192/,
  },
  { question: 'how many people signed up in Germany in 2025', sql: "country = 'Germany'", says: /\*\*127 new customers\*\*/ },
  // Follow-ups.
  {
    question: 'why did it drop in August?',
    after: ['revenue by month in 2025'],
    says: /\*\*down 17\.2%\*\*[\s\S]*Largest decreases by category/,
  },
  {
    question: 'and the bottom 5?',
    after: ['top 5 stores by revenue in 2025'],
    rows: select('revenue', { by: 'store', where: in2025, order: 'revenue', limit: 5 }),
  },
  {
    question: 'only online',
    after: ['revenue by country in 2025'],
    rows: select('revenue', { by: 'country', where: `${in2025} AND channel = 'Online'` }),
  },
  { question: 'and without December', after: ['orders by weekday', 'now for Japan'], refuses: /^I cannot apply “without”/ },
  // Slips of the pen.
  {
    question: 'sales in Jully 2025',
    rows: select('revenue', { where: days('2025-07-01', '2025-08-01') }),
    saysFirst: /I read “Jully” as “July”/,
  },
  { question: 'revnue by regoin', rows: select('revenue', { by: 'region' }), saysFirst: /“revnue” as “revenue”.*“regoin” as “region”/ },
  {
    question: 'revneue by prodcut categroy',
    rows: select('revenue', { by: 'category' }),
    saysFirst: /“revneue” as “revenue”.*“prodcut” as “product”.*“categroy” as “category”/,
  },
  { question: 'retrun rate by age gruop', sql: /return_rate.*age_group/, saysFirst: /“retrun” as “return”/ },
  { question: 'top 5 prodcuts by proft', rows: select('profit', { by: 'product', limit: 5 }), saysFirst: /“proft” as “profit”/ },
  {
    question: 'sales in Germny in 2025',
    rows: select('revenue', { where: `${in2025} AND country = 'Germany'` }),
    saysFirst: /“Germny” as “Germany”/,
  },
]);
