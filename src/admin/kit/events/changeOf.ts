import type { EmittedEvent, OptionalDetails } from '../../../data/events/EmitContext.js';

/** Returns the event for a successful action, and its values unless they may contain credentials. */
export function changeOf({ widget, operation, ids, before, after }: Change): [event: EmittedEvent, details: OptionalDetails] {
  const event = { type: 'admin.changed', widget, operation, ids } as const;
  return [event, secretOperations.has(operation) ? {} : { values: { before, after } }];
}

interface Change {
  readonly widget: string;
  readonly operation: string;
  readonly ids: readonly (string | number)[];
  readonly before: unknown;
  readonly after: unknown;
}

/** Returns the ids in an action's arguments, or in its result if it created a record. */
export function idsIn(args: readonly unknown[], result: unknown): readonly (string | number)[] {
  return [idOf(args[0]) ?? idOf(result)].filter((id) => id !== undefined);
}

function idOf(value: unknown): string | number | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/** Operations whose parameters or results contain credentials, which must not be logged. */
const secretOperations: ReadonlySet<string> = new Set([
  'createApiKey',
  'createToken',
  'deploymentToken',
  'generateSession',
  'postTokenBySessionId',
  'getDeploymentEnvironmentTokens',
  'createDeploymentEnvironmentToken',
  'createDeploymentEnvironmentTokenForMetaSync',
  'setEnvVariables',
  'createOAuthIntegration',
  'updateOAuthIntegration',
  'saveIntegration',
]);
