import { expectAnswers } from './expectAnswer.js';

// Each was answered with the number of another question once.
expectAnswers([
  { question: 'stores that are shrinking', sql: 'SUM(revenue)', says: /stores went (?:down|up)/ },
  { question: 'top customers by profit who joined in 2025', refuses: /not at the sales of only those/ },
  { question: 'average discount per order', refuses: /^I cannot compute “per order”/ },
  { question: 'units per order', refuses: /^I cannot compute “per order”/ },
  { question: 'is our revenue good', refuses: /^I don’t understand “good”/ },
  { question: 'revenue per order', sql: 'COUNT(DISTINCT order_id)' },
  { question: 'customers who joined in 2024 by country', sql: 'joined_at' },
]);
