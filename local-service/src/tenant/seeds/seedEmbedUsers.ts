import { createLottery, type Random } from '../../random.js';
import type { EmbedUserRecord } from '../embedding/Embedding.js';
import type { People } from '../people/People.js';
import { createTable, type Table } from '../Table.js';
import { dayMs } from '../times.js';
import { namePools, type WrittenName } from './personNames.js';

/** The users of each embed tenant: `user-1`, `user-2` and so on. The third is deactivated, every eighth has no email. */
export function seedEmbedUsers(random: Random, now: number, { people, tenantPlans }: SeededBefore): Table<EmbedUserRecord> {
  const users = createTable<EmbedUserRecord>();
  for (const { name: embedTenantName, userCount } of tenantPlans) {
    for (let number = 1; number <= userCount; number += 1) {
      users.insert({ embedTenantName, ...newUser(random, now, { embedTenantName, number }), groups: drawGroups(random, people) });
    }
  }
  return users;
}

interface SeededBefore {
  readonly people: People;
  readonly tenantPlans: readonly { readonly name: string; readonly userCount: number }[];
}

type NewUser = Omit<EmbedUserRecord, 'id' | 'embedTenantName' | 'groups'>;

function newUser(random: Random, now: number, { embedTenantName, number }: { embedTenantName: string; number: number }): NewUser {
  const { given, family } = drawName(random);
  const externalId = `user-${number}`;
  const email = number % 8 === 0 ? null : `${given.latin}.${family.latin}.${number}@${embedTenantName}.example`;
  const createdAt = now - random.between(20, 190) * dayMs;
  return {
    externalId,
    username: email ?? externalId,
    email,
    firstName: number % 11 === 0 ? null : `${given.written} ${family.written}`,
    picture: null,
    isEphemeral: false,
    isDeactivated: number === 3,
    createdAt,
    lastLogin: random.chance(0.8) ? now - random.between(0, 19) * dayMs : null,
  };
}

function drawName(random: Random): { readonly given: WrittenName; readonly family: WrittenName } {
  const pool = poolOf(random);
  return { given: drawFrom(random, pool?.given), family: drawFrom(random, pool?.family) };
}

const poolOf = createLottery(namePools, ({ share }) => share);

function drawFrom(random: Random, names: readonly WrittenName[] = []): WrittenName {
  return names[random.between(0, names.length - 1)] ?? { written: 'Sam', latin: 'sam' };
}

/** One group of the account at most. */
function drawGroups(random: Random, { groups }: People): readonly string[] {
  const drawn = groups.values()[random.between(0, groups.values().length * 3)];
  return drawn === undefined ? [] : [drawn.name];
}
