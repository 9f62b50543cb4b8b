/** Answers one question. The planner is one; tests script their own. */
export interface Agent {
  /** Yields what happens, in order; ends with the final answer. Throws `AgentError` for a failed run. */
  answer(question: AgentQuestion): AsyncIterable<AgentEvent>;
  /** Refuses a question by its text before it is asked, as a service does by status. Undefined for all that it answers. */
  refuse?(text: string): AgentRefusal | undefined;
}

/** A response in place of an answer. */
export interface AgentRefusal {
  readonly status: number;
  /** Sent as JSON; a text is sent as it is. */
  readonly body: unknown;
}

/** A question in its thread, with who asks and on which branch. `signal` aborts when the run is stopped. */
export interface AgentQuestion {
  readonly text: string;
  /** The thread so far, oldest first, for follow-ups. */
  readonly history: readonly AgentExchange[];
  readonly session: AgentSession;
  readonly branch: string | undefined;
  /** Whether `branch` is the deployment's default branch. */
  readonly isDefaultBranch: boolean;
  readonly signal: AbortSignal;
}

/** An earlier question with what the agent remembers of its plan (opaque to the service). */
export interface AgentExchange {
  readonly question: string;
  readonly answer: string;
  readonly memory: unknown;
}

/** Who asks, resolved from a token or from `sessionSettings` (docs/contract/chat.md#session-settings). */
export interface AgentSession {
  readonly userId: string;
  readonly userAttributes: Readonly<Record<string, string>>;
  readonly groups: readonly string[];
  readonly securityContext: Readonly<Record<string, unknown>>;
  /** A usable IANA zone; the service has applied the fallback. */
  readonly timeZone: string;
  readonly allowWorkspaceAuthoring: boolean;
  /** The branch that an embed session is held to where a question names none. */
  readonly branch?: string | undefined;
}

/** What an agent does, as it happens; the service makes lines of it (docs/contract/chat.md#stream-messages). */
export type AgentEvent =
  | { readonly kind: 'thinking'; readonly text: string }
  /** Working text of the main agent. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool-start'; readonly callId: string; readonly name: string; readonly input: unknown }
  | { readonly kind: 'tool-end'; readonly callId: string; readonly result: unknown }
  /** Streamed as deltas, then as one full final line. */
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'suspend' }
  | { readonly kind: 'memory'; readonly memory: unknown };

/** A run that failed; the message is sent to the user as an error line. */
export class AgentError extends Error {
  override readonly name = 'AgentError';
}
