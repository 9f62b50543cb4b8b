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
