import type { Open } from '../http/Open.js';
import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';

/** Newest first (payload facts, User Attributes). */
export function getUserAttributes(client: ServiceClient, query: GetUserAttributesParams = {}, options?: CallOptions) {
  return getPage<UserAttribute>(client, '/api/v1/user-attributes', { ...options, operation: 'getUserAttributes', query });
}

/** (payload facts, User Attributes). */
export function createUserAttribute(client: ServiceClient, body: UserAttributeCreateInput, options?: CallOptions) {
  return client.post<UserAttribute>('/api/v1/user-attributes', { ...options, operation: 'createUserAttribute', body });
}

/** (payload facts, User Attributes). */
export function updateUserAttribute(
  client: ServiceClient,
  { id, ...body }: { readonly id: number } & UserAttributeUpdateInput,
  options?: CallOptions,
) {
  return client.put<UserAttribute>(path`/api/v1/user-attributes/${id}`, { ...options, operation: 'updateUserAttribute', body });
}

/** (plain array) (payload facts, User Attribute Values). */
export function getUserAttributeValues(client: ServiceClient, { userId }: { readonly userId: number }, options?: CallOptions) {
  return client.get<readonly UserAttributeValue[]>(path`/api/v1/user-attribute-values/${userId}`, {
    ...options,
    operation: 'getUserAttributeValues',
  });
}

/** (payload facts, User Attribute Values). */
export function upsertUserAttributeValue(client: ServiceClient, body: UserAttributeValueCreateInput, options?: CallOptions) {
  return client.post<UserAttributeValue>('/api/v1/user-attribute-values', { ...options, operation: 'upsertUserAttributeValue', body });
}

/** Which of them `getUserAttributes` lists, or how. */
export interface GetUserAttributesParams extends CursorParams {
  readonly name?: string | null | undefined;
  readonly type?: AttributeType | null | undefined;
}

export type AttributeType = 'string' | 'number' | 'boolean' | 'string_array' | 'number_array';

export interface UserAttribute {
  readonly id: number;
  readonly name: string;
  readonly type: Open<AttributeType>;
  readonly displayName?: string | null;
  readonly description?: string | null;
  readonly defaultValue?: string | null;
}

export interface UserAttributeCreateInput {
  /** At least 1. */
  readonly name: string;
  readonly type: AttributeType;
  readonly displayName?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly defaultValue?: string | null | undefined;
}

export interface UserAttributeUpdateInput {
  readonly displayName?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly defaultValue?: string | null | undefined;
}

/** Used by embed, exports, notifications. */
export interface UserAttributeInput {
  readonly name: string;
  readonly value?: string | number | boolean | readonly string[] | readonly number[] | null | undefined;
}

/** Type cannot change once defined. */
export interface UserAttributeDefinition {
  readonly name: string;
  readonly type: Open<AttributeType>;
  readonly displayName?: string | null;
  readonly description?: string | null;
  readonly defaultValue?: string | null;
}

export interface UserAttributeValue {
  readonly userId: number;
  readonly userAttributeId: number;
  readonly name: string;
  readonly type: Open<AttributeType>;
  readonly displayName?: string | null;
  readonly description?: string | null;
  readonly value?: unknown;
  readonly formattedValue?: unknown;
}

export interface UserAttributeValueCreateInput {
  /** At least 1. */
  readonly userId: string;
  /** At least 1. */
  readonly userAttributeId: string;
  readonly value?: unknown;
}
