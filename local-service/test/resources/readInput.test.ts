import { describe, expect, it } from 'vitest';
import type { Schema } from '../../../scripts/spec/schemaOfType.js';
import type { OperationId } from '../../../src/client.js';
import { clientShape } from '../../../test/support/clientShape.js';
import { checkFields } from '../../src/resources/readInput.js';

const { operations, definitions } = clientShape;

/** The operations whose body or query is checked against the contract, with an input that fits it. */
const inputs = operations
  .filter(({ isMultipart, body, query }) => !isMultipart && body.length + query.length > 0)
  .map(({ id, body, query }) => ({ id: id as OperationId, fields: [...query, ...body] }));

describe.each(inputs)('the input of $id', ({ id, fields }) => {
  const fitting = (): Record<string, unknown> => Object.fromEntries(fields.map(({ name, schema }) => [name, exampleOf(schema)]));

  it('passes if it fits the contract, without the fields that may be left out or be null', () => {
    const needed = fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);
    const given = fitting();
    expect(() => checkFields(id, given)).not.toThrow();
    expect(() => checkFields(id, pick(given, needed))).not.toThrow();
    const nullable = fields.filter(({ schema }) => alternatives(schema).some(({ type }) => type === 'null'));
    expect(() => checkFields(id, { ...given, ...Object.fromEntries(nullable.map(({ name }) => [name, null])) })).not.toThrow();
  });

  const typed = fields.filter(({ schema }) => Object.keys(schema).length > 0);

  it.each(typed)('is refused if $name has another type', ({ name, schema }) => {
    expect(() => checkFields(id, { ...fitting(), [name]: misfitOf(schema) })).toThrow(
      expect.objectContaining({ status: 400, message: expect.stringMatching(new RegExp(`^${name}\\b.* must be `)) }),
    );
  });

  it.each(fields.filter(({ isRequired }) => isRequired))('is refused without $name', ({ name }) => {
    const others = fields.map((field) => field.name).filter((other) => other !== name);
    expect(() => checkFields(id, pick(fitting(), others))).toThrow(`${name} is required`);
  });
});

it('says what a field inside a field must be', () => {
  const refused = (id: OperationId, fields: object): string => {
    try {
      checkFields(id, fields);
    } catch (error) {
      return error instanceof Error ? error.message : '';
    }
    return '';
  };
  const policies = [{ resourceType: 'Global', actions: ['All'], resources: ['All'] }];
  expect(refused('createRole', { name: 'Buyers', policies: [...policies, { ...policies[0], resourceType: 'World' }] })).toMatch(
    /^policies\[1\]\.resourceType must be one of Agent, .*, Workbook$/,
  );
  expect(refused('createRole', { name: 'Buyers', policies: [{ ...policies[0], actions: [1] }] })).toBe(
    'policies[0].actions must be a list of strings',
  );
  expect(refused('createRole', { name: 'x'.repeat(256), policies })).toBe('name must have at most 255 characters');
  expect(refused('createReport', { resultChecksum: { v: 0, chunks: [] } })).toBe('resultChecksum.v must be at least 1');
  expect(refused('createReport', { resultChecksum: { v: 1.5, chunks: [] } })).toBe('resultChecksum.v must be a whole number');
  expect(refused('bulkUserAction', { action: 'DELETE', userIds: [] })).toBe('userIds must have at least 1 items');
  expect(refused('updateReport', { pivotItems: {} })).toBe('pivotItems.columns is required');
  expect(refused('createBranch', { name: '' })).toBe('name is required');
  expect(refused('createBranch', { name: null })).toBe('name must be a string');
});

it('drops fields that the contract does not have, and keeps values of any type', () => {
  const fields = { name: 'Stores', folder: 1, meta: { color: 'red', parts: [0.5] } };
  checkFields('createWorkbook', fields);
  expect(fields).toEqual({ name: 'Stores', meta: { color: 'red', parts: [0.5] } });
  const policy = { resourceType: 'Global', actions: ['All'], resources: ['All'] };
  const role = { name: 'Buyers', policies: [{ ...policy, note: 'new' }] };
  checkFields('createRole', role);
  expect(role).toEqual({ name: 'Buyers', policies: [policy] });
});

it('keeps what only other clients know of a dashboard, and widgets of an earlier kind', () => {
  const widget = { id: 'w', type: 'TABS_CONTAINER', position: { x: 0, y: 0, w: 1, h: 1 }, pinned: true };
  const config = { widgets: [widget], theme: { shadow: 'soft' }, layout: { rowHeight: 30.5 } };
  for (const [id, fields] of [
    ['updateWorkbookDashboard', { dashboardDraft: config }],
    ['publishDashboard', { workbookId: 1, config }],
  ] as const) {
    const given = structuredClone(fields);
    checkFields(id, given);
    expect(given).toEqual(fields);
  }
});

function pick(fields: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/** Returns the alternatives of a schema, or the schema itself if it has none. */
function alternatives(schema: Schema): readonly Schema[] {
  if (schema.$ref !== undefined) return alternatives(definitions.get(schema.$ref.split('/').at(-1) ?? '') ?? {});
  return schema.anyOf?.flatMap(alternatives) ?? [schema];
}

function exampleOf(schema: Schema): unknown {
  const {
    type,
    enum: words,
    items,
    properties = {},
    additionalProperties,
    minLength = 1,
    minItems = 1,
    pattern,
    format,
    minimum = 1,
  } = { ...schema, ...alternatives(schema).find((each) => each.type !== 'null') };
  if (words !== undefined) return words[0];
  if (pattern !== undefined) return '0'.repeat(64);
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (type === 'string') return 'x'.repeat(minLength);
  if (type === 'number') return minimum;
  if (type === 'boolean') return true;
  if (type === 'array') return Array.from({ length: minItems }, () => exampleOf(items ?? {}));
  if (type !== 'object') return 'anything';
  if (typeof additionalProperties === 'object') return { key: exampleOf(additionalProperties) };
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, exampleOf(field)]));
}

/** A value of a type that the field does not take. */
function misfitOf(schema: Schema): unknown {
  const types = alternatives(schema).map(({ type }) => type);
  return types.includes('array') ? { list: true } : [['nested']];
}
