import type { Operation, OperationId, operations, ServiceClient } from '../../../src/client.js';
import type { ContractWorld } from './ContractWorld.js';

/** The contract of one operation, as examples that each run against a fresh local service. */
export interface OperationContract<Params> {
  /** A successful call; its response must have the declared shape. */
  readonly succeeds: Example<Params>;
  /** Every documented refusal, named by its rule. */
  readonly refuses: Readonly<Record<string, Example<Params> & { readonly status: number; readonly code?: string }>>;
}

export interface Example<Params> {
  /** A value, or a function that prepares the world and returns one. */
  readonly params: Params | ((world: ContractWorld) => Params | Promise<Params>);
  /** The caller; the admin by default. */
  readonly as?: (world: ContractWorld) => ServiceClient | Promise<ServiceClient>;
}

/** The contracts of some operations, each with the parameters of its call. */
export type Contracts<Ids extends OperationId> = { readonly [Id in Ids]: OperationContract<ParamsOf<(typeof operations)[Id]>> };

type ParamsOf<Call> = Call extends Operation<infer Params, unknown> ? Params : never;
