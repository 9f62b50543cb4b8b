import { deploymentId as chatDeploymentId } from '../addresses.js';
import type { Credentials } from '../session/credentials.js';
import type { Caller, EmbedCaller } from '../tenant/callers/Caller.js';
import { effectiveSettings } from '../tenant/callers/embedOptions.js';
import type { DeploymentRecord } from '../tenant/deployments/Deployments.js';
import { policyAttributesOf } from '../tenant/people/attributeValues.js';
import type { Tenant } from '../tenant/Tenant.js';

/**
 * A service token that acts on behalf of the caller, on the chat too where it stands on this deployment
 * (docs/contract/authentication.md#chat-claims).
 * The token of an embed session ends with it, and has its attributes, security context, branch and settings.
 */
export function mintDeploymentToken(
  { mintToken }: Credentials,
  { id }: DeploymentRecord,
  { caller, tenant, expiresInSeconds }: DeploymentTokenOptions,
): Promise<string> {
  const hasChat = String(id) === chatDeploymentId;
  if (caller.kind === 'embed') {
    const mayChat = hasChat && effectiveSettings(caller.options.settings).allowAi !== false;
    const externalId = embedIdentity(tenant, caller);
    return mintToken({
      externalId,
      deploymentId: id,
      embedSessionId: caller.sessionId,
      userAttributes: caller.options.userAttributes,
      scope: mayChat ? ['data', 'chat'] : ['data'],
      expiresInSeconds,
    });
  }
  const { user } = caller;
  return mintToken({
    sub: user.email,
    email: user.email,
    deploymentId: id,
    userAttributes: policyAttributesOf(tenant.people, user.id),
    scope: hasChat ? ['data', 'chat'] : ['data'],
    expiresInSeconds,
  });
}

/** Keeps the threads of embed users apart from those of everybody else, and of each other's tenants. */
function embedIdentity({ embedding }: Tenant, { embedTenantName, embedUserId, user }: EmbedCaller): string {
  const name = embedUserId === undefined ? user?.email : embedding.users.find(embedUserId)?.externalId;
  return `embed/${embedTenantName ?? ''}/${name ?? ''}`;
}

interface DeploymentTokenOptions {
  readonly caller: Caller;
  readonly tenant: Tenant;
  readonly expiresInSeconds: number;
}
