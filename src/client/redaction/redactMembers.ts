import { redactedMark } from './redactedMark.js';
import { isTellingName } from './tellingNames.js';

/**
 * Blanks values after telling names in any text: `"password":"…"`, also with escaped quotes, `{"name":"DB_PASSWORD", "value":"…"}`,
 * `?token=…`, `Authorization: …`. Reads each character a bounded number of times.
 */
export function redactMembers(text: string): string {
  return redactAssignments(redactQuoted(text));
}

/** A member of an object, up to its value, or an item of a list, up to the next one. Inside a JSON text inside a JSON text, quotes have backslashes in front. */
const quotedName = /(?<!\\)(\\{0,31})"([\w.$ -]{1,100})\1"\s{0,20}([:,])\s{0,20}/g;
const nameField = /^(?:name|key|variable|header|field|id)$/i;
const valueField = /^(?:value|val|content|text|default|defaultvalue)$/i;

type Span = readonly [start: number, end: number];

/** Like `redactMembers`, but replaces only quoted values, so that JSON stays JSON. */
export function redactQuoted(text: string): string {
  if (!text.includes('"')) return text;
  const spans: Span[] = [];
  let end = 0;
  /** True if a name in this object marks the value next to it as a secret. */
  let isNamed = false;
  let value: Span | undefined;
  for (const { 0: head, 1: backslashes = '', 2: name = '', 3: separator, index } of text.matchAll(quotedName)) {
    if (separator === ',') {
      const next = isHeaderName(name) ? readText(text, index + head.length, backslashes.length) : undefined;
      if (next !== undefined) spans.push(next);
      continue;
    }
    if (/[{}]/.test(text.slice(end, index))) [isNamed, value] = [false, undefined];
    end = index + head.length;
    const isTelling = isTellingName(name);
    const isValue = valueField.test(name);
    const isName = nameField.test(name);
    const span = isTelling || isValue || isName ? readText(text, end, backslashes.length) : undefined;
    if (span === undefined) continue;
    isNamed ||= isName && isTellingName(text.slice(...span));
    if (isValue) value = span;
    if (isTelling) spans.push(span);
    if (isNamed && value !== undefined) spans.push(value);
  }
  return blank(text, spans);
}

/** Returns the text between the quotes that begin here. It ends at quotes with as many backslashes or fewer, or is cut off. */
function readText(text: string, index: number, level: number): Span | undefined {
  let start = index;
  while (text[start] === '\\') start += 1;
  if (text[start] !== '"' || start - index !== level) return undefined;
  start += 1;
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (end - backslashes > start && text[end - backslashes - 1] === '\\') backslashes += 1;
    // A backslash in the value is escaped, so twice as many precede the quotes.
    if (backslashes === level || (backslashes < level && backslashes % 2 === 0)) return [start, end - backslashes];
    if (level === 0 && backslashes % 2 === 0) return [start, end];
  }
  return [start, text.length];
}

function blank(text: string, spans: readonly Span[]): string {
  const pieces: string[] = [];
  let done = 0;
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    if (start < done || start === end) continue;
    pieces.push(text.slice(done, start), redactedMark);
    done = end;
  }
  return pieces.join('') + text.slice(done);
}

/** A parameter, a setting or a header, up to its value. */
const assignment = /(?<![\w.-])([\w.-]{1,100})(?:["'`]?\s?[:=]\s?|%3D)(?:\\{0,31}["'`])?/gi;
const header = /^(?:proxy-)?authorization$|cookie$/i;
/** Schemes whose parameters are quoted. */
const quotedScheme = /(?:Digest|Signature) [^\r\n<>]+/iy;
/** The code of a sign-in, in a URL. */
const code = /^(?:3F|26)?code$/i;
const restOfLine = /[^\r\n"'\\<>]+/y;
const word = /[^\s&;,"'\\<>(){}[\]|]+/y;
const noSecret = /^(?:true|false|null|undefined|none)$/i;

/** True for a header that contains credentials. */
export function isHeaderName(name: string): boolean {
  return header.test(name) || /^x-(?:api-key|[\w-]{0,50}token)$/i.test(name);
}

function readAt(pattern: RegExp, text: string, start: number): string {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0] ?? '';
}

function redactAssignments(text: string): string {
  const spans: Span[] = [];
  let done = 0;
  for (const { 0: head, 1: name = '', index } of text.matchAll(assignment)) {
    const isCode = code.test(name) && '?&%'.includes(text.charAt(index - 1));
    if (index < done || !(isCode || isTellingName(name))) continue;
    const start = index + head.length;
    const value = header.test(name) ? readAt(quotedScheme, text, start) || readAt(restOfLine, text, start) : readAt(word, text, start);
    if (value === '' || noSecret.test(value)) continue;
    done = start + value.length;
    spans.push([start, done]);
  }
  return blank(text, spans);
}
