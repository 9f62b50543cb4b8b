import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { type Declaration, declarationOf, entryPoints, exportsOf, isExported, namesOf } from './support/publicExports.js';

const localService = ['index.ts', 'node.ts', 'vitest.ts'].map((name) => `local-service/src/${name}`);
const exported = [...entryPoints, ...localService].flatMap(exportsOf).flatMap(({ path, name }) => declarationOf(path, name) ?? []);
const reached = reachedFrom(exported);

describe('the docstrings', () => {
  it('describe every public function, component, class, type and constant', () => {
    expect(exported.length).toBeGreaterThan(1_500);
    expect(
      reached.filter((declaration) => isExported(declaration) && !isDescribed(declaration) && !isTranslation(declaration)).map(addressOf),
    ).toEqual([]);
  });

  it('describe every member of public types, except for the labels of chat and widgets', () => {
    const members = reached.filter((declaration) => !isOwnWording(declaration)).flatMap(membersOf);
    expect(members.length).toBeGreaterThan(1_500);
    expect(members.filter((member) => !hasDocstring(member)).map(addressOf)).toEqual([]);
  });

  it('state the condition of every error as a clause with "if"', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
    const conditions = files.flatMap((path) =>
      throwsTagsIn(readFileSync(`src/${path}`, 'utf8')).map((condition) => `src/${path}: ${condition}`),
    );
    expect(conditions.length).toBeGreaterThan(300);
    expect(conditions.filter((condition) => !/ if /.test(condition) || /that is no |;/.test(condition))).toEqual([]);
  });
});

/** Returns the text of each tag `@throws` on one line. */
function throwsTagsIn(source: string): readonly string[] {
  return source
    .split('@throws')
    .slice(1)
    .map((rest) =>
      (rest.split(/\* @|\*\//, 1)[0] ?? '')
        .split(/[\s*]+/)
        .join(' ')
        .trim(),
    );
}

/** Their English words describe the labels of the chat and of each widget. Hosts that write a widget need those of the kit. */
function isOwnWording(declaration: Declaration): boolean {
  return isCatalogue(declaration) && !declaration.getSourceFile().fileName.startsWith('src/ui/labels/');
}

function isCatalogue(declaration: Declaration): boolean {
  return declaration.getSourceFile().fileName.includes('/labels/');
}

/** The words of one language; their type is described. */
function isTranslation(declaration: Declaration): boolean {
  return isCatalogue(declaration) && ts.isVariableStatement(declaration);
}

/** A component describes its props. */
function isDescribed(declaration: Declaration): boolean {
  const [name = ''] = namesOf(declaration);
  const component = name.endsWith('Props') ? declarationOf(declaration.getSourceFile().fileName, name.replace(/Props$/, '')) : undefined;
  return hasDocstring(declaration) || (component !== undefined && hasDocstring(component));
}

function hasDocstring(node: ts.Node): boolean {
  return ts.getJSDocCommentsAndTags(node).length > 0;
}

function addressOf(node: Declaration | ts.TypeElement | ts.ClassElement): string {
  const file = node.getSourceFile();
  const name = 'declarationList' in node ? namesOf(node).join() : (node.name?.getText() ?? '');
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${name}`;
}

/** Returns the given declarations, and the types that they refer to. */
function reachedFrom(declarations: readonly Declaration[]): readonly Declaration[] {
  const found = new Set(declarations);
  // A set that grows while it is walked is walked to its end.
  for (const declaration of found) {
    for (const name of signaturesOf(declaration).flatMap(typeNamesIn)) {
      const type = declarationOf(declaration.getSourceFile().fileName, name);
      if (type !== undefined && (ts.isInterfaceDeclaration(type) || ts.isTypeAliasDeclaration(type))) found.add(type);
    }
  }
  return [...found];
}

/** Returns the types that a declaration shows to its callers. */
function signaturesOf(declaration: Declaration): readonly ts.Node[] {
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) return [declaration];
  if (ts.isFunctionDeclaration(declaration)) return typesOfFunction(declaration);
  if (ts.isClassDeclaration(declaration)) return publicMembersOf(declaration).flatMap((member) => typeOf(member) ?? []);
  return declaration.declarationList.declarations.flatMap(({ type, initializer }) =>
    type !== undefined ? [type] : initializer !== undefined && ts.isArrowFunction(initializer) ? typesOfFunction(initializer) : [],
  );
}

function typesOfFunction({ parameters, type }: ts.FunctionDeclaration | ts.ArrowFunction): readonly ts.TypeNode[] {
  return [...parameters.map((parameter) => parameter.type), type].filter((node) => node !== undefined);
}

function typeOf(member: ts.ClassElement): ts.TypeNode | undefined {
  return ts.isPropertyDeclaration(member) || ts.isMethodDeclaration(member) || ts.isGetAccessor(member) ? member.type : undefined;
}

function typeNamesIn(node: ts.Node): readonly string[] {
  const names: string[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isTypeReferenceNode(inner) && ts.isIdentifier(inner.typeName)) names.push(inner.typeName.text);
    if (ts.isExpressionWithTypeArguments(inner) && ts.isIdentifier(inner.expression)) names.push(inner.expression.text);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return names;
}

function membersOf(declaration: Declaration): readonly (ts.TypeElement | ts.ClassElement)[] {
  const own = ts.isClassDeclaration(declaration) ? publicMembersOf(declaration) : [];
  return [...own, ...signaturesOf(declaration).flatMap(membersIn)];
}

/** A type literal on one line is described by what it belongs to, and a literal such as `'cutoff'` by itself. */
function membersIn(node: ts.Node): readonly ts.TypeElement[] {
  const members: ts.TypeElement[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isTypeLiteralNode(inner) && !inner.getText().includes('\n')) return;
    const isMember = ts.isPropertySignature(inner) || ts.isMethodSignature(inner);
    if (isMember && !isSameInAllRecords(inner) && !(inner.type !== undefined && ts.isLiteralTypeNode(inner.type))) members.push(inner);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return members;
}

/** In records of the management API, these names always mean the same. */
function isSameInAllRecords({ name }: ts.PropertySignature | ts.MethodSignature): boolean {
  const isRecord = name.getSourceFile().fileName.startsWith('src/client/resources/');
  return isRecord && ['id', 'name', 'deploymentId', 'createdAt', 'updatedAt'].includes(name.getText());
}

/** Leaves out accessors that an interface of ours describes. */
function publicMembersOf({ members, heritageClauses }: ts.ClassDeclaration): readonly ts.ClassElement[] {
  const hasInterface = heritageClauses?.some(({ token }) => token === ts.SyntaxKind.ImplementsKeyword) === true;
  return members.filter((member) => {
    const isHidden = ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Override);
    const isOwnName = member.name !== undefined && !ts.isPrivateIdentifier(member.name);
    return isOwnName && !isHidden && !(hasInterface && ts.isAccessor(member));
  });
}
