import { ServiceError } from '../errors/ServiceError.js';
import type { DialectDefinition, Names } from '../http/Dialect.js';
import { isJsonObject } from '../json/isJsonObject.js';
import { operationRoutes } from '../resources/operation-routes.js';
import { contractFields, contractWords } from './contractNames.js';
import { isPlaceholder } from './createPathTranslator.js';
import { createIncomingVocabulary, createSpokenVocabulary, splitKey } from './createVocabulary.js';
import { contractTools } from './places.js';

/** A definition with all parts filled in. */
export type WholeDefinition = Required<{ readonly [Part in keyof DialectDefinition]: NonNullable<DialectDefinition[Part]> }>;

/**
 * Validates a definition, which may come from a JSON file, and fills in missing parts. Throws a `validation` error with the wrong `field`.
 * It also throws if two names of the contract, renamed or not, would become the same: responses would then be ambiguous.
 */
export function checkDialect(definition: unknown): WholeDefinition {
  if (!isJsonObject(definition)) throw invalid('dialect', 'must be an object');
  for (const part of Object.keys(definition)) {
    if (!parts.includes(part)) throw invalid(`dialect.${part}`, `is not part of a dialect, which has ${parts.join(', ')}`);
  }
  const headers = readNames('headers', definition.headers);
  const tools = readNames('tools', definition.tools);
  const agents = readNames('agents', definition.agents);
  const paths = readNames('paths', definition.paths);
  const fields = readNames('fields', definition.fields);
  const values = readValues(definition.values);
  checkHeaders(headers);
  checkPaths(paths);
  checkKnown('tools', { names: tools, known: contractTools, what: 'tool' });
  checkDistinct('tools', besideContract(contractTools, Object.entries(tools)));
  checkKnown('agents', { names: agents, known: contractAgents, what: 'node of the agent graph' });
  checkDistinct('agents', besideContract(contractAgents, Object.entries(agents)));
  checkFields(fields);
  for (const key of Object.keys(values)) checkKey('values', key);
  checkContractNames(fields, values);
  return { headers, tools, agents, paths, fields, values };
}

const parts: readonly string[] = ['headers', 'tools', 'agents', 'paths', 'fields', 'values'] satisfies (keyof DialectDefinition)[];

function readNames(part: string, names: unknown): Names {
  if (names === undefined) return {};
  if (!isJsonObject(names)) throw invalid(`dialect.${part}`, 'must be an object that maps names of the contract to names of the service');
  const entries = Object.entries(names).map(([ours, theirs]) => {
    if (ours === '' || typeof theirs !== 'string' || theirs === '') {
      throw invalid(`dialect.${part}.${ours}`, 'must be a non-empty name');
    }
    return [ours, theirs];
  });
  return Object.fromEntries(entries);
}

function readValues(values: unknown = {}): Readonly<Record<string, Names>> {
  if (!isJsonObject(values)) throw invalid('dialect.values', 'must be an object of fields, each with its words');
  const entries = Object.entries(values).map(([field, words]): [string, Names] => {
    const part = `values.${field}`;
    const names = readNames(part, words ?? null);
    checkDistinct(part, Object.entries(names));
    return [field, names];
  });
  return Object.fromEntries(entries);
}

function checkHeaders(headers: Names): void {
  for (const [ours, theirs] of Object.entries(headers)) {
    if (![ours, theirs].every((name) => headerName.test(name))) throw invalid(`dialect.headers.${ours}`, 'must be a valid header name');
  }
  checkKnown('headers', {
    names: headers,
    known: contractHeaders,
    what: 'header',
    isKnown: (name) => contractHeaders.includes(name.toLowerCase()),
  });
  const renamed = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const others = contractHeaders.filter((name) => !renamed.has(name));
  const pairs = Object.entries(headers).map(([ours, theirs]): NamePair => [ours, theirs.toLowerCase()]);
  checkDistinct('headers', besideContract(others, pairs));
}

/** The headers that the client sends and reads. */
const contractHeaders: readonly string[] = [
  'accept',
  'authorization',
  'content-disposition',
  'content-type',
  'idempotency-key',
  'retry-after',
  'x-service-auth-token',
];

const headerName = /^[\w!#$%&'*+.^`|~-]+$/;

function checkPaths(paths: Names): void {
  for (const [ours, theirs] of Object.entries(paths)) {
    const field = `dialect.paths.${ours}`;
    if (![ours, theirs].every((path) => pathPattern.test(path) && !/\/\.{1,2}(?:\/|$)/.test(path))) {
      throw invalid(field, 'must be a path that starts with a slash and does not end with one, such as /api/v1/users/{userId}');
    }
    if (placeholders(ours).join() !== placeholders(theirs).join()) throw invalid(field, 'must have the same {placeholders} on both sides');
    const segments = [ours, theirs].map((path) => path.split('/').length);
    if (ours.startsWith('/chat/') && segments.some((count) => count !== 3)) {
      throw invalid(field, 'must have two segments on both sides, such as /chat/stream-chat-state');
    }
  }
  const routes = [...new Set(Object.values(operationRoutes).map(({ path }) => path))];
  const isKnown = (path: string) =>
    path.startsWith('/chat/') ? chatPaths.includes(path) : routes.some((route) => isBeginningOf(path, route));
  checkKnown('paths', { names: paths, known: [...chatPaths, ...routes], what: 'path', isKnown });
  checkDistinct(
    'paths',
    Object.entries(paths).map(([ours, theirs]) => [ours, theirs.replace(/\{\w+\}/g, '{}')]),
  );
}

/** The ends of the chat addresses. */
const chatPaths: readonly string[] = ['/chat/stream-chat-state', '/chat/abort'];

/** True if the pattern fits the path up to the end of one of its segments; a placeholder fits any segment. */
function isBeginningOf(pattern: string, path: string): boolean {
  const segments = path.split('/');
  return pattern.split('/').every((part, index) => segments[index] === part || (isPlaceholder(part) && segments[index] !== undefined));
}

const pathPattern = /^(?:\/(?:[\w.~!$&'()*+,;=:@%-]+|\{\w+\}))+$/;

function placeholders(path: string): string[] {
  return path.split('/').filter(isPlaceholder).toSorted();
}

/** Without this check, a key that is not in the contract would be ignored silently. */
function checkKnown(part: string, { names, known, what, isKnown = (name) => known.includes(name) }: KnownNames): void {
  for (const name of Object.keys(names)) {
    if (!isKnown(name))
      throw invalid(`dialect.${part}.${name}`, `names no ${what} of the contract. The nearest: ${nearest(name, known).join(', ')}`);
  }
}

interface KnownNames {
  readonly names: Names;
  readonly known: readonly string[];
  readonly what: string;
  readonly isKnown?: (name: string) => boolean;
}

/** Inside each parent, plain names apply together with the parent's own names. */
function checkFields(fields: Names): void {
  const entries = Object.entries(fields).map(([key, theirs]) => ({ ...checkKey('fields', key), key, theirs }));
  for (const scope of new Set(entries.map(({ parent }) => parent))) {
    const own = entries.filter(({ parent }) => parent === scope);
    const inherited = entries.filter(({ parent, field }) => parent === undefined && !own.some((entry) => entry.field === field));
    checkDistinct(
      'fields',
      [...own, ...inherited].map(({ key, theirs }) => [key, theirs]),
    );
  }
}

/** Without this check, a key that matches nothing in the contract would be ignored silently. */
function checkKey(part: string, key: string): ReturnType<typeof splitKey> {
  const { parent, field } = splitKey(key);
  const name = `dialect.${part}.${key}`;
  if (field === '' || field.includes('.')) throw invalid(name, 'must be named field, parent.field or, at the top of a body, .field');
  const parents = Object.keys(contractFields).filter((place) => namesIn(place).includes(field));
  if (parent === undefined ? parents.length > 0 : parents.includes(parent)) return { parent, field };
  const inside = parent === undefined ? [] : namesIn(parent);
  const known =
    parents.length > 0
      ? parents.map((place) => `${place}.${field}`)
      : inside.length > 0
        ? inside
        : Object.keys(contractFields).flatMap(namesIn);
  throw invalid(name, `names no field of the contract. The nearest: ${nearest(key, known).join(', ')}`);
}

function namesIn(parent: string): readonly string[] {
  return contractFields[parent]?.split(' ') ?? [];
}

/** The names that share most pairs of letters with this one, each counted once. */
function nearest(name: string, names: readonly string[]): readonly string[] {
  const pairs = pairsOf(name);
  const likeness = (other: string) => {
    const others = pairsOf(other);
    return [...others].filter((pair) => pairs.has(pair)).length / (pairs.size + others.size);
  };
  return [...new Set(names)].toSorted((one, other) => likeness(other) - likeness(one)).slice(0, 5);
}

function pairsOf(name: string): ReadonlySet<string> {
  const letters = name.toLowerCase();
  return new Set(Array.from(letters, (_, index) => letters.slice(index, index + 2)));
}

/**
 * Every name of the contract, renamed or not, must translate back to itself. Checked per parent: a name that the contract uses elsewhere is
 * free inside a parent without that field.
 */
function checkContractNames(fields: Names, values: WholeDefinition['values']): void {
  const source = { headers: {}, fields, values };
  const spoken = createSpokenVocabulary(source);
  const heard = createIncomingVocabulary(source);
  for (const [parent, names] of Object.entries(contractFields)) {
    for (const name of names.split(' ')) {
      const { written } = spoken.field(parent, name);
      const { known } = heard.field(parent, written);
      if (known === name) continue;
      const key = Object.hasOwn(fields, `${parent}.${known}`) ? `${parent}.${known}` : known;
      throw taken(`fields.${key}`, { written, what: `the field ${parent === '' ? name : `${parent}.${name}`}` });
    }
  }
  for (const [place, words] of Object.entries(contractWords)) {
    const { parent = '', field } = splitKey(place);
    for (const word of words.split(' ')) {
      const written = spoken.words(parent, field)?.get(word) ?? word;
      const known = heard.words(parent, field)?.get(written) ?? written;
      if (known === word) continue;
      const key = Object.hasOwn(values, place) ? place : field;
      throw taken(`values.${key}.${known}`, { written, what: `this word of ${parent === '' ? field : place}` });
    }
  }
}

function taken(part: string, { written, what }: { readonly written: string; readonly what: string }): ServiceError {
  return invalid(
    `dialect.${part}`,
    `cannot be "${written}": the contract already has ${what}, so "${written}" would be ambiguous in responses. Rename that one as well`,
  );
}

/** Returns the contract's names that the definition does not rename, followed by the definition's own. */
function besideContract(contract: readonly string[], given: readonly NamePair[]): readonly NamePair[] {
  const others = contract.filter((name) => !given.some(([ours]) => ours === name));
  return [...others.map((name): NamePair => [name, name]), ...given];
}

/** Nodes of the agent graph that the contract names. */
const contractAgents: readonly string[] = ['final', 'service_data_analyst_agent', 'tools'];

type NamePair = readonly [ours: string, theirs: string];

function checkDistinct(part: string, names: readonly NamePair[]): void {
  const known = new Map<string, string>();
  for (const [ours, theirs] of names) {
    const other = known.get(theirs);
    if (other !== undefined) {
      throw invalid(`dialect.${part}.${ours}`, `cannot have the same name as ${other}: "${theirs}" would be ambiguous in responses`);
    }
    known.set(theirs, ours);
  }
}

function invalid(field: string, reason: string): ServiceError {
  return new ServiceError('validation', `createDialect: ${field} ${reason}.`, { field });
}
