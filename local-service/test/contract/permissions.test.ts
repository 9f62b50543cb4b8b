import { describe, expect, it } from 'vitest';
import {
  canCall,
  getMe,
  isServiceError,
  type OperationId,
  operationPermissions,
  operations,
  type ServiceClient,
} from '../../../src/client.js';
import { type ContractWorld, createContractWorld } from './ContractWorld.js';
import { operationContracts } from './operationContracts.js';

const emails = ['analyst@parley.example', 'viewer@parley.example'];

/** The widgets refuse these by policy; the service of the contract leaves them open. */
const open = /Branch|^startDevMode$|^stopDevMode$|^commitChanges$|^pull$/;

/** Calls the operation as this user, with the parameters of its example. Resolves to the status of a refusal. */
async function statusOf(id: OperationId, world: ContractWorld, client: ServiceClient): Promise<number | undefined> {
  const { params } = operationContracts[id].succeeds;
  // Parameters and call belong to the same operation, which the type of the table cannot express.
  const given: unknown = typeof params === 'function' ? await (params as (world: ContractWorld) => unknown)(world) : params;
  const call = operations[id] as (client: ServiceClient, params: unknown) => Promise<unknown>;
  try {
    await call(client, given);
  } catch (error) {
    if (isServiceError(error)) return error.status;
    throw error;
  }
}

describe.each(emails)('%s', (email) => {
  it('gets 403 for each operation that the policies of getMe refuse, and for no other that they decide', async () => {
    const decided = Object.keys(operationPermissions).filter((id) => !open.test(id)) as OperationId[];
    const wrong: string[] = [];
    for (const id of decided) {
      const world = await createContractWorld();
      const client = world.clientOf({ kind: 'bearer', token: await world.service.mintAccessToken({ email }) });
      const { answer } = canCall(await getMe(client), id, 1);
      const status = await statusOf(id, world, client);
      if ((answer === 'refused') !== (status === 403) && answer !== 'unknown') wrong.push(`${id}: ${answer}, ${status}`);
      await world.service.close();
    }
    expect(wrong).toEqual([]);
  });
});
