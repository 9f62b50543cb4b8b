import { describe, expect, it } from 'vitest';
import { createDialect, type OperationId } from '../../../src/client.js';
import { clientShape } from '../../../test/support/clientShape.js';
import { isDeep } from '../../../test/support/runs.js';
import { createTenant } from '../../src/tenant/createTenant.js';
import type { Tenant } from '../../src/tenant/Tenant.js';
import { everythingRenamed } from '../support/foreignNames.js';
import { speakForeign } from '../support/speakForeign.js';
import { type ForeignNames, worldStartMs } from './ContractWorld.js';
import { operationContracts } from './operationContracts.js';
import { expectAnswer, expectRequest, runExample } from './runExample.js';

const { operations: shapes } = clientShape;

const foreign: ForeignNames = {
  dialect: createDialect(everythingRenamed(clientShape)),
  serve: (serve) => speakForeign(serve, clientShape),
};

/**
 * Other names check both at once: exchanges are recorded with the names of the contract. One refusal of each operation is enough for
 * them; the others are the same in any names. A deep run repeats everything with both.
 */
const services = [
  { service: 'a service with different names for everything', names: foreign, answers: true, isTried: (index: number) => index === 0 },
  { service: 'a service with the names of the contract', names: undefined, answers: isDeep, isTried: (index: number) => index > 0 },
];

const succeeding = shapes.map((shape) => [shape.id, operationContracts[shape.id as OperationId].succeeds, shape] as const);
const refused = shapes.flatMap((shape) =>
  Object.entries(operationContracts[shape.id as OperationId].refuses).map(([rule, example], index) => ({
    id: shape.id,
    rule,
    example,
    index,
    shape,
  })),
);

const tenantAtFirst = createSeeded();
const seedsAtFirst = recordsOf(tenantAtFirst);

describe.each(services)('$service', ({ names, answers, isTried }) => {
  it.runIf(answers).each(succeeding)('%s answers a declared request with the declared shape', async (_id, example, shape) => {
    const { exchange, result } = await runExample(shape, example, names);
    expect(exchange.status).toBe(shape.status);
    expectRequest(exchange, shape);
    expectAnswer(exchange.answered, shape);
    if (shape.answer !== undefined) expect(shape.mediaTypes).toContain(exchange.mediaType);
    expect(JSON.stringify(result) ?? '').not.toMatch(/acme[_~]/);
  });

  const tried = refused.filter(({ index }) => isDeep || isTried(index));
  it.each(tried)('$id refuses: $rule', async ({ shape, example: { status, code, ...example } }) => {
    const { error } = await runExample(shape, example, names);
    expect(error).toMatchObject({ status, ...(code !== undefined && { code }) });
    expect(String(error)).not.toMatch(/acme[_~]|\[object/);
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

it('no operation changed the seeds that services share', () => {
  // An example whose clock differs replaces the seeds, so both the first and the last are compared.
  expect(recordsOf(tenantAtFirst)).toBe(seedsAtFirst);
  expect(recordsOf(createSeeded())).toBe(seedsAtFirst);
});

function createSeeded(): Tenant {
  return createTenant({ clock: () => worldStartMs, seed: 1 });
}

function recordsOf({ people, workspace, embedding }: Tenant): string {
  const tables = Object.entries({ ...people, ...workspace, ...embedding });
  return JSON.stringify(
    tables.map(([name, table]) => [name, typeof table === 'object' && 'values' in table ? [...table.values()] : table]),
  );
}
