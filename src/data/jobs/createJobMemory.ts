import type { ServiceClient } from '../../client/http/ServiceClient.js';
import { createIdentityRecord, type KeyValueStorage } from '../memory/identityRecord.js';
import { type JobSnapshot, type JobStatus, jobKey } from './jobReducer.js';

/** The part of a job that survives a reload: its address, its status and, if its kind allows it, its parameters; never its result. */
export interface RememberedJob extends Pick<JobSnapshot, 'kind' | 'address'> {
  readonly status: JobStatus;
  readonly name?: string | undefined;
  /** The parameters, as returned by the definition's `remember`. */
  readonly params?: unknown;
  readonly startedAtMs?: number | undefined;
  readonly settledAtMs?: number | undefined;
  readonly expiresAtMs?: number | undefined;
  /** True if the user removed it from the list. It is not listed again if the service returns it. */
  readonly isDismissed?: boolean | undefined;
}

/** The jobs of one user in one tab, newest first. */
export interface JobMemory {
  /** Determines the user whose jobs to read. Never rejects. */
  identify(): Promise<void>;
  read(): readonly RememberedJob[];
  update(change: (jobs: readonly RememberedJob[]) => readonly RememberedJob[]): void;
}

export interface JobRecord extends Pick<JobMemory, 'read' | 'update'> {
  /** Shows the jobs of this identity and erases another's. */
  enter(identity: string): void;
}

/** The jobs of the user of this client. */
export function createJobMemory(client: ServiceClient, storage: KeyValueStorage | undefined): JobMemory {
  const { enter, read, update } = createJobRecord(storage);
  return {
    async identify() {
      const identity = await client.getIdentity().catch(() => undefined);
      if (identity !== undefined) enter(identity);
    },
    read,
    update,
  };
}

/** Without `storage` jobs are remembered as long as the page. */
export function createJobRecord(storage: KeyValueStorage | undefined): JobRecord {
  const record = createIdentityRecord<readonly RememberedJob[]>({ key: 'parley:jobs', storage, empty: [], parse, merge });
  return {
    enter: (identity) => void record.enter(identity),
    read: record.read,
    update: (change) => record.update((jobs) => change(jobs).slice(0, maxJobs)),
  };
}

function merge(stored: readonly RememberedJob[], written: readonly RememberedJob[]): readonly RememberedJob[] {
  const keys = new Set(written.map(keyOf));
  return [...written, ...stored.filter((job) => !keys.has(keyOf(job)))].slice(0, maxJobs);
}

function keyOf({ kind, address }: RememberedJob): string {
  return jobKey(kind, address);
}

/** The content of storage is not trusted. */
function parse(value: unknown): readonly RememberedJob[] | undefined {
  return Array.isArray(value) ? value.filter(isRemembered).slice(0, maxJobs) : undefined;
}

function isRemembered(value: unknown): value is RememberedJob {
  if (!isObject(value) || !isObject(value.address)) return false;
  const { deploymentId, jobId } = value.address;
  return (
    typeof value.kind === 'string' &&
    Number.isSafeInteger(deploymentId) &&
    typeof jobId === 'string' &&
    jobId !== '' &&
    statuses.has(value.status) &&
    ['undefined', 'string'].includes(typeof value.name) &&
    [value.startedAtMs, value.settledAtMs, value.expiresAtMs].every((time) => time === undefined || Number.isFinite(time)) &&
    ['undefined', 'boolean'].includes(typeof value.isDismissed)
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

const statuses: ReadonlySet<unknown> = new Set<JobStatus>(['running', 'succeeded', 'failed', 'cancelled', 'expired']);
const maxJobs = 50;
