/** Answers one question. The planner is one; tests script their own. */
export interface Agent {
  /** Yields what happens, in order; ends with the final answer. Throws `AgentError` for a failed run. */
  answer(question: AgentQuestion): AsyncIterable<AgentEvent>;
  /** Refuses a question by its text before it is asked, as a service does by status. Undefined for all that it answers. */
  refuse?(text: string): AgentRefusal | undefined;
}

/** A response in place of an answer. */
export interface AgentRefusal {
  /** The HTTP status of the response. */
  readonly status: number;
  /** Sent as JSON; a text is sent as it is. */
  readonly body: unknown;
}

/** A question in its thread, with who asks and on which branch. `signal` aborts when the run is stopped. */
export interface AgentQuestion {
  /** The text of the question. */
  readonly text: string;
  /** The thread so far, oldest first, for follow-ups. */
  readonly history: readonly AgentExchange[];
  /** The user who asks. */
  readonly session: AgentSession;
  /** The branch of the data model to query. */
  readonly branch: string | undefined;
  /** True if `branch` is the deployment's default branch. */
  readonly isDefaultBranch: boolean;
  /** Aborts when the run is stopped. */
  readonly signal: AbortSignal;
}

/** An earlier question with what the agent remembers of its plan (opaque to the service). */
export interface AgentExchange {
  /** The text of the question. */
  readonly question: string;
  /** The text of the answer. */
  readonly answer: string;
  /** The value that the agent remembered with its answer. */
  readonly memory: unknown;
}

/** Who asks, resolved from a token or from `sessionSettings` (docs/contract/chat.md#session-settings). */
export interface AgentSession {
  /** The id of the user in the account or at the host. */
  readonly userId: string;
  /** The attribute values that row-level policies filter by. */
  readonly userAttributes: Readonly<Record<string, string>>;
  /** The names of the user's groups. */
  readonly groups: readonly string[];
  /** The custom claims, passed to queries unchanged. */
  readonly securityContext: Readonly<Record<string, unknown>>;
  /** A usable IANA zone; the service has applied the fallback. */
  readonly timeZone: string;
  /** True if the agent may save reports, workbooks and dashboards. */
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
