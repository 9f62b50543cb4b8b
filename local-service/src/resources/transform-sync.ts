import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { newestFirst, pageOf } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { randomId } from '../randomId.js';
import { type PolicyTarget, requireOneOf } from '../tenant/callers/policies.js';
import { hourMs } from '../tenant/times.js';
import { generateFiles } from '../tenant/transform-sync/generateFiles.js';
import { readTransformSyncInput } from '../tenant/transform-sync/readTransformSyncInput.js';
import { runStateAt } from '../tenant/transform-sync/runStateAt.js';
import type { TransformSyncRecord } from '../tenant/transform-sync/TransformSyncRecord.js';
import { logsOf, toResult, toRun, toStatus } from '../tenant/transform-sync/transformAnswers.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

/** Runs that turn a transform project into a data model. Reading needs read access to the deployment, the rest `SchemaUpdate`. */
export function transformSyncRoutes({ tenant, transformSyncs: runs }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const { clock, people } = tenant;

  routes.on(...routeOf('startTransformSync'), async (context) => {
    const deployment = requireWrite(context);
    const caller = context.get('caller');
    const plan = readTransformSyncInput(await readInput(context, 'startTransformSync'), tenant, deployment.id);
    const { syncJobId, workflowId, branchName } = runs.insert({
      ...plan,
      syncJobId: randomId('sync_'),
      workflowId: randomId('transform-sync-'),
      deploymentId: deployment.id,
      trigger: caller.kind === 'apiKey' ? 'api' : 'manual',
      triggerContext: null,
      userId: caller.user?.id ?? null,
      startedAt: clock(),
      slowness: 1,
      cancelRequestedAt: null,
      lostIn: null,
      awaitsCommit: plan.output === 'branch',
    });
    return context.json({ syncJobId, workflowId, branchName });
  });

  routes.on(...routeOf('listTransformSyncs'), (context) => {
    const deployment = requireRead(context);
    const { status, trigger, ...page } = readQuery(context, 'listTransformSyncs');
    const matching = runs
      .values()
      .filter((run) => run.deploymentId === deployment.id && (trigger === undefined || run.trigger === trigger))
      .filter((run) => status === undefined || runStateAt(run, clock()).status === status);
    const { items, pageInfo } = pageOf(matching, page, newestFirst);
    return context.json({ items: items.map((run) => toRun(run, runStateAt(run, clock()))), pageInfo });
  });

  routes.on(...routeOf('getTransformSyncStatus'), (context) => {
    const run = findRun(context, requireRead(context));
    return context.json(toStatus(run, runStateAt(run, clock()), clock()));
  });

  routes.on(...routeOf('getTransformSyncResult'), (context) => {
    const run = findRun(context, requireRead(context));
    const { status, endedAt } = runStateAt(run, clock());
    if (status !== 'COMPLETED' || endedAt === undefined) throw new ServiceFailure(409, noResultMessages[status]);
    return context.json(toResult(run, endedAt));
  });

  routes.on(...routeOf('getTransformSyncLogs'), (context) => {
    const run = findRun(context, requireRead(context));
    const entries = logsOf(run, runStateAt(run, clock())).map((entry, index) => ({ entry, index }));
    const { items, pageInfo } = pageOf(entries, readQuery(context, 'getTransformSyncLogs'), { keyOf: ({ index }) => [index] });
    return context.json({ items: items.map(({ entry }) => entry), pageInfo });
  });

  routes.on(...routeOf('cancelTransformSync'), (context) => {
    const run = findRun(context, requireWrite(context));
    const { status } = runStateAt(run, clock());
    if (status !== 'RUNNING') throw new ServiceFailure(409, 'The run has already ended and cannot be cancelled.');
    if (run.cancelRequestedAt === null) runs.update(run.id, { cancelRequestedAt: clock() });
    return context.json({ message: 'The run is already being cancelled.' });
  });

  routes.on(...routeOf('getTransformSyncGeneratedFiles'), (context) => {
    const run = findRun(context, requireRead(context));
    const { status, endedAt } = runStateAt(run, clock());
    const isHeld = status === 'COMPLETED' && endedAt !== undefined && clock() < endedAt + filesHeldMs;
    if (run.output !== 'files' || !isHeld) throw new ServiceFailure(404, 'This run has no generated files.');
    return context.json(
      pageOf(generateFiles(run.project), readQuery(context, 'getTransformSyncGeneratedFiles'), { keyOf: ({ path }) => [path] }),
    );
  });

  function findRun(context: ManagementContext, { id }: PolicyTarget): TransformSyncRecord {
    const run = runs.values().find(({ deploymentId, syncJobId }) => deploymentId === id && syncJobId === context.req.param('syncJobId'));
    if (run === undefined) throw new ServiceFailure(404, 'The transform sync was not found.');
    return run;
  }

  function requireRead(context: ManagementContext): PolicyTarget {
    const deployment = deploymentOf(context);
    requireOneOf(context.get('caller'), ['DeploymentRead', 'SchemaRead', 'SchemaUpdate'], people, deployment);
    return deployment;
  }

  function requireWrite(context: ManagementContext): PolicyTarget {
    const deployment = deploymentOf(context);
    requireOneOf(context.get('caller'), ['SchemaUpdate'], people, deployment);
    return deployment;
  }

  return routes;
}

function deploymentOf(context: ManagementContext): PolicyTarget {
  return { resourceType: 'Deployment', id: pathId(context, 'deploymentId') };
}

/** From completion on (docs/contract/limits.md#jobs-and-files). */
const filesHeldMs = hourMs;

const noResultMessages = {
  RUNNING: 'The run is still in progress.',
  COMPLETED: 'The run has no result.',
  FAILED: 'The run failed, so it has no result.',
  CANCELLED: 'The run was cancelled, so it has no result.',
  UNKNOWN: 'The run was lost, so it has no result.',
} as const;
