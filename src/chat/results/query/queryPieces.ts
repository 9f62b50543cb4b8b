/** Matches the parts of a query one after the other: comments, strings, quoted names, numbers, words and signs. Spaces are left out. */
export const queryPieces =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^']|'')*(?:'|$)|(?<quoted>"[^"]*(?:"|$)|`[^`]*(?:`|$))|\d[\w.]*|(?<word>[\p{L}_][\p{L}\p{N}_$]*)|\S/gu;

/** True for keywords, and for the units and types that functions take without quotes: none of them names a column or table. */
export function isQueryWord(word: string): boolean {
  return notNames.has(word.toUpperCase());
}

const notNames = new Set(
  `ALL AND ANY AS ASC AT BETWEEN BIGINT BOOLEAN BY CASE CAST CROSS CURRENT CURRENT_DATE CURRENT_TIMESTAMP DATE DAY DECIMAL DESC DISTINCT DOUBLE
  ELSE END EXCEPT EXISTS FALSE FETCH FILTER FIRST FLOAT FOLLOWING FROM FULL GROUP HAVING HOUR ILIKE IN INNER INT INTEGER INTERSECT INTERVAL IS
  JOIN LAST LATERAL LEFT LIKE LIMIT MINUTE MONTH NOT NULL NULLS NUMERIC OFFSET ON OR ORDER OUTER OVER PARTITION PRECEDING PRECISION QUALIFY
  QUARTER RANGE RIGHT ROW ROWS SECOND SELECT TEXT THEN TIME TIMESTAMP TRUE UNBOUNDED UNION USING VALUES VARCHAR WEEK WHEN WHERE WINDOW WITH
  WITHIN YEAR ZONE`.split(/\s+/),
);
