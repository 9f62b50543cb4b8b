import { Hono } from 'hono';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { withoutNulls } from '../http/givenFields.js';
import { type Order, pageOf } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import { requireMember } from '../tenant/callers/guards.js';
import type { FolderRecord } from '../tenant/workspace/Workspace.js';
import { canRead, requireItem, requireTargetFolder } from '../tenant/workspace/workspaceAccess.js';
import { toFolder } from '../tenant/workspace/workspaceAnswers.js';
import { deleteItem, maxFolderDepth, nextPosition } from '../tenant/workspace/workspaceChanges.js';
import { folderChain } from '../tenant/workspace/workspaceTree.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

/** Folders of a deployment, one level at a time. */
export function foldersRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const { workspace, clock } = tenant;
  const { folders } = workspace;
  const routes = new Hono<ManagementEnv>();

  function requireFolder(context: ManagementContext, to: 'read' | 'edit' | 'manage'): FolderRecord {
    const deploymentId = pathId(context, 'deploymentId');
    return requireItem(tenant, folders, { caller: context.get('caller'), deploymentId, id: pathId(context, 'folderId'), to });
  }

  routes.on(...routeOf('getFolders'), (context) => {
    const caller = context.get('caller');
    const { deploymentId, parentId: askedId, ...page } = readQuery(context, 'getFolders');
    const parentId = askedId || null;
    if (parentId !== null) requireItem(tenant, folders, { caller, deploymentId, id: parentId, to: 'read' });
    const level = folders
      .values()
      .filter((folder) => folder.deploymentId === deploymentId && folder.parentId === parentId && canRead(tenant, caller, folder));
    const { items, pageInfo } = pageOf(level, page, byPosition);
    const shown = items.map((folder) => toFolder(tenant, caller, folder));
    return context.json({ items: shown, pageInfo, data: shown, count: level.length });
  });

  routes.on(...routeOf('createFolder'), async (context) => {
    const caller = requireMember(context.get('caller'));
    const { deploymentId, name, parentId = null, position: wanted } = await readInput(context, 'createFolder');
    const position = wanted ?? nextPosition(workspace, deploymentId, parentId);
    const parent = requireTargetFolder(tenant, caller, deploymentId, parentId);
    if (folderChain(workspace, parentId).length >= maxFolderDepth) {
      throw new ServiceFailure(400, `Folders can be nested at most ${maxFolderDepth} levels deep.`);
    }
    const now = clock();
    const { id: userId } = caller.user;
    const folder = folders.insert({
      deploymentId,
      name,
      parentId,
      position,
      ownerId: userId,
      sharedWith: parent?.sharedWith ?? [],
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
      updatedBy: userId,
    });
    return context.json(toFolder(tenant, caller, folder));
  });

  routes.on(...routeOf('updateFolder'), async (context) => {
    const caller = requireMember(context.get('caller'));
    const { id } = requireFolder(context, 'edit');
    const { name, position } = await readInput(context, 'updateFolder');
    const folder = folders.update(id, { ...withoutNulls({ name, position }), updatedAt: clock(), updatedBy: caller.user.id });
    if (folder === undefined) throw new ServiceFailure(404, `The folder ${id} was not found.`);
    return context.json(toFolder(tenant, caller, folder));
  });

  routes.on(...routeOf('deleteFolder'), (context) => {
    requireMember(context.get('caller'));
    deleteItem(tenant, requireFolder(context, 'manage'));
    return context.body(null, 204);
  });

  routes.on(...routeOf('getFolderAncestors'), (context) => {
    const { id } = requireFolder(context, 'read');
    return context.json(folderChain(workspace, id).map((folder) => toFolder(tenant, context.get('caller'), folder)));
  });

  return routes;
}

const byPosition: Order<FolderRecord> = { keyOf: ({ position, id }) => [position, id] };
