import type { ChatStore } from '../../store/ChatStore.js';
import type { Feedback, FeedbackReason } from '../model/Feedback.js';

/** The feedback on one answer, sent or still being written. */
export interface FeedbackDraft {
  readonly rating?: Feedback['rating'] | undefined;
  readonly reason?: FeedbackReason | undefined;
  readonly comment: string;
  /** `form` while feedback is written, `thanks` once the rating was sent. */
  readonly shown?: 'form' | 'thanks' | undefined;
}

/** Returns the draft of a turn. Drafts last as long as the conversation, so nothing is lost when a turn is unmounted. */
export function readDraft(store: ChatStore, turnId: string): FeedbackDraft {
  return drafts.get(store)?.get(turnId) ?? empty;
}

export function keepDraft(store: ChatStore, turnId: string, draft: FeedbackDraft): void {
  const ofStore = drafts.get(store) ?? new Map<string, FeedbackDraft>();
  drafts.set(store, ofStore.set(turnId, draft));
}

const drafts = new WeakMap<ChatStore, Map<string, FeedbackDraft>>();
const empty: FeedbackDraft = { comment: '' };
