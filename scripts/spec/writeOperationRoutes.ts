import type { OperationShape } from './readOperations.js';

/** The source of `operation-routes.ts`. */
export function writeOperationRoutes(operations: readonly OperationShape[]): string {
  const lines = operations.map(({ id, method, path }) => `  ${id}: { method: '${method}', path: '${path}' },\n`);
  return `// Written by npm run spec:write from the statements of the operations, for code that must not carry their calls.
import type { OperationRoute } from '../http/operation.js';

/** Method and path of every operation by its id, without the calls. */
export const operationRoutes = {
${lines.join('')}} as const satisfies Readonly<Record<string, OperationRoute>>;

/** The id of an operation. */
export type OperationId = keyof typeof operationRoutes;
`;
}
