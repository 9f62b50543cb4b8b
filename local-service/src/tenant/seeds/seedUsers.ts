import { createLottery, type Random } from '../../random.js';
import { firstAdmin } from '../callers/accessTokens.js';
import type { UserRecord } from '../people/People.js';
import { createTable, type Table } from '../Table.js';
import { dayMs } from '../times.js';
import { namePools, type WrittenName } from './personNames.js';

/** Six users whom tests and stories know, then people from all over the world. Emails are unique. */
export function seedUsers(random: Random, now: number): Table<UserRecord> {
  const users = createTable<UserRecord>();
  const takenEmails = new Set(knownUsers.map(({ email }) => email));
  for (const known of knownUsers) users.insert({ ...newUser(random, now, known.email), ...known });
  drawUsers(users, random, { now, userCount: seededCount, takenEmails });
  return users;
}

/** Draws more users, until there are `userCount` of them. */
export function addUsers(users: Table<UserRecord>, random: Random, { now, userCount }: Pick<UserPlan, 'now' | 'userCount'>): void {
  drawUsers(users, random, { now, userCount, takenEmails: new Set(users.values().map(({ email }) => email)) });
}

interface UserPlan {
  readonly now: number;
  readonly userCount: number;
  readonly takenEmails: Set<string>;
}

function drawUsers(users: Table<UserRecord>, random: Random, { now, userCount, takenEmails }: UserPlan): void {
  for (let made = users.values().length; made < userCount; made += 1) {
    const name = drawName(random);
    const email = freeEmail(`${name.given.latin}.${name.family.latin}`, takenEmails);
    users.insert(Object.assign(newUser(random, now, email), drawRights(random), drawNames(random, name)));
  }
}

const seededCount = 1_200;

type KnownUser = Pick<UserRecord, 'email' | 'firstName' | 'lastName'> & Partial<Omit<UserRecord, 'id'>>;

const knownUsers: readonly KnownUser[] = [
  {
    email: firstAdmin,
    firstName: 'Ada',
    lastName: 'Lindqvist',
    title: 'Head of Data',
    isAdmin: true,
    settings: { locale: 'en', theme: 'system', timezone: 'Europe/Berlin', defaultDeploymentId: 1, sheets: { showAppliedFilters: true } },
  },
  { email: 'analyst@parley.example', firstName: 'Noor', lastName: 'Haddad', title: 'Analyst', roleIds: [3] },
  { email: 'youssef.elamin@parley.example', firstName: 'يوسف', lastName: 'الأمين', title: 'مدير البيانات', isAdmin: true },
  { email: 'misaki.tanaka@parley.example', firstName: '美咲', lastName: '田中', title: 'データ責任者', isAdmin: true },
  { email: 'left@parley.example', username: 'ivo.petrov', firstName: 'Ivo', lastName: 'Petrov', isDeactivated: true },
  { email: 'viewer@parley.example', firstName: 'Wilhelmina Konstantina', lastName: 'van der Hoeven-Papadopoulos', roleIds: [4, 100] },
];

/** An active member without any rights; each user draws the same count of numbers. */
function newUser(random: Random, now: number, email: string): Omit<UserRecord, 'id'> {
  const createdAt = now - random.between(30, 900) * dayMs - random.between(0, dayMs);
  const hasExternalId = random.chance(0.6);
  const externalNumber = random.between(0, 36 ** 6 - 1);
  const wasHere = random.chance(0.9);
  const lastLogin = now - random.between(0, 30 * dayMs);
  return {
    email,
    username: email,
    firstName: null,
    lastName: null,
    title: null,
    picture: random.chance(0.2) ? drawPortrait(random.between(0, 359)) : null,
    externalId: hasExternalId ? `00u${externalNumber.toString(36).padStart(6, '0')}` : null,
    isAdmin: false,
    isDeactivated: false,
    settings: {},
    notifications: {},
    tosAccepted: null,
    roleIds: [],
    createdAt,
    updatedAt: createdAt,
    lastLogin: wasHere ? lastLogin : null,
  };
}

function drawRights(random: Random): Pick<UserRecord, 'isAdmin' | 'isDeactivated' | 'roleIds'> {
  const isAdmin = random.chance(0.004);
  return { isAdmin, isDeactivated: !isAdmin && random.chance(0.06), roleIds: [random.pick([2, 3, 3, 4, 4, 4])] };
}

/** Some users have no name, only an email address. */
function drawNames(random: Random, { given, family }: FullName): Pick<UserRecord, 'firstName' | 'lastName' | 'title'> {
  const title = random.chance(0.5) ? random.pick(titles) : null;
  return random.chance(0.03) ? { firstName: null, lastName: null, title } : { firstName: given.written, lastName: family.written, title };
}

interface FullName {
  readonly given: WrittenName;
  readonly family: WrittenName;
}

function drawName(random: Random): FullName {
  const { given, family } = drawPool(random) ?? { given: [], family: [] };
  return { given: drawOne(random, given), family: drawOne(random, family) };
}

const drawPool = createLottery(namePools, ({ share }) => share);

function drawOne(random: Random, names: readonly WrittenName[]): WrittenName {
  return names[random.between(0, names.length - 1)] ?? { written: 'Kim', latin: 'kim' };
}

function freeEmail(name: string, taken: Set<string>): string {
  let email = `${name}@parley.example`;
  for (let number = 2; taken.has(email); number += 1) email = `${name}${number}@parley.example`;
  taken.add(email);
  return email;
}

function drawPortrait(hue: number): string {
  const shape = `<rect width="8" height="8" fill="hsl(${hue} 60% 80%)"/><circle cx="4" cy="3" r="1.5"/><path d="M1 8a3 3 0 0 1 6 0z"/>`;
  const fill = `hsl(${hue} 45% 35%)`;
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" fill="${fill}">${shape}</svg>`)}`;
}

const titles = [
  'Analyst',
  'Buyer',
  'Category manager',
  'Controller',
  'Data engineer',
  'Head of Retail',
  'Logistics planner',
  'Marketing manager',
  'Product manager',
  'Regional manager',
  'Store manager',
] as const;
