import type { Random } from '../../random.js';
import type { GroupRecord, UserRecord } from '../people/People.js';
import { createTable, type Table } from '../Table.js';
import { dayMs } from '../times.js';

/** Groups of a retailer, with members; the last one has none. The admin is in the first, the analyst in the second. */
export function seedGroups(random: Random, users: Table<UserRecord>, now: number): Table<GroupRecord> {
  const groups = createTable<GroupRecord>();
  for (const [index, [name, description, share]] of groupPlans.entries()) {
    const createdAt = now - (900 - index * 20) * dayMs;
    const isFounder = ({ id }: UserRecord) => id === index + 1 && id <= 2;
    const members = users.values().filter((user) => random.chance(share) || isFounder(user));
    groups.insert({ name, description, userIds: members.map(({ id }) => id), createdAt, updatedAt: createdAt });
  }
  return groups;
}

const groupPlans: readonly (readonly [name: string, description: string | null, shareOfUsers: number])[] = [
  ['Executives', 'Board and heads of department', 0.01],
  ['Data team', 'Analysts and engineers who build the model', 0.03],
  ['Finance', null, 0.06],
  ['Marketing', 'Campaigns, brand and customer research', 0.08],
  ['E-commerce', null, 0.07],
  ['Purchasing', null, 0.05],
  ['Logistics', 'Warehouses, transport and returns', 0.09],
  ['Store managers', 'One of each store, and their deputies', 0.12],
  ['Customer support', null, 0.1],
  ['People & Culture', null, 0.03],
  ['Legal', null, 0.01],
  ['Europe', 'Everybody of the region', 0.4],
  ['North America', 'Everybody of the region', 0.25],
  ['Asia Pacific', 'Everybody of the region', 0.15],
  ['Latin America', 'Everybody of the region', 0.1],
  ['日本チーム', '東京と大阪の店舗', 0.04],
  ['فريق الخليج', 'متاجر الخليج العربي', 0.03],
  ['Interns 2019', null, 0],
];
