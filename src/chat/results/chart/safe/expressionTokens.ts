/** Splits an expression into tokens as the chart library does. Returns `undefined` if it contains anything unknown. */
export function expressionTokens(source: string): readonly ExpressionToken[] | undefined {
  const tokens: ExpressionToken[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const found = token.exec(source);
    if (found === null) return undefined;
    const { space, name, number, text } = found.groups ?? {};
    if (space !== undefined) continue;
    const kind = name !== undefined ? 'name' : number !== undefined ? 'number' : text !== undefined ? 'text' : 'sign';
    tokens.push({ kind, text: found[0], start: found.index });
  }
  return tokens;
}

/** Returns the names of the fields that an expression reads; `undefined` if it computes the name of one. */
export function fieldsRead(tokens: readonly ExpressionToken[]): readonly string[] | undefined {
  const names = new Set<string>();
  for (const [index, { text }] of tokens.entries()) {
    if (text !== 'datum') continue;
    const [sign, name, end] = tokens.slice(index + 1, index + 4);
    const isPlain = sign?.text === '.' && name?.kind === 'name';
    const isQuoted = sign?.text === '[' && name?.kind === 'text' && end?.text === ']' && !name.text.includes('\\');
    if (name === undefined || !(isPlain || isQuoted)) return undefined;
    names.add(isPlain ? name.text : name.text.slice(1, -1));
  }
  return [...names];
}

export interface ExpressionToken {
  readonly kind: 'name' | 'number' | 'text' | 'sign';
  readonly text: string;
  readonly start: number;
}

/** Allows only known spaces, no line end inside quotes, and no assignment, block, template or escape outside of quotes. */
const token = new RegExp(
  [
    String.raw`(?<space>[ \t\r\n]+)`,
    String.raw`(?<name>[\p{L}_$][\p{L}\p{M}\p{N}_$]*)`,
    String.raw`(?<number>(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)`,
    String.raw`(?<text>'(?:[^'\\\r\n\u2028\u2029]|\\[^\r\n\u2028\u2029])*'|"(?:[^"\\\r\n\u2028\u2029]|\\[^\r\n\u2028\u2029])*")`,
    String.raw`(?<sign>[=!]==?|[<>]=|&&|\|\||[-+*/%<>!?:,.()[\]{}&|^~])`,
  ].join('|'),
  'uy',
);
