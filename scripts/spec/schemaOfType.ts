import ts from 'typescript';

/** The part of JSON Schema (2020-12) that the types of the interface need. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly deprecated?: boolean;
  /** For OpenAPI 3.0, which has no type `null`. */
  readonly nullable?: boolean;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** The bounds that a field's docstring can set with tags such as `@minimum 1`. */
export const boundNames = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'] as const;

const textTags: readonly string[] = ['format', 'pattern'];

/** Writes types as schemas; named interfaces are added to `definitions` and referenced. */
export function createSchemaWriter(checker: ts.TypeChecker): SchemaWriter {
  const definitions = new Map<string, Schema>();

  function schemaOf(type: ts.Type): Schema {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (type.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined | ts.TypeFlags.Null)) return { type: 'null' };
    if (type.isUnion()) return unionSchema(type.types);
    if (type.isLiteral()) return { const: literalValue(type) };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
    if (type.flags & ts.TypeFlags.StringLike || isOpenString(type)) return { type: 'string' };
    if (type.flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (type.flags & ts.TypeFlags.BooleanLike) return { type: 'boolean' };
    if (checker.isArrayType(type)) return { type: 'array', items: schemaOf(elementOf(type)) };
    if (type.getSymbol()?.name === 'Blob') return { type: 'string', format: 'binary' };
    return objectSchema(type);
  }

  function unionSchema(types: readonly ts.Type[]): Schema {
    const present = types.filter((type) => !(type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)));
    const words = present.filter((type) => type.isStringLiteral()).map((type) => type.value);
    const rest = present.filter((type) => !type.isStringLiteral() && !(words.length > 0 && isOpenString(type)));
    const isBoolean = rest.filter((type) => type.flags & ts.TypeFlags.BooleanLiteral).length === 2;
    const others = isBoolean ? rest.filter((type) => !(type.flags & ts.TypeFlags.BooleanLiteral)) : rest;
    const parts: Schema[] = [
      ...(words.length > 0 ? [{ type: 'string', enum: words.toSorted() }] : []),
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...others.map(schemaOf),
    ];
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { anyOf: parts };
  }

  function objectSchema(type: ts.Type): Schema {
    const name = definitionName(type);
    if (name === undefined) return fieldsSchema(type);
    if (!definitions.has(name)) {
      // Registered before it is written, because of recursive types.
      definitions.set(name, {});
      definitions.set(name, fieldsSchema(type));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  function fieldsSchema(type: ts.Type): Schema {
    const values = type.getStringIndexType();
    if (values !== undefined) return { type: 'object', additionalProperties: schemaOf(values) };
    const fields = checker.getPropertiesOfType(type);
    const isOptional = (field: ts.Symbol): boolean => (field.flags & ts.SymbolFlags.Optional) !== 0;
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
      required: fields.filter((field) => !isOptional(field)).map(({ name }) => name),
      additionalProperties: false,
    };
  }

  function fieldSchema(field: ts.Symbol): Schema {
    const tags = field.getJsDocTags(checker).flatMap(({ name, text }) => tagSchema(name, ts.displayPartsToString(text)));
    return Object.assign({}, schemaOf(checker.getTypeOfSymbol(field)), ...tags);
  }

  function elementOf(type: ts.Type): ts.Type {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    if (element === undefined) throw new Error(`An array without an element type: ${checker.typeToString(type)}`);
    return element;
  }

  return { schemaOf, fieldSchema, definitions };
}

export interface SchemaWriter {
  schemaOf(type: ts.Type): Schema;
  /** The schema of a property, with the tags of its docstring. */
  fieldSchema(field: ts.Symbol): Schema;
  readonly definitions: ReadonlyMap<string, Schema>;
}

function tagSchema(name: string, text: string): Schema[] {
  if (name === 'deprecated') return [{ deprecated: true }];
  if (textTags.includes(name)) return [{ [name]: text }];
  return boundNames.some((bound) => bound === name) ? [{ [name]: Number(text) }] : [];
}

/** `string & {}`, which leaves an enum open. */
function isOpenString(type: ts.Type): boolean {
  return type.isIntersection() && type.types.some((part) => part.flags & ts.TypeFlags.String);
}

function literalValue({ value }: ts.LiteralType): string | number {
  if (typeof value === 'object') throw new Error('The interface has no bigint.');
  return value;
}

/** Interfaces have a name; a generic one is written out where it is used. */
function definitionName(type: ts.Type): string | undefined {
  const symbol = type.getSymbol();
  const isNamed = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Interface) !== 0;
  const isGeneric =
    (type as ts.TypeReference).typeArguments?.length !== undefined && (type as ts.TypeReference).typeArguments?.length !== 0;
  return isNamed && !isGeneric ? symbol.name : undefined;
}
