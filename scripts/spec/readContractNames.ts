import { type BodyKinds, kindsOfPath } from '../../src/client/dialect/fieldKinds.js';
import { openedPlace, type Place, placeInside } from '../../src/client/dialect/places.js';
import type { ClientShape } from './readOperations.js';
import type { Schema } from './schemaOfType.js';

/** The fields of the contract and their values, by position. */
export interface ContractNames {
  /** Names by parent field, separated by spaces. The key is empty at the top of a body. */
  readonly fields: Readonly<Record<string, string>>;
  /** The values of a field by `parent.field`, separated by spaces. */
  readonly words: Readonly<Record<string, string>>;
}

/** The content of `src/client/dialect/contractNames.ts`: everything a dialect can rename, from the types of the client. */
export function readContractNames({ operations, definitions }: ClientShape): ContractNames {
  const fields = new Map<string, Set<string>>();
  const words = new Map<string, Set<string>>();
  for (const [parent, names] of Object.entries(chatNames)) for (const name of names.split(' ')) add(fields, parent, name);
  for (const word of ['assistant', 'user']) add(words, '.role', word);

  const walk = (schema: Schema, place: Place, kinds: BodyKinds, seen: readonly string[]): void => {
    if (place.kind === 'opaque') return;
    for (const { part, names } of partsOf(schema, definitions, seen)) {
      for (const word of wordsOf(part)) add(words, `${place.parent}.${place.field}`, word);
      if (part.items !== undefined) walk(part.items, openedPlace(place, false, undefined), kinds, names);
      if (typeof part.additionalProperties === 'object') {
        walk(part.additionalProperties, placeInside({ ...place, key: '' }, kinds), kinds, names);
      }
      for (const [name, inner] of Object.entries(part.properties ?? {})) {
        add(fields, place.field, name);
        walk(inner, placeInside({ ...place, key: name }, kinds), kinds, names);
      }
    }
  };
  for (const { path, query, body, answer } of operations) {
    const kinds = kindsOfPath(path);
    const root: Place = { parent: '', field: '', kind: kinds.root };
    for (const { name, schema } of [...query, ...body]) {
      add(fields, '', name);
      walk(schema, { parent: '', field: name, kind: kinds.of('', name) }, kinds, []);
    }
    if (answer !== undefined) walk(answer, root, kinds, []);
  }
  return { fields: joined(fields), words: joined(words) };
}

/**
 * Names that no operation declares: the chat, the data query API, tool texts, and errors. A test compares this list with what the
 * client sends and reads.
 */
export const chatNames: Readonly<Record<string, string>> = {
  '': 'input chatId messageId activeBranchName isDefaultBranch sessionSettings query id role content thinking toolCall graphPath isDelta isInProcess isStructuredResponse sort state retryable usage schema data message error code detail title scimType jsonrpc',
  cubes: 'name title type members',
  data: 'status statusCode',
  error: 'message error code data',
  members: 'name title description type aggType format currency',
  result:
    'sqlQuery queryTitle description userRequest schema data totalRows uuid memoryId vegaSpec annotation searchQuery cubes error message',
  input: 'sqlQuery queryTitle description searchQuery memoryId userRequest vegaSpec',
  schema: 'name column_type columnType type',
  sessionSettings:
    'externalId internalId email userAttributes groups roles securityContext allowChatWorkspaceAuthoring timezone ephemeralTtlSeconds isEphemeral',
  state: 'chatId isStreaming suspended messages',
  suspended: 'messageId',
  toolCall: 'name input result',
  usage: 'models llmCalls inputTokens outputTokens cacheWriteTokens cacheReadTokens totalTokens',
  userAttributes: 'name value',
};

interface SchemaPart {
  readonly part: Schema;
  /** The definitions on the path to here: a recursive type is followed once more. */
  readonly names: readonly string[];
}

/** The schema itself, what it refers to, or each of its choices. */
export function partsOf(schema: Schema, definitions: ClientShape['definitions'], seen: readonly string[] = []): readonly SchemaPart[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    const target = definitions.get(name);
    return target === undefined || seen.filter((other) => other === name).length > 1 ? [] : partsOf(target, definitions, [...seen, name]);
  }
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  return choices?.flatMap((choice) => partsOf(choice, definitions, seen)) ?? [{ part: schema, names: seen }];
}

export function wordsOf({ enum: words = [], const: constant }: Schema): readonly string[] {
  return [...words, constant].filter((word) => typeof word === 'string');
}

function add(sets: Map<string, Set<string>>, key: string, value: string): void {
  if (/\s/.test(value)) throw new Error(`A name of the contract has no space: ${value}`);
  const values = sets.get(key) ?? new Set();
  sets.set(key, values.add(value));
}

function joined(sets: ReadonlyMap<string, ReadonlySet<string>>): Readonly<Record<string, string>> {
  const entries = [...sets].map(([key, values]): [string, string] => [key, [...values].toSorted().join(' ')]);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The source of `contractNames.ts`. */
export function writeContractNames({ fields, words }: ContractNames): string {
  return `// Written by npm run spec:write from the types of the interface.

/** Fields by the field around them, empty at the top of a body and for query parameters. */
export const contractFields: Readonly<Record<string, string>> = ${record(fields)};

/** The words of a field, by \`parent.field\`. */
export const contractWords: Readonly<Record<string, string>> = ${record(words)};
`;
}

function record(entries: Readonly<Record<string, string>>): string {
  const lines = Object.entries(entries).map(([key, names]) => `  ${/^[a-z]\w*$/i.test(key) ? key : `'${key}'`}: '${names}',\n`);
  return `{\n${lines.join('')}}`;
}
