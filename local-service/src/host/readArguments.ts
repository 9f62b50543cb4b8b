import { parseArgs } from 'node:util';
import type { HttpServiceOptions } from './startHttpService.js';

/** What `npx @parley/local-service` was asked for. */
export type Arguments =
  | {
      readonly kind: 'serve';
      readonly options: HttpServiceOptions;
      /** The file that keeps the state. */
      readonly stateFile?: string;
      /** The address of a database of one's own. */
      readonly database?: string;
      /** A program and its arguments, to run beside the service. */
      readonly program?: readonly [name: string, ...args: string[]];
    }
  | { readonly kind: 'help' }
  | { readonly kind: 'mistake'; readonly message: string };

/** Reads the arguments of the command, without the two that Node.js puts first. */
export function readArguments(args: readonly string[]): Arguments {
  const [own, program] = splitAtProgram(args);
  let values: ReturnType<typeof parse>['values'];
  try {
    ({ values } = parse(own));
  } catch (error) {
    const [reason = '', address] = (error instanceof Error ? error.message : String(error)).split('://');
    // An address may have a password.
    return mistake(address === undefined ? reason : `${reason}://…`);
  }
  if (values.help === true) return { kind: 'help' };
  const numbers = { port: values.port, pace: values.pace, seed: values.seed, users: values.users };
  for (const [name, value] of Object.entries(numbers)) {
    if (value !== undefined && !/^\d{1,9}$/.test(value)) return mistake(`--${name} must be a whole number, not "${value}".`);
  }
  if (Number(values.port ?? 0) > 65_535) return mistake('--port must be 65535 or less.');
  if (Number(values.users ?? 1200) < 1200) return mistake('--users must be 1200 or more.');
  if (values.state === '') return mistake('--state must name a file.');
  if (values.database !== undefined && !/^postgres(ql)?:\/\//.test(values.database)) {
    return mistake('--database must be an address such as postgres://user:password@host:5432/database.');
  }
  if (values.project === '') return mistake('--project must be the path of a folder.');
  if (values['api-key'] === '') return mistake('--api-key must not be empty.');
  return {
    kind: 'serve',
    ...(program !== undefined && { program }),
    ...(values.state !== undefined && { stateFile: values.state }),
    ...(values.database !== undefined && { database: values.database }),
    options: {
      apiKey: values['api-key'] ?? 'sk-local-development',
      paceMs: Number(values.pace ?? 14),
      ...(values.port !== undefined && { port: Number(values.port) }),
      ...(values.host !== undefined && { host: values.host }),
      ...(values.seed !== undefined && { seed: Number(values.seed) }),
      ...(values.users !== undefined && { userCount: Number(values.users) }),
      ...(values.branch !== undefined && { branches: values.branch }),
      ...(values.project !== undefined && { project: values.project }),
    },
  };
}

export const helpText = `Usage: npx @parley/local-service [options] [-- program]

Serves the whole interface on this machine: chat, management API and SCIM, on an embedded database.
With a program, such as "-- vite", runs it beside the service and stops when it stops.

  --port <number>    default 4600; 0 is any free port
  --host <name>      default localhost
  --api-key <key>    default sk-local-development
  --pace <ms>        pause between streamed pieces of an answer, default 14
  --branch <name>    a development branch besides main; may be given several times
  --seed <number>    another demo tenant and other data
  --state <file>     keeps records, threads and keys in this file; made where there is none
  --project <folder> your own data, model and people: data/*.csv, model/*.yml, tenant.yml
  --users <number>   users of the account, 1200 or more
  --database <url>   your own Postgres instead of the embedded one: postgres://user:password@host:5432/database
                     It is only read. A role that can do nothing else is enough.
  --help             this text

The environment can name the database too, which keeps its password out of the list of processes:

  PARLEY_DATABASE_URL

A language model answers instead of the built-in planner where the environment names one:

  PARLEY_MODEL_URL   address of an OpenAI-compatible API, such as http://localhost:11434/v1
  PARLEY_MODEL       name of the model
  PARLEY_MODEL_KEY   its API key, if it needs one
`;

/** What stands after `--` is a program. */
function splitAtProgram(args: readonly string[]): readonly [own: readonly string[], program?: readonly [string, ...string[]]] {
  const at = args.indexOf('--');
  if (at === -1) return [args];
  const [name, ...rest] = args.slice(at + 1);
  return name === undefined ? [args.slice(0, at)] : [args.slice(0, at), [name, ...rest]];
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      'api-key': { type: 'string' },
      pace: { type: 'string' },
      seed: { type: 'string' },
      users: { type: 'string' },
      state: { type: 'string' },
      project: { type: 'string' },
      branch: { type: 'string', multiple: true },
      database: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}

function mistake(message: string): Arguments {
  return { kind: 'mistake', message: `${message}\nRun with --help to see all options.` };
}
