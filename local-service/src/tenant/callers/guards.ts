import { ServiceFailure } from '../../http/ServiceFailure.js';
import type { Caller, MemberCaller } from './Caller.js';

/** 403 for whoever is not a tenant admin. */
export function requireAdmin(caller: Caller): MemberCaller {
  if (caller.kind === 'embed' || !caller.isAdmin) throw new ServiceFailure(403, 'Only tenant admins can do this.');
  return caller;
}

/** 403 for an embed session, where a workspace session or an API key is needed. */
export function requireMember(caller: Caller): MemberCaller {
  if (caller.kind === 'embed')
    throw new ServiceFailure(403, 'Embed sessions cannot call this endpoint. Use a workspace session or an API key.');
  return caller;
}

/** 403 if the credential is limited to other deployments. */
export function requireDeploymentAccess({ deploymentIds }: Caller, deploymentId: number): void {
  if (deploymentIds !== undefined && !deploymentIds.includes(deploymentId)) {
    throw new ServiceFailure(403, `This credential does not grant access to deployment ${deploymentId}.`);
  }
}
