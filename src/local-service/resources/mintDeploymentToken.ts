import { deploymentId as chatDeploymentId } from '../addresses.js';
import type { Credentials } from '../credentials.js';
import type { DeploymentRecord } from '../tenant/deployments/Deployments.js';
import { policyAttributesOf } from '../tenant/people/attributeValues.js';
import type { People, UserRecord } from '../tenant/people/People.js';

/** A service token that speaks for the user, on the chat too where it stands on this deployment (interface, section 5, 9). */
export function mintDeploymentToken(
  { mintToken }: Credentials,
  { id }: DeploymentRecord,
  { user, people, expiresInSeconds }: DeploymentTokenOptions,
): Promise<string> {
  const hasChat = String(id) === chatDeploymentId;
  return mintToken({
    sub: user.email,
    email: user.email,
    deploymentId: id,
    userAttributes: policyAttributesOf(people, user.id),
    scope: hasChat ? ['data', 'chat'] : ['data'],
    expiresInSeconds,
  });
}

interface DeploymentTokenOptions {
  readonly user: UserRecord;
  readonly people: People;
  readonly expiresInSeconds: number;
}
