import { firstAdmin } from '../../access/accessTokens.js';
import type { Random } from '../../random.js';
import type { People, UserRecord } from '../People.js';
import { createTable } from '../Table.js';
import { dayMs } from '../times.js';

/** 1,200 users; the first is the admin whom tokens speak for, the second an analyst without admin rights. */
export function seedPeople(random: Random, now: number): People {
  const users = createTable<UserRecord>();
  for (const [email, firstName, isAdmin] of knownUsers) users.insert({ ...newUser(email, firstName, now, random), isAdmin });
  while (users.values().length < userCount) {
    const firstName = random.pick(firstNames);
    users.insert(newUser(`${firstName.toLowerCase()}.${users.values().length + 1}@parley.example`, firstName, now, random));
  }
  return { users, groups: createTable(), roles: createTable({ firstId: 100 }), apiKeys: createTable() };
}

const userCount = 1_200;

const knownUsers: readonly (readonly [email: string, firstName: string, isAdmin: boolean])[] = [
  [firstAdmin, 'Ada', true],
  ['analyst@parley.example', 'Noor', false],
];

const firstNames = ['Ana', 'Ben', 'Chidi', 'Dara', 'Emil', 'Fatima', 'Goran', 'Hana', 'Ivo', 'Jun'] as const;

function newUser(email: string, firstName: string, now: number, random: Random): Omit<UserRecord, 'id'> {
  const createdAt = now - random.between(30, 900) * dayMs;
  return {
    email,
    username: email,
    firstName,
    title: null,
    picture: null,
    externalId: null,
    isAdmin: false,
    isDeactivated: false,
    settings: {},
    roleIds: [],
    createdAt,
    updatedAt: createdAt,
    lastLogin: random.chance(0.9) ? now - random.between(0, 30) * dayMs : null,
  };
}
