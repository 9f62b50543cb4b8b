import type { Context } from 'hono';
import { ServiceFailure } from '../http/ServiceFailure.js';
import type { Caller } from '../tenant/callers/Caller.js';

/** What every handler of the management API knows: who calls. */
export interface ManagementEnv {
  readonly Variables: { readonly caller: Caller };
}

export type ManagementContext = Context<ManagementEnv>;

/** Returns a path parameter as a number; 404 if it is not one. */
export function pathId(context: Context, name: string): number {
  const text = context.req.param(name) ?? '';
  if (!/^\d{1,15}$/.test(text)) throw new ServiceFailure(404, 'This endpoint does not exist.');
  return Number(text);
}

/** The text of a path parameter. */
export function pathText(context: Context, name: string): string {
  return context.req.param(name) ?? '';
}
