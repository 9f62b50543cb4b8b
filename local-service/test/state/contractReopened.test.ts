import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../../src/client.js';
import { clientShape } from '../../../test/support/clientShape.js';
import { isDeep, runs, someOf } from '../../../test/support/runs.js';
import { createLocalService, type LocalService, type Warehouse } from '../../src/index.js';
import { type ContractWorld, createContractWorld, type Exchange } from '../contract/ContractWorld.js';
import { operationContracts } from '../contract/operationContracts.js';
import { runIn } from '../contract/runExample.js';
import { createLogStore, type LogStore } from '../support/logStore.js';

const { operations } = clientShape;
const reading = operations.filter(({ method }) => method === 'GET');
const everyWriting = operations.filter(({ method }) => method !== 'GET');
/** Each takes half a second. */
const writing = someOf(everyWriting, 5);

/** Agrees with every data model, at once. */
const warehouse: Warehouse = {
  meta: () => [],
  query: async () => ({ schema: [], data: [], totalRows: 0 }),
  check: async () => [],
  close: async () => {},
};

/** What the examples of all reading operations ask for, of the records that there are at first. */
const seeded = await addressesRead();

describe('a service that is opened again', () => {
  it.each(writing.map((shape) => [shape.id, shape] as const))('answers every reading as before, after %s', async (id, shape) => {
    const log = createLogStore();
    const world = await createContractWorld({ state: log.open(), warehouse });
    const { error } = await runIn(world, shape, operationContracts[id as OperationId].succeeds);
    expect(error).toBeUndefined();
    const near = isDeep ? seeded : seeded.filter((address) => isNear(address, shape.path));
    const addresses = [...new Set([...near, ...world.exchanges.flatMap(addressesIn)])];
    await expectSameAgain(log, world, addresses);
  });

  it(
    'answers every reading as before, after any operations in any order',
    () => {
      const steps = fc.array(fc.constantFrom(...everyWriting), { minLength: 5, maxLength: 20 });
      return fc.assert(
        fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 3 }), async (generations) => {
          const log = createLogStore();
          for (const generation of generations) {
            const world = await createContractWorld({ state: log.open(generation.length > 12), warehouse });
            // Some have nothing left to work on.
            for (const shape of generation) await runIn(world, shape, operationContracts[shape.id as OperationId].succeeds).catch(() => {});
            await expectSameAgain(log, world, [...new Set([...seeded, ...world.exchanges.flatMap(addressesIn)])]);
          }
        }),
        { numRuns: runs(3, 40) },
      );
    },
    runs(1, 20) * 60_000,
  );
});

async function expectSameAgain(log: LogStore, world: ContractWorld, addresses: readonly string[]): Promise<void> {
  const ask = await readerOf(world.service);
  const before = await readAll(world.service, addresses, ask);
  await world.service.close();
  const again = createLocalService({ now: world.now, agent: { answer: async function* () {} }, state: log.open(), warehouse });
  expect(await readAll(again, addresses, ask)).toEqual(before);
  await again.close();
}

async function addressesRead(): Promise<readonly string[]> {
  const addresses: string[] = [];
  for (const shape of reading) {
    const world = await createContractWorld();
    await runIn(world, shape, operationContracts[shape.id as OperationId].succeeds);
    addresses.push(...world.exchanges.slice(-1).flatMap(addressesIn));
    await world.service.close();
  }
  return [...new Set(addresses)];
}

/** True if both are about the same kind of records. A deep run reads everything. */
function isNear(address: string, path: string): boolean {
  const [kind] = path
    .replace(/\/deployments\/\{\w+\}/, '')
    .split('/')
    .slice(3);
  return new URL(address).pathname.split('/').includes(kind ?? '');
}

/** Where a record may be read that a request made or changed. */
function addressesIn({ url, answered }: Exchange): readonly string[] {
  const here = `${url.origin}${url.pathname}`;
  const ids = Object.entries(Object(answered)).flatMap(([name, id]) => (/id$/i.test(name) ? [`${here}/${id}`] : []));
  return [url.href, here, ...ids];
}

/** Headers of the first service, which the second has to accept too. */
async function readerOf(service: LocalService): Promise<(address: string) => RequestInit> {
  const token = await service.mintAccessToken();
  return (address) => ({ headers: { authorization: `Bearer ${address.includes('/api/scim/') ? service.scimToken : token}` } });
}

async function readAll(service: LocalService, addresses: readonly string[], ask: (address: string) => RequestInit) {
  const answers: [string, number, string][] = [];
  for (const address of addresses) {
    const response = await service.fetch(new Request(address, ask(address)));
    answers.push([address, response.status, await response.text()]);
  }
  return answers;
}
