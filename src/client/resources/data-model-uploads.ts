import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';

/** (payload facts, Data Model Uploads). */
export function startUpload(client: ServiceClient, { deploymentId, ...query }: DeploymentAddress & UploadTarget, options?: CallOptions) {
  return client.post<StartUploadResponse>(path`/build/api/v1/deployments/${deploymentId}/data-model/upload/start`, {
    ...options,
    operation: 'startUpload',
    query,
  });
}

/** + part `file` (binary) (payload facts, Data Model Uploads). */
export function uploadFile(
  client: ServiceClient,
  { deploymentId, live, branchName, useDeployProjectRoot, transaction, fileName, file }: DeploymentAddress & UploadTarget & UploadFileBody,
  options?: CallOptions,
) {
  const body = new FormData();
  body.set('transaction', JSON.stringify(transaction));
  body.set('fileName', fileName);
  body.set('file', file, fileName);
  return client.post<void>(path`/build/api/v1/deployments/${deploymentId}/data-model/upload/file`, {
    ...options,
    operation: 'uploadFile',
    body,
    query: { live, branchName, useDeployProjectRoot },
  });
}

/** (payload facts, Data Model Uploads). */
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

/** (project-relative path -> hash; a public client compares with SHA-1 hex) (payload facts, Data Model Uploads). */
export function fileHashes(client: ServiceClient, { deploymentId, ...query }: DeploymentAddress & UploadTarget, options?: CallOptions) {
  return client.get<Readonly<Record<string, FileHash>>>(path`/build/api/v1/deployments/${deploymentId}/data-model/file-hashes`, {
    ...options,
    operation: 'fileHashes',
    query,
  });
}

export interface UploadTransaction {
  readonly id: string;
}

export interface StartUploadResponse {
  readonly transaction: UploadTransaction;
  readonly deploymentName: string;
}

/** Sent as `multipart/form-data`; the transaction goes as JSON text. */
export interface UploadFileBody {
  readonly transaction: UploadTransaction;
  /** Relative to the project. */
  readonly fileName: string;
  readonly file: Blob;
}

/**  declared as a free object; the map form is what a public client sends. */
export interface FinishUploadBody {
  readonly transaction: UploadTransaction;
  readonly files: Readonly<Record<string, FileHash>>;
  /** Default true. */
  readonly autoRemoveFiles?: boolean | null | undefined;
  /** Default true. */
  readonly awaitGitOperations?: boolean | null | undefined;
  readonly commitMessage?: string | null | undefined;
}

export interface FinishUploadResponse {
  readonly lastHash?: string | null;
}

export interface FileHash {
  readonly hash: string;
}

/** Where an upload goes. */
export interface UploadTarget {
  readonly live?: boolean | null | undefined;
  readonly branchName?: string | null | undefined;
  readonly useDeployProjectRoot?: boolean | null | undefined;
}
