import { withoutTokens } from '../errors/withoutTokens.js';
import { isJsonObject } from '../json/isJsonObject.js';
import { jsonText } from '../json/jsonText.js';
import { parseExactJson } from '../json/parseExactJson.js';
import { redactedMark } from './redactedMark.js';
import { isHeaderName, redactMembers, redactQuoted } from './redactMembers.js';
import { isTellingName } from './tellingNames.js';

/**
 * Blanks anything that looks like a token, key or password: by its form, by its name, or by a preceding scheme. JSON stays JSON, also
 * inside JSON strings. Linear in the length of the text.
 */
export function redactSecrets(text: string): string {
  return redactText(text, 0);
}

function redactText(text: string, level: number): string {
  const value = level <= deepestText && looksLikeJson.test(text) ? parse(text) : undefined;
  if (value === undefined) return redactForms(redactMembers(withoutTokens(text)));
  const redacted = redactValue(value, { isSecret: false, level, depth: 0 });
  // A repeated member is in the text, but not in the value.
  return redactQuoted(redacted === value ? text : jsonText(redacted));
}

function parse(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return undefined;
  }
}

/** Each escapes the one inside it, so that all levels together are no longer than a few times the text. */
const deepestText = 5;
const deepestValue = 100;
const looksLikeJson = /^\s{0,20}[{[]/;

interface Place {
  /** It has a telling name. */
  readonly isSecret: boolean;
  /** The number of JSON texts around it. */
  readonly level: number;
  readonly depth: number;
}

/** The same value where nothing was cut out. */
function redactValue(value: unknown, place: Place): unknown {
  if (typeof value === 'string') return place.isSecret && value !== '' ? redactedMark : redactText(value, place.level + 1);
  if (typeof value === 'number' || typeof value === 'bigint') return place.isSecret ? redactedMark : value;
  if (typeof value !== 'object' || value === null) return value;
  if (place.depth > deepestValue) return redactedMark;
  const inside = { ...place, depth: place.depth + 1 };
  if (Array.isArray(value)) {
    const items = value.map((item: unknown, index) =>
      redactValue(item, isNamedBefore(value, index) ? { ...inside, isSecret: true } : inside),
    );
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  return isJsonObject(value) ? redactObject(value, inside) : value;
}

/** `["Authorization", "…"]`: an item names the next one, in a pair or a flat list of headers. */
function isNamedBefore(list: readonly unknown[], index: number): boolean {
  const name = list[index - 1];
  return typeof name === 'string' && index % 2 === 1 && (isHeaderName(name) || (list.length === 2 && isTellingName(name)));
}

/** Cells below a telling name of a column are secrets. */
function redactRows(rows: readonly unknown[], columns: readonly unknown[], place: Place): unknown {
  const areSecret = columns.map((column) => isTellingName(isJsonObject(column) ? column.name : column));
  if (!areSecret.includes(true)) return redactValue(rows, place);
  return rows.map((row) =>
    Array.isArray(row)
      ? row.map((cell: unknown, index) => redactValue(cell, { ...place, isSecret: place.isSecret || areSecret[index] === true }))
      : redactValue(row, place),
  );
}

function redactObject(object: Readonly<Record<string, unknown>>, place: Place): unknown {
  const isNamed = nameFields.some((field) => isTellingName(object[field]));
  const columns = [object.schema, object.columns].find(Array.isArray);
  const entries = Object.entries(object).map(([name, value]) => {
    const isSecret = place.isSecret || isTellingName(name) || (isNamed && valueFields.includes(name.toLowerCase()));
    const inside = { ...place, isSecret };
    const isTable = columns !== undefined && rowFields.includes(name) && Array.isArray(value);
    return [redactText(name, place.level + 1), isTable ? redactRows(value, columns, inside) : redactValue(value, inside)] as const;
  });
  return entries.some(([name, value]) => value !== object[name]) ? Object.fromEntries(entries) : object;
}

/** `{"name": "DB_PASSWORD", "value": "…"}`: one field names the other. */
const nameFields = ['name', 'key', 'variable', 'header', 'field', 'id', 'Name', 'Key'];
const rowFields = ['data', 'rows'];
const valueFields = ['value', 'val', 'values', 'content', 'text', 'default', 'defaultvalue'];

/** Secrets that are recognisable by their format. */
function redactForms(text: string): string {
  return text
    .replace(/\b(Bearer|Api-Key|Embed-Token) {1,8}[\w.~+/=%-]+/gi, `$1 ${redactedMark}`)
    .replace(/\bDigest {1,8}\w{1,20}=[^\r\n<>]{1,4000}/gi, `Digest ${redactedMark}`)
    .replace(/\b(Basic|Digest|Negotiate|Token) {1,8}([\w.~+/=%-]{8,})/gi, (whole, scheme: string, credential: string) =>
      /[\d=+/]|[a-z][A-Z]/.test(credential) ? `${scheme} ${redactedMark}` : whole,
    )
    .replace(/(?:sk|pk|rk|key|api|glpat|whsec)[-_][\w-]{16,}/gi, blankWord)
    .replace(/(?:gh[opsur]_|github_pat_|xox[abeprs]-|AKIA|ASIA|AIza|SG\.)[\w-]{16,}/g, blankWord)
    .replace(/(:\/\/)[^\s/@:"'\\<>]{0,200}:[^\s/@"'\\<>]{1,200}@/g, `$1${redactedMark}@`)
    .replace(/(?<![\w-])(--?([\w-]{1,100})\s{1,4}\\{0,31}["'`]?)([^\s"'\\`<>-][^\s"'\\`<>]*)/g, (whole, option: string, name: string) =>
      isTellingName(name) ? option + redactedMark : whole,
    )
    .replace(/(?<![\w-])((?:-u|--user|--proxy-user)(?: {1,4}|=)\\{0,31}["'`]?[^\s:"'\\`=]{1,200}):[^\s"'\\`<>]+/g, `$1:${redactedMark}`)
    .replace(/(<(?:[\w.-]{1,50}:)?([\w.-]{1,100})(?:\s[^<>]{0,500})?>)([^<]+)/g, (whole, tag: string, name: string, content: string) =>
      isTellingName(name) && content.trim() !== '' ? tag + redactedMark : whole,
    )
    .replace(
      /(\b(?:key|name)=(\\{0,31}["'])([\w.:-]{1,100})\2[^<>]{0,200}?\bvalue=\2)([^"'<>\\]+)/gi,
      (whole, start: string, _quote, name: string) => (isTellingName(name) ? start + redactedMark : whole),
    )
    .replace(
      /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:[^-]|-(?!----))*(?:-----END [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
      redactedMark,
    );
}

/** Blanks a match only at the start of a word: not in `risk_…`. */
function blankWord(found: string, index: number, text: string): string {
  return index > 0 && /[A-Za-z0-9]/.test(text.charAt(index - 1)) ? found : redactedMark;
}
