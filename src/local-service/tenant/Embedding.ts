import type { Table } from './Table.js';

/** Tenants of the customer's own product, their people, and what is shared with them. */
export interface Embedding {
  readonly tenants: Table<EmbedTenantRecord>;
  readonly users: Table<EmbedUserRecord>;
  readonly groups: Table<EmbedGroupRecord>;
  readonly shares: Table<EmbedShareRecord>;
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
  readonly embedTenantName: string;
  readonly externalId: string;
  readonly username: string;
  readonly email: string | null;
  readonly firstName: string | null;
  /** Names of groups of the account. */
  readonly groups: readonly string[];
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
