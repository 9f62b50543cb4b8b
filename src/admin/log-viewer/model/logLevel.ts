/** A level worth marking; other messages have none. */
export type LogLevel = 'error' | 'warning' | 'debug';

/** Returns the severity of a line, from the level of a JSON line or a word at its start; `undefined` if it is ordinary. */
export function levelOf(text: string): LogLevel | undefined {
  const word = /"(?:level|severity)"\s*:\s*"(\w+)"/i.exec(text.slice(0, 400))?.[1] ?? levelWord.exec(text.slice(0, 60))?.[0];
  return word === undefined ? undefined : levels.get(word.toLowerCase());
}

const levelWord = /\b(?:fatal|panic|critical|error|warn|warning|info|debug|trace)\b/i;

const levels: ReadonlyMap<string, LogLevel> = new Map([
  ['fatal', 'error'],
  ['panic', 'error'],
  ['critical', 'error'],
  ['error', 'error'],
  ['warn', 'warning'],
  ['warning', 'warning'],
  ['debug', 'debug'],
  ['trace', 'debug'],
]);
