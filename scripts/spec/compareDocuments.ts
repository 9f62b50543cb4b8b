import type { OpenApiDocument, OpenApiOperation } from './openApiDocument.js';
import { type DocumentField, readFields } from './readFields.js';

/** One point where a service's document and the client differ. */
export interface Difference {
  readonly operation: string;
  /** `operation`, `query`, `body` or `answer`. */
  readonly part: string;
  /** The field with its way through objects and lists; empty for the operation itself. */
  readonly field: string;
  readonly what: 'only in the service' | 'only in the client' | 'required by the service' | 'optional at the service' | 'of another type';
}

/** Names of a white-labelled service, each with the name the interface has for it: path segments, parameters and fields alike. */
export type RenameMap = Readonly<Record<string, string>>;

/** Every operation and field by which a service's document differs from what the client knows. Fields it marks deprecated may be missing. */
export function compareDocuments(client: OpenApiDocument, service: OpenApiDocument, renames: RenameMap = {}): readonly Difference[] {
  const known = listOperations(client, {});
  const served = listOperations(service, renames);
  const missing = [...known].flatMap(([key, { name }]) => (served.has(key) ? [] : [differenceOf(name, 'only in the client')]));
  const extra = [...served].flatMap(([key, { name }]) => (known.has(key) ? [] : [differenceOf(name, 'only in the service')]));
  const differing = [...known].flatMap(([key, ours]) => {
    const theirs = served.get(key);
    return theirs === undefined ? [] : compareOperations(ours, theirs, { client, service, renames });
  });
  return [...missing, ...extra, ...differing];
}

interface ListedOperation {
  readonly name: string;
  readonly operation: OpenApiOperation;
}

/** By method and path; the names of path parameters and a slash at the end make no difference. */
function listOperations({ paths }: OpenApiDocument, renames: RenameMap): ReadonlyMap<string, ListedOperation> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => httpMethods.includes(method))
        .map(([method, operation]): [string, ListedOperation] => [
          `${method} ${plainPath(path, renames)}`,
          { name: operation.operationId ?? `${method.toUpperCase()} ${path}`, operation },
        ]),
    ),
  );
}

const httpMethods: readonly string[] = ['get', 'put', 'post', 'patch', 'delete'];

function plainPath(path: string, renames: RenameMap): string {
  const segments = path.replace(/\/$/, '').split('/');
  return segments.map((segment) => (segment.startsWith('{') ? '{}' : (renames[segment] ?? segment))).join('/');
}

function compareOperations(ours: ListedOperation, theirs: ListedOperation, { client, service, renames }: Documents): Difference[] {
  return (['query', 'body', 'answer'] as const).flatMap((part) => {
    const known = readFields(ours.operation, part, client, {});
    const served = readFields(theirs.operation, part, service, renames);
    return compareFields(known, served).map(([field, what]) => ({ operation: ours.name, part, field, what }));
  });
}

interface Documents {
  readonly client: OpenApiDocument;
  readonly service: OpenApiDocument;
  readonly renames: RenameMap;
}

type Fields = ReadonlyMap<string, DocumentField>;

function compareFields(known: Fields, served: Fields): (readonly [field: string, what: Difference['what']])[] {
  const names = [...new Set([...known.keys(), ...served.keys()])].toSorted();
  return names.flatMap((name) => {
    const what = differenceBetween(known.get(name), served.get(name));
    // What stands inside a field that is missing as a whole needs no line of its own.
    return what === undefined || isInsideMissing(name, known, served) ? [] : [[name, what] as const];
  });
}

function differenceBetween(ours: DocumentField | undefined, theirs: DocumentField | undefined): Difference['what'] | undefined {
  if (ours === undefined) return 'only in the service';
  if (theirs === undefined) return ours.isDeprecated ? undefined : 'only in the client';
  if (!ours.types.has('any') && !theirs.types.has('any') && ![...ours.types].some((type) => theirs.types.has(type)))
    return 'of another type';
  if (ours.isRequired === theirs.isRequired || theirs.isDeprecated || ours.isDeprecated) return undefined;
  return theirs.isRequired ? 'required by the service' : 'optional at the service';
}

function isInsideMissing(name: string, known: Fields, served: Fields): boolean {
  const end = Math.max(name.lastIndexOf('.'), name.lastIndexOf('[]'));
  if (end === -1) return false;
  const parent = name.slice(0, end);
  return known.has(parent) !== served.has(parent) || isInsideMissing(parent, known, served);
}

function differenceOf(operation: string, what: Difference['what']): Difference {
  return { operation, part: 'operation', field: '', what };
}
