import type { Random } from '../../random.js';
import type { Embedding } from '../Embedding.js';
import { createTable } from '../Table.js';
import type { Workspace } from '../Workspace.js';

/** Embed tenants with their users, groups and shares. */
export function seedEmbedding(_random: Random, _now: number, _workspace: Workspace): Embedding {
  return { tenants: createTable(), users: createTable(), groups: createTable(), shares: createTable() };
}
