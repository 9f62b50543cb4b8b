import type { SessionSettings } from '../http/sessionSettings.js';

/** Body of a chat request (docs/contract/chat.md#request). Without `input` the thread's state is read. */
export interface ChatRequest {
  /** The question. */
  readonly input?: string;
  /** The thread to continue. Without it, the service starts one. */
  readonly chatId?: string;
  /** `<ms timestamp>-message`. It makes the request idempotent (docs/contract/chat.md#idempotency). */
  readonly messageId?: string;
  /** The branch of the data model that queries run on. */
  readonly activeBranchName?: string;
  /** True if the branch is the default one. The service refuses a value that does not match. */
  readonly isDefaultBranch?: boolean;
  /** The user and their attributes, with API-key credentials. */
  readonly sessionSettings?: SessionSettings;
}

/** Returns the idempotency key of a new question, which increases strictly within a tab (docs/contract/chat.md#idempotency). */
export function createMessageId(now: number = Date.now()): string {
  lastTimestamp = Math.max(Math.floor(now), lastTimestamp + 1);
  return `${String(lastTimestamp).padStart(13, '0')}-message`;
}

/** True if the id is valid for a question: a Unix timestamp in milliseconds of 13 to 20 digits, then `-message`. */
export function isMessageId(id: string): boolean {
  return /^\d{13,20}-message$/.test(id);
}

let lastTimestamp = 0;
