import type { ListDashboardCommentsParams } from '@parley/react/client';
import { Hono } from 'hono';
import { openEmbeddedDashboard } from '../access/embeddedDashboards.js';
import { type ManagementContext, type ManagementEnv, pathId } from '../access/ManagementContext.js';
import { type Order, pageOf } from '../http/pageOf.js';
import { ServiceFailure } from '../http/ServiceFailure.js';
import {
  type CommentPlace,
  newestThreadFirst,
  requireComment,
  requireOwnComment,
  requireRoot,
  threadsOf,
  toComment,
  toThread,
} from '../tenant/embedding/commentThreads.js';
import type { EmbedUserRecord } from '../tenant/embedding/Embedding.js';
import { embedUsersOf, isFoundBy } from '../tenant/embedding/embedUsers.js';
import type { Tenant } from '../tenant/Tenant.js';
import type { ManagementServices } from './ManagementServices.js';
import { readInput, readQuery } from './readInput.js';
import { routeOf } from './routeOf.js';

export function dashboardCommentsRoutes({ tenant }: ManagementServices): Hono<ManagementEnv> {
  const routes = new Hono<ManagementEnv>();
  const { embedding, clock } = tenant;
  const { comments } = embedding;

  routes.on(...routeOf('listDashboardComments'), (context) => {
    const { place, readerId } = openPlace(tenant, context);
    const query = readQuery(context, 'listDashboardComments');
    const isWanted = resolutionFilter(query);
    const threads = threadsOf(embedding, place).filter(({ root }) => isWanted(root.resolvedAt !== null));
    const page = pageOf(threads, query, newestThreadFirst);
    return context.json({ ...page, items: page.items.map((thread) => toThread(embedding, thread, readerId)) });
  });

  routes.on(...routeOf('listMentionableEmbedUsers'), (context) => {
    const { place } = openPlace(tenant, context);
    const { search, ...query } = readQuery(context, 'listMentionableEmbedUsers');
    const users = embedUsersOf(embedding, place.embedTenantName).filter((user) => !user.isDeactivated && isFoundBy(search ?? '', user));
    const page = pageOf(users, query, byUsername);
    return context.json({ ...page, items: page.items.map(({ id, username, email, firstName }) => ({ id, username, email, firstName })) });
  });

  routes.on(...routeOf('createDashboardComment'), async (context) => {
    const { place, authorId } = openAuthorsPlace(tenant, context);
    const { body, parentId = null } = await readInput(context, 'createDashboardComment');
    if (parentId !== null) requireRoot(embedding, place, parentId);
    const comment = comments.insert({ ...place, ...unchanged, embedUserId: authorId, parentId, body, createdAt: clock() });
    return context.json(toComment(embedding, comment, authorId));
  });

  routes.on(...routeOf('updateDashboardComment'), async (context) => {
    const { place, authorId } = openAuthorsPlace(tenant, context);
    const { body, commentId } = await readInput(context, 'updateDashboardComment');
    const comment = requireOwnComment(embedding, place, commentId, authorId);
    const edited = comments.update(comment.id, { body, editedAt: clock() }) ?? comment;
    return context.json(toComment(embedding, edited, authorId));
  });

  routes.on(...routeOf('removeDashboardComment'), (context) => {
    const { place, authorId } = openAuthorsPlace(tenant, context);
    const { id } = requireOwnComment(embedding, place, pathId(context, 'commentId'), authorId);
    comments.update(id, { removedAt: clock() });
    return context.body(null, 204);
  });

  routes.on(...routeOf('setDashboardCommentResolved'), async (context) => {
    const { place, authorId } = openAuthorsPlace(tenant, context);
    const { resolved, commentId } = await readInput(context, 'setDashboardCommentResolved');
    const root = requireRoot(embedding, place, commentId);
    requireOwnComment(embedding, place, root.id, authorId);
    if (resolved !== (root.resolvedAt !== null)) {
      comments.update(root.id, resolved ? { resolvedAt: clock(), resolvedBy: authorId } : { resolvedAt: null, resolvedBy: null });
    }
    const replies = threadsOf(embedding, place).find((thread) => thread.root.id === root.id)?.replies ?? [];
    return context.json(toThread(embedding, { root: requireComment(embedding, place, root.id), replies }, authorId));
  });

  return routes;
}

const unchanged = { editedAt: null, removedAt: null, resolvedAt: null, resolvedBy: null };

const byUsername: Order<EmbedUserRecord> = { keyOf: ({ username, id }) => [username, id] };

/** Comments belong to an embed tenant, so that a session of none is refused before anything is looked up. */
function openPlace(tenant: Tenant, context: ManagementContext): OpenPlace {
  const caller = context.get('caller');
  if (caller.kind !== 'embed' || caller.embedTenantName === undefined) {
    throw new ServiceFailure(403, 'Comments require an embed session with an embed tenant.');
  }
  const { publicId } = openEmbeddedDashboard(tenant, caller, context.req.param('publicId') ?? '');
  return { place: { dashboardPublicId: publicId, embedTenantName: caller.embedTenantName }, readerId: caller.embedUserId };
}

function openAuthorsPlace(tenant: Tenant, context: ManagementContext): { readonly place: CommentPlace; readonly authorId: number } {
  const { place, readerId } = openPlace(tenant, context);
  if (readerId === undefined)
    throw new ServiceFailure(403, 'Only embed users can write comments. This session belongs to a user of the account.');
  return { place, authorId: readerId };
}

interface OpenPlace {
  readonly place: CommentPlace;
  /** `undefined` where a user of the account reads. */
  readonly readerId: number | undefined;
}

/** Open threads alone, unless asked otherwise; `resolvedOnly` wins. */
function resolutionFilter({ resolvedOnly, includeResolved }: ListDashboardCommentsParams): (isResolved: boolean) => boolean {
  if (resolvedOnly === true) return (isResolved) => isResolved;
  return includeResolved === true ? () => true : (isResolved) => !isResolved;
}
