import { Hono } from 'hono';
import type { ManagementEnv } from '../access/ManagementContext.js';
import { pageOf } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { requireMember } from '../tenant/callers/guards.js';
import { byTimePlaced, isOverLimit, placedBlocksOf, showPlacedBlock } from '../tenant/reports/placedBlocks.js';
import type { ManagementServices } from './ManagementServices.js';
import { readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

/** What the reports of all deployments wrote into spreadsheets (docs/contract/reports.md#placements). */
export function externalDocumentsRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();

  routes.on(...routeOf('listExternalDocumentPlacements'), (context) => {
    const caller = requireMember(context.get('caller'));
    const { externalWorkbookId, ...page } = readQuery(context, 'listExternalDocumentPlacements');
    const blocks = placedBlocksOf(tenant.workspace, externalWorkbookId);
    // Also for a short page: a part of so many would look like the whole.
    if (isOverLimit(blocks)) throw new ServiceFailure(422, 'The document has more than 500 placed explorations or 2000 placements.');
    const { items, pageInfo } = pageOf(blocks, page, byTimePlaced);
    return context.json({ items: items.map((block) => showPlacedBlock(tenant, caller, block)), pageInfo });
  });

  return routes;
}
