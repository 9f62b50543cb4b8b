import { basename, resolve } from 'node:path';
import ts from 'typescript';
import { createSchemaWriter, type Schema, type SchemaWriter } from './schemaOfType.js';

/** What the client's types say of one operation. */
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
  /** The status of a success. */
  readonly status: number;
  /** `undefined` where the answer has no body. */
  readonly answer: Schema | undefined;
  /** The media types of the answer. */
  readonly mediaTypes: readonly string[];
  /** The statuses of its refusals, besides 401, with when they come. */
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

/** Reads every operation from the source of the client: types are the one place where shapes are written down. */
export function readOperations(root = process.cwd()): ClientShape {
  const entry = resolve(root, 'src/client/resources/operations.ts');
  const program = ts.createProgram([entry], readCompilerOptions(root));
  const checker = program.getTypeChecker();
  const writer = createSchemaWriter(checker);
  const table = exportOf(program, checker, entry, 'operations');
  const operations = checker.getPropertiesOfType(checker.getTypeOfSymbol(table)).map((symbol) => readOperation(symbol, checker, writer));
  return { operations, definitions: writer.definitions };
}

function readOperation(symbol: ts.Symbol, checker: ts.TypeChecker, writer: SchemaWriter): OperationShape {
  const entry = checker.getTypeOfSymbol(symbol);
  const memberType = (name: string): ts.Type => {
    const member = entry.getProperty(name);
    if (member === undefined) throw new Error(`${symbol.name} has no ${name}.`);
    return checker.getTypeOfSymbol(member);
  };
  const path = literalText(memberType('path'));
  const [signature] = memberType('call').getCallSignatures();
  const declaration = signature?.getDeclaration();
  if (signature === undefined || declaration === undefined) throw new Error(`${symbol.name} is no function.`);

  const pathNames = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const method = literalText(memberType('method'));
  const source = declaration.getText();
  const queryNames = new Set(namesInQuery(source));
  const goesToQuery = (name: string): boolean =>
    queryNames.size > 0 ? queryNames.has(name) : /\bquery\b/.test(source) || method === 'GET';
  // What the path takes from the body itself is sent there, too.
  const isInPathAlone = (name: string): boolean => pathNames.includes(name) && !source.includes(`{body.${name}}`);
  const params = readFields(signature, checker, writer);
  const fields = params.filter(({ name }) => !isInPathAlone(name));
  const tags = signature.getJsDocTags().map(({ name, text }) => ({ name, text: ts.displayPartsToString(text) }));
  const answer = answerSchema(signature, checker, writer);
  const textOf = (tag: string): string | undefined => tags.find(({ name }) => name === tag)?.text;
  return {
    id: symbol.name,
    resource: basename(declaration.getSourceFile().fileName, '.ts'),
    method,
    path,
    pathParams: pathNames.map((name) => ({ name, isRequired: true, schema: params.find((field) => field.name === name)?.schema ?? {} })),
    query: fields.filter(({ name }) => goesToQuery(name)),
    body: fields.filter(({ name }) => !goesToQuery(name)),
    isMultipart: source.includes('FormData'),
    status: Number(textOf('status') ?? 200),
    answer,
    mediaTypes: textOf('media')?.split(' ') ?? [path.startsWith('/api/scim/') ? 'application/scim+json' : 'application/json'],
    errors: tags.flatMap(({ name, text }) => (name === 'throws' ? readError(text) : [])),
  };
}

/** `404 an unknown report; a report of another deployment`. */
function readError(text: string): OperationShape['errors'] {
  const [, status, description = ''] = /^(\d{3}) ([\s\S]+)$/.exec(text) ?? [];
  if (status === undefined) throw new Error(`A tag @throws of an operation begins with its status: ${text}`);
  return [{ status: Number(status), description: description.replaceAll(/\s+/g, ' ') }];
}

/** The names of a `query: { … }` that is written out, for calls that have a body as well. */
function namesInQuery(source: string): string[] {
  const [, names = ''] = /\bquery: \{([^}]*)\}/.exec(source) ?? [];
  return names.split(',').flatMap((name) => name.trim() || []);
}

function readFields(signature: ts.Signature, checker: ts.TypeChecker, { fieldSchema }: SchemaWriter): Field[] {
  const [, params] = signature.getParameters();
  if (params === undefined) return [];
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(params));
  return checker.getPropertiesOfType(type).map((field) => ({
    name: field.name,
    isRequired: (field.flags & ts.SymbolFlags.Optional) === 0,
    schema: fieldSchema(field),
  }));
}

function answerSchema(signature: ts.Signature, checker: ts.TypeChecker, { schemaOf }: SchemaWriter): Schema | undefined {
  const type = checker.getAwaitedType(signature.getReturnType());
  if (type === undefined || type.flags & ts.TypeFlags.Void) return undefined;
  return type.getProperty('blob') === undefined ? schemaOf(type) : { type: 'string', format: 'binary' };
}

function exportOf(program: ts.Program, checker: ts.TypeChecker, file: string, name: string): ts.Symbol {
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  const found = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
  if (found === undefined) throw new Error(`${file} exports no ${name}.`);
  return found;
}

function literalText(type: ts.Type): string {
  if (!type.isStringLiteral()) throw new Error('Methods and paths of operations are constants.');
  return type.value;
}

function readCompilerOptions(root: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(resolve(root, 'tsconfig.json'), ts.sys.readFile);
  return { ...ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root).options, noEmit: true };
}
