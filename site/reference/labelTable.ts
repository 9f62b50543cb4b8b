import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { code, prose } from './markdownText.js';

/** Returns a table of the labels that a file declares: the key of each, its English text, and the comment that says where it is shown. */
export function labelTable(file: string): string {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const rows = source.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => declarationList.declarations.flatMap(({ initializer }) => rowsOf(initializer, [])));
  return ['| Label | English | Shown |', '|-|-|-|', ...rows].join('\n');
}

function rowsOf(node: ts.Node | undefined, keys: readonly string[], comment = ''): readonly string[] {
  if (node === undefined) return [];
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return rowsOf(node.expression, keys, comment);
  if (!ts.isObjectLiteralExpression(node)) return [`| ${code(keys.join('.'))} | ${englishOf(node)} | ${prose(comment)} |`];
  return node.properties.flatMap((property) => {
    if (!ts.isPropertyAssignment(property)) return [];
    return rowsOf(property.initializer, [...keys, property.name.getText().replaceAll("'", '')], commentOf(property) || comment);
  });
}

/** A text as it is shown, and a function as it is written. */
function englishOf(node: ts.Node): string {
  const text = ts.isStringLiteralLike(node) ? prose(node.text) : code(node.getText().replaceAll(/\s+/g, ' '));
  return text.replaceAll('|', '\\|');
}

function commentOf(node: ts.Node): string {
  const [doc] = ts.getJSDocCommentsAndTags(node);
  return doc === undefined ? '' : (ts.getTextOfJSDocComment(doc.comment) ?? '').replaceAll('|', '\\|');
}
