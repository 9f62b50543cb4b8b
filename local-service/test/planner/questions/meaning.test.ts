import { describe } from 'vitest';
import { expectAnswers } from './expectAnswer.js';

describe('requests to change or send something', () => {
  expectAnswers([
    { question: 'Delete all orders', refuses: /^I only read data[\s\S]*- How many orders are there\?/ },
    { question: 'please drop table orders', refuses: /^I only read data/ },
    { question: 'Could you remove all customers from Berlin?', refuses: /^I only read data/ },
    { question: 'insert a new order', refuses: /^I only read data/ },
    { question: 'update the price of product 5', refuses: /^I only read data/ },
    { question: 'change the price of tents to 5', refuses: /^I only read data/ },
    { question: 'create table test', refuses: /^I only read data/ },
    { question: 'add a new customer', refuses: /^I only read data/ },
    { question: 'send an email to Bob with revenue', refuses: /^I only read data[\s\S]*- Revenue by month in 2025/ },
    { question: 'email revenue by month to the team', refuses: /^I only read data/ },
    { question: 'cancel order 17', refuses: /^I only read data/ },
    { question: 'Send me revenue by region', sql: /^SELECT region, SUM\(revenue\)/, says: /^\*\*Europe\*\*/ },
    { question: 'create a table of revenue by region', sql: /^SELECT region, SUM\(revenue\)/ },
    {
      question: 'remove the filters',
      after: ['revenue by region in Germany'],
      sql: /^SELECT region, SUM\(revenue\) AS revenue FROM sales GROUP BY 1/,
    },
    { question: 'add units', after: ['revenue by region'], sql: 'SUM(units) AS units' },
    { question: 'How did revenue change in 2025?', sql: /^WITH now AS/ },
  ]);
});

describe('questions about what a word means', () => {
  expectAnswers([
    {
      question: 'what is revenue',
      refuses: /^\*\*Revenue\*\*: sales after discounts, before returns\. It is calculated as `SUM\(revenue\)`/,
    },
    {
      question: 'how is profit calculated',
      refuses: /^\*\*Profit\*\*: revenue minus the cost of goods\. It is calculated as `SUM\(revenue - cost\)`/,
    },
    { question: 'what is a return rate', refuses: /^\*\*Return rate\*\*: returned pieces/ },
    { question: 'what does AOV mean?', refuses: /^\*\*Average order value\*\*: revenue divided by orders/ },
    { question: 'How do you calculate the margin?', refuses: /^\*\*Margin\*\*/ },
    { question: 'define region', refuses: /^\*\*Region\*\*: [\s\S]*Its values: Asia Pacific, Europe, Latin America, North America/ },
    { question: 'what is the revenue', sql: /^SELECT SUM\(revenue\) AS revenue FROM sales$/ },
    { question: 'what is the return rate in 2025', sql: 'AS return_rate FROM sales WHERE' },
    {
      question: 'what data do you have',
      refuses: /\*\*Orders\*\*, one row for each order: orders, buyers and orders per buyer, by region/,
    },
    { question: 'what columns does the orders view have?', refuses: /^The data[^-]*- \*\*Orders\*\*[^-]*For example/ },
    { question: 'which measures are there?', refuses: /\*\*Sales\*\*, one row for each order line: revenue, units, profit/ },
  ]);
});
