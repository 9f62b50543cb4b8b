import { generateSession, listEmbedTenantWorkbooks, postTokenBySessionId, type ServiceClient } from '../../../src/client.js';
import type { ContractWorld } from '../contract/ContractWorld.js';
import type { OperationContract } from '../contract/OperationContract.js';

interface EmbedSubject {
  readonly externalId?: string;
  /** `null` for a user of no embed tenant. */
  readonly embedTenantName?: string | null;
  readonly deploymentId?: number;
}

/** The client of an embedded page; by default of the first user of the first embed tenant. */
export async function embedClient(world: ContractWorld, subject: EmbedSubject = {}): Promise<ServiceClient> {
  const { externalId = 'user-1', embedTenantName = 'harbor-goods', deploymentId = 1 } = subject;
  const { sessionId } = await generateSession(world.admin, { deploymentId, externalId, embedTenantName });
  const { token } = await postTokenBySessionId(world.admin, { sessionId });
  return world.clientOf({ kind: 'embed-token', token });
}

/** The workbook of this name that is shared with a seeded embed tenant, with its published dashboard. */
export async function sharedWorkbook(world: ContractWorld, name: string, embedTenantName = 'harbor-goods') {
  const { items } = await listEmbedTenantWorkbooks(world.admin, { deploymentId: 1, embedTenantName });
  const workbook = items.find((item) => item.name === name);
  const dashboard = workbook?.publishedDashboard;
  if (workbook === undefined || !dashboard) throw new Error(`The seed shares no published "${name}" with ${embedTenantName}.`);
  return { id: workbook.id, dashboard, publicId: dashboard.publicId };
}

export type Refusals<Params> = OperationContract<Params>['refuses'];

export function adminOnly<Params>(params: Params): Refusals<Params> {
  return {
    'a caller who is not an admin': { params, as: analyst, status: 403 },
    'an embed session': { params, as: embedClient, status: 403 },
  };
}

export function analyst(world: ContractWorld): ServiceClient {
  return world.analyst;
}

/** Sends a body unchanged, bypassing the checks of the client. */
export async function sendAsAdmin({ service }: ContractWorld, method: string, path: string, body?: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${service.apiKey}`, 'content-type': 'application/json' };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  return service.fetch(new Request(`${service.addresses.baseUrl}${path}`, init));
}
