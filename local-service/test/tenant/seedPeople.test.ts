import { describe, expect, it } from 'vitest';
import { createRandom } from '../../src/random.js';
import { seedPeople } from '../../src/tenant/seeds/seedPeople.js';

const now = Date.UTC(2026, 9, 1);
const people = seedPeople(createRandom(1), now);
const users = people.users.values();

describe('the seeded users', () => {
  it('are 1,200, each with their own email', () => {
    expect(users).toHaveLength(1_200);
    expect(new Set(users.map(({ email }) => email)).size).toBe(1_200);
    expect(users.filter(({ email }) => !/^[a-z0-9.-]+@parley\.example$/.test(email))).toEqual([]);
  });

  it('start with an admin and an analyst', () => {
    expect(users[0]).toMatchObject({ id: 1, email: 'ada@parley.example', isAdmin: true, isDeactivated: false });
    expect(users[1]).toMatchObject({ id: 2, email: 'analyst@parley.example', isAdmin: false, isDeactivated: false });
  });

  it('have names in many scripts, and some have none', () => {
    const written = (script: RegExp) => users.filter(({ firstName }) => firstName !== null && script.test(firstName)).length;
    for (const script of [/\p{Script=Arabic}/u, /\p{Script=Hebrew}/u, /\p{Script=Han}/u, /\p{Script=Hangul}/u, /\p{Script=Cyrillic}/u]) {
      expect(written(script)).toBeGreaterThan(10);
    }
    expect(users.filter(({ firstName }) => firstName === null).length).toBeGreaterThan(10);
  });

  it('are partly deactivated and include several admins', () => {
    expect(users.filter(({ isDeactivated }) => isDeactivated).length).toBeGreaterThan(30);
    expect(users.filter(({ isAdmin }) => isAdmin).length).toBeGreaterThan(2);
  });

  it('are the same for the same seed, and different for another', () => {
    expect(seedPeople(createRandom(1), now).users.values()).toEqual(users);
    expect(seedPeople(createRandom(2), now).users.values()).not.toEqual(users);
  });

  it('belong to groups, except for one that is empty', () => {
    const groups = people.groups.values();
    expect(groups.filter(({ userIds }) => userIds.length === 0)).toHaveLength(1);
    expect(groups.flatMap(({ userIds }) => userIds).filter((id) => people.users.find(id) === undefined)).toEqual([]);
  });

  it('have attributes of all five types, and the analyst a value for each', () => {
    expect(new Set(people.attributes.values().map(({ type }) => type)).size).toBe(5);
    const ofAnalyst = people.attributeValues.values().filter(({ userId }) => userId === 2);
    expect(ofAnalyst.map(({ attributeId }) => attributeId)).toEqual(people.attributes.values().map(({ id }) => id));
  });
});
