/**
 * Breaks a query into lines by its clauses. Only whitespace between tokens changes, so the meaning stays. Returns `undefined` for text
 * whose tokens depend on the dialect, such as an open quote or a backslash in a string, and for text over 100,000 characters.
 */
export function formatSql(sql: string): string | undefined {
  const tokens = sql.length > maxCharacters ? undefined : tokensOf(sql);
  return tokens && layOut(tokens).join('').trim();
}

interface Token {
  readonly text: string;
  readonly kind: 'comment' | 'quoted' | 'word' | 'other';
  /** The word in capitals; `''` for anything else. */
  readonly word: string;
  /** True if whitespace came before it. */
  readonly isApart: boolean;
  /** True if a line break came before it. */
  readonly isOnNewLine: boolean;
}

function tokensOf(sql: string): readonly Token[] | undefined {
  const tokens: Token[] = [];
  let space = '';
  for (const { 0: text, groups = {} } of sql.matchAll(pieces)) {
    if (groups.space !== undefined) {
      space = text;
      continue;
    }
    if (isUncertain(text, groups)) return undefined;
    const kind =
      groups.comment !== undefined ? 'comment' : groups.quoted !== undefined ? 'quoted' : groups.word !== undefined ? 'word' : 'other';
    tokens.push({ text, kind, word: kind === 'word' ? text.toUpperCase() : '', isApart: space !== '', isOnNewLine: space.includes('\n') });
    space = '';
  }
  return isBalanced(tokens) ? tokens : undefined;
}

/** True for tokens that dialects read differently: escapes with a backslash, dollar quotes, comments with `#` or inside comments. */
function isUncertain(text: string, { comment, quoted }: Readonly<Record<string, string | undefined>>): boolean {
  if (comment !== undefined) return text.startsWith('/*') && (!text.endsWith('*/') || text.length < 4 || text.includes('/*', 2));
  if (quoted !== undefined) return text.includes('\\') || text.length < 2 || text.at(-1) !== closing[text.charAt(0)];
  return uncertain.has(text) || (text.includes('$') && !isParameter(text));
}

/** True for `$1`; other dollar signs may begin a string. */
function isParameter(text: string): boolean {
  return text.startsWith('$') && Number(text.slice(1)) > 0;
}

function isBalanced(tokens: readonly Token[]): boolean {
  let depth = 0;
  for (const { text } of tokens) {
    depth += text === '(' ? 1 : text === ')' ? -1 : 0;
    if (depth < 0) return false;
  }
  return depth === 0;
}

/** A statement, or the contents of parentheses. */
interface Block {
  /** True for a statement, whose clauses get lines. */
  readonly isStatement: boolean;
  readonly indent: number;
  /** The clause that the tokens belong to. */
  clause: string;
  /** True if each item of the current list gets a line. */
  isLong: boolean;
  cases: number;
  isBetween: boolean;
}

function layOut(tokens: readonly Token[]): string[] {
  let blocks = [blockAt(0, true)];
  const out: string[] = [];
  /** True if the next token begins a line: after a line comment, which would swallow it, and in a long list. */
  let mustBreak = false;

  for (const [index, token] of tokens.entries()) {
    const block = blocks.at(-1) ?? blockAt(0, true);
    const before = tokens[index - 1];
    const next = tokens[index + 1];
    const clause = block.isStatement && block.cases === 0 ? clauseAt(tokens, index) : undefined;

    if (token.text === ')') {
      blocks.pop();
      out.push(block.isStatement || mustBreak ? lineBreak(blocks.at(-1)?.indent ?? 0) : '');
    } else {
      out.push(
        lineBefore(token, block, clause) ??
          (mustBreak || continues(token, before) ? lineBreak(block.indent + 1) : gapBefore(token, before)),
      );
    }
    out.push(token.text);

    if (clause !== undefined) {
      block.clause = clause;
      block.isLong = clause === 'SELECT' && hasSeveralItems(tokens, index);
    }
    const endsLine = token.text === ',' || isAtListStart(token, next);
    mustBreak = token.text.startsWith('--') || token.text === ';' || (block.isLong && endsLine && next?.kind !== 'comment');
    if (token.text === ';') blocks = [blockAt(-1, true)];
    if (token.text === '(') blocks.push(statements.has(next?.word ?? '') ? blockAt(block.indent + 1, true) : blockAt(block.indent, false));
    followWords(block, token);
  }
  return out;
}

/** True for a string on the line after another one: they are one string, and an error on the same line. */
function continues(token: Token, before: Token | undefined): boolean {
  return token.isOnNewLine && token.text.startsWith("'") && before?.text.startsWith("'") === true;
}

function blockAt(indent: number, isStatement: boolean): Block {
  return { isStatement, indent, clause: '', isLong: false, cases: 0, isBetween: false };
}

/** Returns the line break before a token that begins a clause or a condition. */
function lineBefore(token: Token, block: Block, clause: string | undefined): string | undefined {
  if (clause !== undefined) return lineBreak(block.indent);
  if (token.kind === 'comment' && token.isOnNewLine) return lineBreak(block.indent + (block.isLong ? 1 : 0));
  const isCondition = (token.word === 'AND' && !block.isBetween) || token.word === 'OR';
  return isCondition && block.isStatement && block.cases === 0 && conditional.has(block.clause) ? lineBreak(block.indent + 1) : undefined;
}

/** Returns the name of the clause that begins at a token. */
function clauseAt(tokens: readonly Token[], index: number): string | undefined {
  const { word = '' } = tokens[index] ?? {};
  const after = tokens[index + 1]?.word;
  const before = tokens[index - 1]?.word ?? '';
  if (word === 'FROM') return before === 'DISTINCT' ? undefined : word;
  if (word === 'GROUP' || word === 'ORDER') return after === 'BY' ? word : undefined;
  if (word === 'JOIN') return joins.has(before) ? undefined : word;
  if (joins.has(word)) return !joins.has(before) && (after === 'JOIN' || joins.has(after ?? '')) ? 'JOIN' : undefined;
  return clauses.has(word) ? word : undefined;
}

/** True if a select list has several items, separated by commas outside of parentheses, or is very long. */
function hasSeveralItems(tokens: readonly Token[], start: number): boolean {
  let depth = 0;
  for (let index = start + 1; index < tokens.length && index - start < maxItemTokens; index += 1) {
    const { text = '' } = tokens[index] ?? {};
    depth += text === '(' ? 1 : text === ')' ? -1 : 0;
    if (depth < 0 || text === ';' || (depth === 0 && clauseAt(tokens, index) !== undefined)) return false;
    if (depth === 0 && text === ',') return true;
  }
  return tokens.length - start > maxItemTokens;
}

function isAtListStart({ word }: Token, next: Token | undefined): boolean {
  if (word !== 'SELECT' && word !== 'DISTINCT') return false;
  return next !== undefined && !notItems.has(next.word);
}

function followWords(block: Block, { word }: Token): void {
  if (word === 'CASE') block.cases += 1;
  if (word === 'END') block.cases = Math.max(0, block.cases - 1);
  if (word === 'BETWEEN') block.isBetween = true;
  else if (word === 'AND') block.isBetween = false;
}

/** Whitespace stays whitespace, and nothing is put between two tokens that touch, except after a comma. */
function gapBefore(token: Token, before: Token | undefined): string {
  if (before?.text === '(' || token.text === ')' || token.text === ',') return '';
  return token.isApart || before?.text === ',' ? ' ' : '';
}

function lineBreak(indent: number): string {
  return `\n${'  '.repeat(Math.min(Math.max(0, indent), maxIndent))}`;
}

const pieces =
  /(?<space>\s+)|(?<comment>--[^\n]*|\/\*[^*]*(?:\*(?!\/)[^*]*)*(?:\*\/|$))|(?<quoted>'(?:[^']|'')*(?:'|$)|"[^"]*(?:"|$)|`[^`]*(?:`|$)|\[[^\]\n]*(?:\]|$))|(?<word>[\p{L}\p{N}_$]+)|[\s\S]/gu;

const closing: Readonly<Record<string, string>> = { "'": "'", '"': '"', '`': '`', '[': ']' };
const uncertain = new Set(['#', '\\', '{', '}']);
const statements = new Set(['SELECT', 'WITH']);
const joins = new Set(['LEFT', 'RIGHT', 'FULL', 'INNER', 'CROSS', 'NATURAL', 'OUTER']);
const conditional = new Set(['WHERE', 'HAVING', 'JOIN']);
const clauses = new Set(['SELECT', 'WHERE', 'HAVING', 'LIMIT', 'OFFSET', 'FETCH', 'UNION', 'INTERSECT', 'EXCEPT', 'WINDOW', 'QUALIFY']);
/** Words after SELECT or DISTINCT that do not begin the list. */
const notItems = new Set(['DISTINCT', 'ALL', 'ON', 'FROM']);
const maxCharacters = 100_000;
const maxItemTokens = 1_000;
const maxIndent = 20;
