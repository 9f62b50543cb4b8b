import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const entries = [
  ...readdirSync('src').filter((name) => name.endsWith('.ts')),
  ...readdirSync('src/admin').map((widget) => `admin/${widget}/index.ts`),
];

/** Lists in `test/surface`, so that a review shows every public name that comes or goes. `vitest -u` writes them. */
describe.each(entries)('the entry point %s', (entry) => {
  const names = publicNames(join('src', entry));

  it('has the public names that are written down', async () => {
    await expect(`${names.join('\n')}\n`).toMatchFileSnapshot(`surface/${entry.replace('/index.ts', '').replace('.ts', '')}.txt`);
  });

  it('has each name once, under the name it was given where it is declared', () => {
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(readFileSync(join('src', entry), 'utf8')).not.toMatch(/ as /);
  });
});

/** Types and interfaces are marked as such. */
function publicNames(path: string): readonly string[] {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  return file.statements.flatMap((statement) => namesOf(statement, path)).sort();
}

function namesOf(statement: ts.Statement, path: string): readonly string[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, isTypeOnly, moduleSpecifier } = statement;
    if (exportClause !== undefined && ts.isNamedExports(exportClause)) {
      return exportClause.elements.map((element) => nameOf(element.name.text, isTypeOnly || element.isTypeOnly));
    }
    if (moduleSpecifier === undefined || !ts.isStringLiteral(moduleSpecifier)) return [];
    return publicNames(join(dirname(path), moduleSpecifier.text.replace(/\.js$/, '.ts')));
  }
  const isExported = ts.canHaveModifiers(statement) && statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return [nameOf(statement.name.text, true)];
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name)
        ? [name.text]
        : name.elements.flatMap((element) => (ts.isBindingElement(element) ? [element.name.getText(statement.getSourceFile())] : [])),
    );
  }
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name === undefined ? [] : [statement.name.text];
  return [];
}

function nameOf(name: string, isType: boolean): string {
  return isType ? `${name} (type)` : name;
}
