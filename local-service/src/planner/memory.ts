import type { AgentExchange } from '../chat/Agent.js';
import type { Ask } from './Plan.js';

/** The ask of the last exchange that had one. Memory comes back as the agent gave it. */
export function rememberedAsk(history: readonly AgentExchange[]): Ask | undefined {
  return history.map(({ memory }) => memory).findLast(holdsAsk)?.ask;
}

function holdsAsk(memory: unknown): memory is { readonly ask: Ask } {
  return typeof memory === 'object' && memory !== null && 'ask' in memory && typeof memory.ask === 'object' && memory.ask !== null;
}
