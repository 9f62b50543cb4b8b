import { parseJson } from './readFirstLine.js';

/**
 * Returns a function that takes the pieces of a line that is too long to be held, or is not JSON as a whole, and returns what to forward: of
 * an object, the members of the contract, in their order, until one turns out to be `error`. Its text then ends with `ending`.
 */
export function createLongLineFilter(ending: string): (piece: string) => string {
  let place: Place = 'start';
  let depth = 0;
  let isInText = false;
  let isEscaped = false;
  /** The name that is being read, or the start of the value of `error`. */
  let held = '';
  /** What precedes the next member. */
  let separator = '';

  /** Returns what to forward of a part of a name or a value. */
  function take(part: string): string {
    if (place === 'name' || place === 'error') held = (held + part).slice(0, longestHeld);
    return place === 'shown' ? part : '';
  }

  function beginMember(): string {
    const name = parseJson(held);
    held = '';
    place = name === 'error' ? 'error' : typeof name === 'string' && members.has(name) ? 'shown' : 'hidden';
    if (place !== 'shown') return '';
    const start = `${separator}${JSON.stringify(name)}:`;
    separator = ',';
    return start;
  }

  function endMember(next: Place): void {
    place = place === 'error' && hasValue(held) ? 'failed' : next;
    held = '';
  }

  /** Reads a sign outside of texts. `before` is what precedes it in this piece. */
  function readSign(sign: string, before: string): string | undefined {
    if (sign === '"') isInText = true;
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') depth -= 1;
    const isEnd = depth === 0 && (sign === '}' || sign === ']');
    if (depth === 1 && sign === ':' && place === 'name') return take(before) + beginMember();
    if (!isEnd && !(depth === 1 && sign === ',')) return undefined;
    const shown = take(before);
    endMember(isEnd ? 'dropped' : 'name');
    return isEnd && place === 'dropped' ? shown + sign : shown;
  }

  function filter(piece: string): string {
    let shown = '';
    let from = 0;
    const signs = /["\\{}[\],:]/g;
    signs.lastIndex = isEscaped ? 1 : 0;
    isEscaped = false;
    for (let found = signs.exec(piece); found !== null; found = signs.exec(piece)) {
      const { 0: sign, index } = found;
      if (isInText) {
        if (sign === '"') isInText = false;
        if (sign !== '\\') continue;
        signs.lastIndex = index + 2;
        isEscaped = index + 2 > piece.length;
        if (isEscaped) break;
        continue;
      }
      const read = readSign(sign, piece.slice(from, index));
      if (read === undefined) continue;
      shown += read;
      from = index + 1;
      if (place === 'failed') return shown + separator + ending;
    }
    return shown + take(piece.slice(from));
  }

  return (piece) => {
    if (place === 'failed' || place === 'dropped') return '';
    if (place === 'other') return piece;
    if (place !== 'start') return filter(piece);
    const start = piece.trimStart();
    if (start === '') return piece;
    place = start.startsWith('{') ? 'name' : start.startsWith('[') ? 'dropped' : 'other';
    if (place === 'dropped') return '';
    if (place === 'other') return piece;
    depth = 1;
    const shown = filter(start.slice(1));
    // What came before the error in the same piece need not be forwarded.
    return (place as Place) === 'failed' ? `{${ending}` : `{${shown}`;
  };
}

type Place = 'start' | 'name' | 'shown' | 'hidden' | 'error' | 'failed' | 'dropped' | 'other';

function hasValue(text: string): boolean {
  return !['null', 'false', '""', '0'].includes(text.trim());
}

/** Longer than any name of the contract, even if it is escaped. */
const longestHeld = 128;

/** The members of the lines of a chat and of the data query API (docs/contract/chat.md#stream-messages). */
const members: ReadonlySet<string> = new Set([
  'id',
  'role',
  'content',
  'thinking',
  'toolCall',
  'graphPath',
  'isDelta',
  'isInProcess',
  'isStructuredResponse',
  'sort',
  'state',
  'messageId',
  'retryable',
  'usage',
  'schema',
  'data',
]);
