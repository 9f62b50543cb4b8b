import { listOperation, operation } from '../http/operation.js';
import type { CursorParams } from '../http/pagination.js';
import type { Open } from '../json/Open.js';
import type { DeploymentAddress } from './addresses.js';
import { checkAtMostOne } from './checks/checks.js';

/**
 * Lists the files of a branch as a tree, by default of the production branch. A page counts the nodes at the
 * top alone, and each comes with all that is below it; without `first` the whole tree comes (docs/contract/data-model.md#files).
 * @throws 400 if the cursor belongs to another list
 * @throws 404 if the deployment or branch does not exist
 */
export const listFiles = listOperation<ListFilesParams, SourceTreeNode>(
  'listFiles',
  '/build/api/v1/deployments/{deploymentId}/data-model/files',
);

/**
 * Writes whole files, new ones too, without committing them. Only branches in dev mode can be written to; without a
 * branch it is the one of the caller's dev mode (docs/contract/data-model.md#files).
 * @throws 400 if the caller's dev mode is not on the branch, the branch is the production branch, no branch is given while dev mode is off,
 *   a path is outside the repository, or the id and the name belong to different branches
 * @throws 403 if the branch is another user's personal dev branch
 * @throws 404 if the branch belongs to another deployment
 */
export const updateFiles = operation<DeploymentAddress & UpdateDataModelFilesInput, DataModelWriteResponse>(
  'updateFiles',
  'PUT',
  '/build/api/v1/deployments/{deploymentId}/data-model/files',
);

/**
 * Removes files from a branch in dev mode, chosen as for `updateFiles`, without committing that (docs/contract/data-model.md#files).
 * @throws 400 if the caller's dev mode is not on the branch
 * @throws 404 if a file does not exist
 */
export const removeFiles = operation<DeploymentAddress & RemoveDataModelFilesInput, DataModelWriteResponse>(
  'removeFiles',
  'DELETE',
  '/build/api/v1/deployments/{deploymentId}/data-model/files',
  { send: 'body' },
);

/**
 * Renames or moves files on a branch in dev mode, chosen as for `updateFiles`, without committing that (docs/contract/data-model.md#files).
 * @throws 400 if a path is outside the repository, or the caller's dev mode is not on the branch
 * @throws 404 if a file does not exist
 * @throws 409 if a new path is taken
 */
export const renameFiles = operation<DeploymentAddress & RenameDataModelFilesInput, DataModelWriteResponse>(
  'renameFiles',
  'POST',
  '/build/api/v1/deployments/{deploymentId}/data-model/files/rename',
);

/**
 * Compiles a branch: the one named, with `devMode` the one of the caller's dev mode, else the production branch. Giving
 * both is refused before sending. A model that does not compile is an answer with `valid: false`, not a failure
 * (docs/contract/data-model.md#files).
 * @throws 400 if `devMode` is set while dev mode is off
 * @throws 404 if the branch does not exist
 */
export const validateDataModel = operation<ValidateDataModelParams, DataModelValidationResponse>(
  'validateDataModel',
  'GET',
  '/build/api/v1/deployments/{deploymentId}/data-model/validate',
  {
    check: ({ branchName, devMode }, operation) => checkAtMostOne({ branchName: branchName, devMode: devMode || undefined }, operation),
    send: 'query',
  },
);

/** Which branch `validateDataModel` compiles. */
export interface ValidateDataModelParams extends DeploymentAddress {
  /** The branch to compile. Not together with `devMode`. */
  readonly branchName?: string | undefined;
  /** True to compile the branch of the caller's dev mode. Not together with `branchName`. */
  readonly devMode?: boolean | undefined;
}

/** The files that `listFiles` lists, with or without their content. */
export interface ListFilesParams extends DeploymentAddress, CursorParams {
  /** True to include the text of each file. */
  readonly withContent?: boolean | undefined;
  /** The branch whose files are listed. */
  readonly branchName?: string | undefined;
  /** Lists the last upload to the branch instead. */
  readonly showLastCLIUpload?: boolean | undefined;
}

/** A file or a folder. Any field may be missing: the service does not declare them. */
export interface SourceTreeNode {
  /** Begins with a slash. */
  readonly path?: string;
  /** A `directory` has `children`. */
  readonly type?: Open<'file' | 'directory'>;
  /** Only for files, and only with `withContent`. */
  readonly content?: string;
  /** The files and folders directly inside. */
  readonly children?: readonly SourceTreeNode[];
}

/** The new content of a file. */
export interface DataModelFileContent {
  /** With or without a slash at its beginning. */
  readonly path: string;
  /** The whole text of the file. */
  readonly content: string;
}

/** The path of a file. */
export interface DataModelFilePath {
  /** With or without a slash at its beginning. */
  readonly path: string;
}

/** A file to rename or move. */
export interface DataModelFileRename {
  /** With or without a slash at its beginning. */
  readonly path: string;
  /** The path afterwards. Folders are created as needed. */
  readonly newPath: string;
}

/** Files to write, and their branch. A branch is named by its id or by its name. */
export interface UpdateDataModelFilesInput {
  /** The files to write. Others stay as they are. */
  readonly files: readonly DataModelFileContent[];
  /** The id of the branch, unless `branchName` is given. */
  readonly branchId?: number | undefined;
  /** The name of the branch, unless `branchId` is given. */
  readonly branchName?: string | undefined;
}

/** The files to delete, and their branch. A branch is named by its id or by its name. */
export interface RemoveDataModelFilesInput {
  /** The files to delete. */
  readonly files: readonly DataModelFilePath[];
  /** The id of the branch, unless `branchName` is given. */
  readonly branchId?: number | undefined;
  /** The name of the branch, unless `branchId` is given. */
  readonly branchName?: string | undefined;
}

/** The files to rename, and their branch. A branch is named by its id or by its name. */
export interface RenameDataModelFilesInput {
  /** The files with their new paths. */
  readonly files: readonly DataModelFileRename[];
  /** The id of the branch, unless `branchName` is given. */
  readonly branchId?: number | undefined;
  /** The name of the branch, unless `branchId` is given. */
  readonly branchName?: string | undefined;
}

/** The result of writing, deleting or renaming files. */
export interface DataModelWriteResponse {
  /** True if all files were written. */
  readonly success: boolean;
}

/** The result of compiling a branch. */
export interface DataModelValidationResponse {
  readonly deploymentId: number;
  /** The name of the branch that was compiled. */
  readonly branchName: string;
  /** `dev_mode` if the branch of the caller's dev mode was compiled. */
  readonly mode: Open<'production' | 'dev_mode'>;
  /** True if the model compiles. */
  readonly valid: boolean;
  /** Empty if the model is valid. */
  readonly errors: readonly DataModelValidationError[];
  /** The number of definitions that were compiled. */
  readonly servicesCount?: number | null;
}

/** An error of the compiler. */
export interface DataModelValidationError {
  /** The message of the compiler. */
  readonly message: string;
  /** The path of the file, if the error belongs to one. */
  readonly fileName?: string | null;
}
