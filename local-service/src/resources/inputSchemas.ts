import type { OperationId } from '@parley/react/client';
import { inputLimits } from './inputLimits.js';
import document from './openapi.json' with { type: 'json' };

/** The keywords of JSON Schema that the document uses for inputs. */
export interface Schema {
  readonly $ref?: string | undefined;
  readonly type?: string | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly items?: Schema | undefined;
  readonly properties?: Fields | undefined;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: Schema | boolean | undefined;
  readonly minLength?: number | undefined;
}

export type Fields = Readonly<Record<string, Schema>>;

/** What an operation takes: the parameters in its path and its query, and the fields of its body. */
export interface InputSchema {
  readonly path: Fields;
  readonly query: Fields;
  /** The schema of query and body in one object. */
  readonly schema: Schema;
  readonly isBodyRequired: boolean;
}

/** The schemas that operations refer to, in one document. */
export function sharedSchemas(): object {
  const shared: Fields = document.components.schemas;
  const schemas = Object.fromEntries(
    Object.entries(shared).map(([name, schema]) => {
      const isClosed = schema.additionalProperties === false && !openSchemas.has(name);
      return [name, { ...strict(schema, name === 'DashboardLayout'), ...(isClosed && { additionalProperties: false }) }];
    }),
  );
  return { $id: sharedId, components: { schemas } };
}

export function inputSchemaOf(id: OperationId): InputSchema {
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`openapi.json has no operation ${id}. Run npm run spec:write.`);
  const { parameters = [], requestBody } = operation;
  const fieldsIn = (place: string) =>
    Object.fromEntries(parameters.filter((each) => each.in === place).map((each) => [each.name, each.schema]));
  const body = requestBody?.content['application/json']?.schema;
  const query = fieldsIn('query');
  const limits = inputLimits[id] ?? {};
  const required = [
    ...parameters.filter((each) => each.in === 'query' && each.required).map(({ name }) => name),
    ...(body?.required ?? []),
  ];
  const properties = Object.fromEntries(
    Object.entries({ ...query, ...body?.properties }).map(([name, schema]) => {
      const isText = schema.type === 'string' && required.includes(name);
      return [name, { ...(isText ? { minLength: 1, ...schema } : strict(schema)), ...limits[name] }];
    }),
  );
  return {
    path: fieldsIn('path'),
    query,
    schema: { type: 'object', properties, required, additionalProperties: false },
    isBodyRequired: requestBody?.required ?? false,
  };
}

/** The types that a value may have. */
export function typesOf({ type, anyOf = [] }: Schema): readonly string[] {
  return type === undefined ? anyOf.flatMap(typesOf) : [type];
}

/** Restricts numbers to integers, except for layout sizes and where a string is allowed too, as in filter values. */
function strict(schema: Schema, canBeFraction = false): Schema {
  const { $ref, type, anyOf, items, properties, additionalProperties } = schema;
  return {
    ...schema,
    ...($ref !== undefined && { $ref: sharedId + $ref }),
    ...(type === 'number' && !canBeFraction && { type: 'integer' }),
    ...(anyOf && { anyOf: anyOf.map((each) => strict(each, canBeFraction || typesOf(schema).includes('string'))) }),
    ...(items && { items: strict(items, canBeFraction) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(withEarlierKinds(properties)).map(([name, field]) => [name, strict(field, canBeFraction)]),
      ),
    }),
    additionalProperties: typeof additionalProperties === 'object' ? strict(additionalProperties) : true,
  };
}

/** Widgets, which have a position, may be of a kind that is no longer advertised (docs/contract/versioning.md). */
function withEarlierKinds(properties: Fields): Fields {
  const { type, position } = properties;
  return type?.enum === undefined || position === undefined
    ? properties
    : { ...properties, type: { ...type, enum: [...type.enum, 'TABS_CONTAINER'] } };
}

const sharedId = 'contract';

/** Dashboards keep fields that only other clients use. */
const openSchemas: ReadonlySet<string> = new Set([
  'DashboardAppSource',
  'DashboardConfigInput',
  'DashboardLayout',
  'DashboardThemeInput',
  'DashboardWidget',
]);

interface DocumentedOperation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean; readonly schema: Schema }[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}

const paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>> = document.paths;

const operations = new Map(
  Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .map((operation) => [operation.operationId, operation]),
);
