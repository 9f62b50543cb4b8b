import type { DownloadedFile } from '../../client/http/readFile.js';
import type { CallOptions, ServiceClient } from '../../client/http/ServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';

/** One kind of work that the service does on its own time: how it is started, followed and ended. */
export interface JobDefinition<Params, Status, Result> {
  /** Names the kind, such as `dashboard-export`; no two definitions share one. */
  readonly kind: string;
  start(client: ServiceClient, params: Params, options?: CallOptions): Promise<StartedJob>;
  getStatus(client: ServiceClient, address: JobAddress, options?: CallOptions): Promise<Status>;
  /** Interprets a response. A state the definition does not know counts as a running job. */
  read(status: Status): JobReading;
  /** Read once, when the job has come to an end that has a result. */
  getResult?(client: ServiceClient, address: JobAddress, options?: CallOptions): Promise<Result>;
  cancel?(client: ServiceClient, address: JobAddress, options?: CallOptions): Promise<unknown>;
  download?(client: ServiceClient, address: JobAddress, options?: CallOptions): Promise<DownloadedFile>;
  /**
   * The parameters as the tab may keep them in its storage, so that the job can be run again after a reload; `undefined` where it
   * may not. Leave it out where they may hold secrets or data about people.
   */
  remember?(params: Params): Params | undefined;
  /** The keys of what shows the job elsewhere: invalidated when it starts and when it ends. */
  changes?(address: JobAddress): readonly ResourcePath[];
  /** The other queries that the job may have changed; invalidated when it ends. */
  changesByItsEnd?(address: JobAddress): readonly ResourcePath[];
  /** Pause between two looks at a running job. Default 2000. */
  readonly pollMs?: number;
}

/** Identifies a job at the service. */
export interface JobAddress {
  readonly deploymentId: number;
  readonly jobId: string;
}

export interface StartedJob {
  readonly address: JobAddress;
  /** When the service drops the job, running or not; an ISO 8601 point in time. */
  readonly expiresAt?: string | undefined;
}

/** The meaning of a status, in the terms that all jobs share. */
export interface JobReading {
  readonly state: 'running' | 'succeeded' | 'failed' | 'cancelled';
  readonly progress?: JobProgress | undefined;
  /** Why it failed, in the service's words. */
  readonly failure?: string | null | undefined;
  /** True if `getResult` has a result to fetch. Default: true if the job succeeded. */
  readonly hasResult?: boolean | undefined;
}

export interface JobProgress {
  /** 0 to 100; may stand still, and 100 does not mean done. */
  readonly percent?: number | undefined;
  readonly stage?: string | undefined;
  readonly message?: string | undefined;
}
