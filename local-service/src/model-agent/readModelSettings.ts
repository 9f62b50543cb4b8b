import type { ModelAgentOptions } from './createModelAgent.js';

/** The variables that choose a language model, for commands and servers. */
export const modelVariables = { baseUrl: 'PARLEY_MODEL_URL', model: 'PARLEY_MODEL', apiKey: 'PARLEY_MODEL_KEY' } as const;

/** Which language model the environment asks for; `undefined` where it names none. Throws where it names half of one. */
export function readModelSettings(env: Readonly<Record<string, string | undefined>>): ModelSettings | undefined {
  const baseUrl = env[modelVariables.baseUrl] || undefined;
  const model = env[modelVariables.model] || undefined;
  if (baseUrl === undefined && model === undefined) return undefined;
  if (baseUrl === undefined || model === undefined) {
    const missing = baseUrl === undefined ? modelVariables.baseUrl : modelVariables.model;
    throw new Error(`${missing} is not set. Set ${modelVariables.baseUrl} and ${modelVariables.model}, or neither.`);
  }
  if (!URL.canParse(baseUrl) || !['http:', 'https:'].includes(new URL(baseUrl).protocol)) {
    throw new Error(`${modelVariables.baseUrl} must be an http or https URL, such as http://localhost:11434/v1.`);
  }
  return { baseUrl, model, apiKey: env[modelVariables.apiKey] || undefined };
}

/** The options of `createModelAgent` that come from the environment. */
export type ModelSettings = Pick<ModelAgentOptions, 'baseUrl' | 'model' | 'apiKey'>;
