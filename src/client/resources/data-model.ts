import type { Open } from '../http/Open.js';
import type { CursorParams } from '../http/pagination.js';
import { getPage } from '../http/pagination.js';
import { path } from '../http/path.js';
import type { CallOptions, ServiceClient } from '../http/ServiceClient.js';
import type { DeploymentAddress } from './addresses.js';

/** Pages count top-level nodes only; omit first for the whole tree (payload facts, Data Model). */
export function listFiles(client: ServiceClient, { deploymentId, ...query }: ListFilesParams, options?: CallOptions) {
  return getPage<SourceTreeNode>(client, path`/build/api/v1/deployments/${deploymentId}/data-model/files`, {
    ...options,
    operation: 'listFiles',
    query,
  });
}

/** Dev-mode branches only (payload facts, Data Model). */
export function updateFiles(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & UpdateDataModelFilesInput,
  options?: CallOptions,
) {
  return client.put<DataModelWriteResponse>(path`/build/api/v1/deployments/${deploymentId}/data-model/files`, {
    ...options,
    operation: 'updateFiles',
    body,
  });
}

/** (payload facts, Data Model). */
export function removeFiles(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & RemoveDataModelFilesInput,
  options?: CallOptions,
) {
  return client.delete<DataModelWriteResponse>(path`/build/api/v1/deployments/${deploymentId}/data-model/files`, {
    ...options,
    operation: 'removeFiles',
    body,
  });
}

/** (payload facts, Data Model). */
export function renameFiles(
  client: ServiceClient,
  { deploymentId, ...body }: DeploymentAddress & RenameDataModelFilesInput,
  options?: CallOptions,
) {
  return client.post<DataModelWriteResponse>(path`/build/api/v1/deployments/${deploymentId}/data-model/files/rename`, {
    ...options,
    operation: 'renameFiles',
    body,
  });
}

/** The two parameters exclude each other; neither = deploy branch; compile errors are 200 with valid false (payload facts, Data Model). */
export function validateDataModel(client: ServiceClient, { deploymentId, ...query }: ValidateDataModelParams, options?: CallOptions) {
  return client.get<DataModelValidationResponse>(path`/build/api/v1/deployments/${deploymentId}/data-model/validate`, {
    ...options,
    operation: 'validateDataModel',
    query,
  });
}

/** Which of them `validateDataModel` lists, or how. */
export interface ValidateDataModelParams extends DeploymentAddress {
  readonly branchName?: string | undefined;
  readonly devMode?: boolean | undefined;
}

/** Which of them `listFiles` lists, or how. */
export interface ListFilesParams extends DeploymentAddress, CursorParams {
  readonly withContent?: boolean | undefined;
  readonly branchName?: string | undefined;
  readonly showLastCLIUpload?: boolean | undefined;
}

/** Declared as a free object; these fields are the ones a public client reads; paths come with a leading slash, writes accept both forms. */
export interface SourceTreeNode {
  readonly path?: string;
  readonly type?: Open<'file' | 'directory'>;
  readonly content?: string;
  readonly children?: readonly SourceTreeNode[];
}

export interface DataModelFileContent {
  readonly path: string;
  readonly content: string;
}

export interface DataModelFilePath {
  readonly path: string;
}

export interface DataModelFileRename {
  readonly path: string;
  readonly newPath: string;
}

export interface UpdateDataModelFilesInput {
  readonly files: readonly DataModelFileContent[];
  readonly branchId?: number | undefined;
  readonly branchName?: string | undefined;
}

export interface RemoveDataModelFilesInput {
  readonly files: readonly DataModelFilePath[];
  readonly branchId?: number | undefined;
  readonly branchName?: string | undefined;
}

export interface RenameDataModelFilesInput {
  readonly files: readonly DataModelFileRename[];
  readonly branchId?: number | undefined;
  readonly branchName?: string | undefined;
}

export interface DataModelWriteResponse {
  readonly success: boolean;
}

export interface DataModelValidationResponse {
  readonly deploymentId: number;
  readonly branchName: string;
  readonly mode: Open<'production' | 'dev_mode'>;
  readonly valid: boolean;
  readonly errors: readonly DataModelValidationError[];
  readonly servicesCount?: number | null;
}

export interface DataModelValidationError {
  readonly message: string;
  readonly fileName?: string | null;
}
