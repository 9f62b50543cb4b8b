import { createIdentityRecord, type KeyValueStorage } from '../../../data/memory/identityRecord.js';

/** A turn that the reader stopped. */
export interface StoppedTurn {
  /** The id of the thread. */
  readonly chatId: string;
  /** The id of the turn's question. */
  readonly turnId: string;
  /** False if the service did not confirm the stop, so that the answer may still have been completed. */
  readonly isConfirmed: boolean;
}

/** Remembers stopped turns, because a thread does not always contain this information when it is refetched. */
export interface StoppedTurnMemory {
  /** Adds a stopped turn. */
  remember(turn: StoppedTurn): void;
  /** Returns the stopped turns of a thread. May wait until the user is known; must not reject. */
  of(chatId: string): readonly StoppedTurn[] | Promise<readonly StoppedTurn[]>;
}

/** The turns that one user stopped last, newest first. Stores only ids. */
export interface StoppedTurns extends StoppedTurnMemory {
  /** Loads the turns of this identity (`client.getIdentity()`) and deletes those of any other. */
  enter(identity: string): void;
  /** Returns the stopped turns of a thread. */
  of(chatId: string): readonly StoppedTurn[];
}

/** Creates the memory, which keeps the 100 latest turns. Without `storage` they are kept until the page is closed. */
export function createStoppedTurns(storage: KeyValueStorage | undefined): StoppedTurns {
  const record = createIdentityRecord<readonly StoppedTurn[]>({ key: 'parley:stopped-turns', storage, empty: [], parse, merge: joined });
  return {
    enter: (identity) => void record.enter(identity),
    remember: (turn) => record.update((turns) => joined(turns, [turn])),
    of: (chatId) => record.read().filter((turn) => turn.chatId === chatId),
  };
}

function joined(known: readonly StoppedTurn[], added: readonly StoppedTurn[]): readonly StoppedTurn[] {
  const others = known.filter((turn) => !added.some(({ chatId, turnId }) => turn.chatId === chatId && turn.turnId === turnId));
  return [...added, ...others].slice(0, maxTurns);
}

function parse(value: unknown): readonly StoppedTurn[] | undefined {
  return Array.isArray(value) ? value.filter(isStoppedTurn) : undefined;
}

function isStoppedTurn(value: unknown): value is StoppedTurn {
  if (typeof value !== 'object' || value === null || !('chatId' in value) || !('turnId' in value) || !('isConfirmed' in value))
    return false;
  return typeof value.chatId === 'string' && typeof value.turnId === 'string' && typeof value.isConfirmed === 'boolean';
}

const maxTurns = 100;
