import ts from 'typescript';

/** Returns the text of a docstring, and its tags as sentences. */
export function docstringOf(
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
): { readonly description: string; readonly notes: readonly string[] } {
  const notes = symbol.getJsDocTags(checker).flatMap(({ name, text }) => {
    const told = ts.displayPartsToString(text).trim();
    if (name === 'throws') return `Throws ${told}.`.replaceAll(/\s+/g, ' ').replace('..', '.');
    if (name === 'see') return `See ${told}.`;
    if (name === 'deprecated') return `Deprecated. ${told}`;
    return name === 'example' ? told : [];
  });
  return { description: ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim() || statementText(symbol), notes };
}

/** The docstring of a statement that makes several constants from one object. */
function statementText({ declarations: [declaration] = [] }: ts.Symbol): string {
  const statement = declaration === undefined ? undefined : ts.findAncestor(declaration, ts.isVariableStatement);
  const [docstring] = statement === undefined ? [] : ts.getJSDocCommentsAndTags(statement);
  return docstring === undefined ? '' : (ts.getTextOfJSDocComment(docstring.comment) ?? '').trim();
}
