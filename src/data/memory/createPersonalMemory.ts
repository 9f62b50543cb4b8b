import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { createDrafts, type Drafts } from './drafts.js';
import type { KeyValueStorage } from './identityRecord.js';

/** What is stored for the current user and nobody else. */
export interface PersonalMemory {
  readonly drafts: Drafts;
  /** Other storage for this agent; `undefined` if there is none. */
  readonly lasting: KeyValueStorage | undefined;
  /** Like `lasting`, for this tab only. */
  readonly ofTab: KeyValueStorage | undefined;
  /** Calls `enter` with the signed-in user each time `identify` resolves one. */
  onIdentity(enter: (identity: string) => void): void;
  /** Identifies the current user, then loads their data and deletes that of any other. Never rejects. */
  identify(): Promise<void>;
}

export function createPersonalMemory(client: ServiceClient, storage: MemoryStorage): PersonalMemory {
  const agent = client.chatUrl ?? client.baseUrl ?? '';
  const lasting = storageOf(agent, storage.lasting);
  const ofTab = storageOf(agent, storage.ofTab);
  const drafts = createDrafts(lasting, ofTab);
  const entering = [drafts.enter];
  return {
    drafts,
    lasting,
    ofTab,
    onIdentity: (enter) => void entering.push(enter),
    async identify() {
      const identity = await client.getIdentity().catch(() => undefined);
      if (identity === undefined) return;
      for (const enter of entering) enter(identity);
    },
  };
}

/** The storage; `undefined` if there is none. */
export interface MemoryStorage {
  readonly lasting: KeyValueStorage | undefined;
  /** Storage that survives a reload and is not shared with other tabs. */
  readonly ofTab: KeyValueStorage | undefined;
}

/** Two agents on one page keep apart what is theirs. */
function storageOf(agent: string, storage: KeyValueStorage | undefined): KeyValueStorage | undefined {
  if (storage === undefined) return undefined;
  const keyOf = (key: string) => `${key} ${agent}`;
  return {
    getItem: (key) => storage.getItem(keyOf(key)),
    setItem: (key, value) => storage.setItem(keyOf(key), value),
    removeItem: (key) => storage.removeItem(keyOf(key)),
  };
}
