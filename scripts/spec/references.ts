import type { OpenApiDocument, OpenApiOperation, OpenApiParameter, OpenApiPath, Reference } from './openApiDocument.js';

/** Resolves a reference into `components`, or returns the value itself; undefined if the reference is broken or circular. */
export function resolve<T extends object>(value: T | Reference, document: OpenApiDocument, depth = 0): T | undefined {
  if (!('$ref' in value)) return value;
  const [kind = '', name = ''] = value.$ref.replace('#/components/', '').split('/');
  const group: Readonly<Record<string, unknown>> = Object(document.components);
  const target = Object(group[kind])[decodeURIComponent(name.replaceAll('~1', '/').replaceAll('~0', '~'))];
  // Documents are read defensively: a component is assumed to have the kind of its reference.
  return target === undefined || depth > maxDepth ? undefined : resolve(target as T | Reference, document, depth + 1);
}

const maxDepth = 10;

/** The parameters of an operation: its own, and those of its path that it does not replace. */
export function parametersOf(operation: OpenApiOperation, path: OpenApiPath, document: OpenApiDocument): readonly OpenApiParameter[] {
  const read = (list: OpenApiOperation['parameters'] = []) => list.flatMap((parameter) => resolve(parameter, document) ?? []);
  const own = read(operation.parameters);
  const isReplaced = ({ name, in: place }: OpenApiParameter) => own.some((other) => other.name === name && other.in === place);
  return [...read(path.parameters).filter((parameter) => !isReplaced(parameter)), ...own];
}

/** The path before an operation's own path, from the nearest `servers`; empty for the root of a host. */
export function serverPath(operation: OpenApiOperation, path: OpenApiPath, document: OpenApiDocument): string {
  const [{ url = '/', variables = {} } = {}] = operation.servers ?? path.servers ?? document.servers ?? [];
  // A variable without a default usually stands for part of the host.
  const filled = url.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => variables[name]?.default ?? 'x');
  return URL.canParse(filled, 'https://host') ? new URL(filled, 'https://host').pathname.replace(/\/$/, '') : '';
}
