import { Hono } from 'hono';
import type { ManagementEnv } from '../access/ManagementContext.js';
import { readSessionRequest, type SessionRequest } from '../access/readSessionRequest.js';
import { invalid } from '../http/fields.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import type { EmbedOptions } from '../tenant/callers/embedOptions.js';
import { requireAdmin, requireDeploymentAccess } from '../tenant/callers/guards.js';
import { requireServedBranch } from '../tenant/deployments/requireServedBranch.js';
import { canBeEmbedded } from '../tenant/embedding/Embedding.js';
import { ensureEmbedTenant } from '../tenant/embedding/embedTenants.js';
import { provisionEmbedUser } from '../tenant/embedding/embedUsers.js';
import { checkAttributeTypes, defineAttributes } from '../tenant/people/attributeDefinitions.js';
import { isValueOf, policyAttributesFrom, policyAttributesOf } from '../tenant/people/attributeValues.js';
import type { People } from '../tenant/people/People.js';
import type { Tenant } from '../tenant/Tenant.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput } from './readInput.js';
import { routeOf } from './routeOf.js';

export function embedSessionsRoutes({ tenant, embedSessions }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();

  routes.on(...routeOf('generateSession'), async (context) => {
    const caller = requireAdmin(context.get('caller'));
    const request = readSessionRequest(await readInput(context, 'generateSession'));
    requireDeploymentAccess(caller, request.deploymentId);
    checkEmbeddable(tenant, request);
    const { deploymentId, embedTenantName, isCreator, attributeDefinitions } = request;
    checkAttributeTypes(tenant.people, attributeDefinitions);
    checkAttributeValues(tenant.people, request);
    const subject = subjectOf(tenant, request);
    defineAttributes(tenant.people, attributeDefinitions);
    const userAttributes = attributesOf(tenant.people, request, subject);
    const options = { ...request.options, userAttributes };
    return context.json({ sessionId: embedSessions.open({ deploymentId, embedTenantName, isCreator, ...subject, options }) });
  });

  routes.on(...routeOf('postTokenBySessionId'), async (context) => {
    const { sessionId } = await readInput(context, 'postTokenBySessionId');
    return context.json({ token: await embedSessions.redeem(sessionId) });
  });

  routes.on(...routeOf('revokeSession'), async (context) => {
    requireAdmin(context.get('caller'));
    if (!tenant.embedding.isOn) throw new ServiceFailure(403, 'Embedding is off for this account.');
    const { sessionId } = await readInput(context, 'revokeSession');
    if (!/^[0-9a-f]{32}$/.test(sessionId)) throw invalid('sessionId', 'must be 32 lower-case hexadecimal digits');
    embedSessions.revoke(sessionId);
    return context.body(null, 204);
  });

  return routes;
}

/** True if queries of the session can run: the deployment may be embedded, and an environment serves the branch. */
function checkEmbeddable({ deployments, embedding }: Tenant, { deploymentId, branchName }: SessionRequest): void {
  if (deployments.deployments.find(deploymentId) === undefined) throw new ServiceFailure(404, `There is no deployment ${deploymentId}.`);
  if (!canBeEmbedded(embedding, deploymentId)) throw new ServiceFailure(403, `Embedding is off for deployment ${deploymentId}.`);
  requireServedBranch(deployments, deploymentId, branchName);
}

/** For an existing user of the account, returns the stored values; otherwise those of the request. */
function attributesOf(people: People, { userAttributes }: SessionRequest, { userId }: SessionSubject): EmbedOptions['userAttributes'] {
  return userId === undefined ? policyAttributesFrom(people, userAttributes) : policyAttributesOf(people, userId);
}

/** Before anything is written: the values must fit the attributes that are there and those that are defined on the way. */
function checkAttributeValues({ attributes }: People, { userAttributes, attributeDefinitions }: SessionRequest): void {
  const types = new Map([...attributeDefinitions, ...attributes.values()].map(({ name, type }) => [name, type]));
  for (const { name, value = null } of userAttributes) {
    const type = types.get(name);
    if (type === undefined) throw invalid('userAttributes', `contains an attribute that the account does not define: "${name}"`);
    if (!isValueOf(type, value)) throw invalid('userAttributes', `must have a ${type} for "${name}"`);
  }
}

function subjectOf(tenant: Tenant, { subject, embedTenantName, tenantDisplayName }: SessionRequest): SessionSubject {
  const embeddedUser = 'internalId' in subject ? undefined : provisionEmbedUser(tenant, embedTenantName ?? null, subject);
  const user = 'internalId' in subject ? requireAccountUser(tenant, subject.internalId) : undefined;
  if (embedTenantName !== undefined) ensureEmbedTenant(tenant, embedTenantName, tenantDisplayName);
  return { embedUserId: embeddedUser?.id, userId: user?.id };
}

interface SessionSubject {
  readonly embedUserId: number | undefined;
  readonly userId: number | undefined;
}

/** `internalId` is the email of a user of the account. */
function requireAccountUser({ people }: Tenant, internalId: string): { readonly id: number } {
  const user = people.users.values().find(({ email }) => email === internalId);
  if (user === undefined || user.isDeactivated) throw new ServiceFailure(404, `There is no user "${internalId}" in this account.`);
  return user;
}
