import { ServiceError } from '../../../client/errors/ServiceError.js';
import type { FinishUploadResponse, UploadTransaction } from '../../../client/resources/data-model-uploads.js';
import type { HashedFile, UploadPlan } from './FolderUpload.js';

/** The calls of an upload. */
export interface UploadCalls {
  start(): Promise<UploadTransaction>;
  send(transaction: UploadTransaction, file: HashedFile): Promise<void>;
  /** Reads the hash of each file that the branch has now. */
  readHashes(): Promise<Readonly<Record<string, { hash: string }>>>;
  /** Takes the hash of each file of the project by path. `removesOthers` deletes the files that are not among them. */
  finish(
    transaction: UploadTransaction,
    files: Readonly<Record<string, { hash: string }>>,
    removesOthers: boolean,
  ): Promise<FinishUploadResponse>;
}

export interface UploadRun {
  readonly plan: UploadPlan;
  /** True if the missing files are deleted. */
  readonly removesMissing: boolean;
  readonly signal: AbortSignal;
  /** Called with the number of files sent so far. */
  readonly onSent: (count: number) => void;
  /** What earlier attempts have sent. The run updates it, so that a retry continues from there. */
  readonly progress: UploadProgress;
}

/** The progress of an upload. */
export interface UploadProgress {
  transaction: UploadTransaction | undefined;
  readonly sent: Set<HashedFile>;
}

/** Sends the files that differ, a few at a time, and then finishes. If it is aborted before that, nothing changes on the branch. Of the other files of the branch, only those that the plan names are deleted. */
export async function runUpload(
  calls: UploadCalls,
  { plan, removesMissing, signal, onSent, progress }: UploadRun,
): Promise<FinishUploadResponse> {
  const files = [...plan.added, ...plan.changed];
  progress.transaction ??= await calls.start();
  const { transaction } = progress;
  const waiting = files.filter((file) => !progress.sent.has(file));
  let hasFailed = false;

  async function sendNext(): Promise<void> {
    for (let file = waiting.shift(); file !== undefined && !hasFailed; file = waiting.shift()) {
      throwIfAborted(signal);
      await calls.send(transaction, file);
      progress.sent.add(file);
      onSent(progress.sent.size);
    }
  }

  try {
    await Promise.all(Array.from({ length: atOnce }, sendNext));
  } catch (error) {
    hasFailed = true;
    throw error;
  }
  throwIfAborted(signal);
  const removes = removesMissing && !plan.isPartial && plan.missing.length > 0;
  // The service deletes what is not listed, so everything else is, along with what others have added since the comparison.
  const onBranch = removes ? Object.entries(await calls.readHashes()) : [];
  const missing = new Set(plan.missing);
  const kept = onBranch.filter(([path]) => !missing.has(path));
  const mine = [...files, ...plan.unchanged].map(({ path, hash }): [string, { hash: string }] => [path, { hash }]);
  return calls.finish(transaction, Object.fromEntries([...kept, ...mine]), removes);
}

function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw new ServiceError('aborted', 'The upload was cancelled. The branch is unchanged.', { operation: 'uploadFile' });
}

const atOnce = 4;
