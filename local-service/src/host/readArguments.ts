import { parseArgs } from 'node:util';
import type { HttpServiceOptions } from './startHttpService.js';

/** What `npx @parley/local-service` was asked for. */
export type Arguments =
  | { readonly kind: 'serve'; readonly options: HttpServiceOptions }
  | { readonly kind: 'help' }
  | { readonly kind: 'mistake'; readonly message: string };

/** Reads the arguments of the command, without the two that Node.js puts first. */
export function readArguments(args: readonly string[]): Arguments {
  let values: ReturnType<typeof parse>['values'];
  try {
    ({ values } = parse(args));
  } catch (error) {
    return mistake(error instanceof Error ? error.message : String(error));
  }
  if (values.help === true) return { kind: 'help' };
  const numbers = { port: values.port, pace: values.pace, seed: values.seed, users: values.users };
  for (const [name, value] of Object.entries(numbers)) {
    if (value !== undefined && !/^\d{1,9}$/.test(value)) return mistake(`--${name} must be a whole number, not "${value}".`);
  }
  if (Number(values.port ?? 0) > 65_535) return mistake('--port must be 65535 or less.');
  if (Number(values.users ?? 1200) < 1200) return mistake('--users must be 1200 or more.');
  return {
    kind: 'serve',
    options: {
      paceMs: Number(values.pace ?? 14),
      ...(values.port !== undefined && { port: Number(values.port) }),
      ...(values.host !== undefined && { host: values.host }),
      ...(values.seed !== undefined && { seed: Number(values.seed) }),
      ...(values.users !== undefined && { userCount: Number(values.users) }),
      ...(values.branch !== undefined && { branches: values.branch }),
    },
  };
}

export const helpText = `Usage: npx @parley/local-service [options]

Serves the whole interface on this machine: chat, management API and SCIM, on an embedded database.

  --port <number>    default 4600; 0 is any free port
  --host <name>      default localhost
  --pace <ms>        pause between streamed pieces of an answer, default 14
  --branch <name>    a development branch besides main; may be given several times
  --seed <number>    another demo tenant and other data
  --users <number>   users of the account, 1200 or more
  --help             this text

A language model answers instead of the built-in planner where the environment names one:

  PARLEY_MODEL_URL   address of an OpenAI-compatible API, such as http://localhost:11434/v1
  PARLEY_MODEL       name of the model
  PARLEY_MODEL_KEY   its API key, if it needs one
`;

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      pace: { type: 'string' },
      seed: { type: 'string' },
      users: { type: 'string' },
      branch: { type: 'string', multiple: true },
      help: { type: 'boolean', short: 'h' },
    },
  });
}

function mistake(message: string): Arguments {
  return { kind: 'mistake', message: `${message}\nRun with --help to see all options.` };
}
