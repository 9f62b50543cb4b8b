import type { SessionSettings } from '../client/chat-stream/sessionSettings.js';
import { ServiceError } from '../client/http/ServiceError.js';
import { type OperationId, operationRoutes } from '../client/resources/operation-routes.js';
import { refuse } from './refuse.js';

/** An operation by its id, with the deployments it is held to; `runSql` is the data query API. */
export type Allowed = AllowableOperation | 'runSql' | AllowedInDeployments;

/** Lets an operation through for these deployments alone, by the id in its path. A function tells them for each session. */
export interface AllowedInDeployments {
  readonly operation: DeploymentOperation;
  readonly deploymentIds: DeploymentIds | ((session: SessionSettings) => DeploymentIds);
}

type DeploymentIds = readonly (number | string)[];

/** Every operation but those that hand out credentials or choose for whom they run: through a proxy, that would be anybody. */
export type AllowableOperation = Exclude<OperationId, (typeof withheldOperations)[number] | ScimOperation>;

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

/** Knows which operations a request could be, and whether they are let through. */
export interface AllowedOperations {
  readonly hasRunSql: boolean;
  readonly hasOperations: boolean;
  /** Refuses unless every operation that the service could read in the request is let through to this session. */
  check(request: { readonly method: string; readonly segments: readonly string[] }, session: SessionSettings): void;
}

/** Throws a `validation` error for an id that is unknown or can never be let through. */
export function readAllowed(allow: readonly Allowed[] = []): AllowedOperations {
  const pins = new Map<string, AllowedInDeployments['deploymentIds'] | undefined>(
    allow.map((entry) => (typeof entry === 'string' ? [entry, undefined] : [entry.operation, entry.deploymentIds])),
  );
  const hasRunSql = pins.delete('runSql');
  for (const [id, deploymentIds] of pins) checkEntry(id, deploymentIds !== undefined);

  return {
    hasRunSql,
    hasOperations: pins.size > 0,
    check({ method, segments }, session) {
      const matches = routes.flatMap((route) => matchRoute(route, segments) ?? []).filter((match) => match.method === method);
      if (matches.length === 0) refuseUnknown();
      for (const { id, deploymentId } of matches) {
        if (!pins.has(id)) refuseClosed(id);
        const pinned = pins.get(id);
        const deploymentIds = typeof pinned === 'function' ? pinned(session) : pinned;
        if (deploymentIds !== undefined && !deploymentIds.map(String).includes(deploymentId ?? '')) refuseDeployment();
      }
    },
  };
}

interface Route {
  readonly id: string;
  readonly method: string;
  readonly parts: readonly string[];
}

interface RouteMatch extends Route {
  readonly deploymentId: string | undefined;
}

const routes: readonly Route[] = Object.entries(operationRoutes).map(([id, { method, path }]) => ({
  id,
  method,
  parts: path.slice(1).split('/'),
}));

function matchRoute(route: Route, segments: readonly string[]): RouteMatch | undefined {
  const { parts } = route;
  // A service may take letters of either case.
  const isAt = (part: string, index: number) => part.startsWith('{') || part.toLowerCase() === segments[index]?.toLowerCase();
  const isMatch = parts.length === segments.length && parts.every(isAt);
  return isMatch ? { ...route, deploymentId: segments[parts.indexOf('{deploymentId}')] } : undefined;
}

function checkEntry(id: string, isPinned: boolean): void {
  const route = Object.entries(operationRoutes).find(([known]) => known === id)?.[1];
  const isWithheld = withheldOperations.some((withheld) => withheld === id) || route?.path.startsWith(scimBase);
  if (route === undefined) throw invalid(`names no operation of the interface: ${id}`);
  if (isWithheld) throw invalid(`cannot hold ${id}: it hands out credentials, or chooses for whom it runs. Call it on the server`);
  if (isPinned && !route.path.includes('{deploymentId}')) throw invalid(`cannot hold ${id} to deployments: its path names none`);
}

function invalid(reason: string): ServiceError {
  return new ServiceError('validation', `createServiceProxy: allow ${reason}.`, { field: 'allow' });
}

function refuseUnknown(): never {
  refuse({ status: 404, code: 'no-such-path', message: 'No operation of the service has this method and path.' });
}

function refuseClosed(id: string): never {
  refuse({
    status: 403,
    code: 'operation-not-allowed',
    message: `This server does not let ${id} through. Name it in \`allow\` of createServiceProxy if everyone who is signed in may call it.`,
  });
}

function refuseDeployment(): never {
  refuse({ status: 403, code: 'deployment-not-allowed', message: 'This server does not let this operation through for this deployment.' });
}
