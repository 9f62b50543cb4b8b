import type { ClientShape, Field, OperationShape } from '../../../scripts/spec/readOperations.js';
import type { Schema } from '../../../scripts/spec/schemaOfType.js';
import { contractFields, contractWords } from '../../../src/client/dialect/contractNames.js';
import type { DialectDefinition } from '../../../src/client.js';

/** Different names for everything that a dialect can rename, clearly distinct from the contract's. */
export const foreign = {
  field: (name: string) => `acme_${name}`,
  word: (word: string) => `acme~${word}`,
  path: (path: string) => path.replace(/\/(?!\{)([^/]+)/g, '/acme-$1'),
};

/** The dialect that renames every header, path, tool, node, field and word of the contract. */
export function everythingRenamed({ operations }: ClientShape): DialectDefinition {
  const fields = Object.values(contractFields).flatMap((names) => names.split(' '));
  const pairs = (names: Iterable<string>, rename: (name: string) => string) =>
    Object.fromEntries([...names].map((name) => [name, rename(name)]));
  return {
    headers: { 'X-Service-Auth-Token': 'X-Acme-Auth-Token', 'Idempotency-Key': 'X-Acme-Idempotency-Key' },
    tools: pairs(['serviceMeta', 'serviceSqlApi'], foreign.word),
    agents: pairs(['service_data_analyst_agent', 'final', 'tools'], foreign.word),
    paths: {
      ...pairs(
        operations.map(({ path }) => path),
        foreign.path,
      ),
      ...pairs(['/chat/stream-chat-state', '/chat/abort'], foreign.path),
    },
    fields: pairs(fields, foreign.field),
    values: Object.fromEntries(Object.entries(contractWords).map(([place, words]) => [place, pairs(words.split(' '), foreign.word)])),
  };
}

export function schemaOfFields(fields: readonly Field[]): Schema {
  return { type: 'object', properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])) };
}

/** The operation of a foreign request; if several match, the one with the most literal path. */
export function operationOf(operations: readonly OperationShape[], method: string, foreignPath: string): OperationShape | undefined {
  const fits = operations.filter(
    (shape) => shape.method === method && new RegExp(`^${foreign.path(shape.path).replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(foreignPath),
  );
  return fits.toSorted((one, other) => one.pathParams.length - other.pathParams.length)[0];
}
