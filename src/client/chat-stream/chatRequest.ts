import type { SessionSettings } from './sessionSettings.js';

/** Body of a chat request (interface, section 2.2). Without `input` the thread's state is read. */
export interface ChatRequest {
  readonly input?: string;
  readonly chatId?: string;
  /** `<ms timestamp>-message`; the key of idempotency (section 4.3). */
  readonly messageId?: string;
  readonly activeBranchName?: string;
  readonly isDefaultBranch?: boolean;
  readonly sessionSettings?: SessionSettings;
}
