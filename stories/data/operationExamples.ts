import { type ContractWorld, createContractWorld } from '../../local-service/test/contract/ContractWorld.js';
import type { Example, OperationContract } from '../../local-service/test/contract/OperationContract.js';
import { operationContracts } from '../../local-service/test/contract/operationContracts.js';
import { isServiceError, type OperationId, operations, type ServiceClient } from '../../src/client.js';

/** The examples of an operation: the successful one, and each refusal by its rule. */
export function contractOf(id: OperationId): OperationContract<never> {
  return operationContracts[id];
}

/** A live call and its result. */
export interface Outcome {
  readonly params: unknown;
  readonly status: number;
  readonly answer: unknown;
}

/** Runs an example against its own local service. */
export async function runExample(id: OperationId, { params, as = asAdmin }: Example<never>): Promise<Outcome> {
  const world = await createContractWorld();
  try {
    // Parameters and call belong to the same operation, which the type of the table cannot express.
    const given: unknown = typeof params === 'function' ? await (params as (world: ContractWorld) => unknown)(world) : params;
    const call = operations[id] as (client: ServiceClient, params: unknown) => Promise<unknown>;
    const client = await as(world);
    const answer = await call(client, given).catch(describeFailure);
    return { params: given, status: world.exchanges.at(-1)?.status ?? 0, answer: await readable(answer) };
  } finally {
    await world.service.close();
  }
}

function asAdmin({ admin }: ContractWorld): ServiceClient {
  return admin;
}

function describeFailure(error: unknown): unknown {
  if (!isServiceError(error)) throw error;
  const { name, kind, status, code, field, message } = error;
  return { name, kind, status, code, field, message };
}

/** A file is shown by its size; everything else is already JSON. */
async function readable(answer: unknown): Promise<unknown> {
  if (typeof answer !== 'object' || answer === null || !('blob' in answer) || !(answer.blob instanceof Blob)) return answer;
  return { ...answer, blob: `${answer.blob.type}, ${answer.blob.size} bytes` };
}
