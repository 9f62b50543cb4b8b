import { compareFields, type FieldDifference } from './compareFields.js';
import { httpMethods, type OpenApiContent, type OpenApiDocument, type OpenApiOperation, type OpenApiPath } from './openApiDocument.js';
import { type DocumentDialect, noDialect } from './readDialect.js';
import { contentOf, readFields } from './readFields.js';
import { resolve, serverPath } from './references.js';

/** A difference between a service's document and the client. */
export interface Difference {
  readonly operation: string;
  readonly part: 'operation' | 'status' | 'path' | 'query' | 'body' | 'answer';
  /** The path of the field through objects and lists, a status or a media type; empty for the operation or body itself. */
  readonly field: string;
  readonly what: FieldDifference;
}

/**
 * Returns every operation, status, media type and field in which a service's document differs from the client. Fields it marks deprecated
 * can be missing. Error statuses are compared if it declares any, except 401 and 500 or above.
 */
export function compareDocuments(
  client: OpenApiDocument,
  service: OpenApiDocument,
  dialect: DocumentDialect = noDialect,
): readonly Difference[] {
  const known = listOperations(client, noDialect);
  const served = listOperations(service, dialect);
  const missing = [...known].flatMap(([key, { name }]) => (served.has(key) ? [] : [differenceOf(name, 'only in the client')]));
  const extra = [...served].flatMap(([key, { name }]) => (known.has(key) ? [] : [differenceOf(name, 'only in the service')]));
  const hasErrors = [...served.values()].some(({ operation }) => statusesOf(operation).some((status) => status >= '4'));
  const differing = [...known].flatMap(([key, ours]) => {
    const theirs = served.get(key);
    if (theirs === undefined) return [];
    return [
      ...compareStatuses(ours, theirs, hasErrors),
      ...compareBodies(ours, theirs, { client, service }),
      ...compareMediaTypes(ours, theirs, { client, service }),
      ...compareParts(ours, theirs, { client, service, dialect }),
    ];
  });
  return [...missing, ...extra, ...differing];
}

interface ListedOperation {
  readonly name: string;
  readonly path: OpenApiPath;
  readonly pattern: string;
  readonly operation: OpenApiOperation;
}

/** Matches method and path, ignoring the names of path parameters and a trailing slash. */
function listOperations(document: OpenApiDocument, dialect: DocumentDialect): ReadonlyMap<string, ListedOperation> {
  const listed = Object.entries(document.paths).flatMap(([pattern, path]) =>
    httpMethods.flatMap((method): [string, ListedOperation][] => {
      const operation = path[method];
      if (operation === undefined) return [];
      const whole = plainPath(dialect.path(`${serverPath(operation, path, document)}${pattern}`));
      return [[`${method} ${whole}`, { name: operation.operationId ?? `${method.toUpperCase()} ${pattern}`, path, pattern, operation }]];
    }),
  );
  return new Map(listed);
}

function plainPath(path: string): string {
  const segments = path.replace(/\/$/, '').split('/');
  return segments.map((segment) => (segment.startsWith('{') ? '{}' : segment)).join('/');
}

function compareStatuses(ours: ListedOperation, theirs: ListedOperation, hasErrors: boolean): Difference[] {
  const isCompared = (status: string): boolean => /^2\d\d$/.test(status) || (hasErrors && /^4\d\d$/.test(status) && status !== '401');
  const [known, served] = [ours, theirs].map(({ operation }) => statusesOf(operation).filter(isCompared));
  return onlyInOne(known, served).map(([field, what]) => ({ operation: ours.name, part: 'status', field, what }));
}

function onlyInOne(known: readonly string[] = [], served: readonly string[] = []): (readonly [field: string, what: FieldDifference])[] {
  return [
    ...known.filter((name) => !served.includes(name)).map((name) => [name, 'only in the client'] as const),
    ...served.filter((name) => !known.includes(name)).map((name) => [name, 'only in the service'] as const),
  ];
}

function statusesOf({ responses = {} }: OpenApiOperation): readonly string[] {
  return Object.keys(responses).toSorted();
}

function compareBodies(ours: ListedOperation, theirs: ListedOperation, { client, service }: Omit<Documents, 'dialect'>): Difference[] {
  const isRequired = ({ operation: { requestBody } }: ListedOperation, document: OpenApiDocument): boolean =>
    requestBody !== undefined && resolve(requestBody, document)?.required === true;
  const [known, served] = [isRequired(ours, client), isRequired(theirs, service)];
  if (known === served) return [];
  return [{ operation: ours.name, part: 'body', field: '', what: served ? 'required by the service' : 'optional at the service' }];
}

/** Compared only if both sides list media types and neither accepts any type. */
function compareMediaTypes(ours: ListedOperation, theirs: ListedOperation, { client, service }: Omit<Documents, 'dialect'>): Difference[] {
  return (['body', 'answer'] as const).flatMap((part) => {
    const [known, served] = [contentOf(part, ours.operation, client), contentOf(part, theirs.operation, service)].map(mediaTypesOf);
    if (known === undefined || served === undefined || known.includes('*/*') || served.includes('*/*')) return [];
    return onlyInOne(known, served).map(([field, what]) => ({ operation: ours.name, part, field, what }));
  });
}

/** Without parameters, such as a charset. */
function mediaTypesOf(content: OpenApiContent | undefined): readonly string[] | undefined {
  return content && Object.keys(content).map((type) => type.split(';')[0]?.trim().toLowerCase() ?? '');
}

function compareParts(ours: ListedOperation, theirs: ListedOperation, { client, service, dialect }: Documents): Difference[] {
  return (['path', 'query', 'body', 'answer'] as const).flatMap((part) => {
    const known = readFields({ ...ours, part, document: client, vocabulary: noDialect.vocabulary });
    const served = readFields({ ...theirs, part, document: service, vocabulary: dialect.vocabulary });
    return compareFields(known, served).map(([field, what]) => ({ operation: ours.name, part, field, what }));
  });
}

interface Documents {
  readonly client: OpenApiDocument;
  readonly service: OpenApiDocument;
  readonly dialect: DocumentDialect;
}

function differenceOf(operation: string, what: FieldDifference): Difference {
  return { operation, part: 'operation', field: '', what };
}
