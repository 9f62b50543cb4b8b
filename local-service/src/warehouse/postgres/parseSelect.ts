import { parse, scan } from 'libpg-query';
import { isObject, type JsonObject } from '../../http/fields.js';
import { WarehouseError } from '../Warehouse.js';

/** One SELECT statement, as the parser of Postgres reads it. */
export interface ParsedSelect {
  /** The statement alone, without what follows its semicolon. */
  readonly text: string;
  /** The fields of its `SelectStmt`. Places in it count bytes. */
  readonly tree: JsonObject;
}

/** Parses a text that must be one SELECT statement. Throws `WarehouseError` if it is anything else. */
export async function parseSelect(sql: string): Promise<ParsedSelect> {
  const statements = listOf((await parsed(sql)).stmts);
  const [first] = statements;
  if (statements.length !== 1 || !isObject(first)) throw new WarehouseError('Only one statement is allowed in a query.');
  const tree = isObject(first.stmt) ? first.stmt.SelectStmt : undefined;
  if (!isObject(tree)) throw new WarehouseError('Only SELECT statements are allowed.');
  // The places of nodes count from the beginning of the text.
  const text = typeof first.stmt_len === 'number' ? bytesOf(sql, 0, Number(first.stmt_location ?? 0) + first.stmt_len) : sql;
  return { text, tree };
}

/** The text between two places that are counted in bytes. */
export function bytesOf(text: string, start: number, end?: number): string {
  return new TextDecoder().decode(new TextEncoder().encode(text).slice(start, end));
}

async function parsed(sql: string): Promise<JsonObject> {
  try {
    const { tokens } = await scan(sql);
    // Each deeply nested statement that overflows its stack leaves the parser with less of it for good, so none may get that far.
    if (tokens.filter(({ tokenName }) => !flatTokens.has(tokenName)).length > maxNestingTokens) throw new RangeError(tooNested);
    const result: unknown = await parse(sql);
    return isObject(result) ? result : {};
  } catch (error) {
    if (error instanceof RangeError) throw new WarehouseError(tooNested);
    throw new WarehouseError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Tokens that never add a level of nesting. */
const flatTokens: ReadonlySet<string> = new Set([
  ...['IDENT', 'UIDENT', 'SCONST', 'USCONST', 'ICONST', 'FCONST', 'ASCII_44', 'ASCII_46', 'AS'],
  ...['SQL_COMMENT', 'C_COMMENT'],
]);

const maxNestingTokens = 1_500;
const tooNested = 'The query has too many operators and clauses. Ask a simpler query.';

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
