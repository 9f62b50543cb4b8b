import { isJsonObject } from '../http/isJsonObject.js';
import { ServiceError } from '../http/ServiceError.js';
import { contractFields, contractWords } from './contractNames.js';
import { isPlaceholder } from './createPathTranslator.js';
import { createHeardVocabulary, createSpokenVocabulary, splitKey } from './createVocabulary.js';
import type { DialectDefinition, Names } from './Dialect.js';
import { contractTools } from './places.js';

/** A definition without gaps. */
export type WholeDefinition = Required<{ readonly [Part in keyof DialectDefinition]: NonNullable<DialectDefinition[Part]> }>;

/**
 * Checks a definition, which may come from a JSON file, and fills its gaps. Throws a `validation` error with the `field` that is
 * wrong, also where two names of the contract would become one, renamed or not: what the service answers could not be read then.
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
  checkDistinct('tools', besideContract(contractTools, Object.entries(tools)));
  checkDistinct('agents', besideContract(contractAgents, Object.entries(agents)));
  checkFields(fields);
  for (const key of Object.keys(values)) checkKey('values', key);
  checkContractNames(fields, values);
  return { headers, tools, agents, paths, fields, values };
}

const parts: readonly string[] = ['headers', 'tools', 'agents', 'paths', 'fields', 'values'] satisfies (keyof DialectDefinition)[];

function readNames(part: string, names: unknown): Names {
  if (names === undefined) return {};
  if (!isJsonObject(names)) throw invalid(`dialect.${part}`, "must be an object of the contract's names with the service's");
  const entries = Object.entries(names).map(([ours, theirs]) => {
    if (ours === '' || typeof theirs !== 'string' || theirs === '') {
      throw invalid(`dialect.${part}.${ours}`, 'must be a name of at least one character');
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
    if (![ours, theirs].every((name) => headerName.test(name))) throw invalid(`dialect.headers.${ours}`, 'must be the name of a header');
  }
  const renamed = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const others = contractHeaders.filter((name) => !renamed.has(name));
  const pairs = Object.entries(headers).map(([ours, theirs]): NamePair => [ours, theirs.toLowerCase()]);
  checkDistinct('headers', besideContract(others, pairs));
}

/** What the client sends and reads. */
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
      throw invalid(field, 'must be a path that begins with a slash and ends without one, such as /api/v1/users/{userId}');
    }
    if (placeholders(ours).join() !== placeholders(theirs).join()) throw invalid(field, 'must have the same {placeholders} on both sides');
    const segments = [ours, theirs].map((path) => path.split('/').length);
    if (ours.startsWith('/chat/') && segments.some((count) => count !== 3)) {
      throw invalid(field, 'must have two segments on both sides, such as /chat/stream-chat-state');
    }
  }
  checkDistinct(
    'paths',
    Object.entries(paths).map(([ours, theirs]) => [ours, theirs.replace(/\{\w+\}/g, '{}')]),
  );
}

const pathPattern = /^(?:\/(?:[\w.~!$&'()*+,;=:@%-]+|\{\w+\}))+$/;

function placeholders(path: string): string[] {
  return path.split('/').filter(isPlaceholder).toSorted();
}

/** Inside each parent, plain names hold beside those that are meant for it. */
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

function checkKey(part: string, key: string): ReturnType<typeof splitKey> {
  const { parent, field } = splitKey(key);
  if (field === '' || field.includes('.'))
    throw invalid(`dialect.${part}.${key}`, 'must be named field, parent.field or, at the top of a body, .field');
  return { parent, field };
}

/**
 * Every name of the contract must come back as itself, also one that is not renamed. Judged where it stands: a name that the
 * contract has elsewhere is free inside a parent that has no such field.
 */
function checkContractNames(fields: Names, values: WholeDefinition['values']): void {
  const source = { headers: {}, fields, values };
  const spoken = createSpokenVocabulary(source);
  const heard = createHeardVocabulary(source);
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
    `may not be "${written}": the contract has ${what}, so answers with "${written}" could mean either. Rename that one as well`,
  );
}

/** Names that the contract has and the definition leaves, and then those that it gives. */
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
      throw invalid(`dialect.${part}.${ours}`, `may not have the same name as ${other}: answers with "${theirs}" could mean either`);
    }
    known.set(theirs, ours);
  }
}

function invalid(field: string, reason: string): ServiceError {
  return new ServiceError('validation', `createDialect: ${field} ${reason}.`, { field });
}
