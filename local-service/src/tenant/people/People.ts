import type { AttributeType, JsonObject, ResourceOwner, Role, UserAttribute, UserSettingsInput } from '@parley/react/client';
import type { Table } from '../Table.js';

/** Users of the tenant with their groups, roles, attributes and keys. Times are milliseconds since 1970. */
export interface People {
  readonly users: Table<UserRecord>;
  readonly groups: Table<GroupRecord>;
  /** Roles the tenant made itself; built-in ones are not listed. */
  readonly roles: Table<Role>;
  readonly attributes: Table<AttributeRecord>;
  readonly attributeValues: Table<AttributeValueRecord>;
  readonly apiKeys: Table<ApiKeyRecord>;
}

export interface UserRecord {
  readonly id: number;
  readonly email: string;
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly title: string | null;
  readonly picture: string | null;
  readonly externalId: string | null;
  readonly isAdmin: boolean;
  readonly isDeactivated: boolean;
  readonly settings: UserSettingsInput;
  readonly notifications: JsonObject;
  readonly tosAccepted: JsonObject | null;
  /** Of built-in roles and of the tenant's own. */
  readonly roleIds: readonly number[];
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly lastLogin: number | null;
}

export interface GroupRecord {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly userIds: readonly number[];
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface AttributeRecord extends UserAttribute {
  readonly type: AttributeType;
}

/** What one user has for one attribute. */
export interface AttributeValueRecord {
  readonly id: number;
  readonly userId: number;
  readonly attributeId: number;
  readonly value: AttributeValue | null;
}

export type AttributeValue = string | number | boolean | readonly string[] | readonly number[];

export interface ApiKeyRecord {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly token: string;
  /** `null` for every deployment. */
  readonly deploymentIds: readonly number[] | null;
  /** Beginnings of paths; `null` for every path. */
  readonly allowedEndpoints: readonly string[] | null;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly lastUsedAt: number | null;
}

/** The owner as resources contain it; `null` if the user was deleted. */
export function ownerOf({ users }: People, userId: number | null): ResourceOwner | null {
  const user = userId === null ? undefined : users.find(userId);
  return user === undefined ? null : toOwner(user);
}

export function toOwner({ id, email, firstName, picture }: UserRecord): ResourceOwner {
  return { id, email, firstName, picture };
}
