import type { EmbedAccessResponse, UpdateEmbedAccessInput } from '../../client/resources/embed-access.js';

/** Who a dashboard is shared with: one tenant, or all embed users. */
export interface EmbedAccessEntry {
  /** The name of the tenant; `*`, which is no valid name, for all embed users. */
  readonly id: string;
  /** The name to show. */
  readonly name: string;
}

/** The id of the entry of all embed users. */
export const everyoneId = '*';

/** Returns who the dashboard is shared with, all embed users first. */
export function entriesOf({ allEmbedUsers, tenants }: EmbedAccessResponse, everyone: string): readonly EmbedAccessEntry[] {
  const shared = tenants.filter(({ action }) => action !== 'none').map(({ embedTenantName: name }) => ({ id: name, name }));
  return allEmbedUsers.enabled ? [{ id: everyoneId, name: everyone }, ...shared] : shared;
}

/** Returns the part of the input of a change that names its target. */
export function targetOf(id: string): Pick<UpdateEmbedAccessInput, 'embedTenantName' | 'allEmbedUsers'> {
  return id === everyoneId ? { allEmbedUsers: true } : { embedTenantName: id };
}
