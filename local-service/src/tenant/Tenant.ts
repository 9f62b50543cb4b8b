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
  /** True for the demo company, whose lists have content to begin with. */
  readonly isDemo: boolean;
  /** The email address of the user whom the service's own API key is for. */
  readonly adminEmail: string;
  readonly people: People;
  readonly connections: Connections;
  readonly deployments: Deployments;
  readonly workspace: Workspace;
  readonly embedding: Embedding;
}
