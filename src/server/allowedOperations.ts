import { ServiceError } from '../client/errors/ServiceError.js';
import type { SessionSettings } from '../client/http/sessionSettings.js';
import { type OperationId, operationRoutes } from '../client/resources/operation-routes.js';
import { callHost } from './callHost.js';
import type { ProxyLimits } from './proxyLimits.js';
import { personNames } from './queryNames.js';
import { refuse } from './refuse.js';

/** An operation by its id, alone or with restrictions. `runSql` is the data query API. */
export type Allowed = AllowableOperation | 'runSql' | AllowedInDeployments | AllowedWithQuery;

/** Allows an operation only for these deployments, by the id in its path. A function returns them for each session. */
export interface AllowedInDeployments extends Partial<Pick<AllowedWithQuery, 'query'>> {
  /** The id of an operation with a deployment in its path. */
  readonly operation: DeploymentOperation;
  /** The ids of the deployments, or a function that returns them for the user's session. It has `limits.hostMs` to do so. */
  readonly deploymentIds: DeploymentIds | ((session: SessionSettings) => DeploymentIds | Promise<DeploymentIds>);
}

/** Allows an operation with query parameters that select a person. */
export interface AllowedWithQuery {
  /** The id of the operation. */
  readonly operation: AllowableOperation;
  /** The parameters to forward; others are dropped. */
  readonly query: readonly PersonParameter[];
}

/** A query parameter that selects a person. */
export type PersonParameter = (typeof personNames)[number];

type DeploymentIds = readonly (number | string)[];

/** Every operation except those that return credentials or choose for whom they run, since through a proxy that could be anyone. */
export type AllowableOperation = Exclude<OperationId, (typeof withheldOperations)[number] | ScimOperation>;

/** The operation of a request to the proxy: an operation id, `streamChat`, `abortChat` or `runSql`. */
export type ProxyOperation = AllowableOperation | 'streamChat' | 'abortChat' | 'runSql';

type DeploymentOperation = OperationAt<`${string}/{deploymentId}${string}`> & AllowableOperation;
type ScimOperation = OperationAt<`${typeof scimBase}${string}`>;
type OperationAt<Path extends string> = {
  [Id in OperationId]: (typeof operationRoutes)[Id]['path'] extends Path ? Id : never;
}[OperationId];

const scimBase = '/api/scim/';

const withheldOperations = [
  'createApiKey',
  'createToken',
  'deploymentToken',
  'getDeploymentEnvironmentTokens',
  'createDeploymentEnvironmentToken',
  'createDeploymentEnvironmentTokenForMetaSync',
  'generateSession',
  'postTokenBySessionId',
  'startExport',
] as const satisfies readonly OperationId[];

/** Identifies the operations a request could be, and which of them are allowed. */
export interface AllowedOperations {
  readonly hasRunSql: boolean;
  readonly hasOperations: boolean;
  /** Refuses unless every operation that the service could read in the request is allowed for this session. */
  check(request: CheckedRequest, session: SessionSettings, limits: ProxyLimits): Promise<AllowedCall>;
}

interface CheckedRequest {
  readonly method: string;
  readonly segments: readonly string[];
}

/** An allowed operation. */
export interface AllowedCall {
  readonly operation: ProxyOperation;
  /** The query parameters allowed by every matching entry. */
  readonly query: readonly string[];
}

/** Throws a `validation` error for an id that is unknown, listed twice, or can never be let through. */
export function readAllowed(allow: readonly Allowed[] = []): AllowedOperations {
  const entries = new Map<string, Entry>();
  for (const given of allow) {
    const entry: Entry = typeof given === 'string' ? { operation: given } : given;
    // A later entry would silently widen, or narrow, the earlier one.
    if (entries.has(entry.operation)) throw invalid(`lists ${entry.operation} twice. Merge the two entries`);
    entries.set(entry.operation, entry);
  }
  const hasRunSql = entries.delete('runSql');
  for (const entry of entries.values()) checkEntry(entry);

  return {
    hasRunSql,
    hasOperations: entries.size > 0,
    async check({ method, segments }, session, limits) {
      const [first, ...others] = routes.flatMap((route) => matchRoute(route, segments) ?? []).filter((match) => match.method === method);
      if (first === undefined) return refuseUnknown();
      const queries: (readonly string[])[] = [];
      for (const { id, deploymentId } of [first, ...others]) {
        const { deploymentIds: given, query = [] } = entries.get(id) ?? refuseClosed(id);
        const deploymentIds = typeof given === 'function' ? await callHost('deploymentIds', () => given(session), limits) : given;
        if (deploymentIds !== undefined && !deploymentIds.map(String).includes(deploymentId ?? '')) refuseDeployment();
        queries.push(query);
      }
      const [named = []] = queries;
      return { operation: first.id, query: named.filter((name) => queries.every((query) => query.includes(name))) };
    },
  };
}

interface Entry extends Partial<Omit<AllowedInDeployments, 'operation'>> {
  readonly operation: AllowableOperation | 'runSql';
}

interface Route {
  readonly id: AllowableOperation;
  readonly method: string;
  readonly parts: readonly string[];
}

interface RouteMatch extends Route {
  readonly deploymentId: string | undefined;
}

const routes: readonly Route[] = Object.entries(operationRoutes).map(([id, { method, path }]) => ({
  // Withheld operations are matched too, but cannot be in `allow`.
  id: id as AllowableOperation,
  method,
  parts: path.slice(1).split('/'),
}));

function matchRoute(route: Route, segments: readonly string[]): RouteMatch | undefined {
  const { parts } = route;
  // A service may ignore the case of letters.
  const isAt = (part: string, index: number) => part.startsWith('{') || part.toLowerCase() === segments[index]?.toLowerCase();
  const isMatch = parts.length === segments.length && parts.every(isAt);
  return isMatch ? { ...route, deploymentId: segments[parts.indexOf('{deploymentId}')] } : undefined;
}

function checkEntry({ operation: id, deploymentIds, query }: Entry): void {
  const route = Object.entries(operationRoutes).find(([known]) => known === id)?.[1];
  if (route === undefined) throw invalid(`contains an unknown operation: ${id}`);
  if (!isAllowable(id))
    throw invalid(`cannot contain ${id}, because it issues credentials or chooses whom it runs as. Call it on the server`);
  if (deploymentIds !== undefined && !route.path.includes('{deploymentId}')) {
    throw invalid(`cannot restrict ${id} to deployments, because its path has no deployment`);
  }
  const unknown = query?.find((name) => !personNames.includes(name));
  if (unknown !== undefined) throw invalid(`has a query parameter that is not one of ${personNames.join(', ')}: ${unknown}`);
}

/** True for an operation that a proxy may forward. */
export function isAllowable(id: string): boolean {
  const path = Object.entries(operationRoutes).find(([known]) => known === id)?.[1].path;
  return !withheldOperations.some((withheld: string) => withheld === id) && path?.startsWith(scimBase) !== true;
}

function invalid(reason: string): ServiceError {
  return new ServiceError('validation', `createServiceProxy: allow ${reason}.`, { field: 'allow' });
}

function refuseUnknown(): never {
  refuse({ status: 404, code: 'no-such-path', message: 'No operation has this method and path.' });
}

function refuseClosed(id: string): never {
  refuse({
    status: 403,
    code: 'operation-not-allowed',
    message: `This server does not allow ${id}. Add it to \`allow\` of createServiceProxy if every signed-in user may call it.`,
  });
}

function refuseDeployment(): never {
  refuse({ status: 403, code: 'deployment-not-allowed', message: 'This server does not allow this operation for this deployment.' });
}
