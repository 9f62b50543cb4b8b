import type { RoleWithAccess } from '@parley/react/client';
import type { Tenant } from '../Tenant.js';
import type { ReportRecord } from '../workspace/Workspace.js';
import { containersOf, itemTypeOf, type WorkspaceItemRecord } from '../workspace/workspaceTree.js';

/** The roles that reach the report by itself or by what it lies in, with the actions they allow there. */
export function rolesWithAccess({ people, workspace }: Tenant, report: ReportRecord): readonly RoleWithAccess[] {
  const holders = [report, ...containersOf(workspace, report)];
  return people.roles
    .values()
    .map(({ id, name, policies }) => {
      const reaching = policies.filter(({ resourceType, resources }) => holders.some((holder) => names(resourceType, resources, holder)));
      return { id, name, actions: [...new Set(reaching.flatMap(({ actions }) => actions))] };
    })
    .filter(({ actions }) => actions.length > 0);
}

function names(resourceType: string, resources: readonly string[], holder: WorkspaceItemRecord): boolean {
  return resourceType === resourceTypes[itemTypeOf(holder)] && (resources.includes('All') || resources.includes(String(holder.id)));
}

const resourceTypes = { FOLDER: 'Folder', WORKBOOK: 'Workbook', REPORT: 'Report' } as const;
