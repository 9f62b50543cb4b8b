import type { ClientShape, Field, OperationShape } from './readOperations.js';
import type { Schema } from './schemaOfType.js';

/** The part of an OpenAPI 3.1 document that is compared. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
}

export interface OpenApiOperation {
  readonly operationId?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
  readonly responses?: Readonly<
    Record<string, { readonly description?: string; readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> }>
  >;
}

/** Writes what the client knows as the document a service would serve (interface, section 9). */
export function toOpenApi({ operations, definitions }: ClientShape): OpenApiDocument {
  const paths: Record<string, Record<string, OpenApiOperation>> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: toOperation(operation) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Management and provisioning API', version: '1.0.0' },
    paths,
    components: { schemas: Object.fromEntries([...definitions].toSorted(([one], [other]) => (one < other ? -1 : 1))) },
  };
}

function toOperation({ id, pathParams, query, body, isMultipart, answer }: OperationShape): OpenApiOperation {
  const content = isMultipart ? 'multipart/form-data' : 'application/json';
  const answerType = answer?.format === 'binary' ? 'application/octet-stream' : 'application/json';
  return {
    operationId: id,
    parameters: [
      ...pathParams.map((name) => ({ name, in: 'path', required: true, schema: {} })),
      ...query.map(({ name, isRequired, schema }) => ({ name, in: 'query', required: isRequired, schema })),
    ],
    ...(body.length > 0 && { requestBody: { content: { [content]: { schema: toObject(body) } } } }),
    responses: { 200: { description: 'Success', ...(answer !== undefined && { content: { [answerType]: { schema: answer } } }) } },
  };
}

function toObject(fields: readonly Field[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}
