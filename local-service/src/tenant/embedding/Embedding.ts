import type { Table } from '../Table.js';

/** Tenants of the customer's own product, their people, what is shared with them, and what they say about it. */
export interface Embedding {
  readonly tenants: Table<EmbedTenantRecord>;
  readonly users: Table<EmbedUserRecord>;
  readonly groups: Table<EmbedGroupRecord>;
  readonly shares: Table<EmbedShareRecord>;
  readonly comments: Table<CommentRecord>;
  /** True if anything may be embedded at all. */
  readonly isOn: boolean;
  /** Deployments that nothing may be embedded from. */
  readonly closedDeploymentIds: readonly number[];
  /** Most embed users that are not ephemeral. */
  readonly maxUsers: number;
}

export function canBeEmbedded({ isOn, closedDeploymentIds }: Embedding, deploymentId: number): boolean {
  return isOn && !closedDeploymentIds.includes(deploymentId);
}

export interface EmbedTenantRecord {
  readonly id: number;
  /** Canonical: lower case. */
  readonly name: string;
  readonly displayName: string | null;
  readonly createdAt: number;
}

export interface EmbedUserRecord {
  readonly id: number;
  /** `null` for users of no tenant. */
  readonly embedTenantName: string | null;
  /** Unique in its tenant. */
  readonly externalId: string;
  readonly username: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly picture: string | null;
  /** Names of groups of the account. */
  readonly groups: readonly string[];
  readonly isEphemeral: boolean;
  readonly isDeactivated: boolean;
  readonly createdAt: number;
  readonly lastLogin: number | null;
}

export interface EmbedGroupRecord {
  readonly id: number;
  readonly embedTenantName: string;
  readonly name: string;
  readonly description: string | null;
  readonly embedUserIds: readonly number[];
}

/** A workbook or a folder with all in it, shared with one embed tenant or with all embed users. */
export interface EmbedShareRecord {
  readonly id: number;
  readonly item: { readonly type: 'WORKBOOK' | 'FOLDER'; readonly id: number };
  /** `null` for all embed users. */
  readonly embedTenantName: string | null;
}

/** A comment on a published dashboard; the root of a thread where it has no parent. */
export interface CommentRecord {
  readonly id: number;
  readonly dashboardPublicId: string;
  readonly embedTenantName: string;
  readonly embedUserId: number;
  readonly parentId: number | null;
  readonly body: string;
  readonly createdAt: number;
  readonly editedAt: number | null;
  readonly removedAt: number | null;
  /** Of roots only, as `resolvedBy`. */
  readonly resolvedAt: number | null;
  readonly resolvedBy: number | null;
}
