import type { Random } from '../../random.js';
import type { LogContainer } from './deploymentPods.js';

/** A line as this container writes it; some colour their level with ANSI codes, and a few span several lines. */
export function logMessage(container: LogContainer, random: Random): string {
  return random.pick(messages[container])(random);
}

type Message = (random: Random) => string;

const messages: Readonly<Record<LogContainer, readonly [Message, ...Message[]]>> = {
  INIT: [
    () => 'Fetching the project at the deploy branch',
    (random) => `Restored ${random.between(12, 80)} files in ${random.between(200, 900)} ms`,
    () => `${green('ok')} environment checked`,
  ],
  MAIN: [
    (random) => `${green('info')} Query completed in ${random.between(12, 900)} ms, ${random.between(1, 5_000)} rows`,
    (random) => `${green('info')} Query completed in ${random.between(12, 900)} ms, from cache`,
    (random) => `${cyan('debug')} Compiled the data model in ${random.between(80, 400)} ms`,
    (random) => `${yellow('warn')} Slow query: ${random.between(8, 40)} s, view "${random.pick(['orders', 'stores', 'products'])}"`,
    (random) =>
      `${red('error')} Connection to the warehouse was lost\n    at connect (/app/warehouse.js:${random.between(20, 90)}:11)\n    at async run (/app/query.js:${random.between(20, 90)}:5)`,
    (random) => JSON.stringify({ level: 'info', message: 'Refresh done', partitions: random.between(1, 40) }),
  ],
  server: [
    (random) => `Partition orders_${random.between(1, 12)} loaded, ${random.between(1, 400)} MB`,
    (random) => `Compaction finished in ${random.between(1, 30)} s`,
    (random) => `${yellow('WARN')} Worker ${random.between(1, 3)} is ${random.between(2, 20)} s behind`,
  ],
  vector: [
    (random) => `Sent ${random.between(50, 4_000)} events to the sink`,
    () => `${yellow('WARN')} The sink is slow, buffering`,
    () => `${red('ERROR')} The sink refused a batch, retrying`,
  ],
  'api-proxy': [
    (random) => `GET /load ${random.pick(['200', '200', '200', '304', '504'])} ${random.between(4, 900)} ms`,
    (random) => `POST /load 200 ${random.between(4, 900)} ms`,
  ],
};

const coloured = (code: number) => (text: string) => `\u001b[${code}m${text}\u001b[39m`;
const red = coloured(31);
const green = coloured(32);
const yellow = coloured(33);
const cyan = coloured(36);
