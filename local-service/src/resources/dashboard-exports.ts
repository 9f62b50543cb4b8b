import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { randomId } from '../randomId.js';
import { requireAdmin, requireMember } from '../tenant/callers/guards.js';
import { contentDisposition, fileNameOf } from '../tenant/dashboard-exports/contentDisposition.js';
import { identityOfCaller, identityOfSubject } from '../tenant/dashboard-exports/exportIdentity.js';
import {
  contentTypes,
  type ExportJob,
  emptyDashboard,
  exportEndsAt,
  exportStateAt,
  exportsKeptMs,
  isExpired,
  toExportStatus,
} from '../tenant/dashboard-exports/exportJobs.js';
import { type ExportRequest, readExportRequest } from '../tenant/dashboard-exports/readExportRequest.js';
import { sampleFile } from '../tenant/dashboard-exports/sampleFile.js';
import { createTable } from '../tenant/Table.js';
import { toTimestamp } from '../tenant/times.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

/** Exports of published dashboards, which all return the same file. A job is seen by its caller alone, for five minutes. */
export function dashboardExportsRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const jobs = createTable<ExportJob>().fork(tenant.state, 'dashboard exports');
  const { clock, workspace } = tenant;

  routes.on(...routeOf('startExport'), async (context) => {
    const deploymentId = pathId(context, 'deploymentId');
    const caller = requireMember(context.get('caller'));
    const request = readExportRequest(await readInput(context, 'startExport'));
    const { renderAs, format } = request;
    if (renderAs !== undefined) requireAdmin(caller);
    const { workbook, dashboard } = findDashboard(deploymentId, request);
    const identity = renderAs === undefined ? identityOfCaller(tenant, caller, workbook) : identityOfSubject(tenant, renderAs, workbook);
    removeExpired();
    checkRoom(identity);
    const { jobId, submittedAt } = jobs.insert({
      jobId: randomId('export_'),
      deploymentId,
      userId: caller.user.id,
      identity,
      format,
      dashboard,
      submittedAt: clock(),
    });
    return context.json({ jobId, expiresAt: toTimestamp(submittedAt + exportsKeptMs) });
  });

  routes.on(...routeOf('getExportStatus'), (context) => context.json(toExportStatus(findJob(context), clock())));

  routes.on(...routeOf('downloadExport'), (context) => {
    const job = findJob(context);
    const state = exportStateAt(job, clock());
    if (state === 'failed') throw new ServiceFailure(422, emptyDashboard);
    if (state !== 'completed') throw new ServiceFailure(409, 'The dashboard is still being rendered.');
    const { format, dashboard } = job;
    const title = dashboard.title || dashboard.config.title || `Dashboard ${dashboard.id}`;
    const fileName = fileNameOf({ wished: readQuery(context, 'downloadExport').filename, title, extension: format });
    const headers = { 'content-type': contentTypes[format], 'content-disposition': contentDisposition(fileName) };
    return context.body(sampleFile(format), 200, headers);
  });

  function findDashboard(deploymentId: number, { dashboardId, dashboardPublicId }: ExportRequest) {
    for (const workbook of workspace.workbooks.values()) {
      const { dashboard } = workbook;
      if (workbook.deploymentId !== deploymentId || dashboard?.status !== 'published') continue;
      if (dashboard.id === dashboardId || dashboard.publicId === dashboardPublicId) return { workbook, dashboard };
    }
    throw new ServiceFailure(404, 'The deployment has no such published dashboard.');
  }

  /** 429 until the first of the exports that run for this identity is ready. */
  function checkRoom(identity: string): void {
    const now = clock();
    const endTimes = jobs
      .values()
      .filter((job) => job.identity === identity)
      .map(exportEndsAt)
      .filter((endsAt) => endsAt > now);
    if (endTimes.length < maxRunning) return;
    throw new ServiceFailure(429, `Only ${maxRunning} exports may run at once. Wait until one of them is ready.`, {
      retryAfterSeconds: Math.ceil((Math.min(...endTimes) - now) / 1_000),
    });
  }

  function removeExpired(): void {
    for (const job of jobs.values()) if (isExpired(job, clock())) jobs.remove(job.id);
  }

  function findJob(context: ManagementContext): ExportJob {
    const deploymentId = pathId(context, 'deploymentId');
    const { user } = requireMember(context.get('caller'));
    removeExpired();
    const jobId = context.req.param('jobId');
    const job = jobs.values().find((one) => one.jobId === jobId && one.deploymentId === deploymentId && one.userId === user.id);
    if (job === undefined) throw new ServiceFailure(404, 'The export was not found, or has expired.');
    return job;
  }

  return routes;
}

const maxRunning = 3;
