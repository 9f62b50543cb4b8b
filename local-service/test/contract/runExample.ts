import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import type { OperationShape } from '../../../scripts/spec/readOperations.js';
import { isServiceError, type OperationId, operations, type ServiceClient } from '../../../src/client.js';
import { clientShape } from '../../../test/support/clientShape.js';
import { type ContractWorld, createContractWorld, type Exchange, type ForeignNames } from './ContractWorld.js';
import type { Example } from './OperationContract.js';

/** One schema with all answers, so that what they share is compiled once. */
const validator = new Ajv2020({ strict: false, allErrors: true }).addSchema({
  $id: 'https://contract.example/',
  components: { schemas: Object.fromEntries(clientShape.definitions) },
  answers: Object.fromEntries(clientShape.operations.map(({ id, answer }) => [id, answer ?? {}])),
});

export interface Run {
  readonly exchange: Exchange;
  readonly result: unknown;
  readonly error: unknown;
}

/** Runs one example in its own world. The call under test is the last one sent. */
export async function runExample(shape: OperationShape, example: Example<never>, foreign?: ForeignNames): Promise<Run> {
  const world = await createContractWorld({}, foreign);
  try {
    return await runIn(world, shape, example);
  } finally {
    await world.service.close();
  }
}

/** Runs one example in the given world, without closing it. */
export async function runIn(world: ContractWorld, { id }: OperationShape, { params, as = admin }: Example<never>): Promise<Run> {
  // Parameters and call belong to the same operation, which the type of the table cannot express.
  const given: unknown = typeof params === 'function' ? await (params as (world: ContractWorld) => unknown)(world) : params;
  const call = operations[id as OperationId] as (client: ServiceClient, params: unknown) => Promise<unknown>;
  const client = await as(world);
  try {
    const result = await call(client, given);
    return { exchange: lastOf(world), result, error: undefined };
  } catch (error) {
    if (!isServiceError(error) || error.status === undefined) throw error;
    return { exchange: lastOf(world), result: undefined, error };
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

export function expectRequest({ method, url, sent }: Exchange, shape: OperationShape): void {
  expect(method).toBe(shape.method);
  const template = shape.path.replaceAll(/\{\w+\}/g, '[^/]+');
  expect(url.pathname).toMatch(new RegExp(`^${template}$`));
  const queryNames = shape.query.map(({ name }) => name);
  expect([...url.searchParams.keys()].filter((name) => !queryNames.includes(name))).toEqual([]);
  if (shape.isMultipart) return;
  const bodyNames = shape.body.map(({ name }) => name);
  expect(Object.keys(Object(sent)).filter((name) => !bodyNames.includes(name))).toEqual([]);
}

export function expectAnswer(answered: unknown, { id, answer }: OperationShape): void {
  if (answer === undefined) {
    expect(answered).toBeUndefined();
    return;
  }
  if (answer.format === 'binary') {
    expect(answered).toEqual(expect.any(String));
    return;
  }
  const validate = validator.getSchema(`https://contract.example/#/answers/${id}`);
  if (validate === undefined) throw new Error(`${id} has no schema.`);
  validate(answered);
  expect(validate.errors ?? []).toEqual([]);
}
