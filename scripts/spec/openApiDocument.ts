import type { ClientShape, Field, OperationShape } from './readOperations.js';
import type { Schema } from './schemaOfType.js';

/** The compared part of an OpenAPI 3 document. Everything that can be a reference may be one. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers?: readonly OpenApiServer[];
  readonly tags?: readonly { readonly name: string }[];
  readonly security?: readonly object[];
  readonly paths: Readonly<Record<string, OpenApiPath>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, OpenApiParameter>>;
    readonly requestBodies?: Readonly<Record<string, OpenApiBody>>;
    readonly responses?: Readonly<Record<string, OpenApiResponse>>;
    readonly securitySchemes?: Readonly<Record<string, object>>;
  };
}

export interface OpenApiServer {
  readonly url: string;
  /** Values for the placeholders in the URL. */
  readonly variables?: Readonly<Record<string, { readonly default?: string }>>;
}

/** Operations by method, and their shared parts. */
export interface OpenApiPath extends Partial<Record<HttpMethod, OpenApiOperation>> {
  readonly parameters?: readonly (OpenApiParameter | Reference)[];
  readonly servers?: OpenApiDocument['servers'];
}

export type HttpMethod = (typeof httpMethods)[number];
export const httpMethods = ['get', 'put', 'post', 'patch', 'delete'] as const;

export interface OpenApiOperation {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly servers?: OpenApiDocument['servers'];
  readonly parameters?: readonly (OpenApiParameter | Reference)[];
  readonly requestBody?: OpenApiBody | Reference;
  readonly responses?: Readonly<Record<string, OpenApiResponse | Reference>>;
}

export interface Reference {
  readonly $ref: string;
}

export interface OpenApiParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

export interface OpenApiBody {
  readonly required?: boolean;
  readonly content?: OpenApiContent;
}

export interface OpenApiResponse {
  readonly description?: string;
  readonly content?: OpenApiContent;
}

export type OpenApiContent = Readonly<Record<string, { readonly schema?: Schema }>>;

/** Writes the client's operations as the document that a service would serve (docs/contract/versioning.md). */
export function toOpenApi({ operations, definitions }: ClientShape): OpenApiDocument {
  const paths: Record<string, OpenApiPath> = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: toOperation(operation) };
  }
  const tags = [...new Set(operations.map(({ resource }) => tagOf(resource)))].toSorted();
  return {
    openapi: '3.1.0',
    info: { title: 'Management and provisioning API', version: '1.0.0' },
    tags: tags.map((name) => ({ name })),
    security: [{ bearer: [] }, { apiKey: [] }],
    paths,
    components: {
      schemas: {
        ...Object.fromEntries([...definitions].toSorted(([one], [other]) => (one < other ? -1 : 1))),
        [errorSchema]: toObject([
          { name: 'error', isRequired: true, schema: { type: 'string' } },
          { name: 'code', isRequired: false, schema: { type: 'string' } },
        ]),
        [scimErrorSchema]: toObject([
          { name: 'schemas', isRequired: true, schema: { type: 'array', items: { type: 'string' } } },
          { name: 'status', isRequired: true, schema: { type: 'string' } },
          { name: 'detail', isRequired: false, schema: { type: 'string' } },
          { name: 'scimType', isRequired: false, schema: { type: 'string' } },
        ]),
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'An API key or an access token.' },
        apiKey: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Api-Key, a space and an API key.' },
      },
    },
  };
}

const errorSchema = 'ErrorBody';
const scimErrorSchema = 'ScimError';

function toOperation(operation: OperationShape): OpenApiOperation {
  const { id, resource, pathParams, query, body, isMultipart, answer, status, mediaTypes, errors, path } = operation;
  const isRequired = body.some((field) => field.isRequired);
  const isScim = path.startsWith('/api/scim/');
  const error = {
    [isScim ? 'application/scim+json' : 'application/json']: {
      schema: { $ref: `#/components/schemas/${isScim ? scimErrorSchema : errorSchema}` },
    },
  };
  const unauthorized = { status: 401, description: 'if the credential is missing, malformed or expired' };
  const failures = [...errors, unauthorized].toSorted((one, other) => one.status - other.status);
  return {
    operationId: id,
    tags: [tagOf(resource)],
    parameters: [
      ...pathParams.map(({ name, schema }) => ({ name, in: 'path', required: true, schema })),
      ...query.map(({ name, isRequired, schema }) => ({ name, in: 'query', required: isRequired, schema })),
    ],
    ...(body.length > 0 && {
      requestBody: {
        required: isRequired,
        content: { [isMultipart ? 'multipart/form-data' : 'application/json']: { schema: toObject(body) } },
      },
    }),
    responses: {
      [status]: {
        description: answer === undefined ? 'Success, without a body' : 'Success',
        ...(answer !== undefined && { content: Object.fromEntries(mediaTypes.map((type) => [type, { schema: answer }])) }),
      },
      ...Object.fromEntries(failures.map((failure) => [failure.status, { description: capitalize(failure.description), content: error }])),
    },
  };
}

/** `user-attributes` is tagged `User Attributes`. */
function tagOf(resource: string): string {
  return resource
    .split('-')
    .map((word) => abbreviations.find((known) => known.toLowerCase() === word) ?? capitalize(word))
    .join(' ');
}

const abbreviations = ['API', 'OAuth', 'OIDC', 'SCIM'];

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function toObject(fields: readonly Field[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}
