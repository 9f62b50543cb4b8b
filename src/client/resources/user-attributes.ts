import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { Open } from '../json/Open.js';
import { refuse } from './checks/checks.js';

/**
 * Lists the user attributes of the account, newest first (docs/contract/users.md#user-attributes).
 * @throws 400 if the cursor belongs to another list
 */
export const getUserAttributes = listOperation<GetUserAttributesParams, UserAttribute>('getUserAttributes', '/api/v1/user-attributes');

/**
 * Defines a user attribute. Its name and type cannot be changed later (docs/contract/users.md#user-attributes).
 * @throws 403 if the caller is not an admin
 * @throws 409 if the name is taken
 */
export const createUserAttribute = operation<UserAttributeCreateInput, UserAttribute>(
  'createUserAttribute',
  'POST',
  '/api/v1/user-attributes',
  { check: ({ name }, operation) => checkFilled(name, { field: 'name', operation }) },
);

/**
 * Changes the texts and the default of a user attribute; fields that are left out stay (docs/contract/users.md#user-attributes).
 * @throws 403 if the caller is not an admin
 * @throws 404 if the attribute does not exist
 */
export const updateUserAttribute = operation<{ readonly id: number } & UserAttributeUpdateInput, UserAttribute>(
  'updateUserAttribute',
  'PUT',
  '/api/v1/user-attributes/{id}',
);

/**
 * Gets the values that one user has, without those that nobody set (docs/contract/users.md#user-attributes).
 * @throws 403 if the values belong to another user and the caller is not an admin
 * @throws 404 if the user does not exist
 */
export const getUserAttributeValues = operation<{ readonly userId: number }, readonly UserAttributeValue[]>(
  'getUserAttributeValues',
  'GET',
  '/api/v1/user-attribute-values/{userId}',
);

/**
 * Sets a user's value for an attribute; `null` clears it. 400 if the value does not have the attribute's type.
 * The two ids travel as texts (docs/contract/users.md#user-attributes).
 * @throws 400 if the type of the value or of a list item does not match the attribute, or an id is not a number
 * @throws 403 if the caller is not an admin, even for their own value
 * @throws 404 if the user or attribute does not exist
 */
export const upsertUserAttributeValue = operation<UserAttributeValueCreateInput, UserAttributeValue>(
  'upsertUserAttributeValue',
  'POST',
  '/api/v1/user-attribute-values',
  {
    check({ userId, userAttributeId }, operation) {
      checkFilled(userId, { field: 'userId', operation });
      checkFilled(userAttributeId, { field: 'userAttributeId', operation });
    },
  },
);

/** The filters of the attributes. */
export interface GetUserAttributesParams extends CursorParams {
  /** The whole name. */
  readonly name?: string | null | undefined;
  /** Only attributes of this type. */
  readonly type?: AttributeType | null | undefined;
}

/** The types of value that an attribute can have. */
export type AttributeType = 'string' | 'number' | 'boolean' | 'string_array' | 'number_array';

/** An attribute that users can have a value for. Policies read it as `userAttributes.{name}`. */
export interface UserAttribute {
  readonly id: number;
  readonly name: string;
  /** The type of its values. */
  readonly type: Open<AttributeType>;
  /** The name to show. Policies use `name`. */
  readonly displayName?: string | null;
  /** An explanation for admins. */
  readonly description?: string | null;
  /** The value of users without one, as text. */
  readonly defaultValue?: string | null;
}

/** A new attribute. */
export interface UserAttributeCreateInput {
  /** @minLength 1 */
  readonly name: string;
  /** The type of its values, which cannot change later. */
  readonly type: AttributeType;
  /** The name to show. Policies use `name`. */
  readonly displayName?: string | null | undefined;
  /** An explanation for admins. */
  readonly description?: string | null | undefined;
  /** The value of users without one, as text. */
  readonly defaultValue?: string | null | undefined;
}

/** A change of an attribute. A missing field stays as it is. */
export interface UserAttributeUpdateInput {
  /** The name to show. Policies use `name`. */
  readonly displayName?: string | null | undefined;
  /** An explanation for admins. */
  readonly description?: string | null | undefined;
  /** The value of users without one, as text. */
  readonly defaultValue?: string | null | undefined;
}

/** One attribute value sent with a call, keyed by the name of its attribute. */
export interface UserAttributeInput {
  /** The name of the attribute. */
  readonly name: string;
  /** The value, of the attribute's type. */
  readonly value?: string | number | boolean | readonly string[] | readonly number[] | null | undefined;
}

/** An attribute that a call defines on its way. Its type cannot change once it is defined. */
export interface UserAttributeDefinition {
  /** The name that policies use. */
  readonly name: string;
  /** The type of its values. */
  readonly type: Open<AttributeType>;
  /** The name to show. */
  readonly displayName?: string | null;
  /** An explanation for admins. */
  readonly description?: string | null;
  /** The value of users without one, as text. */
  readonly defaultValue?: string | null;
}

/** A user's value of one attribute. */
export interface UserAttributeValue {
  /** The id of the user. */
  readonly userId: number;
  /** The id of the attribute. */
  readonly userAttributeId: number;
  /** The name of the attribute. */
  readonly name: string;
  /** The type of the attribute. */
  readonly type: Open<AttributeType>;
  /** The name of the attribute to show. */
  readonly displayName?: string | null;
  /** The attribute's explanation for admins. */
  readonly description?: string | null;
  /** The value; `null` if the user has none. */
  readonly value?: unknown;
  /** The value as a text for people. */
  readonly formattedValue?: unknown;
}

/** A value to set. */
export interface UserAttributeValueCreateInput {
  /**
   * The user's id as a text.
   * @minLength 1
   */
  readonly userId: string;
  /**
   * The attribute's id as a text.
   * @minLength 1
   */
  readonly userAttributeId: string;
  /** The value, of the attribute's type; `null` clears it. */
  readonly value?: unknown;
}

function checkFilled(text: string, checked: { readonly field: string; readonly operation: string }): void {
  if (text === '') refuse(checked, 'must not be empty');
}
