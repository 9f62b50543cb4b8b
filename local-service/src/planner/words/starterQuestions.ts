/** Questions to begin with; each shows another side of the agent. */
export const starterQuestions = [
  'Revenue by month in 2025',
  'Top 5 stores by revenue in 2025',
  'Revenue by category compared to last year',
  'What share of orders is online?',
  'Return rate by brand in Q3 2025',
] as const;
