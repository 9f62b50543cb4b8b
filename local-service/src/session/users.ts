import type { Clock } from '../clock.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import type { InternalUser } from '../LocalService.js';
import type { State } from '../state/State.js';

/** Who talks with the agent. Threads belong to users and go with them. */
interface ChatUser {
  readonly id: string;
  /** When an ephemeral user is removed; `undefined` for a persistent one. */
  readonly expiresAt: number | undefined;
}

export interface Users {
  /** The external user of this id, made at first sight. Ephemeral unless said otherwise (docs/contract/chat.md#session-settings). */
  external(externalId: string, options?: ExternalUserOptions): ChatUser;
  internal(internalId: string): InternalUser | undefined;
  /** Removes ephemeral users whose time is over. */
  removeExpired(): void;
}

interface ExternalUserOptions {
  readonly isEphemeral?: boolean | undefined;
  readonly ttlSeconds?: number | undefined;
}

export function createUsers({ clock, state, internalUsers, maxPersistentUsers, onRemoved }: UsersOptions): Users {
  const externals = state.map<string, ChatUser>('chat users');

  return {
    external(externalId, { isEphemeral = true, ttlSeconds = weekSeconds } = {}) {
      const id = `external:${externalId}`;
      const known = externals.get(id);
      if (known !== undefined && (isEphemeral || known.expiresAt === undefined)) return known;
      if (!isEphemeral) refuseTooMany();
      const user = { id, expiresAt: isEphemeral ? clock() + ttlSeconds * 1000 : undefined };
      externals.set(id, user);
      return user;
    },
    internal: (internalId) => internalUsers.find((user) => user.internalId === internalId),
    removeExpired() {
      for (const { id, expiresAt } of externals.values()) {
        if (expiresAt === undefined || clock() < expiresAt) continue;
        externals.delete(id);
        onRemoved(id);
      }
    },
  };

  function refuseTooMany(): void {
    const persistent = [...externals.values()].filter((user) => user.expiresAt === undefined).length;
    if (persistent < maxPersistentUsers) return;
    throw new ServiceFailure(403, `The account has reached its limit of ${maxPersistentUsers} non-ephemeral external users.`);
  }
}

interface UsersOptions {
  readonly clock: Clock;
  readonly state: State;
  readonly internalUsers: readonly InternalUser[];
  readonly maxPersistentUsers: number;
  readonly onRemoved: (userId: string) => void;
}

const weekSeconds = 7 * 24 * 60 * 60;
