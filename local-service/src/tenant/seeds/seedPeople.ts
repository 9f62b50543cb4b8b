import type { Random } from '../../random.js';
import type { ApiKeyRecord, People } from '../people/People.js';
import { createTable } from '../Table.js';
import { seedAttributes, seedAttributeValues } from './seedAttributes.js';
import { seedGroups } from './seedGroups.js';
import { seedRoles } from './seedRoles.js';
import { seedUsers } from './seedUsers.js';

/** 1,200 users; the first is the admin whom tokens speak for, the second an analyst without admin rights. */
export function seedPeople(random: Random, now: number): People {
  const users = seedUsers(random, now);
  const attributes = seedAttributes();
  return {
    users,
    groups: seedGroups(random, users, now),
    roles: seedRoles(),
    attributes,
    attributeValues: seedAttributeValues(random, users, attributes),
    apiKeys: createTable<ApiKeyRecord>(),
  };
}
