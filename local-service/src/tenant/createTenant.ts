import type { Clock } from '../clock.js';
import { createRandom } from '../random.js';
import { seedConnections } from './seeds/seedConnections.js';
import { seedDeployments } from './seeds/seedDeployments.js';
import { seedEmbedding } from './seeds/seedEmbedding.js';
import { seedPeople } from './seeds/seedPeople.js';
import { addUsers } from './seeds/seedUsers.js';
import { seedWorkspace } from './seeds/seedWorkspace.js';
import type { Tenant } from './Tenant.js';

/** The demo tenant: the same for the same seed, but for its times, which end now. */
export function createTenant({ clock, seed, embedding: isEmbeddingOn = true, userCount }: TenantOptions): Tenant {
  const now = clock();
  // Each part has numbers of its own, so that more of one changes nothing in the others.
  const people = seedPeople(createRandom(seed), now);
  const connections = seedConnections(now);
  const deployments = seedDeployments(now);
  const workspace = seedWorkspace(seed + 10, now, { people, deployments });
  const embedding = seedEmbedding(createRandom(seed + 20), now, { people, workspace });
  // Last, so that nobody of the others is different with more of them.
  if (userCount !== undefined) addUsers(people.users, createRandom(seed + 30), { now, userCount });
  return { clock, seed, people, connections, deployments, workspace, embedding: { ...embedding, isOn: isEmbeddingOn } };
}

interface TenantOptions {
  readonly clock: Clock;
  readonly seed: number;
  /** Whether dashboards may be embedded at all. Default true. */
  readonly embedding?: boolean;
  readonly userCount?: number | undefined;
}
