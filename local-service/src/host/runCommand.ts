import { createModelAgent } from '../model-agent/createModelAgent.js';
import { readModelSettings } from '../model-agent/readModelSettings.js';
import { helpText, readArguments } from './readArguments.js';
import { type HttpService, startHttpService } from './startHttpService.js';

/** Runs the command. Resolves to what it started, or to `undefined` where there is nothing left to do. */
export async function runCommand({ args, env, print, printError }: CommandContext): Promise<HttpService | undefined> {
  const read = readArguments(args);
  if (read.kind === 'help') {
    print(helpText);
    return undefined;
  }
  if (read.kind === 'mistake') {
    printError(read.message);
    return undefined;
  }
  try {
    const model = readModelSettings(env);
    const started = await startHttpService({
      ...read.options,
      // A model has a pace of its own.
      ...(model !== undefined && { paceMs: 0, agent: (warehouse) => createModelAgent({ ...model, warehouse }) }),
    });
    print(greeting(started, model?.model));
    return started;
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** What the command has of its process. */
export interface CommandContext {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
}

function greeting({ origin, service: { addresses, apiKey, scimToken } }: HttpService, model: string | undefined): string {
  return `
  Parley local service

  Chat             ${addresses.deploymentChatUrl}
  Data queries     ${addresses.dataUrl}
  Management API   ${addresses.baseUrl}
  API key          ${apiKey}
  SCIM token       ${scimToken}
  Chat token       POST ${origin}/dev/token          {"externalId": "ada"}
  Access token     POST ${origin}/dev/access-token   {}
  Agent            ${model ?? 'built-in planner (set PARLEY_MODEL_URL and PARLEY_MODEL for a language model)'}

  For development only: everything lives in memory. Press Ctrl+C to stop.
`;
}
