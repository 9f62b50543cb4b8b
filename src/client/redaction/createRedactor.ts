import { decodeText } from './decodeText.js';
import { redactedMark } from './redactedMark.js';
import { redactPlain, shortestSecret } from './redactPlain.js';

/** Cuts the values of known credentials out of texts, in whichever encoding they come back. */
export interface Redactor {
  /** From now on this value is cut out. Shorter ones than six characters would cut words apart, and are ignored. */
  add(secret: string): void;
  /**
   * The text without the values: plain, percent-encoded, escaped as in JSON or HTML, in base64, in hexadecimal, and broken over
   * lines. Linear in the length of the text.
   */
  redact(text: string): string;
  /** For each line of a stream, at nearly no cost: looks for encoded values only where the line may tell of an error. */
  redactLine(line: string): string;
}

export function createRedactor(secrets: readonly string[] = []): Redactor {
  /** By their values, the latest last. */
  const known = new Map<string, readonly Needle[]>();
  const redactor: Redactor = {
    add(secret) {
      if (secret.length < shortestSecret || known.has(secret)) return;
      known.set(secret, needlesOf(secret));
      const [oldest] = known.keys();
      if (known.size > mostSecrets && oldest !== undefined) known.delete(oldest);
    },
    redactLine: (line) => (line.includes('error') ? redactor.redact(line) : redactPlain(line, known.keys())),
    redact(text) {
      if (known.size === 0) return text;
      const plain = redactPlain(text, known.keys());
      const spans = findSpans(plain, [...known.values()].flat());
      return spans.length === 0 ? plain : blank(plain, spans);
    },
  };
  for (const secret of secrets) redactor.add(secret);
  return redactor;
}

/** A client refreshes its token; answers may still hold the one before. */
const mostSecrets = 4;

/** What to look for in a decoded text. Around a part of a longer code, the whole code is cut out. */
interface Needle {
  readonly text: string;
  readonly isPartOfCode: boolean;
}

type Span = readonly [start: number, end: number];

function needlesOf(secret: string): readonly Needle[] {
  const bytes = new TextEncoder().encode(secret);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [
    { text: withOneAlphabet(decodeText(secret).text), isPartOfCode: false },
    ...[0, 1, 2].map((offset) => ({ text: base64Core(bytes, offset), isPartOfCode: true })),
    ...[hex, hex.toUpperCase()].map((text) => ({ text, isPartOfCode: true })),
  ];
}

/** The characters that depend on these bytes alone where so many others stand in front of them in the same group of three. */
function base64Core(bytes: Uint8Array, offset: number): string {
  const shifted = String.fromCharCode(...new Uint8Array(offset), ...bytes);
  return btoa(shifted).slice(Math.ceil((offset * 8) / 6), Math.floor((shifted.length * 8) / 6));
}

/** Base64 has two alphabets. */
function withOneAlphabet(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/');
}

function findSpans(text: string, needles: readonly Needle[]): readonly Span[] {
  const decoded = decodeText(text);
  const haystack = withOneAlphabet(decoded.text);
  const spans = needles.flatMap(({ text: needle, isPartOfCode }) => {
    let end = 0;
    return findAll(haystack, needle).flatMap((index): readonly Span[] => {
      const found: Span = [decoded.starts[index] ?? 0, decoded.ends[index + needle.length - 1] ?? text.length];
      if (found[0] < end) return [];
      const span = isPartOfCode ? wholeCode(text, found, end) : found;
      end = span[1];
      return [span];
    });
  });
  return spans.sort((a, b) => a[0] - b[0]);
}

const codeCharacter = /[\w+/=-]/;

function wholeCode(text: string, [start, end]: Span, min: number): Span {
  let first = start;
  while (first > min && codeCharacter.test(text.charAt(first - 1))) first -= 1;
  let last = end;
  while (last < text.length && codeCharacter.test(text.charAt(last))) last += 1;
  return [first, last];
}

function blank(text: string, spans: readonly Span[]): string {
  let blanked = '';
  let done = 0;
  for (const [start, end] of spans) {
    if (start >= done) blanked += text.slice(done, start) + redactedMark;
    done = Math.max(done, end);
  }
  return blanked + text.slice(done);
}

/** Where the needle begins, each time. By Knuth, Morris and Pratt, since a hostile text may nearly match everywhere. */
function findAll(haystack: string, needle: string): readonly number[] {
  // The engine finds a short text much faster, and nearly always there is none.
  const first = haystack.indexOf(needle.slice(0, shortestSecret));
  if (first < 0) return [];
  const borders = bordersOf(needle);
  const found: number[] = [];
  let matched = 0;
  for (let index = first; index < haystack.length; index += 1) {
    const character = haystack.charCodeAt(index);
    while (matched > 0 && character !== needle.charCodeAt(matched)) matched = borders[matched - 1] ?? 0;
    if (character === needle.charCodeAt(matched)) matched += 1;
    if (matched < needle.length) continue;
    found.push(index + 1 - needle.length);
    matched = 0;
  }
  return found;
}

/** For each beginning of the needle the length of its longest end that is a beginning, too. */
function bordersOf(needle: string): readonly number[] {
  const borders = [0];
  let length = 0;
  for (let index = 1; index < needle.length; index += 1) {
    while (length > 0 && needle[index] !== needle[length]) length = borders[length - 1] ?? 0;
    if (needle[index] === needle[length]) length += 1;
    borders.push(length);
  }
  return borders;
}
