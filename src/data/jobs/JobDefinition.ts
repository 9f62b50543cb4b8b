import type { DownloadedFile } from '../../client/http/readFile.js';
import type { CallOptions, ServiceClient } from '../../client/http/ServiceClient.js';
import type { ResourcePath } from '../queryKeys.js';

/** One kind of long-running job at the service, and the calls that start, follow and end it. */
export interface JobDefinition<Params, Status, Result> {
  /** The name of the kind, such as `dashboard-export`. Unique among definitions. */
  readonly kind: string;
  /** Starts a job. */
  start(client: ServiceClient, params: Params, options?: CallOptions): Promise<StartedJob>;
  /** Fetches the status of a job. */
  getStatus(client: ServiceClient, address: JobAddress, options?: CallOptions): Promise<Status>;
  /** Interprets a response. A state the definition does not know counts as a running job. */
  read(status: Status): JobReading;
  /** Fetches the result. Called once, after the job has ended with one. */
  getResult?(client: ServiceClient, address: JobAddress, options?: CallOptions): Promise<Result>;
  /** Asks the service to end a job. Omit it if the kind cannot be cancelled. */
  cancel?(client: ServiceClient, address: JobAddress, options?: CallOptions): Promise<unknown>;
  /** Downloads the file of a job that succeeded. Omit it if the kind has none. */
  download?(client: ServiceClient, address: JobAddress, options?: CallOptions): Promise<DownloadedFile>;
  /**
   * Returns the parameters that may be stored in the tab, so that the job can be started again after a reload, or `undefined` if they must
   * not be stored. Omit it if the parameters may contain secrets or personal data.
   */
  remember?(params: Params): Params | undefined;
  /** Returns the keys of queries that show the job. They are invalidated when it starts and when it ends. */
  changes?(address: JobAddress): readonly ResourcePath[];
  /** Returns the keys of other queries that the job may have changed. They are invalidated when it ends. */
  changesByItsEnd?(address: JobAddress): readonly ResourcePath[];
  /** Milliseconds between two status requests for a running job. Default 2000. */
  readonly pollMs?: number;
}

/** Identifies a job at the service. */
export interface JobAddress {
  /** The deployment that the job runs in. */
  readonly deploymentId: number;
  /** The id that the service gave the job when it was started. */
  readonly jobId: string;
}

/** A job that the service has accepted. */
export interface StartedJob {
  /** Identifies the job in later requests. */
  readonly address: JobAddress;
  /** The time at which the service deletes the job, even if it is still running. ISO 8601. */
  readonly expiresAt?: string | undefined;
}

/** The meaning of a status, in the terms that all jobs share. */
export interface JobReading {
  /** The status in general terms; `running` also while the job waits to start. */
  readonly state: 'running' | 'succeeded' | 'failed' | 'cancelled';
  /** The progress, if the service reports any. */
  readonly progress?: JobProgress | undefined;
  /** The reason it failed, as the service states it. */
  readonly failure?: string | null | undefined;
  /** True if `getResult` has a result to fetch. Default: true if the job succeeded. */
  readonly hasResult?: boolean | undefined;
}

/** The progress of a job, as far as the service reports it. */
export interface JobProgress {
  /** From 0 to 100. It may stop changing, and 100 does not mean that the job has ended. */
  readonly percent?: number | undefined;
  /** The name of the current stage, in the terms of the service. */
  readonly stage?: string | undefined;
  /** A message of the service about the current stage. */
  readonly message?: string | undefined;
}
