import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** The entry points of the library, as paths from the root of the repository. */
export const entryPoints: readonly string[] = [
  ...readdirSync('src').filter((name) => name.endsWith('.ts')),
  ...readdirSync('src/admin').map((widget) => `admin/${widget}/index.ts`),
].map((path) => `src/${path}`);

/** A public name, and the file that an entry point exports it from. */
export interface PublicExport {
  readonly name: string;
  readonly isType: boolean;
  readonly path: string;
}

export type Declaration =
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.FunctionDeclaration
  | ts.ClassDeclaration
  | ts.VariableStatement;

/** Returns the names that a file exports, including those of files it re-exports completely. */
export function exportsOf(path: string): readonly PublicExport[] {
  return parse(path).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause, isTypeOnly, moduleSpecifier } = statement;
      const target = moduleSpecifier === undefined ? path : resolve(path, moduleSpecifier);
      if (exportClause === undefined) return target === undefined ? [] : exportsOf(target);
      if (!ts.isNamedExports(exportClause)) return [];
      return exportClause.elements.map((element) => ({
        name: element.name.text,
        isType: isTypeOnly || element.isTypeOnly,
        path: target ?? path,
      }));
    }
    if (!isDeclaration(statement) || !isExported(statement)) return [];
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    return namesOf(statement).map((name) => ({ name, isType, path }));
  });
}

/** Resolves a name in a file: to a declaration there, or to one that the file imports. */
export function declarationOf(path: string, name: string): Declaration | undefined {
  const key = `${path} ${name}`;
  if (!resolved.has(key)) resolved.set(key, findDeclaration(path, name));
  return resolved.get(key);
}

const resolved = new Map<string, Declaration | undefined>();

function findDeclaration(path: string, name: string): Declaration | undefined {
  for (const statement of parse(path).statements) {
    if (isDeclaration(statement) && namesOf(statement).includes(name)) return statement;
    const taken = takenFrom(statement).find((element) => element.name === name);
    const target = taken === undefined ? undefined : resolve(path, taken.specifier);
    if (taken !== undefined && target !== undefined) return declarationOf(target, taken.nameThere);
  }
  return undefined;
}

export function isExported(statement: Declaration): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

export function namesOf(statement: Declaration): readonly string[] {
  if (!ts.isVariableStatement(statement)) return statement.name === undefined ? [] : [statement.name.text];
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name)
      ? [name.text]
      : name.elements.flatMap((element) => (ts.isBindingElement(element) ? [element.name.getText()] : [])),
  );
}

function parse(path: string): ts.SourceFile {
  const file = files.get(path) ?? ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  files.set(path, file);
  return file;
}

const files = new Map<string, ts.SourceFile>();

function isDeclaration(statement: ts.Statement): statement is Declaration {
  return (
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isVariableStatement(statement)
  );
}

/** Returns the names that a statement imports, or exports from another file. */
function takenFrom(statement: ts.Statement) {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
  const { moduleSpecifier: specifier } = statement;
  const list = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  if (specifier === undefined || list === undefined || !(ts.isNamedImports(list) || ts.isNamedExports(list))) return [];
  return list.elements.map(({ name, propertyName }) => ({ name: name.text, nameThere: (propertyName ?? name).text, specifier }));
}

/** Returns the path of a relative import; `undefined` for packages. */
function resolve(from: string, specifier: ts.Expression | undefined): string | undefined {
  if (specifier === undefined || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return undefined;
  const path = join(dirname(from), specifier.text);
  return [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find((candidate) => existsSync(candidate));
}
