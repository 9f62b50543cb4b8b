import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { type OperationShape, readOperations } from '../../../scripts/spec/readOperations.js';
import { isServiceError, type OperationId, operations, type ServiceClient } from '../../../src/client.js';
import { type ContractWorld, createContractWorld, type Exchange } from './ContractWorld.js';
import type { Example } from './OperationContract.js';
import { operationContracts } from './operationContracts.js';

const { operations: shapes, definitions } = readOperations();
const validator = new Ajv2020({ strict: false, allErrors: true });
const components = { schemas: Object.fromEntries(definitions) };

describe.each(shapes.map((shape) => [shape.id, shape] as const))('%s', (id, shape) => {
  const contract = operationContracts[id as OperationId];

  it('answers with the declared shape, to a request of the declared one', async () => {
    const { exchange } = await run(shape, contract.succeeds);
    expect(exchange.status).toBe(shape.status);
    expectRequest(exchange, shape);
    expectAnswer(exchange.answered, shape);
    if (shape.answer !== undefined) expect(shape.mediaTypes).toContain(exchange.mediaType);
  });

  it.each(Object.entries(contract.refuses))('refuses: %s', async (_rule, { status, code, ...example }) => {
    const { error } = await run(shape, example);
    expect(error).toMatchObject({ status, ...(code !== undefined && { code }) });
    expect(String(error)).not.toContain('[object');
  });
});

describe('the refusals of an operation', () => {
  it('are those that its docstring and the document of the service declare', () => {
    const declared = Object.fromEntries(shapes.map(({ id, errors }) => [id, errors.map(({ status }) => status)]));
    const shown = Object.entries(operationContracts).map(([id, { refuses }]) => {
      const statuses = new Set(Object.values(refuses).map(({ status }) => status));
      return [id, [...statuses].filter((status) => status !== 401).toSorted((one, other) => one - other)];
    });
    expect(declared).toEqual(Object.fromEntries(shown));
  });
});

interface Run {
  readonly exchange: Exchange;
  readonly error: unknown;
}

/** Runs one example in a world of its own. The call under test is the last that is sent. */
async function run({ id }: OperationShape, { params, as = admin }: Example<never>): Promise<Run> {
  const world = await createContractWorld();
  // Parameters and call belong to the same operation, which a table of all of them cannot say.
  const given: unknown = typeof params === 'function' ? await (params as (world: ContractWorld) => unknown)(world) : params;
  const call = operations[id as OperationId].call as (client: ServiceClient, params: unknown) => Promise<unknown>;
  const client = await as(world);
  try {
    await call(client, given);
    return { exchange: lastOf(world), error: undefined };
  } catch (error) {
    if (!isServiceError(error) || error.status === undefined) throw error;
    return { exchange: lastOf(world), error };
  } finally {
    await world.service.close();
  }
}

function admin(world: ContractWorld): ServiceClient {
  return world.admin;
}

function lastOf({ exchanges }: ContractWorld): Exchange {
  const last = exchanges.at(-1);
  if (last === undefined) throw new Error('Nothing was sent.');
  return last;
}

function expectRequest({ method, url, sent }: Exchange, shape: OperationShape): void {
  expect(method).toBe(shape.method);
  const template = shape.path.replaceAll(/\{\w+\}/g, '[^/]+');
  expect(url.pathname).toMatch(new RegExp(`^${template}$`));
  const queryNames = shape.query.map(({ name }) => name);
  expect([...url.searchParams.keys()].filter((name) => !queryNames.includes(name))).toEqual([]);
  if (shape.isMultipart) return;
  const bodyNames = shape.body.map(({ name }) => name);
  expect(Object.keys(Object(sent)).filter((name) => !bodyNames.includes(name))).toEqual([]);
}

function expectAnswer(answered: unknown, { answer }: OperationShape): void {
  if (answer === undefined) {
    expect(answered).toBeUndefined();
    return;
  }
  if (answer.format === 'binary') {
    expect(answered).toEqual(expect.any(String));
    return;
  }
  const validate = validator.compile({ ...answer, components });
  validate(answered);
  expect(validate.errors ?? []).toEqual([]);
}
