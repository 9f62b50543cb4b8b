import type { Clock } from '../clock.js';
import { createRandom } from '../random.js';
import { memoryState } from '../state/memoryState.js';
import type { State } from '../state/State.js';
import { firstAdmin } from './callers/accessTokens.js';
import type { Deployments } from './deployments/Deployments.js';
import { seedConnections } from './seeds/seedConnections.js';
import { seedDeployments } from './seeds/seedDeployments.js';
import { seedEmbedding } from './seeds/seedEmbedding.js';
import { seedPeople } from './seeds/seedPeople.js';
import { type Seeds, seedPlan } from './seeds/seedPlan.js';
import { addUsers } from './seeds/seedUsers.js';
import { seedWorkspace } from './seeds/seedWorkspace.js';
import type { Table } from './Table.js';
import type { Tenant } from './Tenant.js';
import { adminOf, type TenantSource } from './TenantPlan.js';

/**
 * The tenant of a plan. Without one, the demo tenant: the same for the same seed, but for its times, which end now. Where the state keeps
 * records, they are those.
 */
export function createTenant(options: TenantOptions): Tenant {
  const { clock, seed, state = memoryState, embedding: isEmbeddingOn = true, source } = options;
  const seeded: Seeds = source === undefined ? seedDemo(options) : seedPlan(source, clock());
  return {
    clock,
    seed,
    state,
    isDemo: source === undefined,
    adminEmail: source === undefined ? firstAdmin : adminOf(source.plan).email,
    people: forked(seeded.people, state, 'people'),
    connections: forked(seeded.connections, state, 'connections'),
    deployments: forkDeployments(seeded.deployments, state),
    workspace: forked(seeded.workspace, state, 'workspace'),
    embedding: { ...forked(seeded.embedding, state, 'embedding'), isOn: isEmbeddingOn },
  };
}

function seedDemo({ clock, seed, userCount }: TenantOptions): Seeds {
  const now = clock();
  if (latest?.seed !== seed || latest.now !== now) latest = seedRecords(seed, now);
  const people = forked(latest.people, memoryState, 'people');
  // Last, so that the other records are the same with any number of users.
  if (userCount !== undefined) addUsers(people.users, createRandom(seed + 30), { now, userCount });
  return {
    people,
    connections: seedConnections(now),
    deployments: seedDeployments(now),
    workspace: latest.workspace,
    embedding: latest.embedding,
  };
}

/** The latest seeds. Tests start hundreds of services, most of them with the same seed and a clock that stands still. */
let latest: ReturnType<typeof seedRecords> | undefined;

function seedRecords(seed: number, now: number) {
  // Each part has its own random numbers, so that more of one changes nothing in the others.
  const people = seedPeople(createRandom(seed), now);
  const workspace = seedWorkspace(seed + 10, now, { people, deployments: seedDeployments(now) });
  return { seed, now, people, workspace, embedding: seedEmbedding(createRandom(seed + 20), now, { people, workspace }) };
}

function forkDeployments(seeded: Deployments, state: State): Deployments {
  return {
    ...forked(seeded, state, 'deployments'),
    repositoryHost: forked(seeded.repositoryHost, state, 'repository host'),
    models: seeded.models.keptIn(state),
    seededFiles: new Set(state.cell('seeded files', [...seeded.seededFiles]).value),
  };
}

/** The same records in tables that change independently. Records themselves are never changed, so both can share them. */
function forked<Part extends object>(part: Part, state: State, partName: string): Part {
  const entries = Object.entries(part).map(([name, value]) => [name, isTable(value) ? value.fork(state, `${partName}: ${name}`) : value]);
  // Each entry has the type it had before.
  return Object.fromEntries(entries) as Part;
}

function isTable(value: unknown): value is Table<never> {
  return typeof value === 'object' && value !== null && 'insert' in value;
}

interface TenantOptions {
  readonly clock: Clock;
  readonly seed: number;
  /** What keeps the records. Default: they go with the process. */
  readonly state?: State;
  /** True if dashboards may be embedded at all. Default true. */
  readonly embedding?: boolean;
  readonly userCount?: number | undefined;
  readonly source?: TenantSource | undefined;
}
