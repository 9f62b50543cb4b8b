import { isJsonObject } from '../json/isJsonObject.js';
import { answerShapes, typeShapes } from './contractShapes.js';

/**
 * Makes an answer fit its type. A required text, list or object that is missing, `null` or of another type becomes an empty one, an optional
 * one is left out, and lists of objects lose everything that is not an object. What fits stays the same object. An answer of another kind
 * altogether is returned unchanged, as are words that the type does not list, because services add new ones.
 */
export function repairAnswer(operation: string, answer: unknown): unknown {
  const code = answers.get(operation);
  return code === undefined || !isOfKind(answer, code) ? answer : repaired(answer, code, 0);
}

interface Field {
  readonly name: string;
  readonly isRequired: boolean;
  readonly code: string;
}

function repaired(value: unknown, code: string, depth: number): unknown {
  const isNullable = code.endsWith('?');
  const kind = isNullable ? code.slice(0, -1) : code;
  if (kind === 'any' || depth > maxDepth) return value;
  if (!isOfKind(value, kind)) return isNullable ? null : emptyOf(kind, depth);
  const inner = kind.slice(1, -1);
  if (kind.startsWith('[')) return repairedList(value as readonly unknown[], inner, depth);
  if (kind.startsWith('{')) return withMembers(value as JsonObject, (member) => repaired(member, inner, depth + 1));
  if (kind.startsWith('@')) return repairedObject(value as JsonObject, kind, depth);
  // An unpaired surrogate cannot be sent back.
  return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;
}

function repairedList(list: readonly unknown[], code: string, depth: number): readonly unknown[] {
  const fitting = code.startsWith('@') ? list.filter(isJsonObject) : list;
  const items = fitting.map((item) => repaired(item, code, depth + 1));
  return items.length === list.length && items.every((item, index) => item === list[index]) ? list : items;
}

function repairedObject(object: JsonObject, code: string, depth: number): JsonObject {
  const fields = new Map(likeliestType(object, code).map((field) => [field.name, field]));
  const missing = [...fields.values()].filter(({ name, isRequired }) => isRequired && !Object.hasOwn(object, name));
  const whole = missing.length === 0 ? object : { ...object, ...Object.fromEntries(missing.map(({ name }) => [name, undefined])) };
  return withMembers(whole, (value, name) => {
    const field = fields.get(name);
    if (field === undefined) return value;
    // An optional member that does not fit is as good as missing.
    return field.isRequired || isOfKind(value, field.code) ? repaired(value, field.code, depth + 1) : undefined;
  });
}

/** The same object if no member changes. */
function withMembers(object: JsonObject, change: (value: unknown, name: string) => unknown): JsonObject {
  const members = Object.entries(object).map(([name, value]) => [name, change(value, name)] as const);
  return members.every(([name, value]) => value === object[name]) ? object : Object.fromEntries(members);
}

/** The type of a union whose required members the object has. */
function likeliestType(object: JsonObject, code: string): readonly Field[] {
  const types = code.split('|').map((one) => fieldsOf(one.slice(1)));
  const shareOf = (fields: readonly Field[]) => {
    const required = fields.filter(({ isRequired }) => isRequired);
    return required.filter(({ name, code: inner }) => isOfKind(object[name], inner)).length / Math.max(1, required.length);
  };
  return types.reduce((best, fields) => (shareOf(fields) > shareOf(best) ? fields : best));
}

function isOfKind(value: unknown, code: string): boolean {
  const kind = code.endsWith('?') ? code.slice(0, -1) : code;
  if (code !== kind && value === null) return true;
  if (kind === 'any') return true;
  if (kind === 'text') return typeof value === 'string';
  if (kind === 'number') return typeof value === 'number';
  if (kind === 'flag') return typeof value === 'boolean';
  return kind.startsWith('[') ? Array.isArray(value) : isJsonObject(value);
}

/** What stands for nothing. A number has nothing that could stand for it. */
function emptyOf(kind: string, depth: number): unknown {
  if (kind === 'text') return '';
  if (kind === 'flag') return false;
  if (kind === 'number') return null;
  if (kind.startsWith('[')) return [];
  return kind.startsWith('@') ? repairedObject({}, kind.split('|', 1)[0] ?? kind, depth + 1) : {};
}

function fieldsOf(type: string): readonly Field[] {
  const known = fieldsOfTypes.get(type);
  if (known !== undefined) return known;
  const fields = (types.get(type) ?? '').split(' ').map((word) => {
    const mark = word.includes(':') ? ':' : '~';
    const [name = '', code = 'any'] = word.split(mark);
    return { name, isRequired: mark === ':', code };
  });
  fieldsOfTypes.set(type, fields);
  return fields;
}

function entryOf(text: string, separator: string): readonly [string, string] {
  const end = text.indexOf(separator);
  return [text.slice(0, end), text.slice(end + 1)];
}

const answers = new Map(answerShapes.split(' ').map((text) => entryOf(text, '=')));
const types = new Map(typeShapes.map((text) => entryOf(text, ' ')));
type JsonObject = Readonly<Record<string, unknown>>;

const fieldsOfTypes = new Map<string, readonly Field[]>();
/** Deeper than any type of the interface, so that what a hostile service nests ends. */
const maxDepth = 60;
