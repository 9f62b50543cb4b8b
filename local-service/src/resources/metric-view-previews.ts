import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { canonicalJson } from '../json/canonicalJson.js';
import { randomId } from '../randomId.js';
import { requireOneOf } from '../tenant/callers/policies.js';
import { catalogOf } from '../tenant/metric-views/dataSources.js';
import { type FinishedBuild, latestBuild } from '../tenant/metric-views/latestBuild.js';
import { type PreviewJob, previewStateAt, previewsKeptMs, toPreviewStatus } from '../tenant/metric-views/previewJobs.js';
import { toPreviewResult } from '../tenant/metric-views/previewResult.js';
import { readViewSelection, type ViewSelection } from '../tenant/metric-views/readViewSelection.js';
import { selectViews } from '../tenant/metric-views/selectViews.js';
import { createTable } from '../tenant/Table.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput } from './readInput.js';
import { routeOf } from './routeOf.js';

/** Trial conversions of the latest successful build. Everything here needs `SchemaRead` or `SchemaUpdate`. */
export function metricViewPreviewsRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const previews = createTable<PreviewJob>().fork(tenant.state, 'metric view previews');
  const { clock, people } = tenant;

  routes.on(...routeOf('startPreview'), async (context) => {
    const deploymentId = requireSchema(context);
    const { dataSourceName, ...selected } = await readInput(context, 'startPreview');
    const selection = readViewSelection(selected);
    catalogOf(dataSourceName);
    removeExpired();
    const running = previews.values().find((job) => isRunning(job) && isAlike(job, { deploymentId, dataSourceName, selection }));
    const job = running ?? start({ deploymentId, dataSourceName, selection });
    const { previewId, buildJobId, commit } = job;
    const statusUrl = new URL(`${context.req.path.replace(/\/$/, '')}/${previewId}`, context.req.url).href;
    const reused = running !== undefined;
    const urls = { statusUrl, resultUrl: `${statusUrl}/result` };
    return context.json({ previewId, deploymentId, dataSourceName, buildJobId, reused, status: 'QUEUED', ...urls, commit }, 202);
  });

  routes.on(...routeOf('previewStatus'), (context) => {
    const job = findJob(context);
    return context.json(toPreviewStatus(job, previewStateAt(job, clock()), clock()));
  });

  routes.on(...routeOf('previewResult'), async (context) => {
    const job = findJob(context);
    const { status, endedAt } = previewStateAt(job, clock());
    if (endedAt === undefined) throw new ServiceFailure(409, 'The preview is still running.');
    if (status !== 'COMPLETED') throw new ServiceFailure(409, 'The preview ended without a result.');
    return context.json(await toPreviewResult(job, endedAt));
  });

  routes.on(...routeOf('cancelPreview'), (context) => {
    const job = findJob(context);
    if (previewStateAt(job, clock()).endedAt !== undefined)
      throw new ServiceFailure(409, 'The preview has already ended and cannot be cancelled.');
    if (job.cancelRequestedAt === null) previews.update(job.id, { cancelRequestedAt: clock() });
    return context.body(null, 200);
  });

  function start(request: PreviewRequest): PreviewJob {
    const build = latestBuild(tenant, request.deploymentId);
    return previews.insert({
      ...request,
      previewId: randomId('mvp_'),
      buildJobId: build?.id ?? 0,
      commit: build?.commit ?? null,
      model: build?.model ?? { views: [] },
      startedAt: clock(),
      cancelRequestedAt: null,
      failure: failureOf(request, build),
    });
  }

  /** One that was asked to stop is no answer to a new request. */
  function isRunning(job: PreviewJob): boolean {
    return job.cancelRequestedAt === null && previewStateAt(job, clock()).endedAt === undefined;
  }

  function removeExpired(): void {
    for (const { id, startedAt } of previews.values()) if (clock() >= startedAt + previewsKeptMs) previews.remove(id);
  }

  function findJob(context: ManagementContext): PreviewJob {
    const deploymentId = requireSchema(context);
    removeExpired();
    const previewId = context.req.param('previewId');
    const job = previews.values().find((one) => one.deploymentId === deploymentId && one.previewId === previewId);
    if (job === undefined) throw new ServiceFailure(404, 'The preview was not found. Previews are kept for seven days.');
    return job;
  }

  function requireSchema(context: ManagementContext): number {
    const id = pathId(context, 'deploymentId');
    requireOneOf(context.get('caller'), ['SchemaRead', 'SchemaUpdate'], people, { resourceType: 'Deployment', id });
    return id;
  }

  return routes;
}

interface PreviewRequest {
  readonly deploymentId: number;
  readonly dataSourceName: string;
  readonly selection: ViewSelection;
}

/** What only shows when the conversion looks at it. */
function failureOf({ selection }: PreviewRequest, build: FinishedBuild | undefined): string | null {
  if (build === undefined) return 'The deployment has no successful build yet.';
  return selectViews(build.model, selection).length === 0 ? 'No view of the data model is selected.' : null;
}

/** True if both request the same, with their fields in any order. */
function isAlike(one: PreviewRequest, other: PreviewRequest): boolean {
  return one.deploymentId === other.deploymentId && describe(one) === describe(other);
}

function describe({ dataSourceName, selection }: PreviewRequest): string {
  return canonicalJson({ dataSourceName, selection });
}
