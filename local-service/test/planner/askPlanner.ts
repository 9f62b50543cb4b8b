import type { Agent, AgentEvent, AgentExchange, AgentSession } from '../../src/agent/Agent.js';

export const anybody: AgentSession = {
  userId: 'ann',
  userAttributes: {},
  groups: [],
  securityContext: {},
  timeZone: 'UTC',
  allowWorkspaceAuthoring: true,
};

/** The result of `serviceSqlApi` for a question. */
export interface SqlCall {
  readonly sqlQuery: string;
  readonly queryTitle: string;
  readonly description: string;
  readonly userRequest: string;
  readonly schema: readonly { readonly name: string; readonly column_type: string }[];
  readonly data: readonly (readonly unknown[])[];
  readonly totalRows: number;
  readonly uuid: string;
  readonly vegaSpec?: string;
  readonly error?: string;
}

export interface Asked {
  readonly events: readonly AgentEvent[];
  readonly answer: string;
  readonly calls: readonly SqlCall[];
}

/** A conversation with the planner, with the context of earlier questions. */
export function converse(agent: Agent, session: AgentSession = anybody): (text: string, signal?: AbortSignal) => Promise<Asked> {
  const history: AgentExchange[] = [];
  return async (text, signal = new AbortController().signal) => {
    const events: AgentEvent[] = [];
    for await (const event of agent.answer({ text, history, session, branch: undefined, isDefaultBranch: true, signal }))
      events.push(event);
    const answer = events.flatMap((event) => (event.kind === 'answer' ? [event.text] : [])).join('');
    // The service stores memory as JSON, so the planner must work with JSON.
    const memory: unknown = JSON.parse(JSON.stringify(events.findLast((event) => event.kind === 'memory')?.memory ?? null));
    history.push({ question: text, answer, memory });
    const sqlCalls = new Set(
      events.flatMap((event) => (event.kind === 'tool-start' && event.name === 'serviceSqlApi' ? [event.callId] : [])),
    );
    const calls = events.flatMap((event) => (event.kind === 'tool-end' && sqlCalls.has(event.callId) ? [event.result as SqlCall] : [])); // shape asserted by the tests
    return { events, answer, calls };
  };
}
