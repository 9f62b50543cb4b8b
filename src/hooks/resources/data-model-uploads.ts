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
import { detailQuery } from '../resourceQueries.js';
import { type ReadOptions, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Runs `startUpload`. */
export function useStartDataModelUpload(options?: WriteOptions<StartUploadResponse, DeploymentAddress & UploadTarget>) {
  return useResourceMutation(startUpload, ({ deploymentId }) => [['deployments', deploymentId, 'data-model']], options);
}

/** Runs `uploadFile`. */
export function useUploadDataModelFile(options?: WriteOptions<void, DeploymentAddress & UploadTarget & UploadFileBody>) {
  return useResourceMutation(uploadFile, ({ deploymentId }) => [['deployments', deploymentId, 'data-model']], options);
}

/** Runs `finishUpload`. */
export function useFinishDataModelUpload(
  options?: WriteOptions<FinishUploadResponse, DeploymentAddress & UploadTarget & FinishUploadBody>,
) {
  return useResourceMutation(finishUpload, ({ deploymentId }) => [['deployments', deploymentId, 'data-model']], options);
}

/** Query options of `fileHashes`. */
export function dataModelFileHashesQuery(client: ServiceClient, params: DeploymentAddress & UploadTarget) {
  return detailQuery(client, ['deployments', params.deploymentId, 'data-model', 'file-hashes'], fileHashes, params);
}

export function useDataModelFileHashes<Data = Readonly<Record<string, FileHash>>>(
  params: DeploymentAddress & UploadTarget,
  options?: ReadOptions<Readonly<Record<string, FileHash>>, Data>,
) {
  return useRead(dataModelFileHashesQuery(useServiceClient(), params), options);
}
