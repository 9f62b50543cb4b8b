import type { OperationId } from '@parley/react/client';
import document from './openapi.json' with { type: 'json' };

/** Method and path of an operation in the document that the service publishes, as the router takes them. */
export function routeOf(id: OperationId): readonly [method: string, path: string] {
  const route = routes.get(id);
  if (route === undefined) throw new Error(`openapi.json has no operation ${id}. Run npm run spec:write.`);
  return route;
}

const paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>> = document.paths;

const routes = new Map(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [
      operationId,
      [method.toUpperCase(), path.replaceAll(/\{(\w+)\}/g, ':$1')] as const,
    ]),
  ),
);
