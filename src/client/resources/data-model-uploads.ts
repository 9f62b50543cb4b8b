import { operation } from '../http/operation.js';
import type { DeploymentAddress } from './addresses.js';

/**
 * Begins an upload of a whole project. Send the files that differ from `fileHashes` by `uploadFile`, then
 * `finishUpload`, each with the same target; an upload that is not finished changes nothing (docs/contract/data-model.md#uploads).
 * @throws 400 if the upload is live while dev mode is off
 * @throws 403 if the branch is a read-only production branch or another user's personal dev branch
 * @throws 404 if the branch does not exist
 */
export const startUpload = operation<DeploymentAddress & UploadTarget, StartUploadResponse>(
  'startUpload',
  'POST',
  '/build/api/v1/deployments/{deploymentId}/data-model/upload/start',
  { send: 'query' },
);

/**
 * Adds a file to an upload, or replaces the one it has at that path (docs/contract/data-model.md#uploads).
 * @throws 400 if the path is outside the project, the content is not text, or the upload is for another branch
 * @throws 404 if the upload does not exist
 */
export const uploadFile = operation<DeploymentAddress & UploadTarget & UploadFileBody, void>(
  'uploadFile',
  'POST',
  '/build/api/v1/deployments/{deploymentId}/data-model/upload/file',
  {
    send({ live, branchName, useDeployProjectRoot, transaction, fileName, file }) {
      const body = new FormData();
      body.set('transaction', JSON.stringify(transaction));
      body.set('fileName', fileName);
      body.set('file', file, fileName);
      return { query: { live, branchName, useDeployProjectRoot }, body };
    },
  },
);

/**
 * Ends an upload by the list of all files of the project, those included that were there before and stay as they are.
 * Unless `autoRemoveFiles` is false, files that are not listed are removed (docs/contract/data-model.md#uploads).
 * @throws 400 if a file was not uploaded, or a hash does not match its file
 * @throws 404 if the upload does not exist or belongs to another user
 * @throws 409 if the upload is already finished
 */
export const finishUpload = operation<DeploymentAddress & UploadTarget & FinishUploadBody, FinishUploadResponse>(
  'finishUpload',
  'POST',
  '/build/api/v1/deployments/{deploymentId}/data-model/upload/finish',
  {
    send: ({ deploymentId, live, branchName, useDeployProjectRoot, ...body }) => ({
      query: { live, branchName, useDeployProjectRoot },
      body,
    }),
  },
);

/**
 * Gives the hash of each file by its path in the project, for telling which ones an upload need not send. It is SHA-1 of
 * the content, as hexadecimal digits (docs/contract/data-model.md#uploads).
 * @throws 404 if the branch does not exist
 */
export const fileHashes = operation<DeploymentAddress & UploadTarget, Readonly<Record<string, FileHash>>>(
  'fileHashes',
  'GET',
  '/build/api/v1/deployments/{deploymentId}/data-model/file-hashes',
  { send: 'query' },
);

/** Identifies an upload, as returned by `startUpload`. */
export interface UploadTransaction {
  /** The id of the upload, which only its creator can use. */
  readonly id: string;
}

/** An upload that was begun. */
export interface StartUploadResponse {
  /** Pass it to the calls that follow. */
  readonly transaction: UploadTransaction;
  /** The name of the deployment. */
  readonly deploymentName: string;
}

/** One file of an upload, sent as `multipart/form-data`. */
export interface UploadFileBody {
  /** The upload, as `startUpload` returned it. */
  readonly transaction: UploadTransaction;
  /** The path in the project. */
  readonly fileName: string;
  /** The content of the file. */
  readonly file: Blob;
}

/** The complete content of the project after the upload. */
export interface FinishUploadBody {
  /** The upload, as `startUpload` returned it. */
  readonly transaction: UploadTransaction;
  /** Keyed by path in the project. */
  readonly files: Readonly<Record<string, FileHash>>;
  /** Default true. */
  readonly autoRemoveFiles?: boolean | null | undefined;
  /** Default true. Otherwise the answer does not wait for the commit. */
  readonly awaitGitOperations?: boolean | null | undefined;
  /** The message of the commit that the upload becomes. */
  readonly commitMessage?: string | null | undefined;
}

/** An upload that was finished. */
export interface FinishUploadResponse {
  /** The hash of the resulting commit. */
  readonly lastHash?: string | null;
}

/** The state of one file, to tell which ones have to be uploaded. */
export interface FileHash {
  /** The hash of the content, as `fileHashes` computes it. */
  readonly hash: string;
}

/** The target of an upload: a branch. Default: the production branch. */
export interface UploadTarget {
  /** True for the files with uncommitted changes, false for those of the last commit. */
  readonly live?: boolean | null | undefined;
  /** The name of the branch. */
  readonly branchName?: string | null | undefined;
  /** Paths are below `deployProjectRoot` of the deployment. */
  readonly useDeployProjectRoot?: boolean | null | undefined;
}
