import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../../src/client.js';
import { createTenant } from '../../src/tenant/createTenant.js';
import { worldStartMs } from './ContractWorld.js';
import { operationContracts } from './operationContracts.js';
import { clientShape, expectAnswer, expectRequest, runExample } from './runExample.js';

const { operations: shapes } = clientShape;

describe.each(shapes.map((shape) => [shape.id, shape] as const))('%s', (id, shape) => {
  const contract = operationContracts[id as OperationId];

  it('answers a declared request with the declared shape', async () => {
    const { exchange } = await runExample(shape, contract.succeeds);
    expect(exchange.status).toBe(shape.status);
    expectRequest(exchange, shape);
    expectAnswer(exchange.answered, shape);
    if (shape.answer !== undefined) expect(shape.mediaTypes).toContain(exchange.mediaType);
  });

  it.each(Object.entries(contract.refuses))('refuses: %s', async (_rule, { status, code, ...example }) => {
    const { error } = await runExample(shape, example);
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

it('no operation changes the seeds that services share', async () => {
  const records = () => {
    const { people, workspace, embedding } = createTenant({ clock: () => worldStartMs, seed: 1 });
    const tables = Object.entries({ ...people, ...workspace, ...embedding });
    return JSON.stringify(
      tables.map(([name, table]) => [name, typeof table === 'object' && 'values' in table ? [...table.values()] : table]),
    );
  };
  const before = records();
  for (const shape of shapes.filter(({ method }) => method !== 'GET')) {
    await runExample(shape, operationContracts[shape.id as OperationId].succeeds);
  }
  expect(records()).toBe(before);
});
