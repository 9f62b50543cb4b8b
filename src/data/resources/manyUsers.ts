'use client';
import { notifyManager } from '@tanstack/react-query';
import { useRef } from 'react';
import { eachItem } from '../../client/http/pagination.js';
import type { CallOptions, ServiceClient } from '../../client/http/ServiceClient.js';
import type { User } from '../../client/resources/current-user.js';
import { type UserAttributeValueCreateInput, upsertUserAttributeValue } from '../../client/resources/user-attributes.js';
import { createUser, getUsers, type UserCreateInput } from '../../client/resources/users.js';
import { answerEach } from '../bulk-action/answerEach.js';
import type { BulkAnswer } from '../bulk-action/BulkOutcome.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions, writeHook } from '../useResourceMutation.js';
import { useTellAccounts } from './accountStates.js';

const tellMs = 1_000;

/** Adds users, one at a time. A user rejected by the service is reported as failed; any other error ends the run. Admin only. */
export function useCreateUsers(options?: WriteOptions<BulkAnswer<string>, { readonly users: readonly UserCreateInput[] }>) {
  const tell = useTellAccounts();
  // Every update renders the list of users again, so new users are reported once a second. One at a time, a thousand would take minutes.
  const received = useRef<readonly User[]>([]);
  function tellReceived(): void {
    const users = received.current;
    received.current = [];
    notifyManager.batch(() => {
      for (const user of users) tell({ kind: 'received', user, atMs: Date.now() });
    });
  }
  return useResourceMutation(
    (client: ServiceClient, { users }: { readonly users: readonly UserCreateInput[] }) =>
      answerEach({ items: users, idOf: ({ email }) => email, itemErrors: ['validation', 'conflict'] }, async (input) => {
        const user = await createUser(client, input);
        if (received.current.length === 0) setTimeout(tellReceived, tellMs);
        received.current = [...received.current, user];
      }),
    () => [['users'], ['scim', 'Users']],
    options,
  );
}

/** An attribute, its new value, and the users who get it. */
export interface AttributeOfUsers {
  /** The id of the attribute. */
  readonly attributeId: number;
  /** The value; `null` removes the users' own value. */
  readonly value: UserAttributeValueCreateInput['value'];
  /** The ids of the users. */
  readonly userIds: readonly number[];
}

/** Sets one attribute for many users, one at a time. A user rejected by the service is reported as failed; any other error ends the run. */
export const useSetUserAttributeValues = writeHook(
  (client: ServiceClient, { attributeId, value, userIds }: AttributeOfUsers) =>
    answerEach({ items: userIds, idOf: (userId) => userId, itemErrors: ['validation', 'not-found'] }, (userId) =>
      upsertUserAttributeValue(client, { userId: String(userId), userAttributeId: String(attributeId), value }),
    ),
  ({ userIds }) => userIds.map((userId) => ['user-attribute-values', userId]),
);

/** Reads the email addresses of the account's users in lower case, up to 5,000. `isComplete` is false if there are more. */
export function useUserEmails(options?: ReadOptions<UserEmails>) {
  return useRead(detailQuery(useServiceClient(), ['users', 'emails'], readEmails, {}), options);
}

/** The email addresses of the users of an account. */
export interface UserEmails {
  /** In lower case. */
  readonly emails: ReadonlySet<string>;
  /** False if the account has users who were not read. */
  readonly isComplete: boolean;
}

async function readEmails(client: ServiceClient, _: object, options?: CallOptions): Promise<UserEmails> {
  const emails = new Set<string>();
  for await (const { email } of eachItem(getUsers, client, { first: 200 }, options)) {
    if (emails.size >= maxEmails) return { emails, isComplete: false };
    emails.add(email.toLowerCase());
  }
  return { emails, isComplete: true };
}

const maxEmails = 5_000;
