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
import { cursorQuery, detailQuery, type ListParams, listQuery, type Pages } from '../resourceQueries.js';
import { type CursorReadOptions, type ReadOptions, useCursorRead, useRead } from '../useRead.js';
import { useResourceMutation, type WriteOptions } from '../useResourceMutation.js';
import { useServiceClient } from '../useServiceClient.js';

/** Query options of `listFiles`: its first page. */
export function dataModelFilesQuery(client: ServiceClient, params: ListParams<ListFilesParams>) {
  return listQuery(client, ['deployments', params.deploymentId, 'data-model', 'files'], listFiles, params);
}

/** Infinite-query options of `listFiles`. */
export function dataModelFilesInfiniteQuery(client: ServiceClient, params: ListParams<ListFilesParams>) {
  return cursorQuery(client, ['deployments', params.deploymentId, 'data-model', 'files'], listFiles, params);
}

export function useDataModelFiles<Data = Page<SourceTreeNode>>(
  params: ListParams<ListFilesParams>,
  options?: ReadOptions<Page<SourceTreeNode>, Data>,
) {
  return useRead(dataModelFilesQuery(useServiceClient(), params), options);
}

export function useDataModelFilesInfinite<Data = Pages<SourceTreeNode>>(
  params: ListParams<ListFilesParams>,
  options?: CursorReadOptions<SourceTreeNode, Data>,
) {
  return useCursorRead(dataModelFilesInfiniteQuery(useServiceClient(), params), options);
}

/** Runs `updateFiles`. */
export function useUpdateDataModelFiles(options?: WriteOptions<DataModelWriteResponse, DeploymentAddress & UpdateDataModelFilesInput>) {
  return useResourceMutation(updateFiles, ({ deploymentId }) => [['deployments', deploymentId, 'data-model']], options);
}

/** Runs `removeFiles`. */
export function useRemoveDataModelFiles(options?: WriteOptions<DataModelWriteResponse, DeploymentAddress & RemoveDataModelFilesInput>) {
  return useResourceMutation(removeFiles, ({ deploymentId }) => [['deployments', deploymentId, 'data-model']], options);
}

/** Runs `renameFiles`. */
export function useRenameDataModelFiles(options?: WriteOptions<DataModelWriteResponse, DeploymentAddress & RenameDataModelFilesInput>) {
  return useResourceMutation(renameFiles, ({ deploymentId }) => [['deployments', deploymentId, 'data-model']], options);
}

/** Query options of `validateDataModel`. */
export function dataModelValidationQuery(client: ServiceClient, params: ValidateDataModelParams) {
  return detailQuery(client, ['deployments', params.deploymentId, 'data-model', 'validate'], validateDataModel, params);
}

export function useDataModelValidation<Data = DataModelValidationResponse>(
  params: ValidateDataModelParams,
  options?: ReadOptions<DataModelValidationResponse, Data>,
) {
  return useRead(dataModelValidationQuery(useServiceClient(), params), options);
}
