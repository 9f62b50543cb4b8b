import type { EmittedEvent, OptionalDetails } from '../../../data/events/EmitContext.js';

/** Returns the event of an action that was carried out, and its values, unless they are secrets. */
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

/** Returns the ids in the arguments of an action or, of a new record, in its result. */
export function idsIn(args: readonly unknown[], result: unknown): readonly (string | number)[] {
  return [idOf(args[0]) ?? idOf(result)].filter((id) => id !== undefined);
}

function idOf(value: unknown): string | number | undefined {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'string' || typeof id === 'number' ? id : undefined;
}

/** Their parameters or results contain credentials, which belong in no log. */
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
