import type { Context } from 'hono';
import { invalid } from '../http/fields.js';
import type { PageQuery } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import type { Caller } from '../tenant/callers/Caller.js';

/** What every handler of the management API knows: who calls. */
export interface ManagementEnv {
  readonly Variables: { readonly caller: Caller };
}

export type ManagementContext = Context<ManagementEnv>;

/** The number of a path parameter; 404 for anything else. */
export function pathId(context: Context, name: string): number {
  const text = context.req.param(name) ?? '';
  if (!/^\d{1,15}$/.test(text)) throw new ServiceFailure(404, 'This endpoint does not exist.');
  return Number(text);
}

/** The text of a path parameter. */
export function pathText(context: Context, name: string): string {
  return context.req.param(name) ?? '';
}

/** `first` and `after` of a list; 400 where `first` is not a whole number of at least 1. */
export function pageQuery(context: Context): PageQuery {
  const first = context.req.query('first');
  if (first !== undefined && !/^[1-9]\d*$/.test(first)) throw invalid('first', 'must be a whole number of at least 1');
  return { first: first === undefined ? undefined : Number(first), after: context.req.query('after') };
}

/** The word of a query parameter; 400 for an unknown one. */
export function queryChoice<Choice extends string>(context: Context, name: string, choices: readonly Choice[]): Choice | undefined {
  const value = context.req.query(name);
  if (value === undefined) return undefined;
  return choices.find((choice) => choice === value) ?? refuse(invalid(name, `must be one of ${choices.join(', ')}`));
}

/** The whole number of a query parameter; 400 for anything else. */
export function queryInteger(context: Context, name: string): number | undefined {
  const value = context.req.query(name);
  if (value !== undefined && !/^\d{1,15}$/.test(value)) throw invalid(name, 'must be a whole number');
  return value === undefined ? undefined : Number(value);
}

export function queryBoolean(context: Context, name: string): boolean | undefined {
  const value = queryChoice(context, name, ['true', 'false']);
  return value === undefined ? undefined : value === 'true';
}

function refuse(failure: ServiceFailure): never {
  throw failure;
}
