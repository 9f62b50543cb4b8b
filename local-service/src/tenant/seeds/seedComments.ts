import type { CommentRecord, EmbedUserRecord } from '../embedding/Embedding.js';
import { createTable, type Table } from '../Table.js';
import { hourMs, minuteMs } from '../times.js';
import type { Workspace } from '../workspace/Workspace.js';

/** Threads of two embed tenants on the two dashboards that all embed users see. */
export function seedComments(now: number, { users, workspace }: SeededBefore): Table<CommentRecord> {
  const comments = createTable<CommentRecord>();
  for (const plan of threadPlans) {
    const dashboard = workspace.workbooks
      .values()
      .find(({ deploymentId, name }) => deploymentId === 1 && name === plan.dashboard)?.dashboard;
    if (dashboard === undefined || dashboard === null) continue;
    const place = { dashboardPublicId: dashboard.publicId, embedTenantName: plan.embedTenantName };
    const authorOf = (externalId: string): number => idOf(users, plan.embedTenantName, externalId);
    const startedAt = now - plan.hoursAgo * hourMs;
    const [author, body] = plan.root;
    const root = comments.insert({
      ...place,
      ...unchanged,
      embedUserId: authorOf(author),
      parentId: null,
      body,
      createdAt: startedAt,
      ...(plan.state === 'removed' && { removedAt: startedAt + hourMs }),
      ...(plan.state === 'edited' && { editedAt: startedAt + 5 * minuteMs }),
      ...(plan.state === 'resolved' && { resolvedAt: startedAt + 2 * hourMs, resolvedBy: authorOf(author) }),
    });
    for (const [index, [replier, reply]] of (plan.replies ?? []).entries()) {
      const createdAt = startedAt + (index + 1) * 20 * minuteMs;
      comments.insert({ ...place, ...unchanged, embedUserId: authorOf(replier), parentId: root.id, body: reply, createdAt });
    }
  }
  return comments;
}

interface SeededBefore {
  readonly users: Table<EmbedUserRecord>;
  readonly workspace: Workspace;
}

interface ThreadPlan {
  readonly dashboard: 'Daily trading' | 'Company scorecard';
  readonly embedTenantName: string;
  readonly hoursAgo: number;
  readonly root: Remark;
  readonly replies?: readonly Remark[];
  readonly state?: 'edited' | 'resolved' | 'removed';
}

type Remark = readonly [externalId: string, body: string];

const unchanged = { editedAt: null, removedAt: null, resolvedAt: null, resolvedBy: null };

function idOf(users: Table<EmbedUserRecord>, embedTenantName: string, externalId: string): number {
  return users.values().find((user) => user.embedTenantName === embedTenantName && user.externalId === externalId)?.id ?? 0;
}

const threadPlans: readonly ThreadPlan[] = [
  {
    dashboard: 'Daily trading',
    embedTenantName: 'harbor-goods',
    hoursAgo: 200,
    root: ['user-1', 'Revenue of last Tuesday looks too low. Is a store missing?'],
    replies: [
      ['user-2', 'The port store was closed for stocktaking.'],
      ['user-1', 'Then it is right. Thank you!'],
    ],
    state: 'resolved',
  },
  {
    dashboard: 'Daily trading',
    embedTenantName: 'harbor-goods',
    hoursAgo: 150,
    root: ['user-4', 'Never mind, I had a filter on.'],
    replies: [['user-5', 'Happens to all of us.']],
    state: 'removed',
  },
  {
    dashboard: 'Daily trading',
    embedTenantName: 'harbor-goods',
    hoursAgo: 72,
    root: ['user-2', 'Can we see returns next to revenue?'],
    replies: [['user-6', 'Yes please, by brand if possible.']],
    state: 'edited',
  },
  { dashboard: 'Daily trading', embedTenantName: 'harbor-goods', hoursAgo: 30, root: ['user-1', 'The weekend was our best since spring.'] },
  {
    dashboard: 'Daily trading',
    embedTenantName: 'harbor-goods',
    hoursAgo: 3,
    root: ['user-7', 'Who orders for the new shop?'],
    replies: [
      ['user-1', 'I do, until the team is complete.'],
      ['user-7', 'Good, then I will send you the list.'],
      ['user-9', 'Please add me as well.'],
    ],
  },
  {
    dashboard: 'Daily trading',
    embedTenantName: 'sakura-foods',
    hoursAgo: 50,
    root: ['user-1', '先週の売上はとても良かったです。'],
    replies: [['user-2', '天気のおかげですね。']],
  },
  {
    dashboard: 'Company scorecard',
    embedTenantName: 'harbor-goods',
    hoursAgo: 90,
    root: ['user-5', 'Which stores count as new here?'],
    replies: [['user-2', 'Those that opened less than a year ago.']],
    state: 'resolved',
  },
  { dashboard: 'Company scorecard', embedTenantName: 'harbor-goods', hoursAgo: 20, root: ['user-2', 'Margin is back above plan.'] },
];
