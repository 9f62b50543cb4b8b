import { permissionOf } from '../../../client/permissions/operationPermissions.js';
import { useCanCall } from '../../../data/permissions/useCanCall.js';

/**
 * Returns a function that is true for an operation which the user's policies refuse: everywhere, or in the deployment of the widget. Widgets
 * whose operations need no policies do not read them.
 */
export function useRefusals(actions: Readonly<Record<string, Operated>>, options: object): (operation: Operated['operation']) => boolean {
  const enabled = Object.values(actions).some(({ operation }) => typeof operation === 'string' && permissionOf(operation) !== undefined);
  const canCall = useCanCall({ enabled });
  const deploymentId = 'deploymentId' in options && typeof options.deploymentId === 'number' ? options.deploymentId : undefined;
  // What is sent for some items need not be sent for others.
  return (operation) => typeof operation === 'string' && canCall(operation, deploymentId).answer === 'refused';
}

/** An action, as far as its operation. */
interface Operated {
  readonly operation: string | ((...args: never[]) => string);
}
