import { isJsonObject } from '../json/isJsonObject.js';
import { jsonText } from '../json/jsonText.js';
import { parseExactJson } from '../json/parseExactJson.js';
import { redactSecrets } from './redactSecrets.js';

/** Blanks secrets in the lines of one chat stream, also where one is split over deltas. */
export interface LineRedactor<Key> {
  /** The line without secrets. Where it completes a secret that began in earlier lines, those are amended. */
  redact(key: Key, line: string): string;
  /** Judges words that were still growing. Call it before the lines are read, and at the end. */
  flush(): void;
}

export interface LineRedactorOptions<Key> {
  /** Replaces a line that `redact` gave before under this key. */
  readonly amend: (key: Key, line: string) => void;
  /** Cuts out credentials whose values are known, such as `client.redact`. */
  readonly redactKnown?: ((text: string) => string) | undefined;
}

/**
 * A text is judged by its last word and what names it. A secret that spans lines is taken out of all but the last one, which gets
 * the blanked words: all deltas together still make the same text.
 */
export function createLineRedactor<Key>({ amend, redactKnown = (text) => text }: LineRedactorOptions<Key>): LineRedactor<Key> {
  const clean = (text: string) => redactSecrets(redactKnown(text));
  const tails = new Map<string, Tail<Key>>();

  function judge(tail: Tail<Key>): void {
    const { pieces } = tail;
    const text = pieces.map((piece) => piece.text).join('');
    const last = pieces.at(-1);
    tail.judgedLength = text.length;
    if (last === undefined || pieces.length < 2) return;
    const cleaned = clean(text);
    if (cleaned === text) return;
    for (const piece of pieces) show(piece, piece.before + (piece === last ? cleaned : ''));
    tail.pieces = [{ ...last, text: cleaned }];
    tail.length = cleaned.length;
  }

  function show({ line, field }: Piece<Key>, text: string): void {
    line.value = { ...line.value, [field]: text };
    line.isChanged = true;
    if (!line.isNew) amend(line.key, jsonText(line.value));
  }

  function grow(tail: Tail<Key>, piece: Piece<Key>): void {
    const text = openEnd.test(tail.pieces.at(-1)?.text ?? '') ? piece.text.replace(restOfSecret, '') : piece.text;
    if (text !== piece.text) show(piece, text);
    if (text === '') return;
    tail.pieces.push({ ...piece, text });
    tail.length += text.length;
    const hasWordEnded = /\s/.test(text);
    if (hasWordEnded || tail.length < shortWord || tail.length > tail.judgedLength * 1.125) judge(tail);
    if (hasWordEnded) keepLastWord(tail);
    if (tail.length > longestWord) Object.assign(tail, newTail());
  }

  function tailOf(name: string): Tail<Key> {
    const tail = tails.get(name) ?? newTail<Key>();
    tails.delete(name);
    tails.set(name, tail);
    const [oldest] = tails.keys();
    if (tails.size > maxTails && oldest !== undefined) tails.delete(oldest);
    return tail;
  }

  return {
    redact(key, line) {
      const cleaned = clean(line);
      const value = cleaned.includes('"isDelta"') ? parse(cleaned) : undefined;
      if (!isJsonObject(value) || value.isDelta !== true) return cleaned;
      const shown: ShownLine<Key> = { key, value, isNew: true, isChanged: false };
      for (const field of fields) {
        const delta = value[field];
        if (typeof delta === 'string' && delta !== '') {
          grow(tailOf(`${field} ${String(value.id)}`), { line: shown, field, before: '', text: delta });
        }
      }
      shown.isNew = false;
      return shown.isChanged ? jsonText(shown.value) : cleaned;
    },
    flush() {
      for (const tail of tails.values()) if (tail.length !== tail.judgedLength) judge(tail);
    },
  };
}

/** The end of a text that grows. */
interface Tail<Key> {
  pieces: Piece<Key>[];
  /** The total length of the texts of all pieces. */
  length: number;
  judgedLength: number;
}

function newTail<Key>(): Tail<Key> {
  return { pieces: [], length: 0, judgedLength: 0 };
}

interface Piece<Key> {
  readonly line: ShownLine<Key>;
  readonly field: (typeof fields)[number];
  /** The part of its line before the text. */
  readonly before: string;
  readonly text: string;
}

interface ShownLine<Key> {
  readonly key: Key;
  value: Readonly<Record<string, unknown>>;
  /** Not passed on yet. */
  isNew: boolean;
  isChanged: boolean;
}

const fields = ['content', 'thinking'] as const;
const maxTails = 64;
/** Up to here each delta is judged, beyond it each eighth. */
const shortWord = 512;
const longestWord = 65_536;
/** Before a word: enough for `"accessToken": "` and `Authorization: Basic `. */
const longestName = 100;

/** The removed text may continue in the next delta. */
const openEnd = /\[(?:redacted|token)\]$/;
const restOfSecret = /^[^\s"'`,;)}\]]+/;

/** Drops everything before the last word, except for enough to contain a scheme or a name. */
function keepLastWord<Key>(tail: Tail<Key>): void {
  const text = tail.pieces.map((piece) => piece.text).join('');
  let start = text.length;
  while (start > 0 && !/\s/.test(text.charAt(start - 1))) start -= 1;
  let excess = Math.max(0, start - longestName);
  tail.pieces = tail.pieces.flatMap((piece): readonly Piece<Key>[] => {
    const cut = Math.min(excess, piece.text.length);
    excess -= cut;
    return cut === piece.text.length ? [] : [{ ...piece, before: piece.before + piece.text.slice(0, cut), text: piece.text.slice(cut) }];
  });
  tail.length = tail.pieces.reduce((length, piece) => length + piece.text.length, 0);
  tail.judgedLength = tail.length;
}

function parse(line: string): unknown {
  try {
    return parseExactJson(line);
  } catch {
    return undefined;
  }
}
