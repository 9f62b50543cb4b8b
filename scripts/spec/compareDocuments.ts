import { compareFields, type FieldDifference } from './compareFields.js';
import { httpMethods, type OpenApiDocument, type OpenApiOperation, type OpenApiPath } from './openApiDocument.js';
import { type DocumentDialect, noDialect } from './readDialect.js';
import { readFields } from './readFields.js';
import { resolve, serverPath } from './references.js';

/** A difference between a service's document and the client. */
export interface Difference {
  readonly operation: string;
  readonly part: 'operation' | 'status' | 'query' | 'body' | 'answer';
  /** The path of the field through objects and lists, or a status; empty for the operation or body itself. */
  readonly field: string;
  readonly what: FieldDifference;
}

/**
 * Returns every operation, status and field in which a service's document differs from the client. Fields it marks deprecated
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
      ...compareParts(ours, theirs, { client, service, dialect }),
    ];
  });
  return [...missing, ...extra, ...differing];
}

interface ListedOperation {
  readonly name: string;
  readonly path: OpenApiPath;
  readonly operation: OpenApiOperation;
}

/** Matches method and path, ignoring the names of path parameters and a trailing slash. */
function listOperations(document: OpenApiDocument, dialect: DocumentDialect): ReadonlyMap<string, ListedOperation> {
  const listed = Object.entries(document.paths).flatMap(([pattern, path]) =>
    httpMethods.flatMap((method): [string, ListedOperation][] => {
      const operation = path[method];
      if (operation === undefined) return [];
      const whole = plainPath(dialect.path(`${serverPath(operation, path, document)}${pattern}`));
      return [[`${method} ${whole}`, { name: operation.operationId ?? `${method.toUpperCase()} ${pattern}`, path, operation }]];
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
  const differences = [
    ...(known ?? []).filter((status) => !served?.includes(status)).map((status) => [status, 'only in the client'] as const),
    ...(served ?? []).filter((status) => !known?.includes(status)).map((status) => [status, 'only in the service'] as const),
  ];
  return differences.map(([field, what]) => ({ operation: ours.name, part: 'status', field, what }));
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

function compareParts(ours: ListedOperation, theirs: ListedOperation, { client, service, dialect }: Documents): Difference[] {
  return (['query', 'body', 'answer'] as const).flatMap((part) => {
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
