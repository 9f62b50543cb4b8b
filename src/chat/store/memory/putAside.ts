import type { KeyValueStorage } from '../../../data/memory/identityRecord.js';
import { hasTexts } from './hasTexts.js';
import { createThreadRecord, type ThreadRecord } from './threadRecord.js';

/** What the composer restores once its current text is sent or editing is cancelled. */
export interface PutAsideDraft {
  /** The draft that was replaced. */
  readonly text: string;
  /** The turn whose question is being edited. */
  readonly turnId?: string | undefined;
  /** The original question of that turn. */
  readonly question?: string | undefined;
}

/** The replaced drafts, by thread. */
export type PutAside = ThreadRecord<PutAsideDraft>;

/** Creates the memory. Without `storage` the drafts are kept until the page is closed. */
export function createPutAside(storage: KeyValueStorage | undefined): PutAside {
  return createThreadRecord({ key: 'parley:put-aside', storage, isValue: isDraft });
}

function isDraft(value: unknown): value is PutAsideDraft {
  return hasTexts(value, ['text'], ['turnId', 'question']);
}
