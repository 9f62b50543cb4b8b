/** Splits SQL into tokens with their kind for highlighting. Joined together they are the original text. */
export function sqlTokens(sql: string): readonly SqlToken[] {
  const tokens: { text: string; kind: SqlToken['kind'] }[] = [];
  for (const { 0: text, groups } of sql.matchAll(pieces)) {
    const kind = kindOf(text, groups ?? {});
    const last = tokens.at(-1);
    if (kind === 'other' && last?.kind === 'other') last.text += text;
    else tokens.push({ text, kind });
  }
  return tokens;
}

export interface SqlToken {
  readonly text: string;
  readonly kind: 'keyword' | 'string' | 'number' | 'comment' | 'other';
}

function kindOf(text: string, groups: Readonly<Record<string, string | undefined>>): SqlToken['kind'] {
  if (groups.comment !== undefined) return 'comment';
  if (groups.string !== undefined) return 'string';
  if (groups.number !== undefined) return 'number';
  return groups.word !== undefined && keywords.has(text.toUpperCase()) ? 'keyword' : 'other';
}

const pieces =
  /(?<comment>--[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<string>'(?:[^']|'')*(?:'|$))|(?<quoted>"[^"]*(?:"|$))|(?<number>\b\d+(?:\.\d+)?\b)|(?<word>[\p{L}_][\p{L}\p{N}_$]*)|[\s\S]/gu;

/** The words that are highlighted as keywords. */
export const sqlKeywords: readonly string[] =
  `ALL AND AS ASC BETWEEN BY CASE CAST CROSS DATE DESC DISTINCT ELSE END EXCEPT EXISTS FALSE FETCH FILTER FIRST FROM FULL GROUP HAVING IN INNER
  INTERSECT INTERVAL IS JOIN LAST LATERAL LEFT LIKE ILIKE LIMIT NOT NULL NULLS OFFSET ON OR ORDER OUTER OVER PARTITION RIGHT ROWS SELECT
  THEN TIMESTAMP TRUE UNION USING VALUES WHEN WHERE WINDOW WITH WITHIN`.split(/\s+/);

const keywords = new Set(sqlKeywords);
