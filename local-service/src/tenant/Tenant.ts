import type { Clock } from '../clock.js';
import type { State } from '../state/State.js';
import type { Connections } from './account/Connections.js';
import type { Deployments } from './deployments/Deployments.js';
import type { Embedding } from './embedding/Embedding.js';
import type { People } from './people/People.js';
import type { Workspace } from './workspace/Workspace.js';

/** All records of the account that the local service serves. */
export interface Tenant {
  readonly clock: Clock;
  readonly seed: number;
  readonly state: State;
  readonly people: People;
  readonly connections: Connections;
  readonly deployments: Deployments;
  readonly workspace: Workspace;
  readonly embedding: Embedding;
}
