import type { Vocabulary } from './createVocabulary.js';
import type { BodyKinds } from './fieldKinds.js';
import { marksToolMessage, messageText, openedPlace, type Place, placeInside, toolName, toolText } from './places.js';

/** Translates JSON that arrives in pieces. `push` returns the text that can be passed on. */
export interface JsonTranslator {
  push(text: string): string;
  /** Returns the text that was still held back when the JSON ended early. */
  end(): string;
}

export interface TranslatorOptions {
  readonly vocabulary: Vocabulary;
  readonly kinds: BodyKinds;
  /** True if each line is a separate JSON text, and tool calls contain JSON inside strings. */
  readonly isLines: boolean;
  /** The location of the text, for JSON inside a text. */
  readonly root?: Place;
}

/**
 * Replaces names in a JSON text and keeps every other character: numbers keep their digits, and text that is not JSON passes unchanged.
 * Reads each character once. Holds back at most the name or word being read, and the JSON text inside a tool call up
 * to the longest line that the client reads.
 */
export function createJsonTranslator(options: TranslatorOptions): JsonTranslator {
  const { vocabulary, kinds, isLines, root = { parent: '', field: '', kind: kinds.root } } = options;
  const base: Frame = { ...root, isObject: false, key: '', isKeyNext: false };
  let frames: Frame[] = [base];
  let frame = base;
  /** The number of open containers in which nothing is translated. */
  let skippedDepth = 0;
  let string: OpenString | undefined;
  let isEscaped = false;
  /** The tool of the call being read, as the contract calls it. */
  let tool: string | undefined;
  let isToolMessage = false;

  function reset(): void {
    frames = [base];
    frame = base;
    skippedDepth = 0;
    string = undefined;
    isEscaped = false;
    tool = undefined;
    isToolMessage = false;
  }

  function open(isObject: boolean): void {
    const place = placeOfValue();
    const inner = openedPlace(place, isObject, tool);
    if (skippedDepth > 0 || inner.kind === 'opaque' || frames.length > maxDepth) {
      skippedDepth += 1;
      return;
    }
    if (isObject && place.field === 'toolCall') tool = undefined;
    if (isObject && place.kind === 'messages' && place.field === 'messages') {
      tool = undefined;
      isToolMessage = false;
    }
    frame = { ...inner, isObject, key: '', isKeyNext: isObject };
    frames.push(frame);
  }

  function close(): void {
    if (skippedDepth > 0) skippedDepth -= 1;
    else if (frames.length > 1) {
      frames.pop();
      frame = frames.at(-1) ?? base;
    }
  }

  function placeOfValue(): Place {
    return frame.isObject ? placeInside(frame, kinds) : frame;
  }

  function beginString(): OpenString {
    if (skippedDepth > 0) return passing;
    if (frame.isKeyNext) return { role: 'key', held: '', limit: maxNameLength, place: frame };
    const place = placeOfValue();
    if (place.kind === 'messages') {
      if (place.parent === 'messages' && (place.field === 'role' || place.field === 'id')) return word(place);
      const meaning = messageText(place, isToolMessage, tool);
      if (meaning === undefined) return passing;
      return meaning === toolName ? word(toolName) : { role: 'json', held: '', limit: maxTextLength, place: meaning };
    }
    if (isLines && place.parent === 'toolCall') {
      if (place.field === 'name') return word(toolName);
      const meaning = toolText(place.field, tool);
      return meaning === undefined ? passing : { role: 'json', held: '', limit: maxTextLength, place: meaning };
    }
    return vocabulary.words(place.parent, place.field) === undefined ? passing : word(place);
  }

  function endString({ role, place }: HeldString, token: string): string {
    const text = readToken(token);
    if (text === undefined) return token;
    switch (role) {
      case 'key':
        return endKey(text, token);
      case 'word': {
        if (place.kind === 'messages') {
          isToolMessage ||= marksToolMessage(place, text);
          return token;
        }
        const other = vocabulary.words(place.parent, place.field)?.get(text) ?? text;
        if (place === toolName) tool = vocabulary.isHeard ? other : text;
        return other === text ? token : JSON.stringify(other);
      }
      case 'json': {
        const inner = createJsonTranslator({ ...options, isLines: false, root: place });
        const translated = inner.push(text) + inner.end();
        return translated === text ? token : JSON.stringify(translated);
      }
    }
  }

  function endKey(text: string, token: string): string {
    const { written, known } = frame.kind === 'fields' ? vocabulary.field(frame.field, text) : { written: text, known: text };
    frame.key = known;
    return written === text ? token : JSON.stringify(written);
  }

  return {
    push(text) {
      let written = '';
      let start = 0;
      for (let index = 0; index < text.length; index += 1) {
        const code = text.charCodeAt(index);
        if (code === lineFeed && isLines) {
          written += heldOf(string);
          reset();
        } else if (string !== undefined) {
          if (isEscaped) isEscaped = false;
          else if (code === backslash) isEscaped = true;
          else if (code === quote) {
            if (string.role !== 'passing') {
              written += endString(string, string.held + text.slice(start, index + 1));
              start = index + 1;
            }
            string = undefined;
          }
        } else if (code === quote) {
          string = beginString();
          if (string.role !== 'passing') {
            written += text.slice(start, index);
            start = index;
          }
        } else if (code === openBrace || code === openBracket) open(code === openBrace);
        else if (code === closeBrace || code === closeBracket) close();
        else if (skippedDepth === 0 && code === colon) frame.isKeyNext = false;
        else if (skippedDepth === 0 && code === comma) frame.isKeyNext = frame.isObject;
      }
      const rest = text.slice(start);
      if (string === undefined || string.role === 'passing') return written + rest;
      string.held += rest;
      if (string.held.length <= string.limit) return written;
      // Longer than any name: nothing to translate.
      if (string.role === 'key') frame.key = '';
      written += string.held;
      string = passing;
      return written;
    },
    end() {
      const rest = heldOf(string);
      reset();
      return rest;
    },
  };
}

interface Frame extends Place {
  readonly isObject: boolean;
  /** The field being read, as the contract calls it. */
  key: string;
  isKeyNext: boolean;
}

type OpenString = { readonly role: 'passing' } | HeldString;

interface HeldString {
  readonly role: 'key' | 'word' | 'json';
  readonly place: Place;
  readonly limit: number;
  held: string;
}

const passing: OpenString = { role: 'passing' };

function word(place: Place): OpenString {
  return { role: 'word', held: '', limit: maxNameLength, place };
}

function heldOf(string: OpenString | undefined): string {
  return string === undefined || string.role === 'passing' ? '' : string.held;
}

/** The text of a JSON string with its quotes; `undefined` if it is not valid. */
function readToken(token: string): string | undefined {
  if (!token.includes('\\')) return token.slice(1, -1);
  try {
    return JSON.parse(token);
  } catch {
    return undefined;
  }
}

const lineFeed = 0x0a;
const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const openBracket = 0x5b;
const backslash = 0x5c;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

const maxNameLength = 256;
/** The longest line that the client reads. */
const maxTextLength = 8 * 1024 * 1024;
/** Deeper than any body of the contract. */
const maxDepth = 100;
