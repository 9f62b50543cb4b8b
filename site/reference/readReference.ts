import { relative } from 'node:path';
import ts from 'typescript';
import { docstringOf } from './docstringOf.js';
import { membersOf } from './membersOf.js';
import type { NameKind, ReferenceEntry, ReferenceName } from './Reference.js';
import { signatureOf } from './signatureOf.js';

/** Reads every public name of the entry points, given as `specifier: source`, from the declarations and docstrings of the sources. */
export function readReference(entries: Readonly<Record<string, string>>): readonly ReferenceEntry[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: Object.values(entries) }, ts.sys, process.cwd());
  const program = ts.createProgram(Object.values(entries), options);
  const checker = program.getTypeChecker();
  return Object.entries(entries).map(([specifier, source]) => {
    const file = program.getSourceFile(source);
    const module = file === undefined ? undefined : checker.getSymbolAtLocation(file);
    if (module === undefined) throw new Error(`${source} is not a module.`);
    const names = checker.getExportsOfModule(module).map((symbol) => readName(symbol, checker));
    return { specifier, names: names.toSorted((one, other) => one.name.localeCompare(other.name, 'en')) };
  });
}

function readName(exported: ts.Symbol, checker: ts.TypeChecker): ReferenceName {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.declarations?.[0];
  if (declaration === undefined) throw new Error(`${exported.name} has no declaration.`);
  const kind = kindOf(exported.name, declaration, checker);
  const { members, takesElementProps } = membersOf(kind, declaration, checker);
  return {
    name: exported.name,
    kind,
    path: relative(process.cwd(), declaration.getSourceFile().fileName),
    ...docstringOf(symbol, checker),
    signature: signatureOf(kind, exported.name, declaration, checker),
    members,
    takesElementProps,
  };
}

function kindOf(name: string, declaration: ts.Declaration, checker: ts.TypeChecker): NameKind {
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) return 'type';
  if (ts.isClassDeclaration(declaration)) return 'class';
  const type = checker.getTypeAtLocation(declaration);
  if (type.aliasSymbol?.name === 'Operation' || type.symbol?.name === 'Operation') return 'operation';
  if (type.getCallSignatures().length === 0) return 'constant';
  if (/^use[A-Z]/.test(name)) return 'hook';
  return /^[A-Z]/.test(name) ? 'component' : 'function';
}
