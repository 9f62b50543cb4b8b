import type { Operation, OperationId, operations, ServiceClient } from '../../../src/client.js';
import type { ContractWorld } from './ContractWorld.js';

/** What one operation promises, as examples that run against a fresh local service each. */
export interface OperationContract<Params> {
  /** A call that succeeds; its answer must have the declared shape. */
  readonly succeeds: Example<Params>;
  /** Every documented refusal, named by its rule. */
  readonly refuses: Readonly<Record<string, Example<Params> & { readonly status: number; readonly code?: string }>>;
}

export interface Example<Params> {
  /** Given, or made in a world where what it needs was done before. */
  readonly params: Params | ((world: ContractWorld) => Params | Promise<Params>);
  /** Who calls; the admin by default. */
  readonly as?: (world: ContractWorld) => ServiceClient | Promise<ServiceClient>;
}

/** The contracts of some operations, each with the parameters of its call. */
export type Contracts<Ids extends OperationId> = { readonly [Id in Ids]: OperationContract<ParamsOf<(typeof operations)[Id]>> };

type ParamsOf<Call> = Call extends Operation<infer Params, unknown> ? Params : never;
