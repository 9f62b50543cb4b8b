import { createIdentityRecord, type KeyValueStorage } from '../../../data/memory/identityRecord.js';

/** A turn that its reader stopped. */
export interface StoppedTurn {
  readonly chatId: string;
  /** The id of the turn's question. */
  readonly turnId: string;
  /** False if the service did not confirm it: the answer may have been written all the same. */
  readonly isConfirmed: boolean;
}

/** Remembers stopped turns, since a thread that is read again does not always tell which they are. */
export interface StoppedTurnMemory {
  remember(turn: StoppedTurn): void;
  /** The stopped turns of a thread. May wait until it is known who asks; must not reject. */
  of(chatId: string): readonly StoppedTurn[] | Promise<readonly StoppedTurn[]>;
}

/** The turns that one person stopped last, the latest first. Holds ids alone. */
export interface StoppedTurns extends StoppedTurnMemory {
  /** Takes up the turns of this identity (`client.getIdentity()`) and erases another's. */
  enter(identity: string): void;
  of(chatId: string): readonly StoppedTurn[];
}

/** Without `storage` they are remembered for as long as the page lives. The 100 latest are kept. */
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
