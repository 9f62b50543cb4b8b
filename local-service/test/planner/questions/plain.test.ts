import { expectAnswers } from './expectAnswer.js';

/** Questions without any condition. */
expectAnswers([
  { question: 'number of stores by country', sql: 'SELECT country, COUNT(*) AS store_count FROM stores GROUP BY 1' },
  {
    question: 'average order value in 2025',
    rows: 'SELECT ROUND(SUM(revenue) / COUNT(DISTINCT order_id), 2) AS value FROM sales WHERE EXTRACT(year FROM ordered_at) = 2025',
  },
  { question: 'revenue for Atlantis', refuses: /I could not find “Atlantis”/ },
]);
