import { bordersOf } from './bordersOf.js';
import { codesOf, rareCodesOf } from './codesOf.js';
import { createDeltaRedactor, type DeltaRedactor } from './createDeltaRedactor.js';
import { type DecodedText, decodeText } from './decodeText.js';
import { redactedMark } from './redactedMark.js';
import { redactPlain, shortestSecret } from './redactPlain.js';

/** Removes the values of known credentials from texts, plain and in common encodings. */
export interface Redactor {
  /**
   * Adds a value to remove from now on. Values of fewer than six characters are ignored: they occur in other words by chance, and removing
   * them would damage those.
   */
  add(secret: string): void;
  /**
   * The text without the values: plain, in upper or lower case, percent-encoded, escaped as in JSON or HTML, in base64 once or twice, in
   * hexadecimal with or without colons, and broken over lines. Linear in the length of the text.
   */
  redact(text: string): string;
  /** Like `redact`, for a text that continues. `rest` is the end that could be the start of a value: prepend it to the next piece. */
  redactPart(text: string): RedactedPart;
  /**
   * A cheap variant for each line of a stream. Lines of at most 256 KiB are searched like any text if they contain an error or an escape
   * of URLs, HTML or Unicode; in all lines, values are found as JSON escapes them, in base64 and in hexadecimal.
   */
  redactLine(line: string): string;
  /** For the deltas of one chat stream: cuts out the values that are known now, as they are. */
  deltas(): DeltaRedactor;
}

/** A redacted part of a text, and the end of it that may continue a secret. */
export interface RedactedPart {
  /** The redacted text, safe to pass on. */
  readonly text: string;
  /** Bounded by the length of the values. */
  readonly rest: string;
}

export function createRedactor(secrets: readonly string[] = []): Redactor {
  /** By their values, the latest last. */
  const known = new Map<string, Needles>();
  const redactor: Redactor = {
    deltas: () => createDeltaRedactor([...known.keys()]),
    add(secret) {
      if (secret.length < shortestSecret || known.has(secret)) return;
      known.set(secret, needlesOf(secret));
      const [oldest] = known.keys();
      if (known.size > maxSecrets && oldest !== undefined) known.delete(oldest);
    },
    redactLine(line) {
      const isSearched = line.length <= longestSearchedLine && (line.includes('error') || mayBeEscaped.test(line));
      if (isSearched) return redactor.redact(line);
      const plain = redactPlain(
        line,
        [...known.values()].flatMap(({ inLines }) => inLines),
      );
      return blank(plain, findCodes(plain, known.values()));
    },
    redact(text) {
      if (known.size === 0) return text;
      const plain = redactPlain(text, known.keys());
      return blank(plain, findSpans(plain, decode(plain), known.values()));
    },
    redactPart(text) {
      if (known.size === 0) return { text, rest: '' };
      const plain = redactPlain(text, known.keys());
      const decoded = decode(plain);
      const spans = findSpans(plain, decoded, known.values());
      const end = findEnd(plain, decoded, spans, known.values());
      return {
        text: blank(
          plain.slice(0, end),
          spans.filter(([start]) => start < end),
        ),
        rest: plain.slice(end),
      };
    },
  };
  for (const secret of secrets) redactor.add(secret);
  return redactor;
}

/** A client refreshes its token, and responses may still contain the previous one. */
const maxSecrets = 4;

/** One text to search for in order to find a value. */
interface Needles {
  readonly plain: Needle;
  /** Plain and escaped as in JSON, including JSON nested in JSON strings. */
  readonly inLines: readonly string[];
  /** In base64 and in hexadecimal. */
  readonly codes: readonly Needle[];
  /** In a decoded text. */
  readonly encoded: readonly EncodedNeedle[];
}

interface Needle {
  readonly text: string;
  /** For each of its beginnings the length of the longest end of that which is a beginning, too. */
  readonly borders: readonly number[];
}

interface EncodedNeedle extends Needle {
  /**
   * The span to cut out, if it is larger than the needle. The room begins where the previous span ended, and ends with the next decoded
   * character.
   */
  readonly widen?: (text: string, found: Span, room: Span) => Span;
}

type Span = readonly [start: number, end: number];

function needlesOf(secret: string): Needles {
  const codes = [...codesOf(secret), ...rareCodesOf(secret)].map(needleOf);
  const inLines = [secret];
  for (let level = 0; level < 4; level += 1) inLines.unshift(JSON.stringify(inLines[0]).slice(1, -1));
  return {
    plain: needleOf(secret),
    inLines: [...new Set(inLines)],
    codes,
    encoded: [
      ...[...new Set([secret, secret.toLowerCase(), secret.toUpperCase()])].map(decodedNeedleOf),
      ...codes.map((code) => ({ ...code, widen: wholeCode })),
    ],
  };
}

function decodedNeedleOf(secret: string): EncodedNeedle {
  const { text, ends } = decodeText(secret);
  // It ends like an escaped white space, such as `\r`, which decoding removes.
  const hasBlankEnd = ends[text.length - 1] !== secret.length;
  return { ...needleOf(withOneAlphabet(text)), ...(hasBlankEnd && { widen: withBlankEnd }) };
}

function needleOf(text: string): Needle {
  return { text, borders: bordersOf(text) };
}

/** Base64 has two alphabets. */
function withOneAlphabet(text: string): string {
  return text.replaceAll('-', '+').replaceAll('_', '/');
}

function decode(text: string): DecodedText {
  const decoded = decodeText(text);
  return { ...decoded, text: withOneAlphabet(decoded.text) };
}

function findSpans(text: string, decoded: DecodedText, known: Iterable<Needles>): readonly Span[] {
  const spans: Span[] = [];
  for (const { encoded } of known) {
    for (const needle of encoded) {
      let end = 0;
      for (const index of findAll(decoded.text, needle)) {
        const next = index + needle.text.length;
        const found: Span = [decoded.starts[index] ?? 0, decoded.ends[next - 1] ?? text.length];
        if (found[0] < end) continue;
        const room: Span = [end, next < decoded.text.length ? (decoded.starts[next] ?? text.length) : text.length];
        const span = needle.widen?.(text, found, room) ?? found;
        end = span[1];
        spans.push(span);
      }
    }
  }
  return spans.sort((a, b) => a[0] - b[0]);
}

/** The codes in a text that is not decoded. */
function findCodes(text: string, known: Iterable<Needles>): readonly Span[] {
  const spans: Span[] = [];
  for (const { codes } of known) {
    for (const code of codes) {
      let end = 0;
      for (const start of findAll(text, code)) {
        if (start < end) continue;
        const span = wholeCode(text, [start, start + code.text.length], [end, text.length]);
        end = span[1];
        spans.push(span);
      }
    }
  }
  return spans.sort((a, b) => a[0] - b[0]);
}

/** A longer line has its values in plain text or in a code, if any: a whole search would keep the page waiting. */
const longestSearchedLine = 256 * 1024;
const mayBeEscaped = /%[2-7][\da-f]|\\(?:u00[2-7]|x[2-7]|\/)|&#|&[a-z]{2,6};/i;

/** How much of a continuing text is settled: after it, a value may have started. */
function findEnd(text: string, { text: haystack, starts }: DecodedText, spans: readonly Span[], known: Iterable<Needles>): number {
  const tail = text.slice(-longestEscape);
  const unfinished = unfinishedEscape.exec(tail);
  const settled = unfinished === null ? text.length : text.length - tail.length + unfinished.index;
  let settledUnits = haystack.length;
  while (settledUnits > 0 && (starts[settledUnits - 1] ?? 0) >= settled) settledUnits -= 1;
  let end = settled;
  let longest = longestEscape;
  for (const { plain, encoded } of known) {
    longest += plain.text.length * longestEncoding;
    end = Math.min(end, text.length - beginningAtEnd(text, text.length, plain));
    for (const needle of encoded) {
      const length = beginningAtEnd(haystack, settledUnits, needle);
      if (length > 0) end = Math.min(end, starts[settledUnits - length] ?? 0);
    }
  }
  end = Math.max(end, text.length - longest);
  for (const [start, spanEnd] of spans.toReversed()) {
    if (start < end && end < spanEnd) end = text.length - start > longest ? spanEnd : start;
  }
  return end;
}

/** An escape may be escaped itself, and the text may end in the middle of it. */
const unfinishedEscape = /(?=[\\%&])(?<=(?<![\\%&#;\w])[#;\w]*)[\\%&][\\%&#;\w]*$/;
const longestEscape = 64;
/** Characters for each of a value that is escaped twice, or broken over lines. */
const longestEncoding = 12;

/** Counts the characters before `end` that are the start of the needle, but not all of it. */
function beginningAtEnd(text: string, end: number, { text: needle, borders }: Needle): number {
  let matched = 0;
  for (let index = Math.max(0, end - needle.length + 1); index < end; index += 1) {
    const character = text.charCodeAt(index);
    while (matched > 0 && character !== needle.charCodeAt(matched)) matched = borders[matched - 1] ?? 0;
    if (character === needle.charCodeAt(matched)) matched += 1;
  }
  return matched;
}

const codeCharacter = /[\w+/=-]/;

/** The whole code around a part of it. */
function wholeCode(text: string, [start, end]: Span, [min]: Span): Span {
  let first = start;
  while (first > min && codeCharacter.test(text.charAt(first - 1))) first -= 1;
  let last = end;
  while (last < text.length && codeCharacter.test(text.charAt(last))) last += 1;
  return [first, last];
}

/** The span with what follows it and decodes to nothing, in any encoding, up to white space. */
function withBlankEnd(text: string, [start, end]: Span, [, max]: Span): Span {
  let last = end;
  while (last < max && !/\s/.test(text.charAt(last))) last += 1;
  return [start, last];
}

function blank(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  let blanked = '';
  let done = 0;
  for (const [start, end] of spans) {
    if (start >= done) blanked += text.slice(done, start) + redactedMark;
    done = Math.max(done, end);
  }
  return blanked + text.slice(done);
}

/** Returns the start of each match, by Knuth–Morris–Pratt, since a hostile text may nearly match everywhere. */
function findAll(haystack: string, { text: needle, borders }: Needle): readonly number[] {
  // The engine finds a short text much faster, and nearly always there is none.
  const first = haystack.indexOf(needle.slice(0, shortestSecret));
  if (first < 0) return [];
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
