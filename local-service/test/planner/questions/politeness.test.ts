import { expectAnswers } from './expectAnswer.js';

const byStore2025 =
  "SELECT store, SUM(revenue) AS revenue FROM sales WHERE ordered_at >= '2025-01-01' AND ordered_at < '2026-01-01' GROUP BY 1";
const total = /^SELECT SUM\(revenue\) AS revenue FROM sales$/;

/** Words around a question that change nothing, and what an answer is for. */
expectAnswers([
  { question: 'Could you please quickly show me the revenue by store in 2025, thanks', sql: byStore2025 },
  { question: 'Hello, I would like to know roughly what our revenue by store in 2025 was', sql: byStore2025 },
  { question: 'Prepare a nice overview of revenue by store in 2025', sql: byStore2025 },
  { question: 'I am wondering, what is the total revenue?', sql: total },
  { question: 'I’m wondering what the total revenue is', sql: total },
  { question: 'I’d like the total revenue', sql: total },
  { question: 'orders at 9 am', refuses: /^I could not find “am”/ },
  { question: 'summarize revenue', sql: total },
  { question: 'Prepare a summary of revenue for tomorrow’s board meeting', sql: total },
  { question: 'I need the revenue for the management meeting on Monday', sql: total },
  { question: 'total revenue, we need it by tomorrow', sql: total },
  { question: 'revenue by store in 2025 for my boss', sql: byStore2025 },
  { question: 'Tomorrow I have a board meeting, show the revenue by store in 2025', sql: byStore2025 },
  { question: 'what will revenue be tomorrow', refuses: /cannot look ahead/ },
  { question: 'forecast revenue for next year', refuses: /cannot look ahead/ },
  {
    question: 'revenue by store in 2025 in USD',
    sql: byStore2025,
    saysFirst: /All amounts are in euros\..*cannot convert them to US dollars/,
  },
  { question: 'total revenue in $', sql: total, saysFirst: /cannot convert them to US dollars/ },
  { question: 'revenue converted to pounds', sql: total, saysFirst: /cannot convert them to pounds/ },
  { question: 'revenue in £', sql: total, saysFirst: /cannot convert them to pounds/ },
  { question: 'revenue in euros', sql: total, says: /^Revenue was/ },
  { question: 'revenu by stroe in 2025', sql: byStore2025, saysFirst: /I read “revenu” as “revenue”/ },
  { question: 'how many people bought shoes in 2025', sql: 'SELECT COUNT(DISTINCT customer_id) AS buyers FROM sales' },
]);
