import { type CursorParams, checkFirst, type Page, readPage } from './pagination.js';
import { fillPath } from './path.js';
import { repairs } from './repairs.js';
import type { CallOptions, ServiceClient, ServiceRequest } from './ServiceClient.js';

/** A call of the management API, which knows its own id, method and path. */
export interface Operation<Params, Result> extends OperationRoute {
  (client: ServiceClient, ...args: CallArguments<Params>): Promise<Result>;
  /** The id in the contract, which is also the name of the call. */
  readonly id: string;
}

/** The method and path of one operation. */
export interface OperationRoute {
  /** The HTTP method. */
  readonly method: ServiceRequest['method'];
  /** Names in braces are path parameters. */
  readonly path: string;
}

/** The parameters may be left out if none of them is required. */
type CallArguments<Params> =
  Record<never, never> extends Params ? [params?: Params, options?: CallOptions] : [params: Params, options?: CallOptions];

/** How an operation differs from sending its parameters and parsing the response. */
export interface OperationSettings<Params, Result> extends Pick<ServiceRequest<Result>, 'api' | 'isIdempotent' | 'read'> {
  /** Refuses parameters before anything is sent. */
  readonly check?: (params: Params, operation: string) => void;
  /** Where parameters are sent that are not in the path. Default: `body`, or nowhere for `GET` and `DELETE`. */
  readonly send?: 'query' | 'body' | false | ((params: Params) => SentParts);
  /** Makes the result from the parsed answer. */
  readonly shape?: (answer: unknown, operation: string, params: Params) => Result;
}

interface SentParts {
  readonly query?: object;
  readonly body: object;
}

/** States an operation once: its id, method and path, and the types of its parameters and its result. */
/* @__NO_SIDE_EFFECTS__ */
export function operation<Params extends object, Result>(
  id: string,
  method: OperationRoute['method'],
  path: string,
  settings: OperationSettings<Params, Result> = {},
): Operation<Params, Result> {
  // Without `shape`, the service vouches for the answer.
  const { check, send = method !== 'GET' && method !== 'DELETE' && 'body', shape = (answer) => answer as Result, ...request } = settings;
  // Parameters that are left out have no required fields.
  const call = async (client: ServiceClient, params = {} as Params, options?: CallOptions): Promise<Result> => {
    check?.(params, id);
    // It is read by the names in the path.
    const values = params as Readonly<Record<string, unknown>>;
    const sent = typeof send === 'function' ? send(params) : send && { [send]: othersThan(path, params) };
    const answer = await client.request<unknown>({ ...options, ...request, ...sent, method, path: fillPath(path, values), operation: id });
    const result = shape(answer, id, params);
    // It keeps the type.
    return (repairs.get(client)?.(id, result) ?? result) as Result;
  };
  return Object.assign(call, { id, method, path });
}

function othersThan(path: string, params: object): object {
  return Object.fromEntries(Object.entries(params).filter(([name]) => !path.includes(`{${name}}`)));
}

/** States an operation that gets one page of a list. It refuses a `first` that is not a whole number of at least 1. */
/* @__NO_SIDE_EFFECTS__ */
export function listOperation<Params extends CursorParams, Item>(
  id: string,
  path: string,
  { check, shape = readPage }: ListSettings<Params, Item> = {},
): Operation<Params, Page<Item>> {
  return operation(id, 'GET', path, {
    check(params, operation) {
      checkFirst(params, operation);
      check?.(params, operation);
    },
    send: 'query',
    shape,
  });
}

type ListSettings<Params, Item> = Pick<OperationSettings<Params, Page<Item>>, 'check' | 'shape'>;
