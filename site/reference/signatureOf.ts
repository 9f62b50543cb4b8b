import ts from 'typescript';
import { tidy } from './membersOf.js';
import type { NameKind } from './Reference.js';

/** Returns what an app writes to use a name, as TypeScript; empty if the list of members says all. */
export function signatureOf(kind: NameKind, name: string, declaration: ts.Declaration, checker: ts.TypeChecker): string {
  if (kind === 'component') return '';
  if (kind === 'operation') return operationSignature(name, declaration, checker);
  if (ts.isInterfaceDeclaration(declaration) || ts.isClassDeclaration(declaration)) return headOf(declaration);
  if (ts.isTypeAliasDeclaration(declaration)) return aliasOf(declaration, checker);
  if (ts.isFunctionDeclaration(declaration)) return `function ${name}${functionHead(declaration)}`;
  const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  if (value !== undefined && ts.isArrowFunction(value)) return `function ${name}${functionHead(value)}`;
  if (kind === 'hook') return `function ${name}${parameterList(computedParameters(declaration, checker))}`;
  return `const ${name}: ${shortened(computedType(declaration, checker))}`;
}

function operationSignature(name: string, declaration: ts.Declaration, checker: ts.TypeChecker): string {
  const type = checker.getTypeAtLocation(declaration);
  const given = type.aliasTypeArguments ?? checker.getTypeArguments(type as ts.TypeReference);
  const [params = 'object', result = 'unknown'] = given.map((argument) => tidy(checker.typeToString(argument, declaration, noLimit)));
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && texts.length < 3) texts.push(node.text);
    else if (!ts.isObjectLiteralExpression(node)) ts.forEachChild(node, visit);
  };
  visit(declaration);
  const path = texts.find((text) => text.startsWith('/'));
  const method = texts.find((text) => /^[A-Z]+$/.test(text)) ?? 'GET';
  const request = path === undefined ? '' : `// ${method} ${path}\n`;
  return `${request}${name}(client, params: ${params}, options?): Promise<${result}>`;
}

/** For an interface or class: its name, and the types it extends. */
function headOf(declaration: ts.InterfaceDeclaration | ts.ClassDeclaration): string {
  const { name, typeParameters, heritageClauses = [] } = declaration;
  if (heritageClauses.length === 0 && typeParameters === undefined) return '';
  const word = ts.isClassDeclaration(declaration) ? 'class' : 'interface';
  return tidy([`${word} ${name?.text ?? ''}${listed(typeParameters)}`, ...heritageClauses.map((clause) => clause.getText())].join(' '));
}

function aliasOf(declaration: ts.TypeAliasDeclaration, checker: ts.TypeChecker): string {
  const { name, type, typeParameters } = declaration;
  // Its members are listed.
  if (ts.isTypeLiteralNode(type)) return typeParameters === undefined ? '' : `type ${name.text}${listed(typeParameters)}`;
  const isKeys = ts.isIndexedAccessTypeNode(type) || ts.isTypeOperatorNode(type);
  const text = isKeys ? shortened(tidy(checker.typeToString(checker.getTypeAtLocation(declaration), undefined, expanded))) : type.getText();
  return `type ${name.text}${listed(typeParameters)} = ${withoutComments(text)}`;
}

function functionHead(declaration: ts.FunctionDeclaration | ts.ArrowFunction): string {
  const parameters = declaration.parameters.map((parameter) => {
    const name = ts.isIdentifier(parameter.name) ? parameter.name.text : 'options';
    const isOptional = parameter.questionToken !== undefined || parameter.initializer !== undefined;
    const rest = parameter.dotDotDotToken === undefined ? '' : '...';
    const type = parameter.type === undefined ? '' : `: ${tidy(parameter.type.getText())}`;
    return `${rest}${name}${isOptional ? '?' : ''}${type}`;
  });
  const result = declaration.type === undefined ? '' : `: ${tidy(declaration.type.getText())}`;
  return `${listed(declaration.typeParameters)}${parameterList(parameters, result)}`;
}

function parameterList(parameters: readonly string[], result = ''): string {
  const head = `(${parameters.join(', ')})${result}`;
  return head.length < 100 ? head : `(\n${parameters.map((text) => `  ${text},\n`).join('')})${result}`;
}

/** For a hook made by a definition or a factory: its parameters. Types of many words are left to the list of options. */
function computedParameters(declaration: ts.Declaration, checker: ts.TypeChecker): readonly string[] {
  const parameters = checker.getTypeAtLocation(declaration).getCallSignatures()[0]?.parameters ?? [];
  return parameters.map((parameter) => {
    const name = parameter.name.replace(/^_+|^args_\d$/, '') || 'options';
    const { valueDeclaration: own } = parameter;
    const isOptional = own !== undefined && ts.isParameter(own) && own.questionToken !== undefined;
    const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(parameter, declaration));
    const text = tidy(checker.typeToString(type, declaration, noLimit));
    return `${name}${isOptional ? '?' : ''}${text.length <= longestParameter ? `: ${text}` : ''}`;
  });
}

function computedType(declaration: ts.Declaration, checker: ts.TypeChecker): string {
  const written = ts.isVariableDeclaration(declaration) ? declaration.type?.getText() : undefined;
  return tidy(written ?? checker.typeToString(checker.getTypeAtLocation(declaration), declaration, noLimit));
}

function listed(parameters: ts.NodeArray<ts.TypeParameterDeclaration> | undefined): string {
  return parameters === undefined ? '' : `<${parameters.map((parameter) => tidy(parameter.getText())).join(', ')}>`;
}

function withoutComments(text: string): string {
  return text.replaceAll(/^\s*(?:\/\*\*?[\s\S]*?\*\/|\/\/.*)\n/gm, '');
}

/** Types of many lines, such as those of queries, are worth less than the room they take. */
function shortened(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}…`;
}

const longest = 400;
const longestParameter = 160;
const noLimit = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
const expanded = noLimit | ts.TypeFormatFlags.InTypeAlias;
