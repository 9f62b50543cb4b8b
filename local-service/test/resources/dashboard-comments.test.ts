import { beforeEach, describe, expect, it } from 'vitest';
import {
  createDashboardComment,
  listDashboardComments,
  listMentionableEmbedUsers,
  removeDashboardComment,
  type ServiceClient,
  setDashboardCommentResolved,
  updateDashboardComment,
} from '../../../src/client.js';
import { type ContractWorld, createContractWorld } from '../contract/ContractWorld.js';
import { embedClient, sharedWorkbook } from '../support/embedding.js';

let world: ContractWorld;
let publicId: string;
let author: ServiceClient;
let colleague: ServiceClient;

beforeEach(async () => {
  world = await createContractWorld();
  ({ publicId } = await sharedWorkbook(world, 'Daily trading'));
  author = await embedClient(world);
  colleague = await embedClient(world, { externalId: 'user-2' });
});

const write = (client: ServiceClient, body: string, parentId?: number) => createDashboardComment(client, { publicId, body, parentId });

async function openThreads(client = author): Promise<readonly string[]> {
  const { items } = await listDashboardComments(client, { publicId });
  return items.map(({ root }) => root.body);
}

describe('threads', () => {
  it('are listed newest thread first, whatever was replied later', async () => {
    const first = await write(author, 'first');
    world.advance(1000);
    await write(author, 'second');
    await write(author, 'third, in the same moment');
    world.advance(1000);
    await write(colleague, 'an answer', first.id);
    expect((await openThreads()).slice(0, 3)).toEqual(['third, in the same moment', 'second', 'first']);
  });

  it('neither repeat nor skip items between pages when a new one starts', async () => {
    const whole = await openThreads();
    const first = await listDashboardComments(author, { publicId, first: 2 });
    await write(author, 'meanwhile');
    const rest = await listDashboardComments(author, { publicId, after: first.pageInfo.endCursor });
    expect([...first.items, ...rest.items].map(({ root }) => root.body)).toEqual(whole);
  });

  it('list their replies from the oldest', async () => {
    const { id } = await write(author, 'a question');
    for (const body of ['one', 'two', 'three']) await write(colleague, body, id);
    const { items } = await listDashboardComments(author, { publicId });
    expect(items[0]?.replies.map(({ body }) => body)).toEqual(['one', 'two', 'three']);
  });

  it('belong to one embed tenant and one dashboard', async () => {
    await write(author, 'among us');
    const others = await embedClient(world, { embedTenantName: 'sakura-foods' });
    const scorecard = await sharedWorkbook(world, 'Company scorecard');
    expect(await openThreads(others)).toEqual(['先週の売上はとても良かったです。']);
    const { items } = await listDashboardComments(author, { publicId: scorecard.publicId });
    expect(items.map(({ root }) => root.body)).not.toContain('among us');
  });

  it('are listed while open, all with includeResolved, and only resolved ones with resolvedOnly, which takes precedence', async () => {
    const open = await openThreads();
    const { items: all } = await listDashboardComments(author, { publicId, includeResolved: true });
    const { items: resolved } = await listDashboardComments(author, { publicId, includeResolved: true, resolvedOnly: true });
    expect(resolved.length).toBeGreaterThan(0);
    expect(resolved.every(({ resolvedAt }) => typeof resolvedAt === 'string')).toBe(true);
    expect(all).toHaveLength(open.length + resolved.length);
  });

  it('can be resolved once and reopened without a trace', async () => {
    const { id } = await write(author, 'a question');
    const thread = { publicId, commentId: id };
    const resolved = await setDashboardCommentResolved(author, { ...thread, resolved: true });
    world.advance(60_000);
    const again = await setDashboardCommentResolved(author, { ...thread, resolved: true });
    expect(again).toEqual(resolved);
    expect(resolved).toMatchObject({ resolvedAt: '2026-10-01T09:00:00.000Z', resolvedBy: resolved.root.userId });
    const reopened = await setDashboardCommentResolved(author, { ...thread, resolved: false });
    expect(reopened).toMatchObject({ resolvedAt: null, resolvedBy: null });
    expect(await openThreads()).toContain('a question');
  });

  it('keep their replies when resolved and reopened', async () => {
    const { id } = await write(author, 'a question');
    await write(colleague, 'an answer', id);
    const resolved = await setDashboardCommentResolved(author, { publicId, commentId: id, resolved: true });
    expect(resolved.replies).toMatchObject([{ body: 'an answer', isOwn: false }]);
  });
});

describe('a comment', () => {
  it('is marked as own only for its author', async () => {
    const comment = await write(author, 'mine');
    expect(comment).toMatchObject({ dashboardId: publicId, isOwn: true, editedAt: null, removedAt: null });
    const { items } = await listDashboardComments(colleague, { publicId });
    expect(items[0]?.root).toMatchObject({ id: comment.id, isOwn: false, userId: comment.userId });
  });

  it('shows when it was edited', async () => {
    const { id, createdAt } = await write(author, 'mine');
    world.advance(60_000);
    const edited = await updateDashboardComment(author, { publicId, commentId: id, body: 'better' });
    expect(edited).toMatchObject({ body: 'better', createdAt, editedAt: '2026-10-01T09:01:00.000Z' });
  });

  it('stays without its text if it started a thread with replies, and is deleted with the last one', async () => {
    const { id } = await write(author, 'a question');
    const reply = await write(colleague, 'an answer', id);
    await removeDashboardComment(author, { publicId, commentId: id });
    const { items } = await listDashboardComments(author, { publicId });
    expect(items[0]).toMatchObject({ root: { id, body: '', removedAt: '2026-10-01T09:00:00.000Z' }, replies: [{ body: 'an answer' }] });
    await removeDashboardComment(colleague, { publicId, commentId: reply.id });
    const { items: later } = await listDashboardComments(author, { publicId });
    expect(later.map(({ root }) => root.id)).not.toContain(id);
  });

  it('is deleted at once if it is a reply', async () => {
    const { id } = await write(author, 'a question');
    const reply = await write(author, 'never mind', id);
    await removeDashboardComment(author, { publicId, commentId: reply.id });
    const { items } = await listDashboardComments(author, { publicId });
    expect(items[0]).toMatchObject({ root: { id }, replies: [] });
  });

  it.each([
    ['without text', ''],
    ['of 10,001 characters', 'x'.repeat(10_001)],
  ])('%s is refused with 400', async (_rule, body) => {
    const refused = author.post(`/api/v1/embed/dashboard/${publicId}/comments`, { body: { body } });
    await expect(refused).rejects.toMatchObject({ status: 400 });
  });
});

describe('users that a comment can mention', () => {
  it('are the active users of the tenant by username', async () => {
    const { items } = await listMentionableEmbedUsers(author, { publicId });
    const usernames = items.map(({ username }) => username);
    expect(items).toHaveLength(39);
    expect(usernames).toEqual([...usernames].sort());
    expect(usernames.every((name) => name.endsWith('@harbor-goods.example') || name.startsWith('user-'))).toBe(true);
  });

  it('are found by part of any name, in any case', async () => {
    const { items } = await listMentionableEmbedUsers(author, { publicId, search: 'USER-16' });
    expect(items.map(({ username }) => username)).toEqual(['user-16']);
  });

  it('cannot be searched by more than 255 characters', async () => {
    const query = { search: 'x'.repeat(256) };
    const refused = author.get(`/api/v1/embed/dashboard/${publicId}/comments/mentionable-users`, { query });
    await expect(refused).rejects.toMatchObject({ status: 400 });
  });
});
