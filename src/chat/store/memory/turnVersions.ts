import { createIdentityRecord, type KeyValueStorage } from '../../../data/memory/identityRecord.js';

/** The id of a turn, and the id of the earlier turn it replaces. */
export type TurnVersion = readonly [turnId: string, replacedId: string];

/** Remembers which turns replace earlier ones, which the service does not store. */
export interface TurnVersionMemory {
  /** Adds a turn that replaces another. */
  remember(version: TurnVersion): void;
  /** Returns all versions, oldest first. May wait until the user is known; must not reject. */
  all(): readonly TurnVersion[] | Promise<readonly TurnVersion[]>;
}

/** The versions of one user. Stores only ids. */
export interface TurnVersions extends TurnVersionMemory {
  /** Loads the versions of this identity (`client.getIdentity()`) and deletes those of any other. */
  enter(identity: string): void;
  /** Returns all versions, oldest first. */
  all(): readonly TurnVersion[];
}

/** Creates the memory, which keeps the 200 latest versions. Without `storage` they are kept until the page is closed. */
export function createTurnVersions(storage: KeyValueStorage | undefined): TurnVersions {
  const record = createIdentityRecord<readonly TurnVersion[]>({ key: 'parley:versions', storage, empty: [], parse, merge: joined });
  return {
    enter: (identity) => void record.enter(identity),
    remember: (version) => record.update((versions) => joined(versions, [version])),
    all: record.read,
  };
}

function joined(known: readonly TurnVersion[], added: readonly TurnVersion[]): readonly TurnVersion[] {
  return [...new Map([...known, ...added])].slice(-maxVersions);
}

function parse(value: unknown): readonly TurnVersion[] | undefined {
  return Array.isArray(value) ? value.filter(isVersion) : undefined;
}

function isVersion(value: unknown): value is TurnVersion {
  return Array.isArray(value) && value.length === 2 && value.every((id) => typeof id === 'string');
}

/** Beyond this limit, the oldest versions are shown as separate turns. */
export const maxVersions = 200;
