import type { KeyValueStorage } from '../../../data/memory/identityRecord.js';
import { hasTexts } from './hasTexts.js';
import { createThreadRecord, type ThreadRecord } from './threadRecord.js';

/** What the composer returns to once the text in it was sent or its editing cancelled. */
export interface PutAsideDraft {
  /** The draft that was there before. */
  readonly text: string;
  /** The turn whose question is being edited. */
  readonly turnId?: string | undefined;
  /** The question of that turn, as it was asked. */
  readonly question?: string | undefined;
}

/** The drafts that were put aside, by thread. */
export type PutAside = ThreadRecord<PutAsideDraft>;

/** Creates the memory. Without `storage` the drafts are kept until the page is closed. */
export function createPutAside(storage: KeyValueStorage | undefined): PutAside {
  return createThreadRecord({ key: 'parley:put-aside', storage, isValue: isDraft });
}

function isDraft(value: unknown): value is PutAsideDraft {
  return hasTexts(value, ['text'], ['turnId', 'question']);
}
