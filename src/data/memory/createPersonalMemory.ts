import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { createDrafts, type Drafts } from './drafts.js';
import type { KeyValueStorage } from './identityRecord.js';

/** What is kept for the person who asks, and for nobody else. */
export interface PersonalMemory {
  readonly drafts: Drafts;
  /** Where else things are kept for this agent; `undefined` is nowhere. */
  readonly lasting: KeyValueStorage | undefined;
  /** As `lasting`, for this tab alone. */
  readonly ofTab: KeyValueStorage | undefined;
  /** Calls `enter` with the signed-in user each time `identify` resolves one. */
  onIdentity(enter: (identity: string) => void): void;
  /** Finds out who asks: what is theirs is there from then on, that of someone else is gone. Never rejects. */
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

/** Where it is kept; `undefined` is nowhere. */
export interface MemoryStorage {
  readonly lasting: KeyValueStorage | undefined;
  /** What outlives a reload, and is seen by no other tab. */
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
