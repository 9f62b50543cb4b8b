import type { AgentExchange } from '../../agent/Agent.js';
import type { Ask } from '../plan/Plan.js';
import type { Language } from '../words/Language.js';

/** The ask of the last exchange that had one. Memory comes back as the agent gave it. */
export function rememberedAsk(history: readonly AgentExchange[]): Ask | undefined {
  return history.map(({ memory }) => memory).findLast(holdsAsk)?.ask;
}

/** The language of the last exchange. English is not written down. */
export function rememberedLanguage(history: readonly AgentExchange[]): Language {
  const memory = history.at(-1)?.memory;
  return typeof memory === 'object' && memory !== null && 'language' in memory && isLanguage(memory.language) ? memory.language : 'en';
}

/** The agent's memory of an exchange. */
export function memoryOf(ask: Ask | undefined, language: Language): Memory | undefined {
  if (ask === undefined && language === 'en') return undefined;
  return { ...(ask !== undefined && { ask }), ...(language !== 'en' && { language }) };
}

export interface Memory {
  readonly ask?: Ask;
  readonly language?: Language;
}

function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'de' || value === 'es' || value === 'ja' || value === 'ar';
}

function holdsAsk(memory: unknown): memory is { readonly ask: Ask } {
  return typeof memory === 'object' && memory !== null && 'ask' in memory && typeof memory.ask === 'object' && memory.ask !== null;
}
