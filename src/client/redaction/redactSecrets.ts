import { jsonText } from '../chat-stream/jsonText.js';
import { parseExactJson } from '../chat-stream/parseExactJson.js';
import { isJsonObject } from '../http/isJsonObject.js';
import { withoutTokens } from '../http/withoutTokens.js';
import { redactedMark } from './redactedMark.js';
import { redactMembers, redactQuoted } from './redactMembers.js';
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
    const items = value.map((item: unknown) => redactValue(item, inside));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  return isJsonObject(value) ? redactObject(value, inside) : value;
}

function redactObject(object: Readonly<Record<string, unknown>>, place: Place): unknown {
  const isNamed = nameFields.some((field) => isTellingName(object[field]));
  const entries = Object.entries(object).map(([name, value]) => {
    const isSecret = place.isSecret || isTellingName(name) || (isNamed && valueFields.includes(name.toLowerCase()));
    return [redactText(name, place.level + 1), redactValue(value, { ...place, isSecret })] as const;
  });
  return entries.some(([name, value]) => value !== object[name]) ? Object.fromEntries(entries) : object;
}

/** `{"name": "DB_PASSWORD", "value": "…"}`: one field names the other. */
const nameFields = ['name', 'key', 'variable', 'header', 'field', 'id', 'Name', 'Key'];
const valueFields = ['value', 'val', 'values', 'content', 'text', 'default', 'defaultvalue'];

/** Secrets that are recognisable by their format. */
function redactForms(text: string): string {
  return text
    .replace(/\b(Bearer|Api-Key|Embed-Token) {1,8}[\w.~+/=%-]+/gi, `$1 ${redactedMark}`)
    .replace(/\b(Basic|Digest|Negotiate|Token) {1,8}([\w.~+/=%-]{8,})/gi, (whole, scheme: string, credential: string) =>
      /[\d=+/]|[a-z][A-Z]/.test(credential) ? `${scheme} ${redactedMark}` : whole,
    )
    .replace(/(?:sk|pk|rk|key|api|glpat|whsec)[-_][\w-]{16,}/gi, blankWord)
    .replace(/(?:gh[opsur]_|github_pat_|xox[abeprs]-|AKIA|ASIA|AIza|SG\.)[\w-]{16,}/g, blankWord)
    .replace(/(:\/\/)[^\s/@:"'\\<>]{0,200}:[^\s/@"'\\<>]{1,200}@/g, `$1${redactedMark}@`)
    .replace(/-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[^-]*(?:-----END [A-Z ]{0,40}PRIVATE KEY-----)?/g, redactedMark);
}

/** Blanks a match only at the start of a word: not in `risk_…`. */
function blankWord(found: string, index: number, text: string): string {
  return index > 0 && /[A-Za-z0-9]/.test(text.charAt(index - 1)) ? found : redactedMark;
}
