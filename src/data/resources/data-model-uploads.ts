'use client';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  type FileHash,
  type FinishUploadBody,
  type FinishUploadResponse,
  fileHashes,
  finishUpload,
  type StartUploadResponse,
  startUpload,
  type UploadFileBody,
  type UploadTarget,
  uploadFile,
} from '../../client/resources/data-model-uploads.js';
import { committedParts, deploymentParts } from '../deploymentParts.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Starts an upload. Refetches nothing: an upload is visible only once it is finished. */
export function useStartDataModelUpload(options?: WriteOptions<StartUploadResponse, DeploymentAddress & UploadTarget>) {
  return useResourceMutation(startUpload, () => [], options);
}

/** Adds a file to an upload. Refetches nothing: an upload is visible only once it is finished. */
export function useUploadDataModelFile(options?: WriteOptions<void, DeploymentAddress & UploadTarget & UploadFileBody>) {
  return useResourceMutation(uploadFile, () => [], options);
}

/** Finishes an upload. Refetches branches, files, build state and repositories. */
export function useFinishDataModelUpload(
  options?: WriteOptions<FinishUploadResponse, DeploymentAddress & UploadTarget & FinishUploadBody>,
) {
  return useResourceMutation(
    finishUpload,
    ({ deploymentId }) => [...deploymentParts(deploymentId, committedParts), ['source-control', 'repositories']],
    options,
  );
}

/** Query options of `fileHashes`. */
export function dataModelFileHashesQuery(client: ServiceClient, params: DeploymentAddress & UploadTarget) {
  return detailQuery(client, ['deployments', params.deploymentId, 'data-model', 'file-hashes'], fileHashes, params);
}

/** Reads the hash of each file of a branch, for telling which ones an upload need not send. */
export function useDataModelFileHashes<Data = Readonly<Record<string, FileHash>>>(
  params: DeploymentAddress & UploadTarget,
  options?: ReadOptions<Readonly<Record<string, FileHash>>, Data>,
) {
  return useRead(dataModelFileHashesQuery(useServiceClient(), params), options);
}
