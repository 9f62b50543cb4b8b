import { isQueryWord, queryPieces } from '../../results/query/queryPieces.js';

/** The names and conditions in a query. */
export interface QueryParts {
  /** Identifiers in lower case, each as the parts of its path: `orders.revenue` is `['orders', 'revenue']`. */
  readonly names: readonly (readonly string[])[];
  /** Names that the query itself defines, in lower case. */
  readonly aliases: ReadonlySet<string>;
  /** The conditions of all `WHERE` and `HAVING` clauses, as written. */
  readonly conditions: readonly string[];
}

/** Finds the names and conditions of a query without parsing it, in linear time. Reads at most the first 100,000 characters. */
export function readQuery(sql: string): QueryParts {
  const text = sql.slice(0, maxCharacters);
  const conditions: string[] = [];
  const names = new Map<string, readonly string[]>();
  const aliases = new Set<string>();
  let path: string[] = [];
  let clause: Clause | undefined;
  let depth = 0;

  const endName = () => {
    if (path.length > 0 && names.size < maxNames) names.set(path.join('.'), path);
    path = [];
  };
  const endCondition = (end: number) => {
    if (clause === undefined) return;
    clause.pieces.push(text.slice(clause.start, end));
  };
  const endClause = (end: number) => {
    if (clause === undefined) return;
    endCondition(end);
    // Conditions joined by OR are kept together.
    const written = clause.hasOr ? [text.slice(clause.first, end)] : clause.pieces;
    conditions.push(...written.map(oneLine).filter((condition) => condition !== ''));
    clause = undefined;
  };

  let before: Piece = { text: '', name: undefined };
  let beforeAs: string | undefined;
  for (const match of text.matchAll(queryPieces)) {
    const [piece] = match;
    const { index } = match;
    const { word, quoted } = match.groups ?? {};
    const keyword = word?.toUpperCase() ?? '';
    const name = quoted !== undefined ? quoted.slice(1, -1) : word !== undefined && !isQueryWord(keyword) ? word : undefined;
    if (piece.startsWith('--') || piece.startsWith('/*')) continue;
    if (name === undefined ? piece !== '.' : before.text !== '.') endName();
    if (name !== undefined) {
      const isAlias = before.text === ')' || before.name !== undefined || before.text.toUpperCase() === 'AS';
      if (isAlias) aliases.add(name.toLowerCase());
      // A word before a parenthesis is a function.
      else if (text[index + piece.length] !== '(') path.push(name.toLowerCase());
    }
    // `WITH name AS (…)`
    if (piece === '(' && before.text.toUpperCase() === 'AS' && beforeAs !== undefined) aliases.add(beforeAs);
    if (keyword === 'AS') beforeAs = before.name?.toLowerCase();
    before = { text: piece, name };

    if (piece === '(' || keyword === 'CASE') depth += 1;
    if (piece === ')' || keyword === 'END') depth -= 1;
    if (clause === undefined) {
      clause = clauseAfter(keyword, index + piece.length, depth);
    } else if (depth < clause.depth || (depth === clause.depth && (piece === ';' || clauseEnds.has(keyword)))) {
      endClause(index);
      clause = clauseAfter(keyword, index + piece.length, depth);
    } else if (depth === clause.depth) {
      if (keyword === 'OR') clause.hasOr = true;
      if (keyword === 'BETWEEN') clause.isBetween = true;
      else if (keyword === 'AND' && clause.isBetween) clause.isBetween = false;
      else if (keyword === 'AND') {
        endCondition(index);
        clause.start = index + piece.length;
      }
    }
  }
  endName();
  endClause(text.length);
  return { names: [...names.values()], aliases, conditions };
}

interface Piece {
  readonly text: string;
  /** The text without quotes, if it is a name. */
  readonly name: string | undefined;
}

interface Clause {
  readonly depth: number;
  readonly first: number;
  start: number;
  readonly pieces: string[];
  hasOr: boolean;
  isBetween: boolean;
}

function clauseAfter(keyword: string, start: number, depth: number): Clause | undefined {
  if (keyword !== 'WHERE' && keyword !== 'HAVING') return undefined;
  return { depth, first: start, start, pieces: [], hasOr: false, isBetween: false };
}

function oneLine(text: string): string {
  return text.split(/\s/).filter(Boolean).join(' ');
}

const clauseEnds = new Set('EXCEPT FETCH GROUP HAVING INTERSECT LIMIT OFFSET ORDER QUALIFY UNION WHERE WINDOW'.split(' '));

const maxCharacters = 100_000;
const maxNames = 1_000;
