import { useAnswers } from '../../../data/permissions/useAnswers.js';
import { usePermissionRules } from '../../../data/permissions/usePermissionRules.js';

/**
 * Returns a function that is true for an operation which the user's policies refuse: everywhere, or in the deployment of the widget. Widgets
 * whose operations need no policies do not read them.
 */
export function useRefusals(actions: Readonly<Record<string, Operated>>, options: object): (operation: Operated['operation']) => boolean {
  const rules = usePermissionRules();
  const enabled = Object.values(actions).some(
    ({ operation }) => typeof operation === 'string' && rules?.permissionOf(operation) !== undefined,
  );
  const canCall = useAnswers(rules?.canCall, enabled);
  const deploymentId = 'deploymentId' in options && typeof options.deploymentId === 'number' ? options.deploymentId : undefined;
  // What is sent for some items need not be sent for others.
  return (operation) => typeof operation === 'string' && canCall(operation, deploymentId).answer === 'refused';
}

/** An action, as far as its operation. */
interface Operated {
  readonly operation: string | ((...args: never[]) => string);
}
