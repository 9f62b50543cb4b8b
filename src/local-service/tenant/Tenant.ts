import type { Clock } from '../clock.js';
import type { Connections } from './Connections.js';
import type { Deployments } from './Deployments.js';
import type { Embedding } from './Embedding.js';
import type { People } from './People.js';
import type { Workspace } from './Workspace.js';

/** All records of the account that the local service serves. */
export interface Tenant {
  readonly clock: Clock;
  readonly seed: number;
  readonly people: People;
  readonly connections: Connections;
  readonly deployments: Deployments;
  readonly workspace: Workspace;
  readonly embedding: Embedding;
}
