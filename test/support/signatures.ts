import ts from 'typescript';
import { type Declaration, declarationOf, entryPoints, exportsOf, namesOf } from './publicExports.js';

/**
 * Returns the signature of each public name of an entry point, in the order of their names, then those of the types that they refer to and
 * no entry point exports. Operations, of which there are hundreds, are described by `openapi.json`: they and their types are one line each.
 */
export function signaturesOf(entry: string): string {
  const named = exportsOf(entry).flatMap(({ name, path }) => {
    const list = entry === 'src/admin.ts' ? listOf(name) : undefined;
    const declaration = list === undefined ? declarationOf(path, name) : undefined;
    return [{ name, declaration, signature: declaration === undefined ? `${name} from ${list}` : signatureOf(declaration, name) }];
  });
  const reached = reachedFrom(named.flatMap(({ declaration }) => declaration ?? []));
  const inner = [...reached].flatMap((declaration) =>
    namesOf(declaration).map((name) => ({ name, signature: signatureOf(declaration, name) })),
  );
  return [...sorted(named), ...(inner.length > 0 ? ['', innerTypes, ...sorted(inner)] : []), ''].join('\n');
}

const innerTypes = '// What these names refer to, and no entry point exports:';

function sorted(list: readonly { readonly name: string; readonly signature: string }[]): readonly string[] {
  return [...list]
    .sort((one, other) => compare(one.name, other.name) || compare(one.signature, other.signature))
    .map(({ signature }) => signature);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** The list of a widget that exports a name, such as `admin/report-list`. */
function listOf(name: string): string | undefined {
  return widgetLists.get(name);
}

const widgetLists = new Map(
  entryPoints
    .filter((entry) => entry.endsWith('/index.ts'))
    .flatMap((entry) => exportsOf(entry).map(({ name }) => [name, entry.replace('src/', '').replace('/index.ts', '')] as const)),
);

/** Returns the declarations that the given ones refer to, at any depth, without those that an entry point exports. */
function reachedFrom(declarations: readonly Declaration[]): ReadonlySet<Declaration> {
  const found = new Set<Declaration>();
  const queue = declarations.filter((declaration) => !isOfOperations(declaration));
  for (const declaration of queue) {
    for (const name of referencesIn(declaration)) {
      const target = declarationOf(declaration.getSourceFile().fileName, name);
      if (target === undefined || found.has(target) || publicDeclarations().has(target) || isOfOperations(target)) continue;
      // A value is followed only if it is what a public one is made of, such as the widget of a root.
      if (ts.isFunctionDeclaration(target)) continue;
      found.add(target);
      queue.push(target);
    }
  }
  return found;
}

let known: ReadonlySet<Declaration> | undefined;

function publicDeclarations(): ReadonlySet<Declaration> {
  known ??= new Set(entryPoints.flatMap(exportsOf).flatMap(({ path, name }) => declarationOf(path, name) ?? []));
  return known;
}

/** Returns the names of types, and of the value that a constant is made by, such as `reportList` of `reportList.assemble({ … })`. */
function referencesIn(declaration: Declaration): readonly string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node)) return;
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) names.push(node.typeName.text);
    if (ts.isTypeQueryNode(node) && ts.isIdentifier(node.exprName)) names.push(node.exprName.text);
    if (ts.isSpreadAssignment(node) && ts.isIdentifier(node.expression)) names.push(node.expression.text);
    if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) names.push(node.expression.text);
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) names.push(...makerOf(node.initializer));
    ts.forEachChild(node, visit);
  };
  if (ts.isClassDeclaration(declaration)) publicMembersOf(declaration).forEach(visit);
  else visit(declaration);
  return names;
}

function makerOf(expression: ts.Expression): readonly string[] {
  if (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression)) return makerOf(expression.expression);
  return ts.isIdentifier(expression) ? [expression.text] : [];
}

function isOfOperations(declaration: Declaration): boolean {
  return /^src\/(?:client|data)\/resources\//.test(declaration.getSourceFile().fileName);
}

/** Prints a declaration without comments and without what it does. */
function signatureOf(declaration: Declaration, name: string): string {
  if (isOfOperations(declaration)) return shorten(print(headOf(declaration, name), declaration));
  return [print(headOf(declaration, name), declaration), ...partsOf(declaration, name)].join('\n');
}

function headOf(declaration: Declaration, name: string): ts.Node {
  const { factory } = ts;
  if (ts.isFunctionDeclaration(declaration)) {
    const parameters = declaration.parameters.map(withoutBody);
    return factory.updateFunctionDeclaration(
      declaration,
      [],
      undefined,
      declaration.name,
      declaration.typeParameters,
      parameters,
      declaration.type,
      undefined,
    );
  }
  if (ts.isInterfaceDeclaration(declaration)) {
    const members = isOfOperations(declaration) ? [] : inOrder(declaration.members);
    return factory.updateInterfaceDeclaration(
      declaration,
      [],
      declaration.name,
      declaration.typeParameters,
      declaration.heritageClauses,
      members,
    );
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    return factory.updateTypeAliasDeclaration(declaration, [], declaration.name, declaration.typeParameters, declaration.type);
  }
  if (ts.isClassDeclaration(declaration)) {
    const members = inOrder(publicMembersOf(declaration)).map(withoutBody);
    return factory.updateClassDeclaration(
      declaration,
      [],
      declaration.name,
      declaration.typeParameters,
      declaration.heritageClauses,
      members,
    );
  }
  const variable = declaration.declarationList.declarations.find(({ name: own }) => !ts.isIdentifier(own) || own.text === name);
  if (variable === undefined) return declaration;
  const { initializer, type } = variable;
  const value = type !== undefined || initializer === undefined ? undefined : withoutBody(initializer);
  const own = factory.createVariableDeclaration(bindingOf(variable.name, name), undefined, type, value);
  return factory.createVariableStatement([], factory.createVariableDeclarationList([own], ts.NodeFlags.Const));
}

/** Of a destructured constant, what makes the given name, such as `{ Root: ReportListRoot }`. */
function bindingOf(binding: ts.BindingName, name: string): ts.BindingName {
  if (!ts.isObjectBindingPattern(binding)) return binding;
  return ts.factory.updateObjectBindingPattern(
    binding,
    binding.elements.filter((element) => element.name.getText() === name),
  );
}

function inOrder<Member extends ts.TypeElement | ts.ClassElement>(members: readonly Member[]): readonly Member[] {
  const nameOf = ({ name }: Member): string => name?.getText() ?? '';
  return [...members].sort((one, other) => compare(nameOf(one), nameOf(other)));
}

function publicMembersOf({ members }: ts.ClassDeclaration): readonly ts.ClassElement[] {
  return members.filter((member) => {
    const isHidden = ts.getCombinedModifierFlags(member) & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected);
    return !isHidden && (member.name === undefined || !ts.isPrivateIdentifier(member.name));
  });
}

/** Drops the bodies of functions, the texts of catalogues and what parameters are destructured to. */
function withoutBody<Node extends ts.Node>(node: Node): Node {
  const { factory } = ts;
  const { fileName } = node.getSourceFile();
  const isLabel = fileName.includes('/labels/');
  const isMarkup = fileName.endsWith('.tsx');
  const result = ts.transform<ts.Node>(node, [
    (context) => (root) => {
      const visit = (inner: ts.Node): ts.Node => {
        if (isLabel && ts.isPropertyAssignment(inner) && ts.isStringLiteralLike(inner.initializer)) {
          return factory.updatePropertyAssignment(inner, inner.name, factory.createIdentifier('string'));
        }
        if (ts.isParameter(inner) && !ts.isIdentifier(inner.name)) {
          const own = factory.createIdentifier(isMarkup ? 'props' : 'options');
          return factory.createParameterDeclaration(undefined, inner.dotDotDotToken, own, inner.questionToken, inner.type);
        }
        if (ts.isArrowFunction(inner) || ts.isFunctionExpression(inner)) {
          const parameters = inner.parameters.map((parameter) => visit(parameter) as ts.ParameterDeclaration);
          const body = factory.createIdentifier('…');
          return factory.createArrowFunction(undefined, inner.typeParameters, parameters, inner.type, undefined, body);
        }
        if (ts.isBlock(inner)) return factory.createBlock([]);
        return ts.visitEachChild(inner, visit, context);
      };
      return visit(root);
    },
  ]);
  // A transformation of one node returns one, of the same kind.
  return result.transformed[0] as Node;
}

/** Returns the assigned members of a component, such as `ReportList.Root = ReportListRoot`. */
function partsOf(declaration: Declaration, name: string): readonly string[] {
  return declaration
    .getSourceFile()
    .statements.filter(ts.isExpressionStatement)
    .map((statement) => statement.getText())
    .filter((text) => text.startsWith(`${name}.`) && text.includes(' = '))
    .map((text) => `  ${text}`)
    .sort();
}

function print(node: ts.Node, declaration: Declaration): string {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, declaration.getSourceFile());
  return text.replace(/^(?: {4})+/gm, (spaces) => ' '.repeat(spaces.length / 2)).replace(/;$/, '');
}

const printer = ts.createPrinter({ removeComments: true });

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > longestLine ? `${line.slice(0, longestLine)}…` : line;
}

const longestLine = 240;
