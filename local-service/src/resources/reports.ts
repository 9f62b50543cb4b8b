import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId, pathText } from '../access/ManagementContext.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { requireMember } from '../tenant/callers/guards.js';
import { createReportWriter } from '../tenant/reports/createReportWriter.js';
import { listReports } from '../tenant/reports/listReports.js';
import { readPlacementAddress, requirePlacementAddress } from '../tenant/reports/placementAddress.js';
import { disconnect, refresh } from '../tenant/reports/placements.js';
import { checkFreeId, findByPublicId } from '../tenant/reports/publicIds.js';
import { readResultChecksum } from '../tenant/reports/readPlacedCells.js';
import { checkPublicId } from '../tenant/reports/readReportBody.js';
import { showReport } from '../tenant/reports/showReport.js';
import { requireItem } from '../tenant/workspace/workspaceAccess.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

/** Reports, and where they were written into spreadsheets (docs/contract/reports.md#reports). */
export function reportsRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const { reports } = tenant.workspace;
  const writer = createReportWriter(tenant);

  routes.on(...routeOf('getReports'), (context) => {
    const caller = context.get('caller');
    const { items, pageInfo, count } = listReports(tenant, caller, readQuery(context, 'getReports'));
    const shown = items.map((report) => showReport(tenant, caller, report));
    return context.json({ items: shown, pageInfo, data: shown, count });
  });

  routes.on(...routeOf('createReport'), async (context) => {
    const caller = requireMember(context.get('caller'));
    const { deploymentId, ...input } = await readInput(context, 'createReport');
    const report = writer.create(caller, deploymentId, input);
    return context.json(showReport(tenant, caller, report));
  });

  routes.on(...routeOf('upsertReportByPublicId'), async (context) => {
    const caller = requireMember(context.get('caller'));
    const deploymentId = pathId(context, 'deploymentId');
    const publicId = checkPublicId(pathText(context, 'publicId'));
    const found = findByPublicId(reports, deploymentId, publicId);
    const input = await readInput(context, 'upsertReportByPublicId');
    if (findByPublicId(reports, deploymentId, publicId)?.id !== found?.id) throw branchChanged(publicId);
    if (found !== undefined) {
      const report = requireItem(tenant, reports, { caller, deploymentId, id: found.id, to: 'edit' });
      return context.json(showReport(tenant, caller, writer.update(caller, report, input)));
    }
    checkFreeId(reports, publicId);
    return context.json(showReport(tenant, caller, writer.create(caller, deploymentId, input)));
  });

  routes.on(...routeOf('getReport'), (context) => {
    return context.json(showReport(tenant, context.get('caller'), requireReport(context, 'read')));
  });

  routes.on(...routeOf('updateReport'), async (context) => {
    const caller = requireMember(context.get('caller'));
    const body = await readInput(context, 'updateReport');
    return context.json(showReport(tenant, caller, writer.update(caller, requireReport(context, 'edit'), body)));
  });

  routes.on(...routeOf('deleteReport'), (context) => {
    reports.remove(requireReport(context, 'manage').id);
    return context.body(null);
  });

  routes.on(...routeOf('connectReportToWorkbook'), async (context) => {
    const caller = requireMember(context.get('caller'));
    const body = await readInput(context, 'connectReportToWorkbook');
    return context.json(showReport(tenant, caller, writer.place(caller, requireReport(context, 'read'), body)));
  });

  routes.on(...routeOf('disconnectReportFromWorkbook'), async (context) => {
    const caller = requireMember(context.get('caller'));
    const address = readPlacementAddress(await readInput(context, 'disconnectReportFromWorkbook'));
    const report = requireReport(context, 'read');
    return context.json(showReport(tenant, caller, reports.update(report.id, { placements: disconnect(report, address) }) ?? report));
  });

  routes.on(...routeOf('refreshReport'), async (context) => {
    const caller = requireMember(context.get('caller'));
    const input = await readInput(context, 'refreshReport');
    const address = requirePlacementAddress(input);
    const resultChecksum = readResultChecksum(input);
    const report = requireReport(context, 'read');
    const refreshedBy = caller.user.id;
    const placements = refresh(report, { address, resultChecksum, writer: { userId: refreshedBy, now: tenant.clock() } });
    if (placements === undefined) throw new ServiceFailure(404, 'The report has no placement at this address.');
    return context.json(showReport(tenant, caller, reports.update(report.id, { placements, refreshedBy }) ?? report));
  });

  function requireReport(context: ManagementContext, to: 'read' | 'edit' | 'manage') {
    const id = pathId(context, 'reportId');
    return requireItem(tenant, reports, { caller: context.get('caller'), deploymentId: pathId(context, 'deploymentId'), id, to });
  }

  return routes;
}

/** The error if another request has created or deleted the record in the meantime. */
function branchChanged(publicId: string): ServiceFailure {
  return new ServiceFailure(409, `The report ${publicId} was created or deleted in the meantime. Try again.`, {
    code: 'upsert_branch_changed',
  });
}
