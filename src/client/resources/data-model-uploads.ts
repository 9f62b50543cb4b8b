import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';

/**
 * Begins an upload of a whole project. Send the files that differ from `fileHashes` by `uploadFile`, then
 * `finishUpload`, each with the same target; an upload that is not finished changes nothing (docs/contract/data-model.md#uploads).
 * @throws 400 a live upload while dev mode is off
 * @throws 403 a production branch that is read-only; a personal dev branch of somebody else
 * @throws 404 an unknown branch
 */
export function startUpload(client: ServiceClient, { deploymentId, ...query }: DeploymentAddress & UploadTarget, options?: CallOptions) {
  return client.post<StartUploadResponse>(path`/build/api/v1/deployments/${deploymentId}/data-model/upload/start`, {
    ...options,
    operation: 'startUpload',
    query,
  });
}

/**
 * Adds a file to an upload, or replaces the one it has at that path (docs/contract/data-model.md#uploads).
 * @throws 400 a path out of the project; what is no text; an upload for another branch
 * @throws 404 an unknown upload
 */
export async function uploadFile(
  client: ServiceClient,
  { deploymentId, live, branchName, useDeployProjectRoot, transaction, fileName, file }: DeploymentAddress & UploadTarget & UploadFileBody,
  options?: CallOptions,
): Promise<void> {
  const body = new FormData();
  body.set('transaction', JSON.stringify(transaction));
  body.set('fileName', fileName);
  body.set('file', file, fileName);
  return client.post(path`/build/api/v1/deployments/${deploymentId}/data-model/upload/file`, {
    ...options,
    operation: 'uploadFile',
    body,
    query: { live, branchName, useDeployProjectRoot },
  });
}

/**
 * Ends an upload by the list of all files of the project, those included that were there before and stay as they are.
 * Unless `autoRemoveFiles` is false, files that are not listed are removed (docs/contract/data-model.md#uploads).
 * @throws 400 a file that was not uploaded; a hash that is not the one of the file
 * @throws 404 an unknown upload; an upload of somebody else
 * @throws 409 a finished upload
 */
export function finishUpload(
  client: ServiceClient,
  { deploymentId, live, branchName, useDeployProjectRoot, ...body }: DeploymentAddress & UploadTarget & FinishUploadBody,
  options?: CallOptions,
) {
  return client.post<FinishUploadResponse>(path`/build/api/v1/deployments/${deploymentId}/data-model/upload/finish`, {
    ...options,
    operation: 'finishUpload',
    body,
    query: { live, branchName, useDeployProjectRoot },
  });
}

/**
 * Gives the hash of each file by its path in the project, for telling which ones an upload need not send. It is SHA-1 of
 * the content, as hexadecimal digits (docs/contract/data-model.md#uploads).
 * @throws 404 an unknown branch
 */
export function fileHashes(client: ServiceClient, { deploymentId, ...query }: DeploymentAddress & UploadTarget, options?: CallOptions) {
  return client.get<Readonly<Record<string, FileHash>>>(path`/build/api/v1/deployments/${deploymentId}/data-model/file-hashes`, {
    ...options,
    operation: 'fileHashes',
    query,
  });
}

/** Identifies an upload, as returned by `startUpload`. */
export interface UploadTransaction {
  readonly id: string;
}

export interface StartUploadResponse {
  readonly transaction: UploadTransaction;
  readonly deploymentName: string;
}

/** One file of an upload, sent as `multipart/form-data`. */
export interface UploadFileBody {
  readonly transaction: UploadTransaction;
  /** The path in the project. */
  readonly fileName: string;
  readonly file: Blob;
}

/** The complete content of the project after the upload. */
export interface FinishUploadBody {
  readonly transaction: UploadTransaction;
  /** Keyed by path in the project. */
  readonly files: Readonly<Record<string, FileHash>>;
  /** Default true. */
  readonly autoRemoveFiles?: boolean | null | undefined;
  /** Default true. Otherwise the answer does not wait for the commit. */
  readonly awaitGitOperations?: boolean | null | undefined;
  readonly commitMessage?: string | null | undefined;
}

export interface FinishUploadResponse {
  /** The hash of the resulting commit. */
  readonly lastHash?: string | null;
}

export interface FileHash {
  readonly hash: string;
}

/** The target of an upload: a branch. Default: the production branch. */
export interface UploadTarget {
  readonly live?: boolean | null | undefined;
  readonly branchName?: string | null | undefined;
  /** Paths are below `deployProjectRoot` of the deployment. */
  readonly useDeployProjectRoot?: boolean | null | undefined;
}
