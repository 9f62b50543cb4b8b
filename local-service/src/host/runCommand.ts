import { createModelAgent } from '../model-agent/createModelAgent.js';
import { readModelSettings } from '../model-agent/readModelSettings.js';
import { openStateFile } from './openStateFile.js';
import { helpText, readArguments } from './readArguments.js';
import { defaultHost, defaultPort, type HttpService, type HttpServiceOptions, originOf, startHttpService } from './startHttpService.js';

/** Runs the command. Resolves to the service that it started, or to `undefined` if it started none. */
export async function runCommand({ args, env, print, printError, run }: CommandContext): Promise<HttpService | undefined> {
  const read = readArguments(args);
  if (read.kind === 'help') {
    print(helpText);
    return undefined;
  }
  if (read.kind === 'mistake') {
    printError(read.message);
    return undefined;
  }
  const { program, options, stateFile, database = env.PARLEY_DATABASE_URL || undefined } = read;
  const running = program === undefined ? undefined : await runningService(options);
  if (program !== undefined && running !== undefined) {
    print(`\n  Using the local service that already runs at ${running}\n`);
    run(program);
    return undefined;
  }
  let started: HttpService | undefined;
  try {
    const model = readModelSettings(env);
    started = await startHttpService({
      ...options,
      ...(stateFile !== undefined && { state: await openStateFile(stateFile) }),
      database,
      onProjectReport: (text) => print(`\n${text}\n`),
      // A model sets its own pace.
      ...(model !== undefined && { paceMs: 0, agent: (warehouse) => createModelAgent({ ...model, warehouse }) }),
    });
    // A database that cannot be used is reported now, and not with the first question.
    if (database !== undefined) await started.service.ready;
    print(greeting(started, { model: model?.model, stateFile, hasFolder: options.project !== undefined }));
    if (program !== undefined) run(program);
    return started;
  } catch (error) {
    printError(error instanceof Error ? error.message : String(error));
    await started?.close();
    return undefined;
  }
}

/** What the command has of its process. */
export interface CommandContext {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Runs a program, and ends with it. */
  readonly run: (program: readonly [name: string, ...args: string[]]) => void;
}

/** The origin of a local service that has been started before, in another terminal. */
async function runningService({ host = defaultHost, port = defaultPort }: HttpServiceOptions): Promise<string | undefined> {
  const origin = originOf(host, port);
  const response = await fetch(`${origin}/dev/faults`).catch(() => undefined);
  const faults: unknown = await response?.json().catch(() => undefined);
  return typeof faults === 'object' && faults !== null ? origin : undefined;
}

function greeting(
  { origin, projectSummary, service: { addresses, apiKey, scimToken } }: HttpService,
  { model, stateFile, hasFolder }: Greeted,
): string {
  return `
  Parley local service

  In a browser     ${origin}/
  Chat             ${addresses.deploymentChatUrl}
  … with API key   ${addresses.agentChatUrl}
  Data queries     ${addresses.dataUrl}
  Management API   ${addresses.baseUrl}
  API key          ${apiKey}
  SCIM token       ${scimToken}
  Chat token       ${origin}/dev/token          POST {"externalId": "ada"} for another user
  Access token     ${origin}/dev/access-token   POST {"email": "…"} for another user
  Agent            ${model ?? 'built-in planner (set PARLEY_MODEL_URL and PARLEY_MODEL for a language model)'}
  Data             ${projectSummary === undefined ? 'a demo company (--project or --database for your own)' : 'your own'}

${projectSummary === undefined ? '' : `\n${projectSummary}\n`}
  For development only: ${keptWhere(stateFile, hasFolder)}. Press Ctrl+C to stop.
`;
}

interface Greeted {
  readonly model: string | undefined;
  readonly stateFile: string | undefined;
  /** True if the model is in a folder. */
  readonly hasFolder: boolean;
}

function keptWhere(stateFile: string | undefined, hasFolder: boolean): string {
  if (stateFile !== undefined) return `kept in ${stateFile}`;
  return `everything ${hasFolder ? 'but the model ' : ''}lives in memory`;
}
