import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import ts from 'typescript';
import { createSchemaWriter, type Schema, type SchemaWriter } from './schemaOfType.js';

/** One operation as described by the client's types. */
export interface OperationShape {
  readonly id: string;
  /** The name of its file in `client/resources`. */
  readonly resource: string;
  readonly method: string;
  /** With path parameters in braces. */
  readonly path: string;
  readonly pathParams: readonly Field[];
  readonly query: readonly Field[];
  readonly body: readonly Field[];
  readonly isMultipart: boolean;
  /** The status of a successful response. */
  readonly status: number;
  /** `undefined` if the response has no body. */
  readonly answer: Schema | undefined;
  /** The media types of the response. */
  readonly mediaTypes: readonly string[];
  /** The statuses of its refusals except 401, with their conditions. */
  readonly errors: readonly { readonly status: number; readonly description: string }[];
}

export interface Field {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: Schema;
}

export interface ClientShape {
  readonly operations: readonly OperationShape[];
  readonly definitions: ReadonlyMap<string, Schema>;
}

/** The operations of each folder that was read, because compiling the client takes seconds. */
const known = new Map<string, ClientShape>();

/** Reads every operation from the source of the client, where each is declared once: `export const x = operation<Params, Result>(…)`. */
export function readOperations(root = process.cwd()): ClientShape {
  const shape = known.get(root) ?? compileOperations(root);
  known.set(root, shape);
  return shape;
}

function compileOperations(root: string): ClientShape {
  const folder = resolve(root, 'src/client/resources');
  const files = readdirSync(folder)
    .map((file) => join(folder, file))
    .toSorted();
  const program = ts.createProgram(files, readCompilerOptions(root));
  const checker = program.getTypeChecker();
  const writer = createSchemaWriter(checker);
  const statements = files.flatMap((file) => statementsOf(program.getSourceFile(file)));
  return { operations: statements.map((statement) => readOperation(statement, checker, writer)), definitions: writer.definitions };
}

interface Statement {
  readonly name: ts.Identifier;
  readonly call: ts.CallExpression;
  readonly isList: boolean;
}

function statementsOf(file: ts.SourceFile | undefined): Statement[] {
  const declarations = file?.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => declarationList.declarations) ?? [];
  return declarations.flatMap(({ name, initializer: call }) => {
    if (!ts.isIdentifier(name) || call === undefined || !ts.isCallExpression(call)) return [];
    const callee = call.expression.getText();
    return callee === 'operation' || callee === 'listOperation' ? [{ name, call, isList: callee === 'listOperation' }] : [];
  });
}

function readOperation({ name, call, isList }: Statement, checker: ts.TypeChecker, writer: SchemaWriter): OperationShape {
  const id = name.text;
  const texts = call.arguments.filter(ts.isStringLiteral).map(({ text }) => text);
  const [statedId, method, path] = isList ? texts.toSpliced(1, 0, 'GET') : texts;
  // The type is `Operation<Params, Result>`.
  const [paramsType, resultType] = checker.getTypeArguments(checker.getTypeAtLocation(name) as ts.TypeReference);
  const symbol = checker.getSymbolAtLocation(name);
  if (method === undefined || path === undefined || paramsType === undefined || resultType === undefined || symbol === undefined) {
    throw new Error(`${id} must be stated with its types, id, method and path.`);
  }
  if (statedId !== id) throw new Error(`${id} is stated under the id ${statedId}.`);

  const pathNames = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => parameter);
  const params = readFields(paramsType, checker, writer);
  const others = params.map((field) => field.name).filter((field) => !pathNames.includes(field));
  const sent = isList ? 'query' : (readSend(call, checker) ?? (method === 'GET' || method === 'DELETE' ? 'nowhere' : 'body'));
  const { query, body } = typeof sent === 'object' ? sent : { query: sent === 'query' ? others : [], body: sent === 'body' ? others : [] };

  const tags = symbol.getJsDocTags(checker).map((tag) => ({ name: tag.name, text: ts.displayPartsToString(tag.text) }));
  const textOf = (tag: string): string | undefined => tags.find((found) => found.name === tag)?.text;
  return {
    id,
    resource: basename(name.getSourceFile().fileName, '.ts'),
    method,
    path,
    pathParams: pathNames.map((parameter) => ({
      name: parameter,
      isRequired: true,
      schema: params.find((field) => field.name === parameter)?.schema ?? {},
    })),
    query: params.filter((field) => query.includes(field.name)),
    // A form contains everything that is not in the query.
    body: params.filter((field) => (body ?? others.filter((other) => !query.includes(other))).includes(field.name)),
    isMultipart: body === undefined,
    status: Number(textOf('status') ?? 200),
    answer: answerSchema(resultType, writer),
    mediaTypes: textOf('media')?.split(' ') ?? [path.startsWith('/api/scim/') ? 'application/scim+json' : 'application/json'],
    errors: tags.flatMap((tag) => (tag.name === 'throws' ? readError(tag.text) : [])),
  };
}

/** The setting `send`: a place, or the names of the fields that a function puts into the query and the body, which are unknown for a form. */
function readSend(call: ts.CallExpression, checker: ts.TypeChecker): 'query' | 'body' | 'nowhere' | SentNames | undefined {
  const given = call.arguments.find(ts.isObjectLiteralExpression);
  const setting = given && checker.getTypeAtLocation(given).getProperty('send');
  if (setting === undefined) return undefined;
  const type = checker.getTypeOfSymbol(setting);
  const made = type.getCallSignatures()[0]?.getReturnType();
  if (made === undefined) {
    const text = setting.valueDeclaration?.getText() ?? '';
    return text.includes("'query'") ? 'query' : text.includes("'body'") ? 'body' : 'nowhere';
  }
  const namesIn = (part: string): readonly string[] => {
    const found = made.getProperty(part);
    return found === undefined ? [] : checker.getPropertiesOfType(checker.getTypeOfSymbol(found)).map((field) => field.name);
  };
  const body = made.getProperty('body');
  const isForm = body !== undefined && checker.getTypeOfSymbol(body).symbol?.name === 'FormData';
  return { query: namesIn('query'), body: isForm ? undefined : namesIn('body') };
}

interface SentNames {
  readonly query: readonly string[];
  readonly body: readonly string[] | undefined;
}

/** Reads `404 if the report does not exist or belongs to another deployment`. */
function readError(text: string): OperationShape['errors'] {
  const [, status, description = ''] = /^(\d{3}) ([\s\S]+)$/.exec(text) ?? [];
  if (status === undefined) throw new Error(`A tag @throws of an operation begins with its status: ${text}`);
  return [{ status: Number(status), description: description.replaceAll(/\s+/g, ' ') }];
}

function readFields(type: ts.Type, checker: ts.TypeChecker, { fieldSchema }: SchemaWriter): Field[] {
  return checker.getPropertiesOfType(type).map((field) => ({
    name: field.name,
    isRequired: (field.flags & ts.SymbolFlags.Optional) === 0,
    schema: fieldSchema(field),
  }));
}

function answerSchema(type: ts.Type, { schemaOf }: SchemaWriter): Schema | undefined {
  if (type.flags & ts.TypeFlags.Void) return undefined;
  return type.getProperty('blob') === undefined ? schemaOf(type) : { type: 'string', format: 'binary' };
}

function readCompilerOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
  return { ...ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root).options, noEmit: true };
}
