'use client';
import type { Page } from '../../client/http/pagination.js';
import type { ServiceClient } from '../../client/http/ServiceClient.js';
import type { DeploymentAddress } from '../../client/resources/addresses.js';
import {
  type DataModelValidationResponse,
  type DataModelWriteResponse,
  type ListFilesParams,
  listFiles,
  type RemoveDataModelFilesInput,
  type RenameDataModelFilesInput,
  removeFiles,
  renameFiles,
  type SourceTreeNode,
  type UpdateDataModelFilesInput,
  updateFiles,
  type ValidateDataModelParams,
  validateDataModel,
} from '../../client/resources/data-model.js';
import { deploymentParts } from '../deploymentParts.js';
import { useServiceClient } from '../provider/useServiceClient.js';
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';

/** Query options of `listFiles`: the whole tree, or with `first` its first nodes. */
export function dataModelFilesQuery(client: ServiceClient, params: ListParams<ListFilesParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'data-model', 'files'], listFiles, params);
}

/** Infinite-query options of `listFiles`, by nodes at the top. */
export function dataModelFilesInfiniteQuery(client: ServiceClient, params: ListParams<ListFilesParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'data-model', 'files'], listFiles, params);
}

/** Reads the files of a branch as a tree: all of it, or with `first` its first nodes. */
export function useDataModelFiles<Data = Page<SourceTreeNode>>(
  params: ListParams<ListFilesParams>,
  options?: ReadOptions<Page<SourceTreeNode>, Data>,
) {
  return useRead(dataModelFilesQuery(useServiceClient(), params), options);
}

/** Reads the files of a branch as a tree, some nodes at the top at a time. */
export function useDataModelFilesInfinite<Data = Pages<SourceTreeNode>>(
  params: ListParams<ListFilesParams>,
  options?: CursorReadOptions<SourceTreeNode, Data>,
) {
  return useCursorRead(dataModelFilesInfiniteQuery(useServiceClient(), params), options);
}

/** Writes files of a branch in dev mode. Refetches files, their hashes, validation and build state. */
export function useUpdateDataModelFiles(options?: WriteOptions<DataModelWriteResponse, DeploymentAddress & UpdateDataModelFilesInput>) {
  return useResourceMutation(updateFiles, ({ deploymentId }) => deploymentParts(deploymentId, ['data-model', 'build-status']), options);
}

/** Removes files of a branch in dev mode, and refetches the same as `useUpdateDataModelFiles`. */
export function useRemoveDataModelFiles(options?: WriteOptions<DataModelWriteResponse, DeploymentAddress & RemoveDataModelFilesInput>) {
  return useResourceMutation(removeFiles, ({ deploymentId }) => deploymentParts(deploymentId, ['data-model', 'build-status']), options);
}

/** Renames files of a branch in dev mode, and refetches the same as `useUpdateDataModelFiles`. */
export function useRenameDataModelFiles(options?: WriteOptions<DataModelWriteResponse, DeploymentAddress & RenameDataModelFilesInput>) {
  return useResourceMutation(renameFiles, ({ deploymentId }) => deploymentParts(deploymentId, ['data-model', 'build-status']), options);
}

/** Query options of `validateDataModel`. */
export function dataModelValidationQuery(client: ServiceClient, params: ValidateDataModelParams) {
  return detailQuery(client, ['deployments', params.deploymentId, 'data-model', 'validate'], validateDataModel, params);
}

/** Compiles a branch. A model that does not compile is data with `valid: false`; `error` is for requests that failed. */
export function useDataModelValidation<Data = DataModelValidationResponse>(
  params: ValidateDataModelParams,
  options?: ReadOptions<DataModelValidationResponse, Data>,
) {
  return useRead(dataModelValidationQuery(useServiceClient(), params), options);
}
