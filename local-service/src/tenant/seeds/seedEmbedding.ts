import type { Random } from '../../random.js';
import type { Embedding, EmbedGroupRecord, EmbedTenantRecord, EmbedUserRecord } from '../embedding/Embedding.js';
import type { People } from '../people/People.js';
import { createTable, type Table } from '../Table.js';
import { dayMs } from '../times.js';
import type { Workspace } from '../workspace/Workspace.js';
import { seedComments } from './seedComments.js';
import { seedEmbedShares } from './seedEmbedShares.js';
import { seedEmbedUsers } from './seedEmbedUsers.js';

/** Six embed tenants with their users, groups and shares, and comments on two dashboards. The third deployment is closed to embedding. */
export function seedEmbedding(random: Random, now: number, { people, workspace }: SeededBefore): Omit<Embedding, 'isOn'> {
  const tenants = createTable<EmbedTenantRecord>();
  for (const [index, { name, displayName }] of tenantPlans.entries()) {
    tenants.insert({ name, displayName, createdAt: now - (500 - index * 60) * dayMs });
  }
  const users = seedEmbedUsers(random, now, { people, tenantPlans });
  const shares = seedEmbedShares(workspace);
  const comments = seedComments(now, { users, workspace });
  return { tenants, users, groups: seedEmbedGroups(random, users), shares, comments, closedDeploymentIds: [3], maxUsers: 10_000 };
}

interface SeededBefore {
  readonly people: People;
  readonly workspace: Workspace;
}

const tenantPlans = [
  { name: 'harbor-goods', displayName: 'Harbor Goods', userCount: 40 },
  { name: 'sakura-foods', displayName: 'さくらフーズ', userCount: 24 },
  { name: 'nordlys-optik', displayName: 'Nordlys Optik', userCount: 18 },
  { name: 'petit-jardin', displayName: 'Le Petit Jardin', userCount: 12 },
  { name: 'dar-al-tawabil', displayName: 'دار التوابل', userCount: 31 },
  // Made by a session that named no profile.
  { name: 'trial-042', displayName: null, userCount: 10 },
] as const;

/** The last group of each tenant has no members. */
function seedEmbedGroups(random: Random, users: Table<EmbedUserRecord>): Table<EmbedGroupRecord> {
  const groups = createTable<EmbedGroupRecord>();
  for (const { name: embedTenantName } of tenantPlans) {
    const inside = users.values().filter((user) => user.embedTenantName === embedTenantName);
    for (const [name, description, share] of groupPlans) {
      const members = inside.filter(() => random.chance(share));
      groups.insert({ embedTenantName, name, description, embedUserIds: members.map(({ id }) => id) });
    }
  }
  return groups;
}

const groupPlans: readonly (readonly [name: string, description: string | null, shareOfUsers: number])[] = [
  ['Management', 'Sees every region', 0.2],
  ['Buyers', 'Purchasing and suppliers', 0.4],
  ['Shop floor', null, 0.7],
  ['Newcomers', 'Nobody yet', 0],
];
